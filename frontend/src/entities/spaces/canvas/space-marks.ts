import type { SpaceType, Zone } from '@modules/spaces/map/space-map.schemas';

/** How a space looks: by its type where the map is drawn, by its state where it is sold. */
export type SpaceMark = SpaceType | 'available' | 'held' | 'assigned' | 'lent' | 'blocked';

export interface MarkLook {
  readonly label: string;
  /** Tokens of styles/tokens.css. */
  readonly fill: string;
  readonly line: string;
  readonly pattern: Pattern;
}

/** What a mark has besides its colour. */
export type Pattern = 'plain' | 'slashes' | 'backslashes' | 'dots' | 'level' | 'upright' | 'crosses';

/** Each colour comes with a pattern and a word. */
export const spaceMarks: Readonly<Record<SpaceMark, MarkLook>> = {
  regular: { label: 'Regular', fill: '--surface', line: '--edge', pattern: 'plain' },
  corner: { label: 'Corner', fill: '--amber-wash', line: '--amber-ink', pattern: 'slashes' },
  power: { label: 'With power', fill: '--petrol-wash', line: '--petrol', pattern: 'dots' },
  indoor: { label: 'Indoors', fill: '--moss-wash', line: '--moss', pattern: 'level' },
  corral: { label: 'Car corral', fill: '--oxblood-wash', line: '--oxblood-ink', pattern: 'upright' },
  available: { label: 'Free', fill: '--moss-wash', line: '--moss', pattern: 'plain' },
  held: { label: 'Held', fill: '--amber-wash', line: '--amber-ink', pattern: 'dots' },
  assigned: { label: 'Taken', fill: '--sunken', line: '--muted', pattern: 'slashes' },
  lent: { label: 'Lent for a year', fill: '--petrol-wash', line: '--petrol', pattern: 'level' },
  blocked: { label: 'Blocked', fill: '--sunken', line: '--ink', pattern: 'crosses' },
};

/** The lines of a pattern, on a tile of 8 pixels; a dot is a line without a length. */
export const patternLines: Readonly<Record<Pattern, readonly (readonly [number, number, number, number])[]>> =
  {
    plain: [],
    slashes: [
      [-1, 9, 9, -1],
      [-1, 1, 1, -1],
      [7, 9, 9, 7],
    ],
    backslashes: [
      [-1, -1, 9, 9],
      [7, -1, 9, 1],
      [-1, 7, 1, 9],
    ],
    dots: [
      [2, 2, 2, 2],
      [6, 6, 6, 6],
    ],
    level: [
      [0, 2, 8, 2],
      [0, 6, 8, 6],
    ],
    upright: [
      [2, 0, 2, 8],
      [6, 0, 6, 8],
    ],
    crosses: [
      [-1, 9, 9, -1],
      [-1, -1, 9, 9],
    ],
  };

/** A zone is named beside its colour wherever it is shown. */
export const zoneLabels: Readonly<Record<Zone['colour'], string>> = {
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  purple: 'Purple',
  grey: 'Grey',
};

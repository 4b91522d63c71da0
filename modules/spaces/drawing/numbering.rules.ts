import type { Space } from '../map/space-map.schemas.js';
import { axesOf } from './geometry.rules.js';

/** How a selection is numbered: "C101, C103 …" */
export interface Numbering {
  readonly prefix: string;
  readonly from: number;
  readonly step: number;
  /** Digits that a number has at least. */
  readonly digits: number;
  /** Whether each other row goes back. */
  readonly isSnaking: boolean;
}

type Placed = Pick<Space, 'x' | 'y' | 'depth' | 'angle'>;

/** A selection with new codes, as one reads: row by row from the top, each from the left, as most of the spaces are turned. */
export function renumbered<One extends Placed & Pick<Space, 'code'>>(
  spaces: readonly One[],
  { prefix, from, step, digits, isSnaking }: Numbering,
): readonly One[] {
  const rows = readingRows(spaces);
  const inTurn = rows.flatMap((row, nth) => (isSnaking && nth % 2 === 1 ? row.toReversed() : row));
  return inTurn.map((space, nth) => ({
    ...space,
    code: `${prefix}${String(from + nth * step).padStart(digits, '0')}`,
  }));
}

/** Spaces row by row from the top, each row from the left. The first space of a row says where it is: those whose middle is less than half a depth below belong to it. */
export function readingRows<One extends Placed>(spaces: readonly One[]): readonly (readonly One[])[] {
  const [right, down] = axesOf(mainAngle(spaces));
  const placed = spaces
    .map((space) => ({
      space,
      across: space.x * right.x + space.y * right.y,
      along: space.x * down.x + space.y * down.y,
    }))
    .toSorted((one, other) => one.along - other.along);
  const rows: (typeof placed)[] = [];
  let begins = 0;
  for (const one of placed) {
    const row = rows.at(-1);
    if (row && one.along - begins < one.space.depth / 2) row.push(one);
    else {
      begins = one.along;
      rows.push([one]);
    }
  }
  return rows.map((row) => row.toSorted((one, other) => one.across - other.across).map(({ space }) => space));
}

/** The angle that most of them have, between -45 and 45: a space that is turned by 90 is read like one that is not. */
function mainAngle(spaces: readonly Placed[]): number {
  const counts = new Map<number, number>();
  for (const { angle } of spaces) {
    const upright = ((Math.round(angle) + 45) % 90) - 45;
    counts.set(upright, (counts.get(upright) ?? 0) + 1);
  }
  let [most, found] = [0, 0];
  for (const [angle, count] of counts) if (count > most) [most, found] = [count, angle];
  return found;
}

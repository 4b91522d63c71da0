import { counted } from '@lib/format';
import { degreesOf, foot } from '@modules/spaces/drawing/geometry.rules';
import { mostFeet, type Space, SpaceCode, spaceTypes } from '@modules/spaces/map/space-map.schemas';

/** The fields of a space as they are typed. '' in a field of several spaces: they differ, and each keeps its own. */
export interface SpaceFields {
  readonly code: string;
  readonly type: string;
  readonly width: string;
  readonly depth: string;
  readonly x: string;
  readonly y: string;
  readonly angle: string;
  readonly price: string;
  /** 'none' for no zone. */
  readonly zoneId: string;
  /** Separated by commas. */
  readonly features: string;
  readonly isBlocked: 'yes' | 'no' | '';
  readonly blocked: string;
}

export type FieldName = keyof SpaceFields;
export type FieldMessages = Readonly<Partial<Record<FieldName, string>>>;

/** What a form shows of these spaces: what all have in common. */
export function fieldsOf(spaces: readonly Space[]): SpaceFields {
  const common = (read: (space: Space) => string): string => {
    const [first, ...others] = spaces.map(read);
    return first !== undefined && others.every((other) => other === first) ? first : '';
  };
  return {
    code: common(({ code }) => code),
    type: common(({ type }) => type),
    width: common(({ width }) => String(width)),
    depth: common(({ depth }) => String(depth)),
    x: common(({ x }) => String(x)),
    y: common(({ y }) => String(y)),
    angle: common(({ angle }) => String(angle)),
    price: common(({ cents }) => dollarsText(cents)),
    zoneId: common(({ zoneId }) => zoneId ?? 'none'),
    features: common(({ features }) => features.join(', ')),
    isBlocked: common(({ blocked }) => (blocked === null ? 'no' : 'yes')) as SpaceFields['isBlocked'],
    blocked: common(({ blocked }) => blocked ?? ''),
  };
}

/** The spaces with what was typed. Only fields that differ from how the form began are applied.
 *  out  messages: by field, why it cannot be read */
export function withFields(
  spaces: readonly Space[],
  typed: SpaceFields,
  before: SpaceFields,
): { readonly spaces: readonly Space[]; readonly messages: FieldMessages } {
  const messages: Partial<Record<FieldName, string>> = {};
  const changes: Partial<Space> = {};
  for (const name of Object.keys(readers) as (keyof typeof readers)[]) {
    if (typed[name] === before[name]) continue;
    const read = readers[name](typed[name].trim());
    if (typeof read === 'string') messages[name] = read;
    else Object.assign(changes, read);
  }
  if (typed.isBlocked !== before.isBlocked || typed.blocked !== before.blocked) {
    const reason = typed.blocked.trim();
    if (typed.isBlocked === 'yes' && reason === '') messages.blocked = 'Say why: “fire lane”.';
    else if (typed.isBlocked !== '') changes.blocked = typed.isBlocked === 'yes' ? reason.slice(0, 80) : null;
  }
  if ('code' in changes && spaces.length > 1)
    messages.code = 'Several spaces cannot have one code: renumber them.';
  return { spaces: spaces.map((space) => ({ ...space, ...changes })), messages };
}

type Read = Partial<Space> | string;

const readers = {
  code: (text: string): Read =>
    SpaceCode.safeParse(text).success
      ? { code: text }
      : 'Give a code like B12: letters and digits, 12 at most.',
  type: (text: string): Read => {
    const type = spaceTypes.find((one) => one === text);
    return type ? { type } : 'Choose a type.';
  },
  width: (text: string): Read => numberIn(text, 1, 500, (width) => ({ width })),
  depth: (text: string): Read => numberIn(text, 1, 500, (depth) => ({ depth })),
  x: (text: string): Read => numberIn(text, -mostFeet, mostFeet, (x) => ({ x })),
  y: (text: string): Read => numberIn(text, -mostFeet, mostFeet, (y) => ({ y })),
  angle: (text: string): Read => numberIn(text, -360, 360, (angle) => ({ angle: degreesOf(angle) })),
  price: (text: string): Read => {
    const cents = centsIn(text);
    return cents === null ? 'Write dollars from 0 to 10,000: 90, or 12.50.' : { cents };
  },
  zoneId: (text: string): Read => ({ zoneId: text === 'none' || text === '' ? null : text }),
  features: (text: string): Read => {
    const features = [...new Set(text.split(/[,;]/).map((one) => one.trim()))].filter((one) => one !== '');
    if (features.length > 6) return 'Six features at most.';
    return features.some(({ length }) => length > 40) ? 'Each feature has 40 letters at most.' : { features };
  },
} as const;

/** out  the number read, or why not */
function numberIn(
  text: string,
  least: number,
  most: number,
  use: (value: number) => Partial<Space>,
): Partial<Space> | string {
  const value = readFeet(text);
  if (value === null || value < least || value > most)
    return `Write a number from ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}.`;
  return use(value);
}

/** "12.5", "12 ft"; null: no number. */
export function readFeet(text: string): number | null {
  const plain = text.trim().replace(/\s*(ft|feet|foot|°|')\.?$/i, '');
  return /^-?\d{1,6}(?:\.\d{1,4})?$/.test(plain) ? foot(Number(plain)) : null;
}

/** "$1,250", "12.50" as cents; null: no price. */
export function centsIn(text: string): number | null {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '');
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return cents <= 1_000_000 ? cents : null;
}

export const dollarsText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** "B12", or "B12 and 3 more", or "4 spaces". */
export const spacesWords = (spaces: readonly Pick<Space, 'code'>[]): string =>
  spaces.length === 1 ? (spaces[0]?.code ?? '') : counted(spaces.length, 'space');

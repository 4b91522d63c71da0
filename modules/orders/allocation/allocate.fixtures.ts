import type { AllocationInput } from './allocate.rules.js';
import type { RequestWishes } from './allocation.schemas.js';
import type { FieldSpace } from './field.rules.js';
import type { Asked } from './turns.rules.js';

export const wishes = (changes: Partial<RequestWishes> = {}): RequestWishes => ({
  count: 1,
  types: [],
  trailerWidth: 0,
  trailerLength: 0,
  power: 'no',
  sameAsLast: false,
  beside: [],
  besideSpace: null,
  zoneIds: [],
  near: [],
  ...changes,
});

/** So many spaces side by side: "a1", "a2", …; `behind` names the row that is back to back with it. */
export const fieldRow = (
  letter: string,
  count: number,
  change: (at: number) => Partial<FieldSpace> = () => ({}),
  behind?: string,
): readonly FieldSpace[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${letter}${at + 1}`,
    code: `${letter.toUpperCase()}${at + 1}`,
    zoneId: null,
    type: 'regular',
    width: 10,
    depth: 30,
    hasPower: false,
    near: [],
    productId: 'space',
    isFree: true,
    row: [at, at + 2].filter((one) => one >= 1 && one <= count).map((one) => `${letter}${one}`),
    back: behind === undefined ? [] : [`${behind}${at + 1}`],
    ...change(at + 1),
  }));

/** A request whose lot is its name. */
export const asked = (
  name: string,
  changes: Partial<RequestWishes> = {},
  more: Partial<Omit<Asked, 'wishes'>> = {},
): Asked => ({
  id: `of-${name}`,
  memberId: name,
  at: '2027-05-01T12:00:00.000Z',
  wishes: wishes(changes),
  hadLast: false,
  times: 0,
  lot: name,
  lastSpaces: [],
  ...more,
});

export const inputOf = (
  spaces: readonly FieldSpace[],
  requests: readonly Asked[],
  more: Partial<AllocationInput> = {},
): AllocationInput => ({
  rules: { priorities: ['last time', 'times before'], draw: 'lot' },
  spaces,
  left: new Map(),
  requests,
  had: new Map(),
  locked: [],
  ...more,
});

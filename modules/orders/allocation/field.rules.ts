import type { SpaceType } from '../../spaces/map/space-map.schemas.js';
import type { RequestWishes } from './allocation.schemas.js';

/** A space of the map that an allocation can give, or could if nobody had it.
 *  units  feet */
export interface FieldSpace {
  readonly id: string;
  readonly code: string;
  readonly zoneId: string | null;
  readonly type: SpaceType;
  readonly width: number;
  readonly depth: number;
  readonly hasPower: boolean;
  /** Features of the map: "near the gate". */
  readonly near: readonly string[];
  /** Of the terms, as which it is sold. */
  readonly productId: string;
  /** Whether anybody can have it: not blocked, nobody's, and nobody has a right to it. */
  readonly isFree: boolean;
  /** Ids of the spaces beside it along the aisle, and of those behind it. */
  readonly row: readonly string[];
  readonly back: readonly string[];
}

/** What is left while spaces are given, one request after the other. Spaces are named by their places. */
export interface Field {
  readonly spaces: readonly FieldSpace[];
  readonly placeOf: ReadonlyMap<string, number>;
  readonly row: readonly (readonly number[])[];
  readonly back: readonly (readonly number[])[];
  /** Both. */
  readonly beside: readonly (readonly number[])[];
  readonly isFree: boolean[];
  /** Pieces of a product that are left. */
  readonly left: Map<string, number>;
}

/** The sequence of the spaces it is given has no influence.
 *  in  left: pieces of a product; without an entry as many as there are spaces */
export function openField(given: readonly FieldSpace[], left: ReadonlyMap<string, number>): Field {
  const spaces = given.toSorted((one, other) => byCode(one, other) || compare(one.id, other.id));
  const placeOf = new Map(spaces.map(({ id }, place) => [id, place]));
  const placesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => placeOf.get(id) ?? []).toSorted((one, other) => one - other);
  const [row, back] = [spaces.map((one) => placesOf(one.row)), spaces.map((one) => placesOf(one.back))];
  return {
    spaces,
    placeOf,
    row,
    back,
    beside: row.map((ids, place) => [...ids, ...(back[place] ?? [])]),
    isFree: spaces.map(({ isFree }) => isFree),
    left: new Map(left),
  };
}

/** Whether a space would do as one of those that a request gets. */
export const accepts = (field: Field, wishes: RequestWishes, place: number): boolean =>
  field.isFree[place] === true && isOfType(field, wishes, place) && isLeft(field, wishes, place);

export const isOfType = ({ spaces }: Field, { types }: RequestWishes, place: number): boolean =>
  types.length === 0 || types.includes(spaces[place]?.type ?? 'regular');

const isLeft = ({ spaces, left }: Field, { count }: RequestWishes, place: number): boolean =>
  left.size === 0 || (left.get(spaces[place]?.productId ?? '') ?? Number.POSITIVE_INFINITY) >= count;

/** Whether the trailer of a request fits a space. */
export const holds = ({ spaces }: Field, { trailerWidth, trailerLength }: RequestWishes, place: number) =>
  (spaces[place]?.width ?? 0) >= trailerWidth && (spaces[place]?.depth ?? 0) >= trailerLength;

/** Whether a space has all that one of the spaces of a request must have: it holds the trailer, and has power where that is needed. */
export const isAnchor = (field: Field, wishes: RequestWishes, place: number): boolean =>
  holds(field, wishes, place) && (wishes.power !== 'needed' || field.spaces[place]?.hasPower === true);

/** As many spaces as a request asks for, each beside another of them: along the row as long as that goes, and then behind it too.
 *  out  null where too few hang together */
export function grow(field: Field, wishes: RequestWishes, start: number): readonly number[] | null {
  const group = [start];
  if (wishes.count === 1) return group;
  addBeside(field, wishes, group, [field.row]);
  if (group.length < wishes.count) addBeside(field, wishes, group, [field.row, field.back]);
  return group.length === wishes.count ? group : null;
}

function addBeside(
  field: Field,
  wishes: RequestWishes,
  group: number[],
  sides: readonly Field['row'][],
): void {
  for (let at = 0; at < group.length; at++)
    for (const side of sides)
      for (const next of side[group[at] ?? -1] ?? []) {
        if (group.length === wishes.count) return;
        if (accepts(field, wishes, next) && !group.includes(next)) group.push(next);
      }
}

export const besideOf = ({ beside }: Field, place: number): readonly number[] => beside[place] ?? [];

/** Give spaces away, or take them back. */
export function setFree(field: Field, places: readonly number[], isFree: boolean): void {
  for (const place of places) {
    const { productId } = field.spaces[place] ?? { productId: '' };
    field.isFree[place] = isFree;
    const left = field.left.get(productId);
    if (left !== undefined) field.left.set(productId, left + (isFree ? 1 : -1));
  }
}

/** "B2" before "B12". */
function byCode({ code: one }: FieldSpace, { code: other }: FieldSpace): number {
  const [ones, others] = [partsOf(one), partsOf(other)];
  for (const [at, part] of ones.entries()) {
    const with_ = others[at];
    if (with_ === undefined) return 1;
    const numbers = /^\d/.test(part) && /^\d/.test(with_) ? Number(part) - Number(with_) : 0;
    if (numbers || part !== with_) return numbers || compare(part, with_);
  }
  return ones.length - others.length;
}

const partsOf = (code: string): readonly string[] => code.toLowerCase().match(/\d+|\D+/g) ?? [];

export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

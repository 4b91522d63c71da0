import type { Reason } from './allocation.schemas.js';
import { besideOf, type Field } from './field.rules.js';
import type { Asked } from './turns.rules.js';

/** What a wish that is met counts; that of the type by how early it is named. What vendors read of it is the same table.
 *  source  README, Allocation 6 */
export const weights = {
  'same as last': 64,
  'beside member': 24,
  'beside space': 24,
  power: 20,
  zone: 12,
  type: 8,
  near: 6,
} as const;

/** One wish of a request. */
export type WishOf = Pick<Reason, 'of'> & { readonly about: keyof typeof weights };

/** Spaces of members, as they are placed. */
export type Placed = ReadonlyMap<string, ReadonlySet<number>>;

/** The field as one request sees it: of each space, which of its wishes it meets. */
export interface View {
  readonly asked: Asked;
  readonly wishes: readonly WishOf[];
  /** A bit of each wish, by space; those to be beside a member are in none, since they move. */
  readonly met: Uint16Array;
  /** Of the type of a space, as it counts for one of one. */
  readonly type: Float64Array;
}

/** What a request would like, besides what it needs: 14 at most. */
export function wishesOf({ wishes, lastSpaces }: Asked): readonly WishOf[] {
  return [
    ...(wishes.sameAsLast && lastSpaces.length ? [{ about: 'same as last' } as const] : []),
    ...wishes.beside.map((of) => ({ about: 'beside member', of }) as const),
    ...(wishes.besideSpace === null ? [] : [{ about: 'beside space', of: wishes.besideSpace } as const]),
    ...(wishes.power === 'wished' ? [{ about: 'power' } as const] : []),
    ...(wishes.zoneIds.length ? [{ about: 'zone' } as const] : []),
    ...(wishes.types.length > 1 ? [{ about: 'type' } as const] : []),
    ...wishes.near.map((of) => ({ about: 'near', of }) as const),
  ];
}

/** in  places: those that are looked at; left out, all */
export function viewOf(field: Field, asked: Asked, places?: readonly number[]): View {
  const wishes = wishesOf(asked);
  const { types } = asked.wishes;
  const hasType = wishes.some(({ about }) => about === 'type');
  const met = new Uint16Array(field.spaces.length);
  const type = new Float64Array(hasType ? field.spaces.length : 0);
  const look = (place: number) => {
    for (let bit = 0; bit < wishes.length; bit++)
      if (meets(field, asked, wishes[bit] as WishOf, place)) met[place] = (met[place] ?? 0) | (1 << bit);
    const named = hasType ? types.indexOf(field.spaces[place]?.type ?? 'regular') : -1;
    if (named >= 0) type[place] = weights.type * (1 - named / types.length);
  };
  if (places) for (const place of places) look(place);
  else for (let place = 0; place < field.spaces.length; place++) if (field.isFree[place]) look(place);
  return { asked, wishes, met, type };
}

function meets(field: Field, { wishes, lastSpaces }: Asked, { about, of }: WishOf, place: number): boolean {
  const space = field.spaces[place];
  if (!space) return false;
  switch (about) {
    case 'same as last':
      return lastSpaces.includes(space.id);
    case 'beside member':
      return false;
    case 'beside space':
      return space.row.includes(of ?? '') || space.back.includes(of ?? '');
    case 'power':
      return space.hasPower;
    case 'zone':
      return wishes.zoneIds.includes(space.zoneId ?? '');
    case 'type':
      return space.type === wishes.types[0];
    case 'near':
      return space.near.includes(of ?? '');
    default:
      return about satisfies never;
  }
}

/** Spaces beside those of the members that a request wishes to be beside, with the bits of these wishes. */
export type Company = ReadonlyMap<number, number>;

export function companyOf(field: Field, { wishes }: Pick<View, 'wishes'>, placed: Placed): Company {
  const company = new Map<number, number>();
  for (const [bit, { about, of }] of wishes.entries())
    if (about === 'beside member')
      for (const one of placed.get(of ?? '') ?? [])
        for (const beside of besideOf(field, one))
          company.set(beside, (company.get(beside) ?? 0) | (1 << bit));
  return company;
}

/** Which wishes some spaces meet: a zone, a type and the spaces of the last time by all of them, anything else by one.
 *  out  bits */
export function metBy(view: View, places: readonly number[], company: Company): number {
  let [some, all] = [0, -1];
  for (const place of places) {
    const bits = (view.met[place] ?? 0) | (company.get(place) ?? 0);
    some |= bits;
    all &= bits;
  }
  let met = 0;
  for (const [bit, { about }] of view.wishes.entries()) met |= (isOfEach(about) ? all : some) & (1 << bit);
  return met;
}

/** What some spaces are worth to a request by its wishes; more is better. */
export function worthOf(view: View, places: readonly number[], company: Company): number {
  let worth = 0;
  let some = 0;
  for (const place of places) {
    worth += view.type[place] ?? 0;
    some |= (view.met[place] ?? 0) | (company.get(place) ?? 0);
  }
  for (const [bit, { about }] of view.wishes.entries()) {
    if (about === 'type' || !(some & (1 << bit))) continue;
    if (!isOfEach(about)) worth += weights[about] * places.length;
    else for (const place of places) if ((view.met[place] ?? 0) & (1 << bit)) worth += weights[about];
  }
  return worth / places.length;
}

const isOfEach = (about: WishOf['about']): boolean =>
  about === 'zone' || about === 'type' || about === 'same as last';

/** What others lose by it, among spaces that are worth the same: power for nobody who asked for it, and single spaces that are left between others. Less is
 *  better. */
export function wasteOf(field: Field, { wishes }: Asked, places: readonly number[]): number {
  let waste = 0;
  for (const place of places) {
    if (wishes.power === 'no' && field.spaces[place]?.hasPower) waste += 10;
    for (const beside of field.row[place] ?? [])
      if (field.isFree[beside] && !places.includes(beside) && isAlone(field, beside, places)) waste++;
  }
  return waste;
}

function isAlone({ row, isFree }: Field, place: number, places: readonly number[]): boolean {
  for (const beside of row[place] ?? []) if (isFree[beside] && !places.includes(beside)) return false;
  return true;
}

import { accepts, besideOf, type Field, grow, isAnchor, setFree } from './field.rules.js';
import { type Company, companyOf, metBy, type View, wasteOf, worthOf } from './worth.rules.js';

/** An allocation while spaces are given. */
export interface Run {
  readonly field: Field;
  /** Places of the spaces that members have, and get. */
  readonly placed: Map<string, ReadonlySet<number>>;
}

interface Found {
  readonly places: readonly number[];
  readonly worth: number;
  readonly waste: number;
}

export const placesOf = ({ placeOf }: Field, ids: readonly string[]): readonly number[] =>
  ids.flatMap((id) => placeOf.get(id) ?? []);

/** The best of what is free for a request; of what is the same, what comes first by code.
 *  out  tried: bits of the wishes that something of it met */
export function bestOf(
  { field, placed }: Run,
  view: View,
): { readonly best: Found | null; readonly tried: number } {
  const company = companyOf(field, view, placed);
  let best: Found | null = null;
  let tried = 0;
  for (let start = 0; start < field.spaces.length; start++) {
    const places = spacesFrom(field, view, start);
    if (!places) continue;
    tried |= metBy(view, places, company);
    best = better(field, view, places, company, best);
  }
  return { best, tried };
}

/** Spaces from one on that have what a request needs. */
function spacesFrom(field: Field, { asked: { wishes } }: View, start: number): readonly number[] | null {
  if (!accepts(field, wishes, start)) return null;
  const places = grow(field, wishes, start);
  return places?.some((one) => isAnchor(field, wishes, one)) ? places : null;
}

function better(
  field: Field,
  view: View,
  places: readonly number[],
  company: Company,
  best: Found | null,
): Found | null {
  const worth = worthOf(view, places, company);
  if (best && worth < best.worth) return best;
  const waste = wasteOf(field, view.asked, places);
  return !best || isBetter({ worth, waste }, best) ? { places, worth, waste } : best;
}

const isBetter = (one: Omit<Found, 'places'>, other: Omit<Found, 'places'>): boolean =>
  one.worth > other.worth || (one.worth === other.worth && one.waste < other.waste);

/** Where all of a group would be, each beside one who comes before: of the first twelve ways that are found, from what the first of them likes best on, the best.
 *  out  places of each; null where no way was found */
export function togetherOf(run: Run, views: readonly View[]): readonly (readonly number[])[] | null {
  const [first, ...others] = views;
  if (!first) return null;
  let best: { readonly all: readonly Found[]; readonly worth: number; readonly waste: number } | null = null;
  let tries = 0;
  for (const start of startsOf(run, first)) {
    const all = allFrom(run, first, others, start);
    if (!all) continue;
    const worth = all.reduce((sum, one) => sum + one.worth, 0);
    const waste = all.reduce((sum, one) => sum + one.waste, 0);
    if (!best || isBetter({ worth, waste }, best)) best = { all, worth, waste };
    if (++tries === mostTries) break;
  }
  return best?.all.map(({ places }) => places) ?? null;
}

const mostTries = 12;

/** All that the first of a group could have, the best first. */
function startsOf({ field, placed }: Run, view: View): readonly Found[] {
  const company = companyOf(field, view, placed);
  const found: Found[] = [];
  for (let start = 0; start < field.spaces.length; start++) {
    const places = spacesFrom(field, view, start);
    if (!places) continue;
    const worth = worthOf(view, places, company);
    found.push({ places, worth, waste: wasteOf(field, view.asked, places) });
  }
  return found.toSorted(
    (one, other) =>
      other.worth - one.worth || one.waste - other.waste || (one.places[0] ?? 0) - (other.places[0] ?? 0),
  );
}

/** Where all would be if the first of them were there. Everything is as it was afterwards. */
function allFrom(
  { field, placed }: Run,
  first: View,
  others: readonly View[],
  start: Found,
): readonly Found[] | null {
  const all: Found[] = [];
  const before: [string, ReadonlySet<number> | undefined][] = [];
  const put = ({ asked: { memberId } }: View, found: Found) => {
    const known = placed.get(memberId);
    all.push(found);
    before.push([memberId, known]);
    setFree(field, found.places, false);
    placed.set(memberId, new Set([...(known ?? []), ...found.places]));
  };
  put(first, start);
  for (const view of others) {
    const taken = all.flatMap(({ places }) => places);
    const next = bestBeside({ field, placed }, view, taken);
    if (!next) break;
    put(view, next);
  }
  for (const { places } of all) setFree(field, places, true);
  for (const [memberId, known] of before)
    if (known) placed.set(memberId, known);
    else placed.delete(memberId);
  return all.length === others.length + 1 ? all : null;
}

/** The best of what touches these spaces. */
function bestBeside({ field, placed }: Run, view: View, taken: readonly number[]): Found | null {
  const company = companyOf(field, view, placed);
  const around = new Set(taken.flatMap((one) => besideOf(field, one)));
  let best: Found | null = null;
  for (const start of nearby(field, view, taken)) {
    const places = spacesFrom(field, view, start);
    if (places?.some((one) => around.has(one))) best = better(field, view, places, company, best);
  }
  return best;
}

/** Free spaces that are at most so many steps from these as the request has spaces. */
function nearby(field: Field, { asked: { wishes } }: View, taken: readonly number[]): readonly number[] {
  const found = new Set<number>();
  let edge: readonly number[] = taken;
  for (let step = 0; step < wishes.count && edge.length; step++) {
    const next: number[] = [];
    for (const one of edge)
      for (const beside of besideOf(field, one))
        if (!found.has(beside) && accepts(field, wishes, beside)) {
          found.add(beside);
          next.push(beside);
        }
    edge = next;
  }
  return [...found].toSorted((one, other) => one - other);
}

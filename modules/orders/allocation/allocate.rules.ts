import type { AllocationRules, Placement, Reason } from './allocation.schemas.js';
import { compare, type Field, type FieldSpace, openField, setFree } from './field.rules.js';
import { lackOf, reasonsOf } from './reasons.rules.js';
import { bestOf, placesOf, type Run, togetherOf } from './search.rules.js';
import { type Asked, groupsOf, inTurn } from './turns.rules.js';
import { viewOf } from './worth.rules.js';

/** Everything that a proposal follows from. */
export interface AllocationInput {
  readonly rules: Pick<AllocationRules, 'priorities' | 'draw'>;
  /** Of the products that are given; those that somebody has too, since others wish to be beside them. */
  readonly spaces: readonly FieldSpace[];
  /** Pieces of a product that are left, where there is a limit. */
  readonly left: ReadonlyMap<string, number>;
  readonly requests: readonly Asked[];
  /** Ids of spaces that members have already. */
  readonly had: ReadonlyMap<string, readonly string[]>;
  /** Where the team placed somebody for good. */
  readonly locked: readonly { readonly requestId: string; readonly spaceIds: readonly string[] }[];
}

/** How a request came to what it got. */
interface Result {
  readonly places: readonly number[];
  /** Bits of the wishes that something that was free met. */
  readonly tried: number;
  readonly lack: Reason | null;
  readonly isLocked: boolean;
  /** Of one of a group: whether it was placed together; null for one of none. */
  readonly isTogether: boolean | null;
}
type Results = Map<string, Result>;

/** Who gets which spaces, and why. The same input gives the same proposal, whatever the sequence of its rows. Whoever has their turn gets the spaces that have what
 *  they need and meet most of their wishes, of what is left; those who wish for each other are placed together when the last of them has their turn.
 *  It looks at each space once for each request, and for a group besides at what is beside each of at most 12 places to begin at: n requests and m spaces
 *  take n · m steps, 3 million for 1,000 and 3,000.
 *  source  README, Allocation 4 */
export function allocate(input: AllocationInput): readonly Placement[] {
  const run = begin(input);
  const results: Results = new Map();
  const turns = inTurn(input.requests, input.rules);
  const lost = keepLocked(run, results, turns, input.locked);
  const groups = groupsOf(turns.filter(({ id }) => !results.has(id)));
  const groupOf = new Map(groups.flatMap((group) => group.map(({ id }) => [id, group] as const)));
  for (const asked of turns) {
    if (results.has(asked.id)) continue;
    const group = groupOf.get(asked.id);
    if (!group) place(run, results, asked, null);
    else if (group.at(-1) === asked && !placeTogether(run, results, group))
      for (const each of group) place(run, results, each, false);
  }
  const members = new Set(turns.map(({ memberId }) => memberId));
  return turns.map((asked, at) => placementOf(run, members, asked, at + 1, results, lost));
}

function begin({ spaces, left, had }: AllocationInput): Run {
  const field: Field = openField(spaces, left);
  const placed = new Map<string, Set<number>>();
  for (const [memberId, ids] of had) placed.set(memberId, new Set(placesOf(field, ids)));
  return { field, placed };
}

/** out  ids of requests whose spaces somebody has now */
function keepLocked(
  run: Run,
  results: Results,
  turns: readonly Asked[],
  locked: AllocationInput['locked'],
): ReadonlySet<string> {
  const byId = new Map(turns.map((asked) => [asked.id, asked]));
  const lost = new Set<string>();
  for (const { requestId, spaceIds } of locked.toSorted((one, other) =>
    compare(one.requestId, other.requestId),
  )) {
    const asked = byId.get(requestId);
    const places = placesOf(run.field, spaceIds);
    const isFree = places.length === spaceIds.length && places.every((one) => run.field.isFree[one]);
    if (!isFree) lost.add(requestId);
    else if (asked)
      give(run, results, asked, { places, tried: 0, lack: null, isLocked: true, isTogether: null });
  }
  return lost;
}

function place(run: Run, results: Results, asked: Asked, isTogether: boolean | null): void {
  const { best, tried } = bestOf(run, viewOf(run.field, asked));
  const lack = best ? null : lackOf(run.field, asked.wishes);
  give(run, results, asked, { places: best?.places ?? [], tried, lack, isLocked: false, isTogether });
}

/** out  false where no such places were found; nobody is placed then */
function placeTogether(run: Run, results: Results, group: readonly Asked[]): boolean {
  const views = group.map((asked) => viewOf(run.field, asked));
  const found = togetherOf(run, views);
  if (!found) return false;
  const tried = views.map((view) => bestOf(run, view).tried);
  for (const [at, asked] of group.entries()) {
    const places = found[at] ?? [];
    give(run, results, asked, {
      places,
      tried: tried[at] ?? 0,
      lack: null,
      isLocked: false,
      isTogether: true,
    });
  }
  return true;
}

function give({ field, placed }: Run, results: Results, { id, memberId }: Asked, result: Result): void {
  setFree(field, result.places, false);
  placed.set(memberId, new Set([...(placed.get(memberId) ?? []), ...result.places]));
  results.set(id, result);
}

function placementOf(
  { field, placed }: Run,
  members: ReadonlySet<string>,
  asked: Asked,
  turn: number,
  results: Results,
  lost: ReadonlySet<string>,
): Placement {
  const none = { places: [], tried: 0, lack: null, isLocked: false, isTogether: null };
  const result = results.get(asked.id) ?? none;
  const { hadLast, times, lot } = asked;
  return {
    ...{ requestId: asked.id, turn, hadLast, times, lot },
    spaceIds: result.places.map((one) => field.spaces[one]?.id ?? ''),
    reasons: [...reasonsOf(field, placed, members, { asked, ...result, isLost: lost.has(asked.id) })],
  };
}

import type { Chance } from '../chance.js';
import { type Cast, member } from './cast.js';
import type { Circle } from './community-draft.js';
import type { PostDraft } from './post-drafts.js';

/** How long ago a post was written: more of them lately; not before its author and those who comment by name were members, and not before its community
 *  and what it shares. Posts of one author are apart.
 *  in  daysOf: those of each author so far; this one is added */
export function daysAgoOf(
  cast: Cast,
  { draft, circle }: { readonly draft: PostDraft; readonly circle: Pick<Circle, 'foundedDaysAgo'> | null },
  daysOf: Map<number, number[]>,
  chance: Chance,
): number {
  const named = draft.comments.flatMap(({ by }) => (typeof by === 'number' ? [by] : []));
  const joined = Math.min(...[draft.author, ...named].map((at) => member(cast, at).joinedDaysAgo - 2));
  const most = Math.min(120, joined, draft.atMostDaysAgo, (circle?.foundedDaysAgo ?? Infinity) - 2);
  const others = daysOf.get(draft.author) ?? [];
  daysOf.set(draft.author, others);
  const least = draft.isWritten && draft.comments.some(({ by }) => by === 'author') ? daysToTellMore : 0.02;
  const draw = () => least + Math.max(0, most - least) * chance.next() ** (draft.shared ? 1 : 1.5);
  const draws = draft.daysAgo === null ? Array.from({ length: 12 }, draw) : [Math.min(draft.daysAgo, most)];
  const apart = draws.find((one) => others.every((other) => Math.abs(one - other) > daysBetween));
  const found = apart ?? draws[0] ?? least;
  others.push(found);
  return found;
}

/** Nobody writes all the time. */
const daysBetween = 0.9;

/** An author who comes back with news needed some days for it. */
const daysToTellMore = 4;

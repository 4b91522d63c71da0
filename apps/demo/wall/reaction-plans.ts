import type { ReactionKind } from '../../../modules/community/reaction/reaction.events.js';
import { plusHours } from '../../../modules/kernel/decider/time.js';
import type { Chance } from '../chance.js';
import type { Person } from '../people.js';
import { type Cast, member } from './cast.js';
import { anybody, type TimedDraft } from './comment-plans.js';
import { groupOf } from './comment-words.js';

export interface ReactionPlan {
  readonly member: Person;
  readonly kind: ReactionKind;
  readonly at: string;
}

/** A few reactions to most posts and many to some, of a kind that fits. New posts have fewer. */
export function reactionPlans(
  cast: Cast,
  { at, draft, circle }: TimedDraft,
  chance: Chance,
): readonly ReactionPlan[] {
  const hours = (Date.parse(cast.now) - Date.parse(at)) / 3_600_000;
  const most = draft.kind === 'milestone' ? 26 : draft.kind === 'question' ? 8 : draft.isWritten ? 22 : 12;
  const count = Math.floor(chance.next() ** 1.8 * most * Math.min(1, hours / 18));
  const not = new Set([draft.author]);
  const plans: ReactionPlan[] = [];
  for (let nth = 0; nth < count; nth++) {
    const one = anybody(cast, { circle, at, not }, chance);
    if (one === undefined) break;
    not.add(one);
    const kind = chance.weighted<ReactionKind>(weightsOf(draft));
    plans.push({
      member: member(cast, one),
      kind,
      at: plusHours(at, Math.min(hours, 72) * chance.next() ** 2 * 0.95),
    });
  }
  return plans.toSorted((one, other) => one.at.localeCompare(other.at));
}

function weightsOf({ kind, subject }: TimedDraft['draft']): Readonly<Partial<Record<ReactionKind, number>>> {
  if (kind === 'milestone') return { like: 84, 'been-there': 14, 'nice-find': 2 };
  if (kind === 'question') return { like: 35, 'been-there': 65 };
  if (subject === 'share' || groupOf(subject) === 'swap')
    return { like: 30, 'nice-find': 62, 'been-there': 8 };
  return { like: 64, 'been-there': 30, 'nice-find': 6 };
}

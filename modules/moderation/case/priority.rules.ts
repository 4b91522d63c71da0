import { plusHours } from '../../kernel/decider/time.js';
import { type Category, categories, type Priority, priorities } from '../moderation.schemas.js';

/** What a case in the queue is ordered by. */
export interface Queued {
  readonly id: string;
  readonly category: Category;
  readonly openedAt: string;
  readonly isHidden: boolean;
}

/** Never late: somebody could be hurt. */
export const urgentCategories: readonly Category[] = ['minor-safety', 'unsafe'];

/** How urgent a case is: by its category, one step more once it has waited for a day, two after three days, and one while something is hidden.
 *  Only the safety of people is urgent.
 *  source  README, Cases */
export function priorityOf({ category, openedAt, isHidden }: Omit<Queued, 'id'>, now: string): Priority {
  if (urgentCategories.includes(category)) return 'urgent';
  const waited = [24, 72].filter((hours) => plusHours(openedAt, hours) <= now).length;
  const step = start[category] - waited - (isHidden ? 1 : 0);
  return step <= 1 ? 'high' : step === 2 ? 'normal' : 'low';
}

/** What sorts as the queue does: minors' safety first, then by priority, then whoever waits longest. */
export const queueKey = (one: Queued, now: string): string =>
  [rank(one, now), one.openedAt, one.id].join(' ');

const rank = (one: Queued, now: string): number =>
  one.category === 'minor-safety' ? 0 : 1 + priorities.indexOf(priorityOf(one, now));

/** 1 is high, 2 normal, 3 low. */
const start = Object.fromEntries(
  categories.map((one) => [
    one,
    ['scam', 'stolen', 'harassment'].includes(one) ? 1 : ['counterfeit', 'prohibited'].includes(one) ? 2 : 3,
  ]),
) as Readonly<Record<Category, number>>;

import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { DealHistory } from '../../../modules/limits/deal-history.ports.js';
import { stepOf } from '../../../modules/limits/limits.rules.js';

/** The authors among these whose links are links: not those of a member in the first step of limits. One query at most.
 *  source  modules/limits/README.md, Rules 2 and 3 */
export async function withLiveLinks(
  deals: Pick<DealHistory, 'ratingsOfEach'>,
  authors: readonly { readonly id: string; readonly joined_at: string }[],
  now: string,
): Promise<ReadonlySet<string>> {
  const none = { good: 0, bad: 0 };
  const isNew = ({ joined_at }: { readonly joined_at: string }) =>
    new Date(joined_at).toISOString() > plusDays(now, -30);
  const young = authors.filter(isNew);
  const ratings = young.length ? await deals.ratingsOfEach(young.map(({ id }) => id)) : new Map();
  const live = authors.filter(
    ({ id, joined_at }) => stepOf(new Date(joined_at).toISOString(), now, ratings.get(id) ?? none) > 0,
  );
  return new Set(live.map(({ id }) => id));
}

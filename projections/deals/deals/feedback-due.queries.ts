import { sql } from 'kysely';
import type { FeedbackDue } from '../../../modules/deals/deals.contract.js';
import { feedbackDays } from '../../../modules/deals/offer/offer.events.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { MemberNames } from '../../../modules/members/member-names.ports.js';
import type { MemberRelations } from '../../../modules/members/member-relations.ports.js';
import { mayAllConverse } from '../../../modules/messages/conversations.shared.js';
import { isAgreed } from './is-agreed.js';

interface Deps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly relations: MemberRelations;
  readonly people: MemberNames;
}

export const maxFeedbackDue = 20;

/** Deals that a member may still say something about, by the same rules as the thread of each: the one whose time is over first comes first. */
export async function feedbackDueOf(deps: Deps, memberId: string, now: string): Promise<FeedbackDue[]> {
  const { rows } = await sql<{ thread_id: string; other_id: string; done_at: string }>`
    select thread_id, case when seller_id = ${memberId} then buyer_id else seller_id end as other_id, done_at
    from deals.deal deal
    where (seller_id = ${memberId} or buyer_id = ${memberId}) and done_at >= ${plusDays(now, -feedbackDays)}
      and not disputed and (${isAgreed} or done_by <> case when seller_id = ${memberId} then 'seller' else 'buyer' end)
      and not exists (
        select from deals.feedback given where given.deal_id = deal.id and (given.from_id = ${memberId} or given.is_shown))
    order by done_at, thread_id limit ${maxFeedbackDue}`.execute(deps.db);
  const open = await Promise.all(rows.map(({ other_id }) => mayAllConverse(deps, [memberId, other_id])));
  const due = rows.filter((_, index) => open[index]);
  const names = await deps.people.namesFor(
    memberId,
    due.map(({ other_id }) => other_id),
  );
  return due.map(({ thread_id, other_id, done_at }) => ({
    threadId: thread_id,
    name: names.get(other_id) ?? 'Former member',
    until: plusDays(done_at, feedbackDays),
  }));
}

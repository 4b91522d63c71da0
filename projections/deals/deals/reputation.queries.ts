import { type SqlBool, sql } from 'kysely';
import { idOfFeedback, partsOfFeedback } from '../../../modules/deals/deal-ids.shared.js';
import type { Reputation } from '../../../modules/deals/deals.contract.js';
import { feedbackState } from '../../../modules/deals/feedback/feedback.state.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { SellerRating } from '../../../modules/marketplace/listing.schemas.js';
import type { Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import type { MemberNames } from '../../../modules/members/member-names.ports.js';
import type { MemberRelations } from '../../../modules/members/member-relations.ports.js';
import type { Talks } from '../../../modules/messages/talks.ports.js';
import { givenView } from './deal-view.queries.js';
import type { DealsTables, FeedbackTable } from './deals.table.js';
import { isAgreed } from './is-agreed.js';

interface RatingDeps {
  readonly db: Database;
  readonly talks: Talks;
  readonly relations: Pick<MemberRelations, 'mayConverse'>;
  readonly storefronts: Pick<Storefronts, 'isOpen'>;
}

interface Deps extends RatingDeps {
  readonly eventStore: DomainEventStore;
  readonly people: MemberNames;
}

/** The number of deals whose comments are shown. */
export const maxRecent = 10;

const noRating: SellerRating = { good: 0, neutral: 0, bad: 0, partners: 0, answersInMinutes: null };

/** How deals with a member went, and how fast they answer; nothing for readers who may neither see the member's storefront nor write to them. */
export async function ratingFor(
  { db, talks, relations, storefronts }: RatingDeps,
  memberId: string,
  readerId: string | undefined,
): Promise<SellerRating> {
  const isSeen =
    readerId === memberId ||
    (await storefronts.isOpen(memberId)) ||
    (readerId !== undefined && (await relations.mayConverse(readerId, memberId)));
  if (!isSeen) return noRating;
  const [counts, answersInMinutes] = await Promise.all([
    ratingsOf(db, memberId),
    talks.answersInMinutes(memberId),
  ]);
  return { ...counts, answersInMinutes };
}

/** The same with the latest words. */
export async function reputationOf(
  { eventStore, people, ...deps }: Deps,
  memberId: string,
  readerId: string | undefined,
): Promise<Reputation> {
  const rating = await ratingFor(deps, memberId, readerId);
  if (rating === noRating) return { ...rating, recent: [] };
  const recent = await recentOf(deps.db, memberId);
  const names = await people.namesFor(
    readerId,
    recent.map(({ from_id }) => from_id),
  );
  const words = await Promise.all(
    recent.map(async ({ deal_id, from_id, from_side, given_at }) => {
      const name = names.get(from_id);
      const { given } = await loadState(eventStore, feedbackState, deal_id);
      const one = given.find(({ fromId }) => fromId === from_id);
      return one
        ? [
            {
              id: idOfFeedback(deal_id, from_id),
              ...givenView(one),
              at: given_at,
              from: name === undefined ? null : { id: from_id, name },
              fromSide: from_side,
            },
          ]
        : [];
    }),
  );
  return { ...rating, recent: words.flat() };
}

/** Feedback on a deal counts while both sides agree on the deal, and no decision has voided it. */
const counts = sql<SqlBool>`not is_void and exists (select from deals.deal where deal.id = feedback.deal_id and ${isAgreed})`;

/** Each partner counts once, by their latest visible feedback. */
export async function ratingsOf(
  db: Database,
  memberId: string,
): Promise<Pick<Reputation, 'good' | 'neutral' | 'bad' | 'partners'>> {
  const { rows } = await sql<Pick<Reputation, 'good' | 'neutral' | 'bad' | 'partners'>>`
    select count(*) filter (where rating = 'good') as good, count(*) filter (where rating = 'neutral') as neutral,
      count(*) filter (where rating = 'bad') as bad, count(*) as partners
    from (select distinct on (from_id) rating from deals.feedback
      where to_id = ${memberId} and is_shown and ${counts} order by from_id, position desc) last`.execute(db);
  return rows[0] ?? { good: 0, neutral: 0, bad: 0, partners: 0 };
}

/** The same good and bad ones for many members. */
export async function ratingsOfEach(
  db: Database,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<Reputation, 'good' | 'bad'>>> {
  if (!memberIds.length) return new Map();
  const { rows } = await sql<{ to_id: string; good: number; bad: number }>`
    select to_id, count(*) filter (where rating = 'good') as good, count(*) filter (where rating = 'bad') as bad
    from (select distinct on (to_id, from_id) to_id, rating from deals.feedback
      where to_id = any(${[...memberIds]}) and is_shown and ${counts} order by to_id, from_id, position desc) last
    group by to_id`.execute(db);
  return new Map(rows.map(({ to_id, good, bad }) => [to_id, { good, bad }]));
}

function recentOf(db: Database, memberId: string): Promise<readonly FeedbackTable[]> {
  return db
    .withTables<DealsTables>()
    .selectFrom('deals.feedback')
    .selectAll()
    .where('to_id', '=', memberId)
    .where('is_shown', '=', true)
    .where(counts)
    .orderBy('position', 'desc')
    .limit(maxRecent)
    .execute();
}

/** The feedback that a member ever gave, oldest first. */
export async function feedbackBy(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .withTables<DealsTables>()
    .selectFrom('deals.feedback')
    .select(['deal_id', 'from_id'])
    .where('from_id', '=', memberId)
    .orderBy('position')
    .execute();
  return rows.map(({ deal_id, from_id }) => idOfFeedback(deal_id, from_id));
}

/** The feedback among these that counts, which everybody reads. */
export async function feedbackShown(db: Database, ids: readonly string[]): Promise<readonly string[]> {
  const asked = ids.map(partsOfFeedback);
  const rows = await db
    .withTables<DealsTables>()
    .selectFrom('deals.feedback')
    .select(['deal_id', 'from_id'])
    .where(
      'deal_id',
      'in',
      asked.map(({ dealId }) => dealId),
    )
    .where('is_shown', '=', true)
    .where(counts)
    .execute();
  const shown = new Set(rows.map(({ deal_id, from_id }) => idOfFeedback(deal_id, from_id)));
  return ids.filter((id) => shown.has(id));
}

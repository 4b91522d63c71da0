import { sql } from 'kysely';
import { watches } from '../../../projections/saved-searches/saved-searches/saved-searches.queries.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { listingPrices } from '../../marketplace/listing/listing-prices.shared.js';
import { MEMBER_RELATIONS } from '../../members/member-relations.ports.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { newListing } from '../saved-searches.notification-kinds.js';

type Deps = Pick<ModuleContext, 'db' | 'get'>;

export const alertPriceDropsJob = (deps: Deps): ScheduledJob =>
  scheduledJob({ name: 'alert-price-drops', everySeconds: 60, run: ({ now }) => alertPriceDrops(deps, now) });

interface Drop {
  readonly memberId: string;
  readonly listingId: string;
  readonly sellerId: string;
  readonly was: number;
  readonly cents: number;
}

/** Notify members who watch a listing that its price went down, once for each price; not if the member or the seller has blocked the other.
 *  source  modules/saved-searches/README.md, Alerts */
export async function alertPriceDrops({ db, get }: Deps, now: string): Promise<void> {
  await sql`delete from search_marks.price m where not exists (
    select from ${watches} w where w.member_id = m.member_id and w.listing_id = m.listing_id)`.execute(db);
  await sql`insert into search_marks.price
    select w.member_id, w.listing_id, c.price_cents from ${watches} w join ${listingPrices} c on c.id = w.listing_id
    on conflict (member_id, listing_id) do update set cents = excluded.cents where search_marks.price.cents < excluded.cents`.execute(
    db,
  );
  const { rows } = await sql<Drop>`
    select w.member_id as "memberId", w.listing_id as "listingId", c.seller_id as "sellerId", m.cents as was, c.price_cents as cents
    from ${watches} w
      join search_marks.price m on m.member_id = w.member_id and m.listing_id = w.listing_id
      join ${listingPrices} c on c.id = w.listing_id and c.is_active and c.price_cents < m.cents`.execute(db);
  await forEachSettled(rows, async ({ memberId, listingId, sellerId, was, cents }) => {
    const isBlocked = await get(MEMBER_RELATIONS).isBlockedBetween(memberId, sellerId);
    await db.transaction().execute(async (tx) => {
      if (!isBlocked)
        await get(NOTIFIER).notify(tx, {
          id: deterministicId('price drop', memberId, listingId, String(cents), String(was)),
          recipientId: memberId,
          sentAt: now,
          ...newListing.of('price_drop'),
          message: `{listing}, which you watch, is ${dollars(was - cents)} cheaper now: ${dollars(cents)}.`,
          href: `/listing/${listingId}`,
          about: listingId,
          happening: { key: `price ${listingId}`, weight: 1 },
        });
      await sql`update search_marks.price set cents = ${cents} where member_id = ${memberId} and listing_id = ${listingId}`.execute(
        tx,
      );
    });
  });
}

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', cents % 100 ? { minimumFractionDigits: 2 } : {})}`;

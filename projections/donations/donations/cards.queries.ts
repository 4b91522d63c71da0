import { sql } from 'kysely';
import { thankYouCard } from '../../../modules/donations/thank-you.schemas.js';
import type { ContentCard } from '../../../modules/kernel/content/card.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { isThere, type ShownRow } from './shown-gifts.queries.js';

/** What thank-you posts show, as their donors decided. One that is there no more, or whose donor is not thanked, has no card. */
export async function cardsOfDonations(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContentCard>> {
  const { rows } = await sql<ShownRow>`
    select g.id, g.who, g.shows_amount, g.left_cents, g.message, g.monthly_gift_id, g.settled_at
    from donations.gift g where g.id = any(${[...ids]}) and g.who is not null and ${isThere}`.execute(db);
  return new Map(rows.map((row) => [row.id, cardOf(row)]));
}

const cardOf = ({ who, shows_amount, left_cents, message, monthly_gift_id }: ShownRow): ContentCard => {
  const amount = shows_amount ? left_cents / 100 : null;
  return {
    ...thankYouCard({ who: who ?? '', amount, message, isMonthly: monthly_gift_id !== null }),
    href: '/donate/donors',
    photo: null,
    state: null,
    isShareable: false,
  };
};

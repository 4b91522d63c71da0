import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Of a row of `deals.deal`: it is not disputed, and the named side held the listing then, confirms it, or has given feedback.
 *  source  modules/deals/README.md, Rule 8 */
export const isAgreed: RawBuilder<SqlBool> = sql`(not deal.disputed and (deal.agreed or exists (
  select from deals.feedback own where own.deal_id = deal.id and own.from_side <> deal.done_by)))`;

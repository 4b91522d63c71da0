import { sql } from 'kysely';

/** A space that a vendor has at a date. */
export interface VendorSpace {
  readonly date_id: string;
  readonly vendor_id: string;
  readonly space_id: string;
  readonly code: string;
  /** Whether its vendor says that everybody may read their name beside it; whoever is not known to be 18 is not named all the same. */
  readonly is_named: boolean;
}

/** Spaces that are paid for, of vendors who have not packed up, to join by date and vendor. What is held, or waits for its payment, is nobody's yet. A read that
 *  joins it also waits for `orders`. */
export const vendorSpaces = sql<VendorSpace>`(
  select p.id as date_id, o.buyer_id as vendor_id, s.id as space_id, s.code, o.is_named
  from orders.pre_sale p
    join orders.purchase o on o.pre_sale_id = p.id and o.status in ('paid', 'partially refunded')
    join orders.space s on s.pre_sale_id = o.pre_sale_id and s.order_id = o.id
  where p.status = 'announced' and not exists (select from json_array_elements(o.state->'lines') line
    where line->>'id' = s.line_id and line->>'vacatedAt' is not null))`;

/** Dates with a sale that everybody reads: the event, and the day that names the date; null for the only one. */
export const datesOfSales = sql<{
  readonly date_id: string;
  readonly gathering_id: string;
  readonly day: string | null;
}>`(select id as date_id, gathering_id, day from orders.pre_sale where status = 'announced')`;

/** What a vendor had and paid at a date, also once they packed up. */
export interface VendorDate {
  readonly date_id: string;
  readonly gathering_id: string;
  /** Names the date; null for the only one. */
  readonly day: string | null;
  readonly vendor_id: string;
  readonly codes: readonly string[];
  /** USD cents, without what went back. */
  readonly paid_cents: number;
}

/** Dates at which vendors have spaces that are paid for, to join by vendor. A read that joins it also waits for `orders`. */
export const vendorDates = sql<VendorDate>`(
  select p.id as date_id, p.gathering_id, p.day, o.buyer_id as vendor_id,
    array_agg(s.code order by s.code) as codes,
    (select coalesce(sum(paid.paid_cents - paid.granted_cents), 0) from orders.purchase paid
      where paid.pre_sale_id = p.id and paid.buyer_id = o.buyer_id)::bigint as paid_cents
  from orders.pre_sale p
    join orders.purchase o on o.pre_sale_id = p.id and o.status in ('paid', 'partially refunded')
    join orders.space s on s.pre_sale_id = o.pre_sale_id and s.order_id = o.id
  group by p.id, o.buyer_id)`;

import { sql } from 'kysely';
import { compsDays, type PartSale } from '../../../modules/analytics/prices/comps.rules.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Fit } from './sold-prices.table.js';

/** A kind of part for a make and model. */
export interface PartFor {
  readonly kind: string;
  readonly car: string;
}

export const nameOf = ({ kind, car }: PartFor): string => `${kind}\0${car}`;

/** The latest sales of parts like these, by `nameOf` each, without those of one seller: whoever is told.
 *  units  now: ISO-8601 UTC */
export async function salesOf(
  db: Database,
  asked: readonly PartFor[],
  { but, now }: { readonly but: string; readonly now: string },
): Promise<ReadonlyMap<string, readonly PartSale[]>> {
  if (!asked.length) return new Map();
  const { rows } = await sql<PartFor & PartSale>`
    select asked.kind, asked.car, found.*
    from unnest(${asked.map(({ kind }) => kind)}::text[], ${asked.map(({ car }) => car)}::text[]) as asked (kind, car)
      cross join lateral (
        select seller_id as "sellerId", sold_cents as cents, condition,
          greatest(0, extract(epoch from sold_at - published_at) / 86400)::float8 as days,
          min((fit->>'from')::int) as "yearFrom", max((fit->>'to')::int) as "yearTo"
        from sold_prices.part cross join lateral jsonb_array_elements(fits) fit
        where part.kind = asked.kind and fits @> jsonb_build_array(jsonb_build_object('car', asked.car)) and sold_cents is not null and not is_down and quantity = 1
          and sold_at >= ${plusDays(now, -compsDays)} and seller_id <> ${but} and fit->>'car' = asked.car
        group by part.id order by sold_at desc limit ${mostSales}) found`.execute(db);
  const grouped = Map.groupBy(rows, nameOf);
  return new Map(
    [...grouped].map(([name, sales]) => [name, sales.map(({ kind: _, car: __, ...sale }) => sale)]),
  );
}

export interface PricedPart {
  readonly id: string;
  readonly kind: string | null;
  readonly condition: string | null;
  readonly priceCents: number;
  readonly fits: readonly Fit[];
}

/** Parts of a seller that were published and are not sold, with a price, the latest first. */
export async function pricedParts(db: Database, sellerId: string): Promise<readonly PricedPart[]> {
  const { rows } = await sql<PricedPart>`
    select id, kind, condition, price_cents as "priceCents", fits from sold_prices.part
    where seller_id = ${sellerId} and published_at is not null and sold_at is null and not is_down
      and price_cents > 0 and quantity = 1
    order by published_at desc limit ${mostParts}`.execute(db);
  return rows;
}

/** Of one kind for one car: more say nothing else. */
const mostSales = 500;
const mostParts = 500;

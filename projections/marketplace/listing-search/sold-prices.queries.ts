import { sql } from 'kysely';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { keyOfCar } from '../../../modules/marketplace/fitment/vehicle-key.rules.js';
import { type SoldFor, type SoldPrices } from '../../../modules/marketplace/sold-prices.ports.js';

/** What cars of one make and model sold for, by the sales whose price the seller named. Listings that are hidden or removed do not count. */
export const soldPrices = (db: Database): SoldPrices => ({
  ofCars: async (car, now) => {
    for (const years of spans) {
      const found = await soldWithin(db, car, years, now);
      if (found) return found;
    }
    return null;
  },
});

/** Years to each side, the narrowest first. */
const spans = [2, 5, 10] as const;
/** So many sales, and so many sellers, are needed before anybody reads what they got. */
const fewestSales = 5;
/** Older prices say little. */
const daysBack = 5 * 365;

async function soldWithin(
  db: Database,
  car: Parameters<SoldPrices['ofCars']>[0],
  years: number,
  now: string,
): Promise<SoldFor | null> {
  const [yearFrom, yearTo] = [car.year - years, car.year + years];
  const { rows } = await sql<{ sales: number; sellers: number; quartiles: readonly number[] | null }>`
    select count(*)::int as sales, count(distinct seller_id)::int as sellers,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by sold_cents) as quartiles
    from listing_search.card
    where sold_car = ${keyOfCar(car)} and status = 'sold' and sold_cents is not null and not is_hidden
      and (vehicle->>'year')::int between ${yearFrom} and ${yearTo} and sold_at >= ${plusDays(now, -daysBack)}`.execute(
    db,
  );
  const [{ sales, sellers, quartiles } = { sales: 0, sellers: 0, quartiles: null }] = rows;
  if (sales < fewestSales || sellers < fewestSales || !quartiles) return null;
  const [lowCents = 0, middleCents = 0, highCents = 0] = quartiles.map(toHundredDollars);
  return { sales, lowCents, middleCents, highCents, yearFrom, yearTo };
}

const toHundredDollars = (cents: number): number => Math.round(cents / 10_000) * 10_000;

import type { Database } from '../../../modules/kernel/postgres/database.js';
import { phaseOf } from '../../../modules/orders/pre-sale/status.rules.js';
import type { PreSaleOnPage, PreSales } from '../../../modules/orders/pre-sales.ports.js';
import { nextChange, seenSale } from './pre-sale-view.js';
import { freeSpaces, lapsedOrders } from './reader.queries.js';
import { datesSoldIn, dayOf, type Sale, salesOf, salesToCome } from './sale.queries.js';

/** Pre-sales for other screens. */
export const preSalesAnswers = (db: Database): PreSales => ({
  toCome: async (gatheringId, now) => onPages(db, await salesToCome(db, gatheringId, now), now),
  sold: (gatheringId, which) => datesSoldIn(db, gatheringId, which),
  ofDates: async (dateIds, now) => (dateIds.length ? onPages(db, await salesOf(db, dateIds), now) : []),
});

const onPages = (db: Database, sales: readonly Sale[], now: string): Promise<readonly PreSaleOnPage[]> =>
  Promise.all(sales.map((sale) => onPage(db, sale, now)));

async function onPage(db: Database, sale: Sale, now: string): Promise<PreSaleOnPage> {
  const [free, lapsed] = await Promise.all([freeSpaces(db, sale, now), lapsedOrders(db, sale.id, now)]);
  const preSale = seenSale(sale, { free, lapsed });
  return {
    dateId: sale.id,
    gatheringId: sale.gathering_id,
    day: dayOf(sale),
    phase: phaseOf(preSale, now),
    nextAt: nextChange(preSale, now),
    hasMap: sale.map_version > 0,
    freeSpaces: free.reduce((sum, one) => sum + one.free, 0),
  };
}

import type { Recipients } from '../../../modules/identity/recipients.ports.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { readPreSale } from '../../../modules/orders/orders.contract.js';
import { phaseOf } from '../../../modules/orders/pre-sale/status.rules.js';
import { meIn, type Own } from './me.js';
import type { Parts } from './partial.js';
import { isAdult } from './people.queries.js';
import { nextChange, productSeen, seenSale } from './pre-sale-view.js';
import {
  countWaiting,
  entriesOfMember,
  freeSpaces,
  lapsedOrders,
  ordersOfBuyer,
  rightsOfVendor,
} from './reader.queries.js';
import { dayOf, type Sale } from './sale.queries.js';

interface Deps {
  readonly db: Database;
  readonly recipients: Recipients;
}

/** What is sold, with what is left, and what the reader has and may do. It reads no more of a pre-sale than sums and what is the reader's.
 *  errors  PRE_SALE_NOT_FOUND (not-found) */
export async function preSalePage(
  deps: Deps,
  sale: Sale,
  readerId: string | undefined,
  now: string,
): Promise<ResponseOf<typeof readPreSale>> {
  const { db } = deps;
  const { terms } = sale;
  if (!terms) throw notFound('PRE_SALE_NOT_FOUND', { message: 'Nothing is sold for this date.' });
  const [free, lapsed, waiting, reader] = await Promise.all([
    freeSpaces(db, sale, now),
    lapsedOrders(db, sale.id, now),
    countWaiting(db, sale.id),
    readerId === undefined ? null : readerIn(deps, sale.id, readerId),
  ]);
  const preSale = seenSale(sale, { free, lapsed, own: reader?.parts ?? {} });
  return {
    id: sale.id,
    version: sale.version,
    eventId: sale.gathering_id,
    title: sale.title ?? '',
    day: dayOf(sale),
    timeZone: sale.time_zone ?? 'UTC',
    phase: phaseOf(preSale, now),
    nextAt: nextChange(preSale, now),
    terms,
    now,
    products: terms.products.map((product) => productSeen(preSale, product, free, now)),
    waiting,
    me: reader && readerId !== undefined ? meIn(sale, preSale, reader.own, readerId, now) : null,
  };
}

/** What a reader has in a pre-sale, and the part of it that this is. */
async function readerIn(
  { db, recipients }: Deps,
  preSaleId: string,
  readerId: string,
): Promise<{ readonly own: Own; readonly parts: Parts }> {
  const [orders, given, entries, adult, recipient] = await Promise.all([
    ordersOfBuyer(db, preSaleId, readerId),
    rightsOfVendor(db, preSaleId, readerId),
    entriesOfMember(db, preSaleId, readerId),
    isAdult(db, readerId),
    recipients.of(db, readerId),
  ]);
  const spaces = given.flatMap(({ space }) => space ?? []);
  const rights = spaces.filter(({ right }) => right?.vendorId === readerId);
  return {
    own: { orders, rights, entries, isAdult: adult, isVerified: recipient !== undefined },
    parts: {
      spaces,
      orders,
      entries: entries.map(({ entry }) => entry),
      rights: given.flatMap(({ spaceId, isGiven }) => (isGiven ? [{ vendorId: readerId, spaceId }] : [])),
    },
  };
}

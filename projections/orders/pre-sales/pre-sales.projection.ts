import { sql } from 'kysely';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { allocationEvents } from '../../../modules/orders/allocation/allocation.events.js';
import { preSaleEvents } from '../../../modules/orders/pre-sale/pre-sale.events.js';
import type { Terms } from '../../../modules/orders/pre-sale/pre-sale.schemas.js';
import { createPreSales, type OrderTable, type PartTable, preSalesIndexes } from './pre-sales.table.js';

const ofSale = pick(
  preSaleEvents,
  'PreSaleDrafted',
  'TermsChanged',
  'PreSaleAnnounced',
  'PreSaleCancelled',
  'RightsExpired',
  'NoShowsReleased',
);
const ofOrders = pick(preSaleEvents, 'OrderReserved', 'OrderSubmitted', 'OrderPaid', 'OrderAbandoned');
const ofWaiting = pick(preSaleEvents, 'WaitlistJoined', 'WaitlistLeft', 'WaitlistOffered');
const ofRights = pick(preSaleEvents, 'RightsGranted');
const ofRequests = pick(allocationEvents, 'SpacesAskedFor');
type OfSale = RecordedEvent<EventOf<typeof ofSale>>;

/** What jobs and calls have to know of pre-sales beside the pre-sale itself: which there are, what is due when, and whose orders are in which. Members stay in it
 *  once they are erased, so that their rights are found and given up.
 *  source  modules/orders/README.md, Jobs */
export const preSales = projection({
  name: 'pre-sales',
  version: 2,
  handles: [ofSale, ofOrders, ofWaiting, ofRights, ofRequests],
  create: createPreSales,
  createIndexes: preSalesIndexes,
  handle: async (tx, events) => {
    const orders = new Map<string, OrderTable>();
    const parts = new Map<string, PartTable>();
    const waiting = new Map<string, string | null>();
    const putOrder = (order: OrderTable) => {
      if ((orders.get(order.id)?.date_id ?? order.date_id) === order.date_id) orders.set(order.id, order);
    };
    const addPart = (member_id: string, date_id: string) =>
      parts.set(`${member_id} ${date_id}`, { member_id, date_id });
    for (const event of events) {
      const { entityId: date_id } = event;
      switch (event.type) {
        case 'OrderReserved':
        case 'OrderSubmitted': {
          const { orderId: id, buyerId, until } = event.data;
          const payment_id = event.type === 'OrderSubmitted' ? event.data.paymentId : null;
          putOrder({ id, date_id, until, payment_id });
          addPart(buyerId, date_id);
          break;
        }
        case 'OrderPaid':
        case 'OrderAbandoned': {
          const { orderId: id } = event.data;
          putOrder({ id, date_id, until: null, payment_id: null });
          break;
        }
        case 'WaitlistJoined':
          waiting.set(event.data.entryId, date_id);
          addPart(event.data.memberId, date_id);
          break;
        case 'WaitlistLeft':
        case 'WaitlistOffered':
          waiting.set(event.data.entryId, null);
          break;
        case 'RightsGranted':
          for (const { vendorId } of event.data.rights) addPart(vendorId, date_id);
          break;
        case 'SpacesAskedFor':
          addPart(event.data.memberId, date_id);
          break;
        case 'PreSaleDrafted':
        case 'TermsChanged':
        case 'PreSaleAnnounced':
        case 'PreSaleCancelled':
        case 'RightsExpired':
        case 'NoShowsReleased':
          await writeSale(tx, event);
          break;
        default:
          unreachable(event);
      }
    }
    await writeOrders(tx, [...orders.values()]);
    await writeParts(tx, [...parts.values()]);
    await writeWaiting(tx, waiting);
  },
});

async function writeSale(tx: DatabaseTransaction, event: OfSale): Promise<void> {
  const { entityId: id, recordedAt } = event;
  switch (event.type) {
    case 'PreSaleDrafted': {
      const { gatheringId, terms } = event.data;
      const { grace, noShow } = momentsOf(terms);
      await sql`insert into pre_sale (id, gathering_id, status, grace_until, no_show_at)
        values (${id}, ${gatheringId}, 'draft', ${grace}, ${noShow})`.execute(tx);
      return;
    }
    case 'TermsChanged': {
      const { grace, noShow } = momentsOf(event.data.terms);
      await sql`update pre_sale set grace_until = ${grace}, no_show_at = ${noShow} where id = ${id}`.execute(
        tx,
      );
      return;
    }
    case 'PreSaleAnnounced':
      await sql`update pre_sale set status = 'announced' where id = ${id}`.execute(tx);
      return;
    case 'PreSaleCancelled':
      await sql`update pre_sale set status = 'cancelled', cancelled_at = ${recordedAt} where id = ${id}`.execute(
        tx,
      );
      return;
    case 'RightsExpired':
      await sql`update pre_sale set grace_until = null where id = ${id}`.execute(tx);
      return;
    case 'NoShowsReleased':
      await sql`update pre_sale set no_show_at = null where id = ${id}`.execute(tx);
      return;
    default:
      unreachable(event);
  }
}

const momentsOf = ({ renewal, noShowAt }: Terms) => ({
  grace: renewal?.graceUntil ?? null,
  noShow: noShowAt,
});

async function writeOrders(tx: DatabaseTransaction, orders: readonly OrderTable[]): Promise<void> {
  if (orders.length)
    await sql`insert into order_of select * from json_populate_recordset(null::order_of, ${JSON.stringify(orders)})
      on conflict (id) do update set until = excluded.until, payment_id = excluded.payment_id
        where order_of.date_id = excluded.date_id`.execute(tx);
}

async function writeParts(tx: DatabaseTransaction, parts: readonly PartTable[]): Promise<void> {
  if (parts.length)
    await sql`insert into part select * from json_populate_recordset(null::part, ${JSON.stringify(parts)})
      on conflict do nothing`.execute(tx);
}

async function writeWaiting(
  tx: DatabaseTransaction,
  waiting: ReadonlyMap<string, string | null>,
): Promise<void> {
  const ended = [...waiting].flatMap(([id, dateId]) => (dateId === null ? [id] : []));
  const begun = [...waiting].flatMap(([entry_id, date_id]) =>
    date_id === null ? [] : [{ entry_id, date_id }],
  );
  if (begun.length)
    await sql`insert into waiting select * from json_populate_recordset(null::waiting, ${JSON.stringify(begun)})
      on conflict do nothing`.execute(tx);
  if (ended.length) await sql`delete from waiting where entry_id = any(${ended})`.execute(tx);
}

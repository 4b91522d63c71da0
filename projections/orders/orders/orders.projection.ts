import { sql } from 'kysely';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { orderDetailsEvents } from '../../../modules/orders/details/order-details.events.js';
import { preSaleEvents } from '../../../modules/orders/pre-sale/pre-sale.events.js';
import { describe } from './describe.js';
import { followPreSales, type RecordedInPreSale } from './follow-pre-sales.js';
import { createOrders } from './orders.table.js';
import { forget } from './write.js';

const handles = [preSaleEvents, orderDetailsEvents, pick(memberEvents, 'MemberErased')] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** Pre-sales with their spaces, orders and waitlists, and who had which space when.
 *  source  modules/orders/README.md */
export const orders = projection({
  name: 'orders',
  version: 2,
  handles,
  create: createOrders,
  async handle(tx, events, _copyRows, keys) {
    const { inPreSales, described, erased } = parted(events);
    if (erased.length)
      await sql`insert into erased select unnest(${erased}::text[]) on conflict do nothing`.execute(tx);
    await followPreSales(tx, inPreSales, keys);
    await describe(tx, described, keys);
    if (erased.length) await forget(tx, erased);
  },
});

function parted(events: readonly Handled[]) {
  const inPreSales: RecordedInPreSale[] = [];
  const described: RecordedEvent<EventOf<typeof orderDetailsEvents>>[] = [];
  const erased: string[] = [];
  for (const event of events)
    if (event.type === 'MemberErased') erased.push(event.entityId);
    else if (event.type === 'OrderDescribed') described.push(event);
    else inPreSales.push(event);
  return { inPreSales, described, erased };
}

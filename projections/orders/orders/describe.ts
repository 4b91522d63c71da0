import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { orderDetailsEvents } from '../../../modules/orders/details/order-details.events.js';
import { ordersOf } from './load.js';
import { purchaseRow } from './rows.js';
import { type Keys, keysOf, openWords, sealWords } from './sealed-words.js';
import { writePurchases } from './write.js';

/** Write what vendors say about their orders. Words about an order of somebody else are left out. */
export async function describe(
  tx: DatabaseTransaction,
  events: readonly RecordedEvent<EventOf<typeof orderDetailsEvents>>[],
  keys: Keys | undefined,
): Promise<void> {
  const last = new Map(events.map((event) => [`${event.data.preSaleId} ${event.entityId}`, event]));
  for (const [preSaleId, some] of Map.groupBy(last.values(), ({ data }) => data.preSaleId)) {
    const orders = await ordersOf(
      tx,
      preSaleId,
      some.map(({ entityId }) => entityId),
    );
    const known = await keysOf(keys, orders);
    const rows = orders.flatMap((order) => {
      const said = some.find(({ entityId }) => entityId === order.id)?.data;
      if (said?.buyerId !== order.buyer_id) return [];
      const sealed = sealWords(known, order, said.words);
      return [purchaseRow(preSaleId, order.state, sealed, openWords(known, { ...order, sealed }))];
    });
    await writePurchases(tx, rows);
  }
}

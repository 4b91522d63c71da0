import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { PreSaleEvent } from '../../../modules/orders/pre-sale/pre-sale.events.js';
import { isPaid, type Order, type PreSale } from '../../../modules/orders/pre-sale/pre-sale-types.state.js';
import type { SpaceHistoryTable } from './orders.table.js';

type Ended = Pick<SpaceHistoryTable, 'pre_sale_id' | 'order_id' | 'line_id' | 'space_id' | 'reason'> & {
  readonly until_at: string;
};

/** What events begin and end of the times in which vendors have spaces. */
export interface HistoryChanges {
  /** Also those that have ended since. */
  readonly begun: Map<string, SpaceHistoryTable>;
  /** Of times that had begun before. */
  readonly ended: Ended[];
}

export const noChanges = (): HistoryChanges => ({ begun: new Map(), ended: [] });

/** Follow one event of an order: a vendor has a space while a line of an order that is paid is on.
 *  in  before, after: the order, as it was and is; code: of a space of the pre-sale */
export function followHistory(
  { begun, ended }: HistoryChanges,
  event: RecordedEvent<PreSaleEvent>,
  preSale: Pick<PreSale, 'gatheringId'>,
  {
    before,
    after,
    codeOf,
  }: { readonly before: Order | undefined; readonly after: Order; readonly codeOf: (id: string) => string },
): void {
  const [had, has] = [before ? hadBy(before) : new Map<string, string>(), hadBy(after)];
  const of = { pre_sale_id: event.entityId, order_id: after.id };
  for (const [lineId, spaceId] of had) {
    if (has.get(lineId) === spaceId) continue;
    const over = {
      ...of,
      line_id: lineId,
      space_id: spaceId,
      until_at: event.recordedAt,
      reason: reasonOf(event),
    };
    const open = begun.get(keyOf(over));
    if (open && open.until_at === null) begun.set(keyOf(over), { ...open, ...over });
    else ended.push(over);
  }
  for (const [lineId, spaceId] of has) {
    if (had.get(lineId) === spaceId) continue;
    const row = {
      ...of,
      ...{ line_id: lineId, space_id: spaceId, position: event.position, gathering_id: preSale.gatheringId },
      ...{ code: codeOf(spaceId), vendor_id: after.buyerId, source: after.source },
      ...{ from_at: event.recordedAt, until_at: null, reason: '' },
    };
    const earlier = begun.get(keyOf(row));
    if (earlier) begun.set(`${keyOf(row)} ${earlier.position}`, earlier);
    begun.set(keyOf(row), row);
  }
}

/** Spaces that the buyer of an order has, by line. */
const hadBy = (order: Order): ReadonlyMap<string, string> =>
  new Map(
    isPaid(order)
      ? order.lines.flatMap(({ id, spaceId, status }) =>
          spaceId !== null && status === 'on' ? [[id, spaceId] as const] : [],
        )
      : [],
  );

/** What the team says, and not what a buyer wrote. */
function reasonOf(event: PreSaleEvent): string {
  if (event.type === 'LinesCancelled')
    return event.data.by === event.data.buyerId ? 'Given back' : event.data.reason || 'Canceled';
  if (event.type === 'SpaceMoved') return event.data.reason || 'Moved';
  return event.type === 'NoShowsReleased' ? 'Nobody came' : 'Ended';
}

const keyOf = (one: Pick<SpaceHistoryTable, 'order_id' | 'line_id' | 'space_id'>): string =>
  `${one.order_id} ${one.line_id} ${one.space_id}`;

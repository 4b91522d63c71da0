import type { OrderWords } from '../../../modules/orders/details/order-details.events.js';
import type { OrderView } from '../../../modules/orders/orders.contract.js';
import {
  isAlive,
  isPaid,
  type LineState,
  type Order,
  totalOf,
} from '../../../modules/orders/pre-sale/pre-sale-types.state.js';
import { refundOf, refundRuleAt } from '../../../modules/orders/pre-sale/refunds.rules.js';
import { hasLapsed } from '../../../modules/orders/pre-sale/room.rules.js';
import { orderActionsOf } from '../../../modules/orders/pre-sale/status.rules.js';
import type { OrderRow } from './orders.queries.js';
import { statusNow } from './reader.queries.js';
import { openCents } from './rows.js';
import { dayOf } from './sale.queries.js';

/** An order as its buyer and the team read it at a moment.
 *  in  words: what its vendor wrote */
export function orderView(
  row: OrderRow,
  words: OrderWords,
  { readerId, now }: { readonly readerId: string; readonly now: string },
): OrderView {
  const { state: order } = row;
  const isOpen = order.status === 'reserved' || order.status === 'awaiting payment';
  return {
    id: order.id,
    preSaleId: row.pre_sale_id,
    eventId: row.gathering_id,
    title: row.title ?? '',
    day: dayOf(row),
    timeZone: row.time_zone ?? 'UTC',
    number: order.number,
    status: statusNow(order, now),
    source: order.source,
    way: order.way,
    until: isOpen && !hasLapsed(order, now) ? order.until : null,
    lines: order.lines.map((line) => lineView(row, line, now)),
    totalCents: totalOf(order),
    dueCents: openCents(order),
    paidCents: order.paidCents,
    grantedCents: order.grantedCents,
    refundedCents: order.refundedCents,
    details: { ...words, coSellers: [...words.coSellers] },
    allowedActions: order.buyerId === readerId ? actionsOf(order, now) : [],
  };
}

/** "B12", or what it is. */
export const nameOfLine = (row: OrderRow, line: LineState): string =>
  row.terms?.products.find(({ id }) => id === line.productId)?.name ?? line.productId;

export const codeOfLine = ({ codes }: OrderRow, { spaceId }: LineState): string | null =>
  spaceId === null ? null : (codes?.[spaceId] ?? null);

function lineView(row: OrderRow, line: LineState, now: string): OrderView['lines'][number] {
  const { keepsRight: _, checkedIn, ...said } = line;
  return {
    ...said,
    name: nameOfLine(row, line),
    code: codeOfLine(row, line),
    checkedIn: checkedIn && { at: checkedIn.at, gate: checkedIn.gate },
    ...ifCancelled(row, line, now),
  };
}

/** What would become of a line that is cancelled now by its buyer. */
function ifCancelled({ state: order, terms }: OrderRow, line: LineState, now: string) {
  const isOn = isPaid(order) && line.status === 'on' && line.checkedIn === null;
  if (!isOn || !terms) return { refundCents: 0, keepsRight: line.keepsRight };
  const rule = refundRuleAt(terms, now);
  return {
    refundCents: refundOf(order, [line], rule).cents,
    keepsRight: rule.keepsRight && line.spaceId !== null && !line.isOneYear,
  };
}

const actionsOf = (order: Order, now: string): OrderView['allowedActions'] => [
  ...orderActionsOf(order, now),
  ...(isAlive(order) && !hasLapsed(order, now) ? (['describe'] as const) : []),
];

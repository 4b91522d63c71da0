import { findOrders, readPass } from '@entities/gate/find-orders';
import type { GateDevice } from '@entities/gate/gate-device';
import { type GateOrder, verdictOf } from '@entities/gate/gate-orders';
import type { WholeOrder } from '@entities/orders/order.queries';
import { orderStatusLabels } from '@entities/orders/order-labels';
import { dayIn, dayItself, timeIn } from '@lib/format';

/** What the big screen of a gate shows. */
export type Shown =
  /** These lines were let in just now. */
  | { readonly kind: 'let in'; readonly orderId: string; readonly lineIds: readonly string[] }
  /** An order that waits for a press. */
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'unknown'; readonly message: string };

export interface Asking {
  readonly gate: GateDevice;
  readonly name: string;
  readonly isOnline: boolean;
  /** Asks the server about an order that the list does not have. */
  readonly readOrder: (id: string) => Promise<WholeOrder>;
  /** Shows an answer; called twice when the first is a refusal that may be out of date. */
  readonly say: (shown: Shown) => void;
}

/** Decides by what the phone has, and lets in at once what may come in. With a connection it reads the list again before it refuses. */
export async function takeCode(
  text: string,
  { gate, name, isOnline, readOrder, say }: Asking,
): Promise<void> {
  const pass = readPass(text);
  if (pass.kind === 'wrong') return say({ kind: 'unknown', message: pass.message });
  const first = await letInAll(pass.orderId, gate, name);
  say(first ?? { kind: 'unknown', message: notHere(gate, pass.orderId) });
  if (first?.kind === 'let in' || !isOnline) return;
  await gate.synchronise();
  const again = await letInAll(pass.orderId, gate, name);
  if (again) return say(again);
  const order = await readOrder(pass.orderId).catch(() => undefined);
  say({ kind: 'unknown', message: order ? whatItIs(order, gate) : notHere(gate, pass.orderId) });
}

/** out  undefined when the list has no such order */
async function letInAll(orderId: string, gate: GateDevice, name: string): Promise<Shown | undefined> {
  const order = gate.state().orders.find(({ id }) => id === orderId);
  if (!order) return undefined;
  const verdict = verdictOf(order);
  if (verdict.kind !== 'in') return { kind: 'order', orderId };
  await gate.letIn(verdict.lines, name);
  return { kind: 'let in', orderId, lineIds: verdict.lines.map(({ lineId }) => lineId) };
}

/** Orders by what is typed, which a press of the gate lets in. */
export const searchOrders = (gate: GateDevice, typed: string): readonly GateOrder[] => {
  const pass = typed.includes('/') ? readPass(typed) : undefined;
  const { orders } = gate.state();
  if (pass?.kind === 'order') return orders.filter(({ id }) => id === pass.orderId);
  return findOrders(orders, typed);
};

/** By the lists on this phone. */
function notHere(gate: GateDevice, orderId: string): string {
  const { copy, others } = gate.state();
  const line = others.flatMap(({ list }) =>
    list.lines.flatMap((one) => (one.orderId === orderId ? [{ list, one }] : [])),
  )[0];
  if (line) return elsewhere(line.one.number, line.list.title, line.list.day);
  const at = copy ? timeIn(copy.checkedAt, copy.list.timeZone) : '';
  return `The list from ${at} does not have this order. It may be of another date, or newer than the list.`;
}

const elsewhere = (number: number, title: string, day: string): string =>
  `This is order ${number} of ${title}, ${dayIn(...dayItself(day))}: another date.`;

/** By the server, which says it of orders that the team may read. */
function whatItIs({ preSaleId, number, title, day, status, buyer }: WholeOrder, gate: GateDevice): string {
  if (preSaleId !== gate.dateId) return elsewhere(number, title, day);
  const { words } = orderStatusLabels[status];
  return `Order ${number} of ${buyer?.name ?? 'a former member'} lets nobody in: ${words.toLowerCase()}.`;
}

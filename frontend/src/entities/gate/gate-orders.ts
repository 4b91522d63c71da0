import type { GateLine, GateList, GateUnsent } from './gate-types';

/** An order as the gate sees it now. */
export interface GateOrder
  extends Pick<
    GateLine,
    'number' | 'vendor' | 'handle' | 'coSellers' | 'vehicle' | 'isPaid' | 'owedCents' | 'source'
  > {
  readonly id: string;
  readonly lines: readonly GateLine[];
}

/** The orders of a list, with what this phone has not sent yet on top: '' is the name of who lets in here. Pure.
 *  in  unsent: in order */
export function gateOrders(
  { lines }: Pick<GateList, 'lines'>,
  unsent: readonly GateUnsent[],
): readonly GateOrder[] {
  const changes = Map.groupBy(unsent, keyOf);
  const orders = Map.groupBy(
    lines.map((line) => (changes.get(keyOf(line)) ?? []).reduce(withChange, line)),
    ({ orderId }) => orderId,
  );
  return [...orders].flatMap(([id, [first, ...others]]) => {
    if (!first) return [];
    const { number, vendor, handle, coSellers, vehicle, isPaid, owedCents, source } = first;
    const said = { number, vendor, handle, coSellers, vehicle, isPaid, owedCents, source };
    return [{ id, ...said, lines: [first, ...others] }];
  });
}

const keyOf = ({ orderId, lineId }: { readonly orderId: string; readonly lineId: string }): string =>
  `${orderId} ${lineId}`;

/** A line once something was sent. */
export function withChange(line: GateLine, change: GateUnsent): GateLine {
  switch (change.do) {
    case 'in':
      return { ...line, status: 'on', checkedIn: { at: change.at, gate: change.gate, by: '' } };
    case 'undo':
      return { ...line, checkedIn: null };
    case 'pack up':
      return { ...line, vacatedAt: line.vacatedAt ?? change.at };
  }
}

export type Verdict =
  /** `lines` are to come in now; others of the order are here already. */
  | { readonly kind: 'in' | 'no-show'; readonly order: GateOrder; readonly lines: readonly GateLine[] }
  | { readonly kind: 'already here' | 'not paid'; readonly order: GateOrder };

/** What a gate does with whoever shows an order. Pure. */
export function verdictOf(order: GateOrder): Verdict {
  const missing = order.lines.filter(({ checkedIn }) => checkedIn === null);
  if (missing.length === 0) return { kind: 'already here', order };
  if (!order.isPaid) return { kind: 'not paid', order };
  const on = missing.filter(({ status }) => status === 'on');
  if (on.length > 0) return { kind: 'in', order, lines: on };
  return { kind: 'no-show', order, lines: missing };
}

/** "2 spaces, 1 early gate". Pure. */
export function inShort(lines: readonly Pick<GateLine, 'kind' | 'quantity'>[]): string {
  const pieces = new Map<GateLine['kind'], number>();
  for (const { kind, quantity } of lines) pieces.set(kind, (pieces.get(kind) ?? 0) + quantity);
  return [...pieces].map(([kind, count]) => `${count} ${kindWords[kind][count === 1 ? 0 : 1]}`).join(', ');
}

const kindWords: Readonly<Record<GateLine['kind'], readonly [one: string, many: string]>> = {
  space: ['space', 'spaces'],
  'car corral': ['car corral space', 'car corral spaces'],
  'early gate': ['early gate', 'early gates'],
  'show entry': ['show entry', 'show entries'],
  parking: ['parking', 'parking'],
  'add-on': ['extra', 'extras'],
};

/** How far the day is. Pure. */
export function countsOf(orders: readonly GateOrder[]) {
  const paid = orders.filter(({ isPaid }) => isPaid).flatMap(({ lines }) => lines);
  const spaces = paid.filter(({ code }) => code !== null);
  const missing = spaces.filter(({ checkedIn }) => checkedIn === null);
  return {
    spaces: spaces.length,
    here: spaces.length - missing.length,
    missing: missing.filter(({ status }) => status === 'on').length,
    released: missing.filter(({ status }) => status === 'no show').length,
    packedUp: spaces.filter(({ vacatedAt }) => vacatedAt !== null).length,
  };
}

import type { GateOrder } from './gate-orders';

export type Shown =
  | { readonly kind: 'order'; readonly orderId: string }
  /** What a code is when it is no order, in a sentence. */
  | { readonly kind: 'wrong'; readonly message: string };

/** What a scanned code is: the address of an order, or something else. Pure. */
export function readPass(text: string): Shown {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed))
    return { kind: 'wrong', message: 'That is not the code of an order. Type the space or the name.' };
  const { pathname } = new URL(trimmed);
  const orderId = /^\/orders\/([^/]+)\/?$/i.exec(pathname)?.[1];
  if (orderId) return { kind: 'order', orderId: decodeURIComponent(orderId) };
  if (/^\/q\//i.test(pathname))
    return { kind: 'wrong', message: 'That is the label of a part, not an order.' };
  return { kind: 'wrong', message: 'That is a web address, not the code of an order.' };
}

/** Orders by what is typed: the code of a space, the number, or a part of a name. A code or number that is exactly so comes alone. Pure. */
export function findOrders(orders: readonly GateOrder[], typed: string): readonly GateOrder[] {
  const words = plain(typed);
  if (words === '') return [];
  const codes = words.replace(/[\s-]/g, '');
  const ofSpace = orders.filter(({ lines }) =>
    lines.some(({ code }) => code !== null && plain(code).replace(/[\s-]/g, '') === codes),
  );
  if (ofSpace.length > 0) return ofSpace;
  const number = /^#?(\d+)$/.exec(codes)?.[1];
  if (number !== undefined) return orders.filter((order) => order.number === Number(number));
  return orders.filter(({ vendor, handle, coSellers }) =>
    [vendor, handle.replace(/^@/, ''), ...coSellers].some((name) =>
      plain(name).includes(words.replace(/^@/, '')),
    ),
  );
}

/** Without accents and case. */
const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

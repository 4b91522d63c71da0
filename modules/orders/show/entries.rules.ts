import type { Terms } from '../pre-sale/pre-sale.schemas.js';
import { isPaid, type Order } from '../pre-sale/pre-sale-types.state.js';

/** The classes of all show entries of a pre-sale, in their sequence. */
export const classesOf = ({ products }: Pick<Terms, 'products'>): readonly string[] => [
  ...new Set(products.flatMap(({ kind, classes }) => (kind === 'show entry' ? classes : []))),
];

/** How many entries a line of a paid order is, and of which class; undefined for a line that is none. */
export function entriesIn(
  order: Pick<Order, 'status' | 'lines'>,
  lineId: string,
): { readonly quantity: number; readonly showClass: string } | undefined {
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line || line.showClass === null || line.status === 'cancelled' || !isPaid(order)) return undefined;
  return { quantity: line.quantity, showClass: line.showClass };
}

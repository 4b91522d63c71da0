import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { readPreSale } from '../../../modules/orders/orders.contract.js';
import type { Draft } from '../../../modules/orders/pre-sale/pre-sale-draft.state.js';
import type { Order, SpaceState } from '../../../modules/orders/pre-sale/pre-sale-types.state.js';
import { isSpaceProduct, linesOf, piecesOf, roomIn } from '../../../modules/orders/pre-sale/room.rules.js';
import { mayDo, phaseOf } from '../../../modules/orders/pre-sale/status.rules.js';
import { rightNow, statusNow, type WaitsFor } from './reader.queries.js';
import type { Sale } from './sale.queries.js';

export type Me = NonNullable<ResponseOf<typeof readPreSale>['me']>;

/** What a reader has in a pre-sale. */
export interface Own {
  readonly orders: readonly Order[];
  readonly rights: readonly SpaceState[];
  readonly entries: readonly WaitsFor[];
  readonly isAdult: boolean;
  readonly isVerified: boolean;
}

/** What a reader has, and may do now. */
export function meIn(sale: Sale, preSale: Draft, own: Own, readerId: string, now: string): Me {
  const whyNot = whyNotBuy(preSale, own, readerId, now);
  return {
    role: sale.role,
    mayBuy: whyNot === null,
    whyNot,
    holdId: mayDo(preSale, readerId, now).holds,
    orders: own.orders.map((order) => ({
      id: order.id,
      number: order.number,
      status: statusNow(order, now),
    })),
    rights: own.rights.flatMap(({ offered, right }) =>
      right
        ? [
            {
              spaceId: offered.id,
              code: offered.code,
              cents: centsOf(preSale, offered),
              status: rightNow(right.status, sale, now),
            },
          ]
        : [],
    ),
    waitlist: own.entries.flatMap(({ entry, ahead }) => {
      const { id: entryId, wishes, status, orderId, until } = entry;
      return status === 'waiting' || status === 'offered'
        ? [{ entryId, wishes, status, ahead: status === 'offered' ? 0 : ahead, orderId, until }]
        : [];
    }),
  };
}

/** What a space costs: as its product says, or the map. */
export function centsOf(
  { terms }: Pick<Sale, 'terms'>,
  space: { readonly type: string; readonly cents: number },
): number {
  const product = terms?.products.find(
    (one) => isSpaceProduct(one) && one.types.some((type) => type === space.type),
  );
  return product?.cents ?? space.cents;
}

function whyNotBuy(preSale: Draft, own: Own, readerId: string, now: string): Me['whyNot'] {
  const phase = phaseOf(preSale, now);
  if (phase === 'closed' || phase === 'cancelled') return 'closed';
  if (phase === 'paused') return 'paused';
  if (!own.isAdult) return 'minor';
  if (!own.isVerified) return 'not verified';
  const { source, mayRenew } = mayDo(preSale, readerId, now);
  if (source === null && !mayRenew)
    return phase === 'renewal' || phase === 'first call' ? 'not your turn' : 'not open';
  return isAtLimit(preSale, readerId, now) ? 'limit' : null;
}

/** Whether the terms let a buyer have no more of anything. */
function isAtLimit(preSale: Draft, readerId: string, now: string): boolean {
  const lines = linesOf(roomIn(preSale, now), readerId);
  const { terms } = preSale;
  if (!terms) return false;
  const spaces = lines.filter(({ spaceId }) => spaceId !== null).length;
  const hasAllSpaces = terms.spacesPerVendor !== null && spaces >= terms.spacesPerVendor;
  return terms.products.every((product) => {
    const pieces = piecesOf(lines.filter(({ productId }) => productId === product.id));
    return (
      (isSpaceProduct(product) && hasAllSpaces) || (product.perVendor !== null && pieces >= product.perVendor)
    );
  });
}

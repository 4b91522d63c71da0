import type { CommandBus } from '@nestjs/cqrs';
import { lookAt } from '../../kernel/decider/command-bus.js';
import { orderOf, termsOf } from '../pre-sale/guards.rules.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import type { Terms } from '../pre-sale/pre-sale.schemas.js';
import type { Order } from '../pre-sale/pre-sale-types.state.js';

/** An order as it is now, with what it is paid by. */
export interface OpenOrder {
  readonly order: Order;
  readonly terms: Terms;
  /** Of its lines that are on, as the provider shows them. */
  readonly paid: readonly {
    readonly id: string;
    readonly words: string;
    readonly quantity: number;
    readonly unitCents: number;
  }[];
}

/** errors  PRE_SALE_NOT_FOUND, ORDER_NOT_FOUND (not-found) */
export const openOrder = (bus: CommandBus, dateId: string, orderId: string): Promise<OpenOrder> =>
  lookAt(bus, preSaleDecider, dateId, (preSale) => {
    const terms = termsOf(preSale);
    const order = orderOf(preSale, orderId);
    const nameOf = new Map(terms.products.map(({ id, name }) => [id, name]));
    const paid = order.lines
      .filter(({ status }) => status !== 'cancelled')
      .map(({ id, productId, spaceId, quantity, unitCents }) => {
        const code = preSale.spaces.get(spaceId ?? '')?.offered.code;
        const words = [nameOf.get(productId) ?? 'Space', code].filter((word) => word !== undefined).join(' ');
        return { id, words, quantity, unitCents };
      });
    return { order, terms, paid };
  });

export const centsOf = ({ paid }: OpenOrder): number =>
  paid.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);

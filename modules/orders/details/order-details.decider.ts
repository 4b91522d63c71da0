import { type Command, event } from '../../kernel/decider/decider.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { OrderWords, orderDetailsEvents } from './order-details.events.js';
import { type OrderDetails, orderDetailsState } from './order-details.state.js';

/** By the buyer of an order that is in a pre-sale: the service checks both. */
export type OrderDetailsCommand = Command<
  'DescribeOrder',
  { readonly preSaleId: string; readonly words: OrderWords }
>;

/** What a vendor says about an order.
 *  events  [OrderDescribed]; [] for the same words again
 *  source  README, Words */
export const orderDetailsDecider: StreamDecider<
  typeof orderDetailsEvents,
  OrderDetails,
  OrderDetailsCommand
> = {
  ...orderDetailsState,
  decide: ({ preSaleId, words, meta }, details) =>
    isSame(details.words, words)
      ? []
      : [event('OrderDescribed', { buyerId: meta.actor.id, preSaleId, words })],
};

const isSame = (one: OrderWords, other: OrderWords): boolean =>
  one.sells === other.sells &&
  one.isNamed === other.isNamed &&
  one.vehicle === other.vehicle &&
  one.note === other.note &&
  one.coSellers.join('\n') === other.coSellers.join('\n');

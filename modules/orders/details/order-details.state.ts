import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { noWords, type OrderWords, orderDetailsEvents } from './order-details.events.js';

/** What a vendor said about an order. */
export interface OrderDetails {
  /** '' before anything was said. */
  readonly buyerId: string;
  /** Once the vendor is erased, nothing of it can be read. */
  readonly words: OrderWords;
}

export const orderDetailsState: StreamState<typeof orderDetailsEvents, OrderDetails> = {
  events: orderDetailsEvents,
  initial: { buyerId: '', words: noWords },
  evolve: (_, { data: { buyerId, words } }) => ({ buyerId, words }),
};

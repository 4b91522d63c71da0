import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** What a vendor says about an order. */
export const OrderWords = z.object({
  /** What they bring, as everybody reads it beside the space: "Model T parts, gauges"; '' for nothing. */
  sells: z.string(),
  /** Whether the map and the program say whose space it is. */
  isNamed: z.boolean(),
  /** Who sells with them, as the gate reads it. */
  coSellers: z.array(z.string()).max(4),
  /** What comes through the gate: "red F-150, 24 ft trailer". */
  vehicle: z.string(),
  /** To the organizer. */
  note: z.string(),
});
export type OrderWords = z.output<typeof OrderWords>;

export const noWords: OrderWords = { sells: '', isNamed: false, coSellers: [], vehicle: '', note: '' };

/** The words of an order of a pre-sale; the id of the stream is that of the order.
 *  source  README, Words */
export const orderDetailsEvents = defineStream('order-details', {
  OrderDescribed: defineEvent({
    version: 1,
    schema: z.object({ buyerId: z.string(), preSaleId: z.string(), words: OrderWords }),
    personal: { of: 'buyerId', fields: { words: noWords } },
  }),
});

export type OrderDetailsEvent = EventOf<typeof orderDetailsEvents>;

import { definePort } from '../kernel/manifest/port.js';

/** Which pre-sales there are, and whose. Provided by the read model pre-sales, and therefore as late as that. */
export interface PreSaleLookup {
  /** The date that an order, or an entry of the waitlist that was offered something, is of. */
  ofOrder(orderId: string): Promise<string | undefined>;
  /** Dates of an event that have a pre-sale; those that are off too, unless told otherwise. */
  ofEvent(gatheringId: string, which?: 'all' | 'on'): Promise<readonly string[]>;
}

export const PRE_SALE_LOOKUP = definePort<PreSaleLookup>('PreSaleLookup');

import { definePort } from '../kernel/manifest/port.js';

/** What the page of a member and a block ask about storefronts, so that all doors answer alike. Provided by the composition under STOREFRONTS. */
export interface Storefronts {
  /** Others find something there: the seller's age is known, for a minor somebody answers, and a listing is public. */
  isOpen(memberId: string): Promise<boolean>;
  /** One of the two has held a listing of the other's, now or once. */
  haveDealt(one: string, other: string): Promise<boolean>;
}

export const STOREFRONTS = definePort<Storefronts>('Storefronts');

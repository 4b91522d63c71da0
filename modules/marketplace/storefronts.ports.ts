import { definePort } from '../kernel/manifest/port.js';
import type { Point } from './listing/listing.events.js';

/** Questions of member pages and blocks about storefronts, so that all of them answer alike. Provided by the composition under STOREFRONTS. */
export interface Storefronts {
  /** Whether others find something there: the seller's age is known, a minor has a verified guardian, and a listing is public. */
  isOpen(memberId: string): Promise<boolean>;
  /** Where the seller's latest listing is, as everybody may see it; undefined without one. */
  lastPlaceOf(sellerId: string): Promise<{ readonly publicPoint: Point; readonly area: string } | undefined>;
  /** Whether one of the two holds or has held a listing of the other's. */
  haveDealt(one: string, other: string): Promise<boolean>;
}

export const STOREFRONTS = definePort<Storefronts>('Storefronts');

import { definePort } from '../kernel/manifest/port.js';
import type { Phase } from './pre-sale/status.rules.js';

/** What pages of events say about a sale. Provided by the read model orders, and therefore as late as that. now: ISO-8601 UTC */
export interface PreSales {
  /** Of dates of an event that are not over, which everybody reads, soonest first. */
  toCome(gatheringId: string, now: string): Promise<readonly PreSaleOnPage[]>;
  /** Dates of an event for which something is sold, as everybody may know, or with drafts. */
  sold(gatheringId: string, which: 'all' | 'announced'): Promise<readonly string[]>;
  /** Of these dates, also of those that are over. */
  ofDates(dateIds: readonly string[], now: string): Promise<readonly PreSaleOnPage[]>;
}

export interface PreSaleOnPage {
  readonly dateId: string;
  readonly gatheringId: string;
  /** In the zone of the event: '2027-06-12'. */
  readonly day: string;
  readonly phase: Phase;
  /** When the phase changes next, ISO-8601 UTC; null when it does not. */
  readonly nextAt: string | null;
  /** Whether spaces of a published map are sold. */
  readonly hasMap: boolean;
  /** Spaces that are free now. */
  readonly freeSpaces: number;
}

export const PRE_SALES = definePort<PreSales>('PreSales');

import { definePort } from '../kernel/manifest/port.js';
import type { AdPlace } from './ads.schemas.js';

/** How often. */
export interface Counts {
  /** At least half of it was in view for a second. */
  readonly shown: number;
  readonly pressed: number;
}

/** Counts of ads, by the day and the place; who saw them is not stored. Provided by this module under AD_COUNTS. */
export interface AdCounts {
  /** Counted at once here, and within a second for everybody: a crash loses that second.
   *  units  day: of Wisconsin */
  add(of: CountedAd, what: keyof Counts): void;
  /** The sums of these ads, with what this process has not written yet; others are a second late. */
  totalsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Counts>>;
  /** Oldest day first. */
  byDay(id: string): Promise<readonly CountsOfDay[]>;
}

export interface CountedAd {
  readonly id: string;
  readonly place: AdPlace;
  readonly day: string;
}

export interface CountsOfDay extends Counts {
  readonly day: string;
  readonly place: AdPlace;
}

export const AD_COUNTS = definePort<AdCounts>('AdCounts');

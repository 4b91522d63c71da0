import type { Generated } from 'kysely';

/** The end of a hold, or of a listing's days. */
export interface DueListing {
  readonly listing_id: string;
  readonly what: 'LapseHold' | 'ExpireListing';
  /** ISO-8601 UTC */
  readonly due_at: string;
}

export type DueRow = DueListing & {
  /** ISO-8601 UTC; null: no further reminder. */
  readonly remind_at: string | null;
  readonly asleep: Generated<boolean>;
};

export type ListingTimersTables = { 'listing_timers.due': DueRow };

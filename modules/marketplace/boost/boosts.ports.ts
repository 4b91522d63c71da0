import { definePort } from '../../kernel/manifest/port.js';

/** Which boosts run. Answered by their read model under BOOSTS. */
export interface Boosts {
  /** Whatever the state of its listing, those that were started last first.
   *  units  now: ISO-8601 UTC */
  running(now: string): Promise<readonly RunningBoost[]>;
}

export interface RunningBoost {
  readonly listingId: string;
  readonly memberId: string;
  /** How many of this member's boosts are shown at once. */
  readonly most: number;
}

export const BOOSTS = definePort<Boosts>('Boosts');

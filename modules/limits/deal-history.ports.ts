import { definePort } from '../kernel/manifest/port.js';

/** What the deals of a member say about them. Provided by the read model of deals under OUTCOMES. */
export interface Outcomes {
  /** Whether a deal of theirs is done, as seller or buyer. */
  hasOutcome(memberId: string): Promise<boolean>;
  /** How many members said last that a deal with them went well, and badly; what is not shown yet does not count. */
  ratingsOf(memberId: string): Promise<{ readonly good: number; readonly bad: number }>;
}

export const OUTCOMES = definePort<Outcomes>('Outcomes');

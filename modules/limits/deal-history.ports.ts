import { definePort } from '../kernel/manifest/port.js';

/** The results of a member's deals. Provided by the read model of deals under OUTCOMES. */
export interface Outcomes {
  /** Whether one of their deals is done, as seller or buyer. */
  hasOutcome(memberId: string): Promise<boolean>;
  /** How many members gave good and bad feedback last; feedback that is not shown yet does not count. */
  ratingsOf(memberId: string): Promise<{ readonly good: number; readonly bad: number }>;
}

export const OUTCOMES = definePort<Outcomes>('Outcomes');

import { definePort } from '../kernel/manifest/port.js';

/** The results of a member's deals. Provided by the read model of deals under DEAL_HISTORY. */
export interface DealHistory {
  /** Whether one of their deals is done, as seller or buyer. */
  hasOutcome(memberId: string): Promise<boolean>;
  /** Whether the two have an offer, a hold or a sale that is not over since then, whoever sold.
   *  units  since: ISO-8601 UTC */
  hasDealtSince(one: string, other: string, since: string): Promise<boolean>;
  /** How many members gave good and bad feedback last; feedback that is not shown yet does not count. */
  ratingsOf(memberId: string): Promise<{ readonly good: number; readonly bad: number }>;
  /** The same for many members, in one query; without feedback there is no entry. */
  ratingsOfEach(
    memberIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly good: number; readonly bad: number }>>;
}

export const DEAL_HISTORY = definePort<DealHistory>('Outcomes');

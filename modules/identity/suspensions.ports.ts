import type { CommandMetadata } from '../kernel/decider/decider.js';
import type { Receipt } from '../kernel/http/contract.js';
import { definePort } from '../kernel/manifest/port.js';

/** Suspending members, for the decisions that cause it. */
export interface Suspensions {
  /** Suspend the member, and end their sessions. A second decision suspends beside the first: the member is suspended while any runs.
   *  in      until: ISO-8601 UTC; null without an end. decisionId: null when no decision causes it; then identity writes to the member
   *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), OWN_SUSPENSION (forbidden) */
  suspend(
    memberId: string,
    suspension: {
      readonly reason: string;
      readonly decisionId: string | null;
      readonly until: string | null;
    },
    meta: CommandMetadata,
  ): Promise<Receipt>;
  /** End what the decision caused; without a decision, every suspension of the member.
   *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict) */
  lift(
    memberId: string,
    lifting: { readonly reason: string; readonly decisionId?: string | null },
    meta: CommandMetadata,
  ): Promise<Receipt>;
  /** End what is over at the time of the command, and write to the member. */
  endOver(memberId: string, meta: CommandMetadata): Promise<Receipt>;
  /** Of these members, those who are suspended. */
  statusOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, SuspensionStatus>>;
}

/** units  since, until: ISO-8601 UTC; until: null without an end */
export interface SuspensionStatus {
  readonly since: string;
  readonly until: string | null;
  /** Of the decision that ends last. */
  readonly decisionId: string | null;
}

export const SUSPENSIONS = definePort<Suspensions>('Suspensions');

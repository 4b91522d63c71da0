import type { Command } from '../../kernel/decider/decider.js';
import type { AllocationRules, Placement, RequestWishes } from './allocation.schemas.js';

/** How the spaces of one date are given.
 *  units  moments ISO-8601 UTC */
export interface Allocation {
  readonly status: 'none' | 'open' | 'published' | 'finished';
  readonly rules: AllocationRules | null;
  readonly seed: string;
  /** By the team, before its moment. */
  readonly isClosed: boolean;
  /** By id, in the sequence in which they came; one that was withdrawn too. */
  readonly requests: ReadonlyMap<string, Request>;
  /** Counts proposals; 0 before the first. */
  readonly run: number;
  readonly mapVersion: number;
  /** By request, in the sequence of their turns. */
  readonly placements: ReadonlyMap<string, PlacementState>;
  /** Until when orders are held. */
  readonly until: string | null;
  /** Counts everything that a proposal is made from, or that changes one. */
  readonly changes: number;
}

export interface Request {
  readonly id: string;
  readonly memberId: string;
  readonly number: number;
  /** When it came first. */
  readonly at: string;
  readonly wishes: RequestWishes;
  readonly isWithdrawn: boolean;
}

export interface PlacementState extends Placement {
  readonly isLocked: boolean;
  /** Who of the team changed it, and why; null for what was proposed. */
  readonly changed: { readonly by: string; readonly reason: string } | null;
  readonly orderId: string | null;
  /** Why it could not be reserved; null once the team has changed it. */
  readonly refused: string | null;
}

interface OfRequest {
  readonly requestId: string;
}

export type AllocationCommand =
  /** Again, with other rules, as long as requests are open. */
  | Command<'OpenRequests', { readonly rules: AllocationRules; readonly seed: string }>
  | Command<'CloseRequests'>
  | Command<'AskForSpaces', OfRequest & { readonly wishes: RequestWishes }>
  /** By the member, or for one who is erased. */
  | Command<'WithdrawRequest', OfRequest & { readonly memberId: string; readonly isErased: boolean }>
  /** basis: the `changes` that the proposal was made from */
  | Command<
      'ProposeAllocation',
      { readonly basis: number; readonly mapVersion: number; readonly placements: readonly Placement[] }
    >
  | Command<
      'ChangePlacements',
      {
        readonly reason: string;
        readonly changes: readonly { readonly requestId: string; readonly spaceIds: readonly string[] }[];
      }
    >
  | Command<'LockPlacements', { readonly requestIds: readonly string[]; readonly isLocked: boolean }>
  | Command<'PublishAllocation', { readonly until: string }>
  | Command<
      'RecordReserved',
      {
        readonly reserved: readonly { readonly requestId: string; readonly orderId: string }[];
        readonly refused: readonly { readonly requestId: string; readonly code: string }[];
      }
    >
  | Command<'FinishAllocation'>;

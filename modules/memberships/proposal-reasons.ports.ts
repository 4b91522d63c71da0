import type { CommandMetadata } from '../kernel/decider/decider.js';
import { definePort } from '../kernel/manifest/port.js';

/** Whether what a tier without an end was proposed for is still there. Provided by the processes under PROPOSAL_REASONS. */
export interface ProposalReasons {
  /** Before a proposal is confirmed. One whose reason is gone is declined, and the answer is false; one that nothing else follows is left to the admins. */
  areThere(memberId: string, proposalId: string, meta: CommandMetadata): Promise<boolean>;
}

export const PROPOSAL_REASONS = definePort<ProposalReasons>('ProposalReasons');

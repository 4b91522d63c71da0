import { definePort } from '../kernel/manifest/port.js';

/** What the read model of deals tells about members. Provided by the composition under OUTCOMES. */
export interface Outcomes {
  /** Whether a deal of theirs is done, as seller or buyer. */
  hasOutcome(memberId: string): Promise<boolean>;
}

export const OUTCOMES = definePort<Outcomes>('Outcomes');

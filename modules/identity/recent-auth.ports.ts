import type { Request } from 'express';
import { definePort } from '../kernel/manifest/port.js';

/** Whether it is still the member who sits there, before something that opens the account or ends it, and before what an admin does to
 *  another's. Provided by the identity module under FRESH_PROOF. */
export interface RecentAuth {
  /** errors  PROOF_NEEDED (forbidden) unless the member signed in, or showed who they are, within ten minutes */
  require(memberId: string, request: Request): Promise<void>;
}

export const RECENT_AUTH = definePort<RecentAuth>('RecentAuth');

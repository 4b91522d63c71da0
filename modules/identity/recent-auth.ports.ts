import type { Request } from 'express';
import { definePort } from '../kernel/manifest/port.js';

/** Asks for a recent re-authentication before a change of sign-in methods, before erasure, and before what an admin does to another
 *  account. Provided by the identity module under FRESH_PROOF. */
export interface RecentAuth {
  /** errors  PROOF_NEEDED (forbidden) unless the member signed in or re-authenticated within ten minutes */
  require(memberId: string, request: Request): Promise<void>;
}

export const RECENT_AUTH = definePort<RecentAuth>('RecentAuth');

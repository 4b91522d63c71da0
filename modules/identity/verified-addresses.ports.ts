import { definePort } from '../kernel/manifest/port.js';
import type { Database } from '../kernel/postgres/database.js';

/** Whose an e-mail address is. Provided by the identity module under VERIFIED_ADDRESSES. */
export interface VerifiedAddresses {
  /** The member who verified this address; undefined when nobody has. */
  memberAt(db: Database, email: string): Promise<string | undefined>;
}

export const VERIFIED_ADDRESSES = definePort<VerifiedAddresses>('VerifiedAddresses');

import { definePort } from '../kernel/manifest/port.js';
import type { Database } from '../kernel/postgres/database.js';

export interface Recipient {
  readonly name: string;
  readonly email: string;
}

/** The recipient of an e-mail to a member. Provided by the identity module under RECIPIENTS. */
export interface Recipients {
  /** Name and address of a member whose address is verified; undefined for anybody else. */
  of(db: Database, memberId: string): Promise<Recipient | undefined>;
}

export const RECIPIENTS = definePort<Recipients>('Recipients');

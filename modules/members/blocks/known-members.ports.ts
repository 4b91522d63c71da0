import { definePort } from '../../kernel/manifest/port.js';

/** How members know each other from their listings. Provided by the read model of listings under KNOWN_MEMBERS. */
export interface KnownMembers {
  /** Whether others find anything that they offer: their age is known, a minor has a verified guardian, and a listing is public. */
  isOpen(memberId: string): Promise<boolean>;
  /** Whether one of the two holds or has held a listing of the other. */
  haveDealt(one: string, other: string): Promise<boolean>;
}

export const KNOWN_MEMBERS = definePort<KnownMembers>('KnownMembers');

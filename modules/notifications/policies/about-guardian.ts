import { tell, type Wish } from '../policy.js';

/** What notices about a minor and the guardian have in common; `about` is the minor. No names: they would outlive their members. */
export const aboutGuardian = (minorId: string, memberId: string, subtype: string, message: string): Wish =>
  tell({ memberId, type: 'guardian', subtype, message, about: minorId, href: '/guardian' });

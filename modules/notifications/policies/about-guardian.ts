import { type NotificationRequest, tell } from '../policy.js';

/** What notices about a minor and the guardian have in common; `about` is the minor. No names: they would outlive their members. */
export const aboutGuardian = (
  minorId: string,
  memberId: string,
  subtype: string,
  message: string,
): NotificationRequest =>
  tell({ memberId, type: 'guardian', subtype, message, about: minorId, href: '/guardian' });

import { memberEvents } from '../../identity/member/member.events.js';
import { whenever } from '../policy.js';

/** Whenever a member is erased, then nothing is ever sent to them again. */
export const closeInbox = whenever('close-inbox', memberEvents, 'MemberErased', ({ entityId }) => [
  { wish: 'close', memberId: entityId },
]);

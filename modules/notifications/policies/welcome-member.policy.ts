import { memberEvents } from '../../identity/member/member.events.js';
import { tell, whenever } from '../policy.js';

/** Whenever somebody becomes a member, then they are made welcome. */
export const welcomeMember = whenever('welcome-member', memberEvents, 'MemberRegistered', ({ entityId }) => [
  tell({
    memberId: entityId,
    type: 'welcome',
    subtype: 'registered',
    message: 'Welcome to Swap Meet Classics. See what is for sale near you, or list your first part.',
    href: '/home',
    about: entityId,
  }),
]);

import { memberEvents } from '../identity/member/member.events.js';
import { pick } from '../kernel/event-store/events.js';
import { reactor } from '../kernel/processing/projection.js';
import { deleteAudienceOf } from '../marketplace/audience/audience-rows.js';
import { deleteActsOf } from './member-limits.js';

/** Whenever a member is erased, then what they did and who saw their listings is no longer counted. */
export const forgetActs = reactor({
  name: 'forget-listing-acts',
  handles: [pick(memberEvents, 'MemberErased')],
  handle: async (tx, events) => {
    const memberIds = events.map(({ entityId }) => entityId);
    await deleteActsOf(tx, memberIds);
    await deleteAudienceOf(tx, memberIds);
  },
});

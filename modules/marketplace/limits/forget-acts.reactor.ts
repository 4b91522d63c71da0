import { memberEvents } from '../../identity/member/member.events.js';
import { pick } from '../../kernel/event-store/events.js';
import { reactor } from '../../kernel/processing/projection.js';
import { deleteActsOf } from './member-limits.js';

/** Whenever a member is erased, then what they did is no longer counted. */
export const forgetActs = reactor({
  name: 'forget-listing-acts',
  handles: [pick(memberEvents, 'MemberErased')],
  handle: (tx, events) =>
    deleteActsOf(
      tx,
      events.map(({ entityId }) => entityId),
    ),
});

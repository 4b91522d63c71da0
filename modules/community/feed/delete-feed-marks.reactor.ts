import { memberEvents } from '../../identity/member/member.events.js';
import { pick } from '../../kernel/event-store/events.js';
import { reactor } from '../../kernel/processing/projection.js';
import { deleteSeenOf } from './feed-marks.shared.js';

/** Whenever a member is erased, the mark of how far they have read is deleted. */
export const deleteFeedMarks = reactor({
  name: 'delete-feed-marks',
  handles: [pick(memberEvents, 'MemberErased')],
  handle: (tx, events) =>
    deleteSeenOf(
      tx,
      events.map(({ entityId }) => entityId),
    ),
});

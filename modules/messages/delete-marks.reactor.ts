import { memberEvents } from '../identity/member/member.events.js';
import { pick } from '../kernel/event-store/events.js';
import { reactor } from '../kernel/processing/projection.js';
import { deleteMarksOf } from './marks.shared.js';

/** Whenever a member is erased, their read and received marks and counted messages are deleted, and so are their drafts. */
export const deleteMarks = reactor({
  name: 'forget-message-marks',
  handles: [pick(memberEvents, 'MemberErased')],
  handle: (tx, events) =>
    deleteMarksOf(
      tx,
      events.map(({ entityId }) => entityId),
    ),
});

import { deleteDraftsOf } from '../drafts/drafts.shared.js';
import { memberEvents } from '../identity/member/member.events.js';
import { pick } from '../kernel/event-store/events.js';
import { reactor } from '../kernel/processing/projection.js';
import { deleteMarksOf } from './marks.shared.js';

/** Whenever a member is erased, their read and received marks and counted messages are deleted, and so are their drafts, whatever they are of: the
 *  checkpoint is as old as the oldest of them. */
export const deleteMarks = reactor({
  name: 'forget-message-marks',
  handles: [pick(memberEvents, 'MemberErased')],
  handle: async (tx, events) => {
    const memberIds = events.map(({ entityId }) => entityId);
    await deleteMarksOf(tx, memberIds);
    await deleteDraftsOf(tx, memberIds);
  },
});

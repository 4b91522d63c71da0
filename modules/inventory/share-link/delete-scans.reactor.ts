import { memberEvents } from '../../identity/member/member.events.js';
import { pick } from '../../kernel/event-store/events.js';
import { reactor } from '../../kernel/processing/projection.js';
import { deleteScansOf } from './scans.shared.js';

/** Whenever a member is erased, the counts of their share links are deleted. */
export const deleteScans = reactor({
  name: 'delete-share-scans',
  handles: [pick(memberEvents, 'MemberErased')],
  handle: (tx, events) =>
    deleteScansOf(
      tx,
      events.map(({ entityId }) => entityId),
    ),
});

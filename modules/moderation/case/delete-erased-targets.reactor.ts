import { memberEvents } from '../../identity/member/member.events.js';
import { pick } from '../../kernel/event-store/events.js';
import { reactor } from '../../kernel/processing/projection.js';
import { deleteTargetsOf } from './open-targets.js';

/** Whenever a member is erased, their id is deleted from what is in cases. */
export const deleteErasedTargets = reactor({
  name: 'delete-erased-targets',
  handles: [pick(memberEvents, 'MemberErased')],
  handle: (tx, events) =>
    deleteTargetsOf(
      tx,
      events.map(({ entityId }) => entityId),
    ),
});

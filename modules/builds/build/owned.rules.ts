import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { BuildEvent } from './build.events.js';

/** What happened to a build while a member owned it, with the hand-overs to and from them. What was before, and what became of it, is another member's. */
export function whileOwnedBy(
  memberId: string,
  history: readonly RecordedEvent<BuildEvent>[],
): readonly RecordedEvent<BuildEvent>[] {
  let ownerId = '';
  return history.filter(({ type, data }) => {
    const before = ownerId;
    if (type === 'BuildStarted') ownerId = data.ownerId;
    if (type === 'BuildHandedOver') ownerId = data.toId;
    return before === memberId || ownerId === memberId;
  });
}

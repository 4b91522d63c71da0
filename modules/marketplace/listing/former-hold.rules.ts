import { foldEvents } from '../../kernel/decider/decider.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { ListingDetail } from '../listing.schemas.js';
import { undoReleaseMinutes } from './holds.rules.js';
import type { ListingEvent } from './listing.events.js';
import { listingState } from './listing.state.js';

/** How the last hold of a member ended, for whom the listing is open and whose one hold is used. Pure.
 *  out  null for everybody else */
export function formerHoldIn(
  history: readonly RecordedEvent<ListingEvent>[],
  memberId: string,
  now: string,
): ListingDetail['formerHold'] {
  const { status, heldBefore, heldUntil, released } = foldEvents(listingState, history);
  if (status !== 'active' || !heldBefore.includes(memberId)) return null;
  const { heldAt, ended } = lastHoldOf(history, memberId);
  if (heldAt === undefined || ended?.type !== 'HoldReleased' || ended.data.by === 'house') return null;
  const isTheirs = released?.by === 'buyer' && released.buyerId === memberId;
  const undoUntil = [plusMinutes(ended.recordedAt, undoReleaseMinutes), heldUntil].toSorted()[0] ?? '';
  return { heldAt, endedBy: ended.data.by, undoUntil: isTheirs && undoUntil > now ? undoUntil : null };
}

function lastHoldOf(history: readonly RecordedEvent<ListingEvent>[], memberId: string) {
  let holderId: string | null = null;
  let heldAt: string | undefined;
  let ended: RecordedEvent<ListingEvent> | undefined;
  for (const event of history)
    if (event.type === 'ListingHeld') {
      if (event.data.buyerId === memberId && holderId !== memberId) heldAt = event.recordedAt;
      holderId = event.data.buyerId;
    } else if (event.type === 'HoldReleased' || event.type === 'ListingSold') {
      if (holderId === memberId) ended = event;
      holderId = null;
    }
  return { heldAt, ended };
}

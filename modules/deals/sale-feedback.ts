import { loadState } from '../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Listing } from '../marketplace/listing/listing.state.js';
import { idOfDeal } from './deal-ids.shared.js';
import { feedbackState } from './feedback/feedback.state.js';

/** Whether either side of a finished deal has given feedback: the author of a listing or a wanted ad, or the member they named. */
export async function isSaleRated(
  eventStore: DomainEventStore,
  listingId: string,
  { sale, sellerId, isWanted }: Listing,
): Promise<boolean> {
  const memberId = sale?.memberId;
  if (!memberId) return false;
  const parties = isWanted ? { sellerId: memberId, buyerId: sellerId } : { sellerId, buyerId: memberId };
  const feedback = await loadState(eventStore, feedbackState, idOfDeal({ listingId, ...parties }));
  return feedback.given.length > 0;
}

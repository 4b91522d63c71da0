import type { ListingEvent } from '../../marketplace/listing/listing.events.js';
import { type NotificationRequest, tell } from '../policy.js';

/** Who had a part in a listing at the end of this history. */
export function partiesOf(history: readonly ListingEvent[]): {
  readonly sellerId: string | undefined;
  /** The member who holds it. */
  readonly holderId: string | undefined;
} {
  let sellerId: string | undefined;
  let holderId: string | undefined;
  for (const event of history) {
    if (event.type === 'ListingDrafted') sellerId = event.data.sellerId;
    if (event.type === 'ListingHeld') holderId = event.data.buyerId;
    if (event.type === 'HoldReleased') holderId = undefined;
  }
  return { sellerId, holderId };
}

/** What notices about one listing have in common; nobody is told when the one to be told is not known. They lead to it, unless its reader cannot see it any more. */
export function aboutListing(
  listingId: string,
  memberId: string | undefined,
  notice: {
    readonly type: string;
    readonly subtype: string;
    readonly message: string;
    readonly href?: string;
  },
): readonly NotificationRequest[] {
  if (memberId === undefined) return [];
  return [tell({ memberId, about: listingId, href: `/listing/${listingId}`, ...notice })];
}

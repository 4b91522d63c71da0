import { deterministicId } from '../kernel/decider/identifiers.js';
import { idOfThread } from '../messages/thread-ids.shared.js';
import type { Parties } from './parties.rules.js';

export type { Parties };

/** The one deal of these two about a listing: the id of its offers, and of its feedback. */
export const idOfDeal = ({ listingId, sellerId, buyerId }: Parties): string =>
  deterministicId('deal', listingId, sellerId, buyerId);

/** The thread in which they talk about it. */
export const threadOfDeal = ({ listingId, sellerId, buyerId }: Parties): string =>
  idOfThread({ kind: 'listing', id: listingId }, [sellerId, buyerId]);

/** The command by which an offer is recorded as accepted, whoever sends it first: the route, or the process after it. */
export const acceptanceOf = (dealId: string, offerId: string): string =>
  deterministicId('accept offer', dealId, offerId);

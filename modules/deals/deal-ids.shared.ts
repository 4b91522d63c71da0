import { deterministicId } from '../kernel/decider/identifiers.js';
import { idOfThread } from '../messages/thread-ids.shared.js';
import type { Parties } from './parties.rules.js';

export type { Parties };

/** The id of the deal of two members about a listing, which is the id of its offers and of its feedback. */
export const idOfDeal = ({ listingId, sellerId, buyerId }: Parties): string =>
  deterministicId('deal', listingId, sellerId, buyerId);

/** The thread in which they talk about it. */
export const threadOfDeal = ({ listingId, sellerId, buyerId }: Parties): string =>
  idOfThread({ kind: 'listing', id: listingId }, [sellerId, buyerId]);

/** The id of the command that records an offer as accepted. The route and the reactor use the same id, so it runs once. */
export const acceptanceOf = (dealId: string, offerId: string): string =>
  deterministicId('accept offer', dealId, offerId);

/** The id of what one side said about a deal. */
export const idOfFeedback = (dealId: string, fromId: string): string => `${dealId}.${fromId}`;

/** The deal and the writer of feedback. */
export function partsOfFeedback(id: string): { readonly dealId: string; readonly fromId: string } {
  const [dealId = '', fromId = ''] = id.split('.');
  return { dealId, fromId };
}

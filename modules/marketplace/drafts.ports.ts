import type { CommandMetadata } from '../kernel/decider/decider.js';
import type { Receipt } from '../kernel/http/contract.js';
import { definePort } from '../kernel/manifest/port.js';
import type { Photo } from '../media/photo.schemas.js';
import type { ListingContent, WantedTerms } from './listing/listing.events.js';

/** The content of a draft. The place is the device's position, a ZIP code or "City, ST"; without one it is the place of the seller's last listing. */
export interface DraftContent
  extends Pick<
    ListingContent,
    | 'categoryPrimary'
    | 'categorySub'
    | 'condition'
    | 'origin'
    | 'partNumbers'
    | 'fitment'
    | 'quantity'
    | 'vehicle'
  > {
  readonly title: string;
  readonly description: string;
  /** null: the buyer has to ask. */
  readonly cents: number | null;
  readonly photos: readonly Photo[];
  readonly place:
    | { readonly latitude: number; readonly longitude: number }
    | { readonly text: string }
    | null;
}

/** The content of a wanted ad that another module drafts. The place is as in any draft; without one it may also be the member's home. */
export interface WantedContent
  extends Pick<ListingContent, 'categorySub' | 'partNumbers' | 'fitment' | 'quantity'> {
  readonly title: string;
  readonly description: string;
  /** The most that is paid, for its author alone; null: none. */
  readonly limitCents: number | null;
  readonly urgency: WantedTerms['urgency'];
  readonly place: DraftContent['place'];
}

/** Drafts of listings for other modules. Provided by the marketplace module under LISTING_DRAFTS. */
export interface ListingDrafts {
  /** Make a draft for the caller; a repeated command gets the same one.
   *  errors  PLACE_MISSING, PLACE_NOT_FOUND, PLACE_NOT_ON_MAP, and those of DraftListing (unprocessable) */
  draft(content: DraftContent, meta: CommandMetadata): Promise<Receipt>;
  /** Draft a wanted ad of a part for the caller; a repeated command gets the same one.
   *  errors  those of `draft` */
  draftWanted(content: WantedContent, meta: CommandMetadata): Promise<Receipt>;
  /** Delete a draft of the caller. */
  discard(listingId: string, meta: CommandMetadata): Promise<Receipt>;
}

export const LISTING_DRAFTS = definePort<ListingDrafts>('ListingDrafts');

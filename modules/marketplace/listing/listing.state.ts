import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { plusHours } from '../../kernel/decider/time.js';
import { isVehicleCategory } from '../categories.schemas.js';
import {
  holdHours,
  type ListingContent,
  type ListingEvent,
  type ListingStatus,
  listingEvents,
} from './listing.events.js';

export interface Listing {
  readonly status: ListingStatus | 'none';
  readonly sellerId: string;
  readonly vehicleYear: number | null;
  readonly isVehicle: boolean;
  readonly isWanted: boolean;
  readonly photoIds: readonly string[];
  readonly expiresAt: string;
  /** When it was published or last renewed. */
  readonly shownSince: string;
  readonly buyerId: string | null;
  /** The accepted offer that caused the hold. */
  readonly offerId: string | null;
  readonly heldSince: string;
  readonly heldUntil: string;
  /** Buyers who have used their one hold; a hold that the system ended does not count. */
  readonly heldBefore: readonly string[];
  /** A hold whose buyer or seller has released it, as long as nothing else has happened since. */
  readonly released: { readonly by: 'buyer' | 'seller'; readonly buyerId: string } | null;
  /** For a sold listing: its previous status, and the member named as its buyer, or as the one who had it. */
  readonly sale: { readonly statusBefore: ListingStatus; readonly memberId: string | null } | null;
  /** The status that a removed listing gets back when it is reinstated. */
  readonly statusBeforeRemoval: ListingStatus;
  /** Others do not see it until somebody has looked at reports about it. */
  readonly isHidden: boolean;
}

const none: Listing = {
  status: 'none',
  sellerId: '',
  vehicleYear: null,
  isVehicle: false,
  isWanted: false,
  photoIds: [],
  expiresAt: '',
  shownSince: '',
  buyerId: null,
  offerId: null,
  heldSince: '',
  heldUntil: '',
  heldBefore: [],
  released: null,
  sale: null,
  statusBeforeRemoval: 'draft',
  isHidden: false,
};

export const listingState: StreamState<typeof listingEvents, Listing> = {
  events: listingEvents,
  ...foldInPlace(none, {
    open: (listing) => ({ listing, heldBefore: new Set(listing.heldBefore) }),
    change: (draft, event: ListingEvent) => {
      noteHolder(draft, event);
      draft.listing = { ...evolve(draft.listing, event), released: releasedBy(draft.listing, event) };
    },
    close: ({ listing, heldBefore }): Listing => ({ ...listing, heldBefore: [...heldBefore] }),
  }),
};

/** Adds a member who has held it; holds that the system ended, and those that an undone sale ended, do not count. */
function noteHolder(
  { listing, heldBefore }: { readonly listing: Listing; readonly heldBefore: Set<string> },
  event: ListingEvent,
): void {
  if (event.type === 'ListingHeld') {
    heldBefore.delete(event.data.buyerId); // the latest holder is the last
    heldBefore.add(event.data.buyerId);
  } else if (event.type === 'HoldReleased' && event.data.by === 'house')
    heldBefore.delete(listing.buyerId ?? '');
  else if (event.type === 'ListingReopened') heldBefore.delete(event.data.endedHoldOf ?? '');
}

/** The release is taken back. */
const isHeldAgain = (
  { released, heldUntil }: Listing,
  hold: { readonly buyerId: string; readonly heldUntil: string },
): boolean => released?.buyerId === hold.buyerId && heldUntil === hold.heldUntil;

function releasedBy({ buyerId }: Listing, event: ListingEvent): Listing['released'] {
  if (event.type !== 'HoldReleased' || buyerId === null) return null;
  const { by } = event.data;
  return by === 'buyer' || by === 'seller' ? { by, buyerId } : null;
}

function evolve(listing: Listing, event: ListingEvent): Listing {
  switch (event.type) {
    case 'ListingDrafted':
      return {
        ...listing,
        ...vehicleOf(event.data),
        status: 'draft',
        sellerId: event.data.sellerId,
        isWanted: event.data.listingType === 'wanted',
      };
    case 'ListingRevised':
      return { ...listing, ...vehicleOf(event.data) };
    case 'PhotoAdded':
      return { ...listing, photoIds: [...listing.photoIds, event.data.photo.id] };
    case 'PhotoRemoved':
      return { ...listing, photoIds: listing.photoIds.filter((id) => id !== event.data.photoId) };
    case 'PhotosArranged':
      return { ...listing, photoIds: event.data.photoIds };
    case 'ListingPublished':
      return {
        ...listing,
        status: 'active',
        expiresAt: event.data.expiresAt,
        shownSince: event.data.publishedAt,
      };
    case 'ListingRenewed':
      return {
        ...listing,
        status: 'active',
        expiresAt: event.data.expiresAt,
        shownSince: event.data.renewedAt,
      };
    case 'ListingPaused':
      return { ...listing, status: 'paused' };
    case 'ListingResumed':
      return { ...listing, status: 'active' };
    case 'ListingHeld':
      return {
        ...listing,
        status: 'held',
        buyerId: event.data.buyerId,
        offerId: event.data.offerId,
        heldSince:
          listing.status === 'held' || isHeldAgain(listing, event.data)
            ? listing.heldSince
            : plusHours(event.data.heldUntil, -holdHours),
        heldUntil: event.data.heldUntil,
      };
    case 'HoldReleased':
      return {
        ...listing,
        status: 'active',
        buyerId: null,
      };
    case 'ListingSold':
      return sold(listing, event.data.buyerId);
    case 'NeedFulfilled':
      return sold(listing, event.data.byId);
    case 'ListingReopened':
      return {
        ...listing,
        status: event.data.status,
        buyerId: null,
        offerId: null,
        sale: null,
      };
    case 'ListingWithdrawn':
      return { ...listing, status: 'withdrawn' };
    case 'ListingExpired':
      return { ...listing, status: 'expired' };
    case 'ListingRemoved':
      return {
        ...listing,
        status: 'removed',
        statusBeforeRemoval: listing.status as ListingStatus,
        isHidden: false,
      };
    case 'ListingReinstated':
      return { ...listing, status: listing.statusBeforeRemoval };
    case 'ListingHidden':
      return { ...listing, isHidden: true };
    case 'ListingShown':
      return { ...listing, isHidden: false };
    default:
      return unreachable(event);
  }
}

const sold = (listing: Listing, memberId: string | null): Listing => ({
  ...listing,
  status: 'sold',
  sale: { statusBefore: listing.status as ListingStatus, memberId },
});

function vehicleOf(
  content: Pick<ListingContent, 'vehicle' | 'categoryPrimary'>,
): Pick<Listing, 'vehicleYear' | 'isVehicle'> {
  return {
    vehicleYear: content.vehicle?.year ?? null,
    isVehicle: isVehicleCategory(content.categoryPrimary),
  };
}

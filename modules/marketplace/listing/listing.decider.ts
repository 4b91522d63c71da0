import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { isVehicleCategory } from '../categories.schemas.js';
import { checkContent } from './content.rules.js';
import { mustBeEditable } from './guards.rules.js';
import { endHold, expireHold, hold, release } from './holds.rules.js';
import {
  expire,
  pause,
  pauseUnanswered,
  publish,
  reinstate,
  remove,
  renew,
  resume,
  sell,
  withdraw,
} from './lifecycle.rules.js';
import {
  type ListingContent,
  type ListingEvent,
  type ListingStatus,
  type ListingType,
  listingEvents,
  type Photo,
} from './listing.events.js';
import { addPhoto, arrangePhotos, removePhoto } from './photos.rules.js';

type Content = Omit<ListingContent, 'sellerId'>;

export type ListingCommand =
  | Command<'DraftListing', { readonly listingType: ListingType; readonly content: Content }>
  | Command<'ReviseListing', { readonly content: Content }>
  | Command<'AddPhoto', { readonly photo: Photo }>
  | Command<'RemovePhoto', { readonly photoId: string }>
  | Command<'ArrangePhotos', { readonly photoIds: readonly string[] }>
  | Command<'PublishListing'>
  | Command<'PauseListing'>
  | Command<'PauseUnanswered'>
  | Command<'ResumeListing'>
  | Command<'HoldListing'>
  | Command<'ReleaseHold'>
  | Command<'LapseHold'>
  | Command<'EndHold', { readonly buyerId: string }>
  | Command<'SellListing', { readonly where: 'here' | 'elsewhere'; readonly priceCents: number | null }>
  | Command<'WithdrawListing'>
  | Command<'ExpireListing'>
  | Command<'RenewListing'>
  | Command<'RemoveListing', { readonly reason: string }>
  | Command<'ReinstateListing'>;

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
  readonly heldUntil: string;
  /** Buyers who have had their one hold; one that the house ended does not count. */
  readonly heldBefore: readonly string[];
  /** What a removed listing was, to bring it back as that. */
  readonly before: ListingStatus;
}

export const listingDecider: StreamDecider<typeof listingEvents, Listing, ListingCommand> = {
  events: listingEvents,
  initial: {
    status: 'none',
    sellerId: '',
    vehicleYear: null,
    isVehicle: false,
    isWanted: false,
    photoIds: [],
    expiresAt: '',
    shownSince: '',
    buyerId: null,
    heldUntil: '',
    heldBefore: [],
    before: 'draft',
  },
  decide,
  evolve,
};

function decide(command: ListingCommand, listing: Listing): readonly ListingEvent[] {
  if (command.type === 'DraftListing') return draft(command, listing);
  if (listing.status === 'none')
    throw notFound('LISTING_NOT_FOUND', { message: 'This listing is not here any more.' });
  switch (command.type) {
    case 'ReviseListing':
      return revise(command, listing);
    case 'AddPhoto':
      return addPhoto(command, listing);
    case 'RemovePhoto':
      return removePhoto(command, listing);
    case 'ArrangePhotos':
      return arrangePhotos(command, listing);
    case 'PublishListing':
      return publish(command, listing);
    case 'PauseListing':
      return pause(command, listing);
    case 'PauseUnanswered':
      return pauseUnanswered(listing);
    case 'ResumeListing':
      return resume(command, listing);
    case 'HoldListing':
      return hold(command, listing);
    case 'ReleaseHold':
      return release(command, listing);
    case 'LapseHold':
      return expireHold(command, listing);
    case 'EndHold':
      return endHold(command, listing);
    case 'SellListing':
      return sell(command, listing);
    case 'WithdrawListing':
      return withdraw(command, listing);
    case 'ExpireListing':
      return expire(command, listing);
    case 'RenewListing':
      return renew(command, listing);
    case 'RemoveListing':
      return remove(command, listing);
    case 'ReinstateListing':
      return reinstate(command, listing);
    default:
      return unreachable(command);
  }
}

/** Start a listing as a draft of the caller.
 *  out     [ListingDrafted]
 *  errors  NOT_A_SHELF, PRICE_MISSING, VEHICLE_MISSING, VEHICLE_TOO_NEW, YEARS_REVERSED (unprocessable)
 *  source  product.md section 9 */
function draft(
  { listingType, content, meta }: CommandOf<ListingCommand, 'DraftListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  if (listing.status !== 'none')
    throw conflict('ALREADY_DRAFTED', {
      message: 'This draft is there already. Open it from your listings.',
    });
  checkContent(content, meta.now);
  return [event('ListingDrafted', { ...content, listingType, sellerId: meta.actor.id })];
}

/** Change what a listing says, whole.
 *  errors  NOT_YOUR_LISTING (forbidden), LISTING_CLOSED, LISTING_HELD (conflict), those of a draft's content */
function revise(
  { content, meta }: CommandOf<ListingCommand, 'ReviseListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeEditable(listing, meta);
  checkContent(content, meta.now);
  return [event('ListingRevised', { ...content, sellerId: listing.sellerId })];
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
        heldUntil: event.data.heldUntil,
        heldBefore: [...listing.heldBefore, event.data.buyerId],
      };
    case 'HoldReleased':
      return {
        ...listing,
        status: 'active',
        buyerId: null,
        heldBefore:
          event.data.by === 'house'
            ? listing.heldBefore.filter((id) => id !== listing.buyerId)
            : listing.heldBefore,
      };
    case 'ListingSold':
      return { ...listing, status: 'sold' };
    case 'ListingWithdrawn':
      return { ...listing, status: 'withdrawn' };
    case 'ListingExpired':
      return { ...listing, status: 'expired' };
    case 'ListingRemoved':
      return { ...listing, status: 'removed', before: listing.status as ListingStatus };
    case 'ListingReinstated':
      return { ...listing, status: listing.before };
    default:
      return unreachable(event);
  }
}

function vehicleOf(
  content: Pick<Content, 'vehicle' | 'categoryPrimary'>,
): Pick<Listing, 'vehicleYear' | 'isVehicle'> {
  return {
    vehicleYear: content.vehicle?.year ?? null,
    isVehicle: isVehicleCategory(content.categoryPrimary),
  };
}

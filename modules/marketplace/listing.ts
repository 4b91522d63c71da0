import { type Decider, fact, type Meta } from '../kernel/decider.js';
import { conflict, forbidden, notFound, unprocessable, unreachable } from '../kernel/errors.js';
import { isVehicleCategory } from './categories.js';
import {
  type ListingContent,
  type ListingEvent,
  type ListingStatus,
  mostPhotos,
  type Photo,
} from './listing.events.js';
import { checkContent, checkYear } from './listing-content.js';

type Ordered<Type extends string, Rest = unknown> = { readonly type: Type; readonly meta: Meta } & Rest;
type Content = Omit<ListingContent, 'sellerId'>;

export type ListingCommand =
  | Ordered<'DraftListing', { readonly listingType: 'for_sale' | 'wanted'; readonly content: Content }>
  | Ordered<'ReviseListing', { readonly content: Content }>
  | Ordered<'AddPhoto', { readonly photo: Photo }>
  | Ordered<'RemovePhoto', { readonly photoId: string }>
  | Ordered<'ArrangePhotos', { readonly photoIds: readonly string[] }>
  | Ordered<'PublishListing'>
  | Ordered<'PauseListing'>
  | Ordered<'ResumeListing'>
  | Ordered<'HoldListing'>
  | Ordered<'ReleaseHold'>
  | Ordered<'LapseHold'>
  | Ordered<'SellListing', { readonly where: 'here' | 'elsewhere'; readonly priceCents: number | null }>
  | Ordered<'WithdrawListing'>
  | Ordered<'ExpireListing'>
  | Ordered<'RenewListing'>
  | Ordered<'RemoveListing', { readonly reason: string }>
  | Ordered<'ReinstateListing'>;

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
  /** Buyers who have had their one hold. */
  readonly heldBefore: readonly string[];
  /** What a removed listing was, to bring it back as that. */
  readonly before: ListingStatus;
}

export const holdHours = 72;
export const renewAfterHours = 48;
export const graceDays = 14;
/** What moderation may take away: whatever is, or was, for others to see. */
export const removableStatuses = ['active', 'paused', 'held', 'sold', 'expired'] as const;
const daysShown = { vehicle: 90, wanted: 90, thing: 60 } as const;

export const listingDecider: Decider<Listing, ListingCommand, ListingEvent> = {
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
    case 'ResumeListing':
      return resume(command, listing);
    case 'HoldListing':
      return hold(command, listing);
    case 'ReleaseHold':
      return release(command, listing);
    case 'LapseHold':
      return lapse(command, listing);
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
  { listingType, content, meta }: Order<'DraftListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  if (listing.status !== 'none') throw conflict('ALREADY_DRAFTED');
  checkContent(content, meta.now);
  return [fact('ListingDrafted', { ...content, listingType, sellerId: meta.actor.id })];
}

/** Change what a listing says, whole.
 *  errors  NOT_YOUR_LISTING (forbidden), LISTING_CLOSED, LISTING_HELD (conflict), those of a draft's content */
function revise({ content, meta }: Order<'ReviseListing'>, listing: Listing): readonly ListingEvent[] {
  mustBeEditable(listing, meta);
  checkContent(content, meta.now);
  return [fact('ListingRevised', { ...content, sellerId: listing.sellerId })];
}

/** Add a photo at the end, twelve at most; the same photo again changes nothing.
 *  errors  TOO_MANY_PHOTOS (conflict), and those of an edit */
function addPhoto({ photo, meta }: Order<'AddPhoto'>, listing: Listing): readonly ListingEvent[] {
  mustBeEditable(listing, meta);
  if (listing.photoIds.includes(photo.id)) return [];
  if (listing.photoIds.length >= mostPhotos)
    throw conflict('TOO_MANY_PHOTOS', { message: `A listing has at most ${mostPhotos} photos.` });
  return [fact('PhotoAdded', { photo })];
}

function removePhoto({ photoId, meta }: Order<'RemovePhoto'>, listing: Listing): readonly ListingEvent[] {
  mustBeEditable(listing, meta);
  if (!listing.photoIds.includes(photoId))
    throw notFound('PHOTO_NOT_FOUND', { message: 'That photo is not on this listing.' });
  return [fact('PhotoRemoved', { photoId })];
}

/** Put the photos in order; all of them, each once; the first is the cover.
 *  errors  PHOTO_ORDER_INCOMPLETE (unprocessable) */
function arrangePhotos(
  { photoIds, meta }: Order<'ArrangePhotos'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeEditable(listing, meta);
  const same = photoIds.length === listing.photoIds.length && new Set(photoIds).size === photoIds.length;
  if (!same || !photoIds.every((id) => listing.photoIds.includes(id))) {
    throw unprocessable('PHOTO_ORDER_INCOMPLETE', {
      message: 'The photos changed meanwhile: load them again, then order them.',
    });
  }
  if (photoIds.every((id, at) => id === listing.photoIds[at])) return [];
  return [fact('PhotosArranged', { photoIds: [...photoIds] })];
}

/** Put a draft up: parts for 60 days, vehicles and wanted ads for 90.
 *  errors  NOT_A_DRAFT (conflict), VEHICLE_TOO_NEW (unprocessable) */
function publish({ meta }: Order<'PublishListing'>, listing: Listing): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status === 'active') return [];
  if (listing.status !== 'draft')
    throw conflict('NOT_A_DRAFT', { status: listing.status, message: 'Only a draft can be published.' });
  checkYear(listing.isVehicle ? listing.vehicleYear : null, meta.now);
  return [
    fact('ListingPublished', { publishedAt: meta.now, expiresAt: plusDays(meta.now, daysFor(listing)) }),
  ];
}

function pause({ meta }: Order<'PauseListing'>, listing: Listing): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status === 'paused') return [];
  if (listing.status !== 'active') throw notOpen(listing);
  return [fact('ListingPaused', {})];
}

/** Put a paused listing up again, while its time lasts.
 *  errors  NOT_PAUSED, LISTING_EXPIRED (conflict) */
function resume({ meta }: Order<'ResumeListing'>, listing: Listing): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status === 'active') return [];
  if (listing.status !== 'paused') throw conflict('NOT_PAUSED', { status: listing.status });
  if (listing.expiresAt <= meta.now)
    throw conflict('LISTING_EXPIRED', { message: 'Its time is up: renew it instead.' });
  return [fact('ListingResumed', {})];
}

/** Hold an open listing for a buyer, once for each buyer.
 *  out     [ListingHeld], or [] when this buyer already holds it
 *  units   heldUntil: ISO-8601 UTC, 72 h after meta.now
 *  errors  LISTING_NOT_OPEN, NOT_FOR_SALE, HOLD_USED (conflict), OWN_LISTING (forbidden)
 *  source  product.md section 1d */
function hold({ meta }: Order<'HoldListing'>, listing: Listing): readonly ListingEvent[] {
  if (listing.status === 'held' && listing.buyerId === meta.actor.id) return [];
  if (listing.status !== 'active') throw notOpen(listing);
  if (listing.sellerId === meta.actor.id)
    throw forbidden('OWN_LISTING', { message: 'This is your own listing.' });
  if (listing.isWanted)
    throw conflict('NOT_FOR_SALE', { message: 'This is a wanted ad: there is nothing to hold.' });
  if (listing.heldBefore.includes(meta.actor.id)) {
    throw conflict('HOLD_USED', { message: 'You held this one before: each buyer may hold a listing once.' });
  }
  return [fact('ListingHeld', { buyerId: meta.actor.id, heldUntil: plusHours(meta.now, holdHours) })];
}

/** Let go of a hold: the buyer who has it, or the seller.
 *  errors  NOT_HELD (conflict), NOT_YOUR_HOLD (forbidden) */
function release({ meta }: Order<'ReleaseHold'>, listing: Listing): readonly ListingEvent[] {
  if (listing.status !== 'held') throw conflict('NOT_HELD', { status: listing.status });
  if (meta.actor.id === listing.buyerId) return [fact('HoldReleased', { by: 'buyer' as const })];
  if (meta.actor.id === listing.sellerId) return [fact('HoldReleased', { by: 'seller' as const })];
  throw forbidden('NOT_YOUR_HOLD', { message: 'Somebody else holds this.' });
}

/** Time ends a hold. Quiet when it was already let go of, or is not yet due. */
function lapse({ meta }: Order<'LapseHold'>, listing: Listing): readonly ListingEvent[] {
  if (listing.status !== 'held' || listing.heldUntil > meta.now) return [];
  return [fact('HoldReleased', { by: 'time' as const })];
}

/** Record the outcome: sold, to the one who holds it when it was sold here.
 *  units   priceCents: USD cents, null when the seller keeps it
 *  errors  LISTING_NOT_OPEN (conflict) */
function sell({ where, priceCents, meta }: Order<'SellListing'>, listing: Listing): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status === 'sold') return [];
  if (!['active', 'paused', 'held', 'expired'].includes(listing.status)) throw notOpen(listing);
  return [fact('ListingSold', { where, priceCents, buyerId: where === 'here' ? listing.buyerId : null })];
}

function withdraw({ meta }: Order<'WithdrawListing'>, listing: Listing): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status === 'withdrawn') return [];
  if (isClosed(listing)) throw closed(listing);
  return [fact('ListingWithdrawn', {})];
}

/** Time ends a listing. Quiet when it is not due or not shown; a held one first loses its hold. */
function expire({ meta }: Order<'ExpireListing'>, listing: Listing): readonly ListingEvent[] {
  if (!['active', 'paused'].includes(listing.status) || listing.expiresAt > meta.now) return [];
  return [fact('ListingExpired', {})];
}

/** Give a listing more time, from its old end: 48 hours after it was last shown anew, until 14 days after it expired.
 *  errors  TOO_SOON_TO_RENEW, TOO_LATE_TO_RENEW, LISTING_NOT_OPEN (conflict) */
function renew({ meta }: Order<'RenewListing'>, listing: Listing): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status !== 'active' && listing.status !== 'expired') throw notOpen(listing);
  if (listing.status === 'active' && meta.now < plusHours(listing.shownSince, renewAfterHours)) {
    throw conflict('TOO_SOON_TO_RENEW', {
      message: 'A listing can be renewed 48 hours after it was last put up.',
    });
  }
  if (meta.now > plusDays(listing.expiresAt, graceDays)) {
    throw conflict('TOO_LATE_TO_RENEW', { message: 'It expired more than 14 days ago: list it anew.' });
  }
  const from = listing.status === 'active' ? listing.expiresAt : meta.now;
  return [fact('ListingRenewed', { renewedAt: meta.now, expiresAt: plusDays(from, daysFor(listing)) })];
}

/** Moderation takes a public listing away; what it was is kept to bring it back.
 *  errors  LISTING_NOT_PUBLIC (conflict) */
function remove({ reason, meta }: Order<'RemoveListing'>, listing: Listing): readonly ListingEvent[] {
  if (listing.status === 'removed') return [];
  if (!(removableStatuses as readonly string[]).includes(listing.status))
    throw conflict('LISTING_NOT_PUBLIC', { status: listing.status });
  return [fact('ListingRemoved', { reason, removedBy: meta.actor.id })];
}

function reinstate({ meta }: Order<'ReinstateListing'>, listing: Listing): readonly ListingEvent[] {
  if (listing.status !== 'removed') throw conflict('NOT_REMOVED', { status: listing.status });
  return [fact('ListingReinstated', { reinstatedBy: meta.actor.id })];
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
      return { ...listing, status: 'active', buyerId: null };
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

type Order<Type extends ListingCommand['type']> = Extract<ListingCommand, { readonly type: Type }>;

function mustBeSeller(listing: Listing, meta: Meta): void {
  if (listing.sellerId !== meta.actor.id)
    throw forbidden('NOT_YOUR_LISTING', { message: 'Only its seller may do that.' });
}

function mustBeEditable(listing: Listing, meta: Meta): void {
  mustBeSeller(listing, meta);
  if (listing.status === 'held')
    throw conflict('LISTING_HELD', { message: 'A buyer holds it: release the hold before you change it.' });
  if (isClosed(listing)) throw closed(listing);
}

const isClosed = ({ status }: Listing): boolean =>
  status === 'sold' || status === 'withdrawn' || status === 'removed';
const closed = ({ status }: Listing) =>
  conflict('LISTING_CLOSED', { status, message: 'This listing is closed: it can no longer be changed.' });
const notOpen = ({ status }: Listing) =>
  conflict('LISTING_NOT_OPEN', { status, message: 'This listing is not open right now.' });

function vehicleOf(
  content: Pick<Content, 'vehicle' | 'categoryPrimary'>,
): Pick<Listing, 'vehicleYear' | 'isVehicle'> {
  return {
    vehicleYear: content.vehicle?.year ?? null,
    isVehicle: isVehicleCategory(content.categoryPrimary),
  };
}

const daysFor = ({ isVehicle, isWanted }: Listing): number =>
  isWanted ? daysShown.wanted : isVehicle ? daysShown.vehicle : daysShown.thing;
const plusHours = (at: string, hours: number): string =>
  new Date(Date.parse(at) + hours * 3_600_000).toISOString();
const plusDays = (at: string, days: number): string => plusHours(at, days * 24);

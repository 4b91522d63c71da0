import { z } from 'zod';
import { endpoint, Id, IdParams, MadeFrom, Receipt, streamCommands } from '../kernel/http/contract.js';
import {
  limit,
  OptionalCursor,
  OptionalLatitude,
  OptionalLongitude,
  oneOf,
} from '../kernel/http/query.contract.js';
import { PhotoView } from '../media/photo.schemas.js';
import { photoUpload } from '../media/photos.contract.js';
import {
  BoughtListing,
  CountsQuery,
  HeldListing,
  ListingBody,
  type ListingBodyInput,
  ListingCard,
  ListingCounts,
  ListingDetail,
  ListingMap,
  ListingPage,
  ListingQuery,
  listingStatuses,
  listingTypes,
  MapQuery,
  MyListing,
  maxPhotos,
  SellerView,
} from './listing.schemas.js';

export const searchListings = endpoint({
  method: 'GET',
  path: '/api/listings',
  auth: 'guest',
  consistent: ['boosts', 'listing-search', 'member-pages'],
  summary: 'Find listings by words, category, price and distance',
  query: ListingQuery,
  response: ListingPage,
  errors: ['BAD_CURSOR', 'GARAGE_OF_A_GUEST'],
});

export const countListings = endpoint({
  method: 'GET',
  path: '/api/listings/counts',
  auth: 'guest',
  consistent: ['listing-search', 'member-pages'],
  summary: 'How many listings a search would find if it were narrowed: by type, make, condition and origin',
  query: CountsQuery,
  response: ListingCounts,
  errors: ['GARAGE_OF_A_GUEST'],
});

export const mapListings = endpoint({
  method: 'GET',
  path: '/api/listings/map',
  auth: 'guest',
  consistent: ['listing-search', 'member-pages'],
  summary: 'What a search finds in a part of a map, in clusters and single listings',
  query: MapQuery,
  response: ListingMap,
  errors: ['GARAGE_OF_A_GUEST'],
});

export const getListing = endpoint({
  method: 'GET',
  path: '/api/listings/:id',
  auth: 'guest',
  consistent: ['listing-search', 'member-pages', 'deals'],
  summary: 'One listing, whole',
  params: IdParams,
  query: z.object({ latitude: OptionalLatitude, longitude: OptionalLongitude }),
  response: ListingDetail,
  errors: ['LISTING_NOT_FOUND'],
});

export const getOfferHistory = endpoint({
  method: 'GET',
  path: '/api/listings/:id/offer-history',
  auth: 'guest',
  summary: 'Since when it is offered, and at which prices; earlier listings of the same inventory item count',
  params: IdParams,
  response: z.object({
    firstOfferedAt: z.iso.datetime().nullable(),
    priceCuts: z.number().int(),
    /** Dollars, each price with the time from which it was asked. */
    prices: z.array(z.object({ at: z.iso.datetime(), price: z.number() })),
  }),
  errors: ['LISTING_NOT_FOUND'],
});

export const myListings = endpoint({
  method: 'GET',
  path: '/api/my/listings',
  auth: 'member',
  consistent: ['listing-search', 'member-pages', 'deals'],
  summary: "The caller's own listings, newest change first",
  query: z.object({ status: oneOf(listingStatuses) }),
  response: z.object({
    listings: z.array(MyListing),
    counts: z.record(z.enum(listingStatuses), z.number().int()),
    /** Listings of others that the caller holds. */
    heldForMe: z.number().int(),
    /** Listings of others that the caller has bought. */
    bought: z.number().int(),
  }),
});

export const myHolds = endpoint({
  method: 'GET',
  path: '/api/my/holds',
  auth: 'member',
  consistent: ['listing-search', 'member-pages', 'deals'],
  summary:
    'Listings of others that the caller holds, the hold that ends first before the others; with a member, those that one of the two holds of the other',
  query: z.object({ with: Id.optional() }),
  response: z.object({ listings: z.array(HeldListing) }),
});

export const myBought = endpoint({
  method: 'GET',
  path: '/api/my/bought',
  auth: 'member',
  consistent: ['listing-search', 'member-pages', 'deals'],
  summary: 'What the caller has bought here, newest first: from whom, for how much',
  query: z.object({ cursor: OptionalCursor, limit: limit(24) }),
  response: z.object({ bought: z.array(BoughtListing), nextCursor: z.string().nullable() }),
  errors: ['BAD_CURSOR'],
});

/** A listing as its seller filled it in, to edit it. */
export const getListingForm = endpoint({
  method: 'GET',
  path: '/api/my/listings/:id',
  auth: 'member',
  consistent: ['listing-search'],
  summary: "One of the caller's own listings as it was filled in",
  params: IdParams,
  response: z.object({
    id: z.string(),
    status: z.enum(listingStatuses),
    form: z.custom<ListingBodyInput>(),
    area: z.string(),
    photos: z.array(PhotoView),
    /** The `madeFrom` of its next change. */
    version: z.number().int(),
  }),
  errors: ['LISTING_NOT_FOUND'],
});

export const getStorefront = endpoint({
  method: 'GET',
  path: '/api/sellers/:id',
  auth: 'guest',
  consistent: ['listing-search', 'member-pages'],
  summary: 'A seller and their listings, newest first; of both kinds unless one is asked for',
  params: IdParams,
  query: z.object({ cursor: OptionalCursor, limit: limit(24), listingType: z.enum(listingTypes).optional() }),
  response: z.object({
    seller: SellerView,
    listings: z.array(ListingCard),
    nextCursor: z.string().nullable(),
  }),
  errors: ['SELLER_NOT_FOUND', 'BAD_CURSOR'],
});

export const getCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  auth: 'guest',
  summary: 'The shelves: primary categories with their subs',
  response: z.object({
    categories: z.array(
      z.object({ name: z.string(), label: z.string(), kind: z.string(), subs: z.array(z.string()) }),
    ),
  }),
});

/** The required capability of an action whose result others see; every seller may take down. */
const requiredFor: Readonly<Record<string, string>> = {
  publish: 'list',
  resume: 'list',
  renew: 'list',
  reopen: 'list',
  hold: 'hold',
  'undo-release': 'hold',
};

const listingCommand = streamCommands('/api/listings', ['LISTING_NOT_FOUND'], requiredFor);

export const draftListing = endpoint({
  method: 'POST',
  path: '/api/listings',
  auth: 'member',
  requires: 'list',
  summary: 'Start a listing: a draft that only its seller sees',
  body: ListingBody,
  response: Receipt,
  status: 201,
  errors: [
    'TOO_MANY_DRAFTS',
    'NOT_A_SHELF',
    'PRICE_MISSING',
    'VEHICLE_MISSING',
    'VEHICLE_TOO_NEW',
    'YEARS_REVERSED',
    'PLACE_NOT_FOUND',
    'PLACE_NOT_ON_MAP',
  ],
});

export const reviseListing = endpoint({
  method: 'PUT',
  path: '/api/listings/:id',
  auth: 'member',
  requires: 'list',
  summary: 'Change a listing, whole',
  params: IdParams,
  body: ListingBody.extend(MadeFrom.shape),
  response: Receipt,
  errors: ['LISTING_NOT_FOUND', 'NOT_YOUR_LISTING', 'LISTING_CLOSED', 'LISTING_HELD', ...draftListing.errors],
});

export const addPhoto = photoUpload({
  path: '/api/listings/:id/photos',
  requires: 'list',
  summary: 'Add a photo',
  errors: [
    'LISTING_NOT_FOUND',
    'NOT_YOUR_LISTING',
    'TOO_MANY_PHOTOS',
    'LISTING_CLOSED',
    'TOO_MANY_LISTING_PHOTOS',
  ],
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/listings/:id/photos/:photoId',
  auth: 'member',
  summary: 'Take a photo off a listing',
  params: z.object({ id: Id, photoId: z.string().max(80) }),
  response: Receipt,
  errors: ['LISTING_NOT_FOUND', 'NOT_YOUR_LISTING', 'PHOTO_NOT_FOUND', 'LISTING_CLOSED'],
});

export const arrangePhotos = endpoint({
  method: 'PUT',
  path: '/api/listings/:id/photos',
  auth: 'member',
  summary: 'Put the photos in order; the first is the cover',
  params: IdParams,
  body: z.object({ photoIds: z.array(z.string().max(80)).max(maxPhotos) }),
  response: Receipt,
  errors: ['LISTING_NOT_FOUND', 'NOT_YOUR_LISTING', 'PHOTO_ORDER_INCOMPLETE', 'LISTING_CLOSED'],
});

export const publishListing = {
  ...listingCommand('publish', 'Put a draft up for all to see', [
    'LISTING_CLOSED',
    'MAIL_NOT_VERIFIED',
    'TOO_MANY_LISTINGS',
    'NOT_YOUR_LISTING',
    'NOT_A_DRAFT',
    'VEHICLE_TOO_NEW',
    'APP_CHECK_REQUIRED',
  ]),
  appCheck: 'new accounts',
} as const;
export const pauseListing = listingCommand('pause', 'Take a listing down for a while', [
  'NOT_YOUR_LISTING',
  'LISTING_NOT_OPEN',
]);
export const resumeListing = listingCommand('resume', 'Put a paused listing up again', [
  'NOT_YOUR_LISTING',
  'NOT_PAUSED',
  'LISTING_EXPIRED',
]);
export const holdListing = listingCommand('hold', 'Hold an open listing for the caller for 72 hours', [
  'MAIL_NOT_VERIFIED',
  'TOO_MANY_OPEN_HOLDS',
  'TOO_MANY_HOLDS',
  'OWN_LISTING',
  'LISTING_NOT_OPEN',
  'NOT_FOR_SALE',
  'HOLD_USED',
]);
export const releaseListing = listingCommand('release', 'Release a hold', ['NOT_HELD', 'NOT_YOUR_HOLD']);
export const undoRelease = listingCommand(
  'undo-release',
  'Take back the release of a hold within ten minutes, unless the listing has changed since',
  ['TOO_MANY_OPEN_HOLDS', 'TOO_MANY_HOLDS', 'RELEASE_FINAL', 'NOT_YOUR_HOLD'],
);
export const sellListing = listingCommand(
  'sell',
  'Mark as sold',
  ['NOT_YOUR_LISTING', 'LISTING_NOT_OPEN', 'NOT_FOR_SALE'],
  z.object({
    where: z.enum(['here', 'elsewhere']).default('elsewhere'),
    price: z.number().min(0).max(10_000_000).nullable().default(null),
  }),
);
export const fulfillWanted = endpoint({
  method: 'POST',
  path: '/api/wanted/:id/fulfill',
  auth: 'member',
  summary: 'Say that a wanted ad has what it looked for, and from whom',
  params: IdParams,
  body: z.object({
    where: z.enum(['here', 'elsewhere']).default('elsewhere'),
    /** The member who had it, if it was found here. */
    by: Id.nullable().default(null),
  }),
  response: Receipt,
  errors: ['LISTING_NOT_FOUND', 'NOT_YOUR_LISTING', 'NOT_WANTED', 'LISTING_NOT_OPEN', 'FOUND_WITH_ONESELF'],
});
export const reopenListing = listingCommand(
  'reopen',
  'Take back within 24 hours that a listing is sold, or that a wanted ad is found',
  ['NOT_YOUR_LISTING', 'NOT_SOLD', 'REOPEN_OVER', 'FEEDBACK_GIVEN', 'ITEM_TAKEN_OVER', 'ITEM_MOVED_ON'],
);
export const withdrawListing = listingCommand('withdraw', 'Take a listing down for good', [
  'NOT_YOUR_LISTING',
  'LISTING_CLOSED',
]);
export const renewListing = listingCommand('renew', 'Give a listing more time', [
  'NOT_YOUR_LISTING',
  'TOO_SOON_TO_RENEW',
  'LISTING_NOT_OPEN',
  'TOO_LATE_TO_RENEW',
]);

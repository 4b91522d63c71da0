import { z } from 'zod';
import { endpoint, Id, IdParams, optionalText, Receipt, text } from '../kernel/contract.js';
import { categories } from './categories.js';
import {
  conditions,
  listingTypes,
  marketSegments,
  mostPhotos,
  odometers,
  origins,
  partNumberKinds,
  priceModes,
  shippings,
  vehicleTitles,
} from './listing.events.js';

export { categories } from './categories.js';
export {
  conditions,
  listingTypes,
  marketSegments,
  mostPhotos,
  odometers,
  origins,
  partNumberKinds,
  priceModes,
  shippings,
  vehicleTitles,
} from './listing.events.js';

export const listingStatuses = [
  'draft',
  'active',
  'paused',
  'held',
  'sold',
  'withdrawn',
  'expired',
  'removed',
] as const;
/** What guests and other members may find; sold ones for 30 days. */
export const publicStatuses = ['active', 'held', 'sold'] as const;
export const sorts = ['distance', 'price_asc', 'price_desc', 'newest'] as const;
/** Miles; 1000 is labelled Nationwide (spec section 9). */
export const radiusOptions = [25, 50, 100, 200, 300, 500, 1000] as const;
export const defaultRadius = 200;
export const expandedRadius = 500;
export const tooFew = 5;

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const NumberIn = z.preprocess(blankIsAbsent, z.coerce.number().optional());
/** An emptied field arrives as 0 and means none (product.md section 12). */
const PositiveIn = z
  .preprocess(blankIsAbsent, z.coerce.number().min(0).optional())
  .transform((value) => (value ? value : undefined));
const TextIn = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  z.string().trim().max(200).optional(),
);
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(blankIsAbsent, z.enum(values).optional());

/** The search filter of spec section 3, with sort, paging and the listing's type. Prices are dollars, the radius miles. */
export const ListingQuery = z.object({
  search: TextIn,
  categoryPrimary: TextIn,
  categorySub: TextIn,
  minPrice: PositiveIn,
  maxPrice: PositiveIn,
  status: oneOf(publicStatuses),
  marketSegment: oneOf(marketSegments),
  listingType: oneOf(listingTypes),
  latitude: NumberIn.pipe(z.number().min(-90).max(90).optional()),
  longitude: NumberIn.pipe(z.number().min(-180).max(180).optional()),
  radius: PositiveIn.pipe(z.number().max(25_000).optional()),
  sort: oneOf(sorts),
  cursor: TextIn.pipe(z.string().max(500).optional()),
  limit: z.preprocess(blankIsAbsent, z.coerce.number().int().min(1).max(100).default(24)),
  /** 'true': widen once to 500 miles when fewer than 5 are found within 200 or less (spec section 4). */
  expand: z
    .preprocess(blankIsAbsent, z.enum(['true', 'false']).optional())
    .transform((value) => value === 'true'),
});

export const PhotoView = z.object({
  id: z.string(),
  /** Addresses of the sizes: card 480, page 1200, zoom 2000 pixels wide at most. */
  card: z.string(),
  page: z.string(),
  zoom: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

export const SellerView = z.object({
  id: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  activeListings: z.number().int(),
});

/** A listing as found: spec section 3, with what a card shows. */
export const ListingCard = z.object({
  id: z.string(),
  title: z.string(),
  /** At most 240 characters; whole on the listing's own page. */
  description: z.string(),
  /** Dollars; null when there is none to name (ask, trade). */
  price: z.number().nullable(),
  priceMode: z.enum(priceModes),
  /** The public point: about a mile off at most. */
  latitude: z.number(),
  longitude: z.number(),
  area: z.string(),
  categoryPrimary: z.string(),
  categorySub: z.string().nullable(),
  listingType: z.enum(listingTypes),
  marketSegment: z.enum(marketSegments),
  status: z.enum(listingStatuses),
  condition: z.enum(conditions).nullable(),
  origin: z.enum(origins).nullable(),
  /** Miles from the asked point to the public point; null when none was asked. */
  distance: z.number().nullable(),
  photo: PhotoView.nullable(),
  photoCount: z.number().int(),
  seller: z.object({ id: z.string(), name: z.string() }),
  publishedAt: z.iso.datetime().nullable(),
  /** Whole days since it was published. */
  age: z.number().int(),
});

export const ListingPage = z.object({
  listings: z.array(ListingCard),
  /** Exact number of listings found, on all pages. */
  total: z.number().int(),
  /** Miles that were searched; null without a place or radius. */
  effectiveRadius: z.number().nullable(),
  expanded: z.boolean(),
  nextCursor: z.string().nullable(),
});

const VehicleBody = z.object({
  year: z.number().int().min(1885).max(2100),
  make: text(60),
  model: text(60),
  body: optionalText(60).optional(),
  engine: optionalText(80).optional(),
  transmission: optionalText(80).optional(),
  mileage: z.number().int().min(0).max(2_000_000).optional(),
  odometer: z.enum(odometers).optional(),
  title: z.enum(vehicleTitles).optional(),
  runs: z.boolean().optional(),
  matchingNumbers: z.boolean().optional(),
});

/** What the seller fills in. Price in dollars with at most two decimals. */
export const ListingBody = z.object({
  listingType: z.enum(listingTypes),
  title: text(120).pipe(z.string().min(3, 'Give it a title of at least 3 characters.')),
  description: optionalText(5000).default(''),
  categoryPrimary: z.enum(categories.map(({ name }) => name)),
  categorySub: z.string().max(40).nullable().default(null),
  marketSegment: z.enum(marketSegments).default('classic'),
  priceMode: z.enum(priceModes),
  price: z.number().min(0).max(10_000_000).multipleOf(0.01).nullable().default(null),
  tradeFor: optionalText(200).optional(),
  condition: z.enum(conditions).nullable().default(null),
  origin: z.enum(origins).nullable().default(null),
  partNumbers: z
    .array(z.object({ number: text(40), kind: z.enum(partNumberKinds) }))
    .max(20)
    .default([]),
  fitment: z
    .array(
      z.object({
        make: text(60),
        model: text(60),
        yearFrom: z.number().int().min(1885).max(2100),
        yearTo: z.number().int().min(1885).max(2100),
        note: optionalText(200).optional(),
      }),
    )
    .max(40)
    .default([]),
  quantity: z.number().int().min(1).max(9999).default(1),
  shipping: z.array(z.enum(shippings)).max(4).default(['local']),
  vin: optionalText(20).optional(),
  vehicle: VehicleBody.nullable().default(null),
  /** The device's position, or a ZIP code, or "City, ST". */
  place: z.union([
    z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    z.object({ text: text(80) }),
  ]),
});

export const listingActions = [
  'edit',
  'publish',
  'pause',
  'resume',
  'hold',
  'release',
  'sell',
  'withdraw',
  'renew',
  'remove',
  'reinstate',
] as const;

export const ListingDetail = ListingCard.extend({
  photos: z.array(PhotoView),
  tradeFor: z.string().nullable(),
  vin: z.string().nullable(),
  partNumbers: z.array(z.object({ number: z.string(), kind: z.enum(partNumberKinds) })),
  fitment: z.array(
    z.object({
      make: z.string(),
      model: z.string(),
      yearFrom: z.number(),
      yearTo: z.number(),
      note: z.string().optional(),
    }),
  ),
  quantity: z.number().int(),
  shipping: z.array(z.enum(shippings)),
  vehicle: VehicleBody.nullable(),
  seller: SellerView,
  expiresAt: z.iso.datetime().nullable(),
  heldUntil: z.iso.datetime().nullable(),
  soldAt: z.iso.datetime().nullable(),
  /** Sentences to show beside the facts (a vehicle of 20 to 24 years). */
  notices: z.array(z.string()),
  /** What this caller may do now. */
  allowedActions: z.array(z.enum(listingActions)),
});

export const MyListing = ListingCard.extend({
  expiresAt: z.iso.datetime().nullable(),
  heldUntil: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  allowedActions: z.array(z.enum(listingActions)),
});

export type ListingQuery = z.output<typeof ListingQuery>;
export type ListingQueryInput = z.input<typeof ListingQuery>;
export type ListingCard = z.output<typeof ListingCard>;
export type ListingPage = z.output<typeof ListingPage>;
export type ListingBody = z.output<typeof ListingBody>;
export type ListingBodyInput = z.input<typeof ListingBody>;
export type ListingDetail = z.output<typeof ListingDetail>;
export type MyListing = z.output<typeof MyListing>;
export type PhotoView = z.output<typeof PhotoView>;
export type SellerView = z.output<typeof SellerView>;
export type ListingAction = (typeof listingActions)[number];

export const searchListings = endpoint({
  method: 'GET',
  path: '/api/listings',
  who: 'anyone',
  summary: 'Find listings by words, category, price and distance',
  query: ListingQuery,
  answer: ListingPage,
  errors: ['BAD_CURSOR'],
});

export const getListing = endpoint({
  method: 'GET',
  path: '/api/listings/:id',
  who: 'anyone',
  summary: 'One listing, whole',
  params: IdParams,
  query: z.object({ latitude: NumberIn, longitude: NumberIn }),
  answer: ListingDetail,
  errors: ['LISTING_NOT_FOUND'],
});

export const myListings = endpoint({
  method: 'GET',
  path: '/api/my/listings',
  who: 'member',
  summary: "The caller's own listings, newest change first",
  query: z.object({ status: oneOf(listingStatuses) }),
  answer: z.object({
    listings: z.array(MyListing),
    counts: z.record(z.enum(listingStatuses), z.number().int()),
  }),
});

/** A listing as its owner fills it in, to be edited. */
export const getListingForm = endpoint({
  method: 'GET',
  path: '/api/my/listings/:id',
  who: 'member',
  summary: "One of the caller's own listings as it was filled in",
  params: IdParams,
  answer: z.object({
    id: z.string(),
    status: z.enum(listingStatuses),
    form: z.custom<ListingBodyInput>(),
    area: z.string(),
    photos: z.array(PhotoView),
  }),
  errors: ['LISTING_NOT_FOUND'],
});

export const getStorefront = endpoint({
  method: 'GET',
  path: '/api/sellers/:id',
  who: 'anyone',
  summary: "A seller's storefront",
  params: IdParams,
  query: z.object({ cursor: TextIn, limit: z.coerce.number().int().min(1).max(100).default(24) }),
  answer: z.object({ seller: SellerView, listings: z.array(ListingCard), nextCursor: z.string().nullable() }),
  errors: ['SELLER_NOT_FOUND', 'BAD_CURSOR'],
});

export const getCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  who: 'anyone',
  summary: 'The shelves: primary categories with their subs',
  answer: z.object({
    categories: z.array(
      z.object({ name: z.string(), label: z.string(), kind: z.string(), subs: z.array(z.string()) }),
    ),
  }),
});

export const findPlace = endpoint({
  method: 'GET',
  path: '/api/places',
  who: 'anyone',
  summary: 'The point of a ZIP code or "City, ST"',
  query: z.object({ text: text(80) }),
  answer: z.object({ area: z.string(), latitude: z.number(), longitude: z.number() }),
  errors: ['PLACE_NOT_FOUND'],
});

/** What a member must be able to do for what others will see; taking down is everybody's. */
const needed: Readonly<Record<string, string>> = {
  publish: 'list',
  resume: 'list',
  renew: 'list',
  hold: 'hold',
};

const order = <Body extends z.ZodType = z.ZodObject>(
  name: string,
  summary: string,
  errors: readonly string[],
  body?: Body,
) =>
  endpoint({
    method: 'POST',
    path: `/api/listings/:id/${name}`,
    who: 'member',
    needs: needed[name],
    summary,
    params: IdParams,
    body: body ?? (z.object({}) as unknown as Body),
    answer: Receipt,
    errors: ['LISTING_NOT_FOUND', ...errors],
  });

export const draftListing = endpoint({
  method: 'POST',
  path: '/api/listings',
  who: 'member',
  needs: 'list',
  summary: 'Start a listing: a draft that only its seller sees',
  body: ListingBody,
  answer: Receipt,
  status: 201,
  errors: [
    'NOT_A_SHELF',
    'PRICE_MISSING',
    'VEHICLE_MISSING',
    'VEHICLE_TOO_NEW',
    'YEARS_REVERSED',
    'PLACE_NOT_FOUND',
  ],
});

export const reviseListing = endpoint({
  method: 'PUT',
  path: '/api/listings/:id',
  who: 'member',
  needs: 'list',
  summary: 'Change a listing, whole',
  params: IdParams,
  body: ListingBody,
  answer: Receipt,
  errors: ['LISTING_NOT_FOUND', 'NOT_YOUR_LISTING', 'LISTING_CLOSED', 'LISTING_HELD', ...draftListing.errors],
});

export const addPhoto = endpoint({
  method: 'POST',
  path: '/api/listings/:id/photos',
  who: 'member',
  needs: 'list',
  summary: 'Add a photo: the body is the file (JPEG, PNG, WebP or AVIF, at most 15 MB)',
  params: IdParams,
  answer: Receipt.extend({ photo: PhotoView }),
  upload: true,
  most: { calls: 120, minutes: 30 },
  status: 201,
  errors: [
    'LISTING_NOT_FOUND',
    'NOT_YOUR_LISTING',
    'TOO_MANY_PHOTOS',
    'NOT_A_PHOTO',
    'PHOTO_TOO_LARGE',
    'BODY_TOO_LARGE',
    'LISTING_CLOSED',
  ],
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/listings/:id/photos/:photoId',
  who: 'member',
  summary: 'Take a photo off a listing',
  params: z.object({ id: Id, photoId: z.string().max(80) }),
  answer: Receipt,
  errors: ['LISTING_NOT_FOUND', 'NOT_YOUR_LISTING', 'PHOTO_NOT_FOUND', 'LISTING_CLOSED'],
});

export const arrangePhotos = endpoint({
  method: 'PUT',
  path: '/api/listings/:id/photos',
  who: 'member',
  summary: 'Put the photos in order; the first is the cover',
  params: IdParams,
  body: z.object({ photoIds: z.array(z.string().max(80)).max(mostPhotos) }),
  answer: Receipt,
  errors: ['LISTING_NOT_FOUND', 'NOT_YOUR_LISTING', 'PHOTO_ORDER_INCOMPLETE', 'LISTING_CLOSED'],
});

export const publishListing = order('publish', 'Put a draft up for all to see', [
  'NOT_YOUR_LISTING',
  'NOT_A_DRAFT',
  'VEHICLE_TOO_NEW',
]);
export const pauseListing = order('pause', 'Take a listing down for a while', [
  'NOT_YOUR_LISTING',
  'LISTING_NOT_OPEN',
]);
export const resumeListing = order('resume', 'Put a paused listing up again', [
  'NOT_YOUR_LISTING',
  'NOT_PAUSED',
  'LISTING_EXPIRED',
]);
export const holdListing = order('hold', 'Hold an open listing for the caller for 72 hours', [
  'OWN_LISTING',
  'LISTING_NOT_OPEN',
  'NOT_FOR_SALE',
  'HOLD_USED',
]);
export const releaseListing = order('release', 'Let go of a hold', ['NOT_HELD', 'NOT_YOUR_HOLD']);
export const sellListing = order(
  'sell',
  'Mark as sold',
  ['NOT_YOUR_LISTING', 'LISTING_NOT_OPEN'],
  z.object({
    where: z.enum(['here', 'elsewhere']).default('elsewhere'),
    price: z.number().min(0).max(10_000_000).nullable().default(null),
  }),
);
export const withdrawListing = order('withdraw', 'Take a listing down for good', [
  'NOT_YOUR_LISTING',
  'LISTING_CLOSED',
]);
export const renewListing = order('renew', 'Give a listing more time', [
  'NOT_YOUR_LISTING',
  'TOO_SOON_TO_RENEW',
  'LISTING_NOT_OPEN',
  'TOO_LATE_TO_RENEW',
]);

export const removeListing = endpoint({
  method: 'POST',
  path: '/api/admin/listings/:id/remove',
  who: 'admin',
  summary: 'Remove a listing that breaks the rules',
  params: IdParams,
  body: z.object({ reason: text(500) }),
  answer: Receipt,
  errors: ['LISTING_NOT_FOUND', 'LISTING_NOT_PUBLIC'],
});

export const reinstateListing = endpoint({
  method: 'POST',
  path: '/api/admin/listings/:id/reinstate',
  who: 'admin',
  summary: 'Bring a removed listing back as it was',
  params: IdParams,
  answer: Receipt,
  errors: ['LISTING_NOT_FOUND', 'NOT_REMOVED'],
});

import { z } from 'zod';
import { line, optionalText } from '../kernel/http/contract.js';
import {
  flag,
  limit,
  manyOf,
  OptionalCursor,
  OptionalLatitude,
  OptionalLongitude,
  OptionalNumber,
  OptionalPositive,
  OptionalSearchText,
  oneOf,
} from '../kernel/http/query.contract.js';
import { PhotoView } from '../media/photo.schemas.js';
import { WhyNotWrite } from '../members/writing.schemas.js';
import { PlaceBody } from '../places/place.schemas.js';
import { categories } from './categories.schemas.js';
import {
  conditions,
  listingStatuses,
  listingTypes,
  marketSegments,
  maxAttended,
  odometers,
  origins,
  partNumberKinds,
  priceModes,
  shippings,
  urgencies,
  vehicleTitles,
} from './listing/listing.events.js';

/** For pages, which get the categories as plain values and need no schema for them. */
export { categories, isVehicleCategory } from './categories.schemas.js';
export {
  conditions,
  listingStatuses,
  listingTypes,
  marketSegments,
  maxAttended,
  maxPhotos,
  maxPhotosOfWanted,
  odometers,
  origins,
  partNumberKinds,
  priceModes,
  shippings,
  urgencies,
  vehicleTitles,
} from './listing/listing.events.js';

/** Statuses that guests and other members may find; sold listings for 30 days. */
export const publicStatuses = ['active', 'held', 'sold'] as const;
export const sorts = ['distance', 'price_asc', 'price_desc', 'newest'] as const;
/** Miles; from so many on a search is nationwide: it has no edge. */
export const nationwide = 1000;
/** Miles; 1000 is labelled Nationwide. */
export const radiusOptions = [25, 50, 100, 200, 300, 500, nationwide] as const;
export const defaultRadius = 200;
export const expandedRadius = 500;
export const tooFew = 5;

/** The oldest and the newest year of a vehicle. */
export const years = { from: 1885, to: 2100 } as const;

/** The search filter, with sort, paging and the listing's type. Prices are dollars, the radius miles. */
const ListingFields = z.object({
  search: OptionalSearchText,
  categoryPrimary: OptionalSearchText,
  categorySub: OptionalSearchText,
  minPrice: OptionalPositive,
  maxPrice: OptionalPositive,
  status: oneOf(publicStatuses),
  marketSegment: oneOf(marketSegments),
  listingType: oneOf(listingTypes),
  /** A vehicle that the listing is, or fits, as people write it; the model only beside a make. */
  make: OptionalSearchText,
  model: OptionalSearchText,
  year: OptionalNumber.pipe(z.number().int().min(years.from).max(years.to).optional()),
  /** Any of these, separated by commas. */
  condition: manyOf(conditions),
  origin: manyOf(origins),
  /** 'garage': only what fits a vehicle in the caller's garage. */
  fits: oneOf(['garage']),
  latitude: OptionalLatitude,
  longitude: OptionalLongitude,
  radius: OptionalPositive.pipe(z.number().max(25_000).optional()),
  sort: oneOf(sorts),
  cursor: OptionalCursor,
  limit: limit(24),
  /** 'true': widen once to 500 miles when fewer than 5 are found within 200 miles or less. */
  expand: flag(false),
  /** 'true': without boosted listings beside the page. */
  plain: flag(false),
});

const pricesInOrder = ({ minPrice, maxPrice }: { minPrice?: number; maxPrice?: number }) =>
  minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice;
const pricesReversed = {
  message: 'The lowest price is above the highest.',
  path: ['maxPrice'],
};

export const ListingQuery = ListingFields.refine(pricesInOrder, pricesReversed);

/** A search whose results are counted by what they could be narrowed to. */
export const CountsQuery = ListingFields.omit({
  sort: true,
  cursor: true,
  limit: true,
  expand: true,
  plain: true,
}).refine(pricesInOrder, pricesReversed);

const Counted = z.object({ value: z.string(), count: z.number().int() });

/** How many listings a search would find with another value of one filter, all its other filters as they are.
 *  Values without a listing are left out; makes and models as people write them, the most frequent first. */
export const ListingCounts = z.object({
  listingTypes: z.array(Counted),
  makes: z.array(Counted),
  /** Of the chosen make; none without one. */
  models: z.array(Counted),
  conditions: z.array(Counted),
  origins: z.array(Counted),
  /** What fits the caller's garage; null for guests and for an empty garage. */
  garage: z.number().int().nullable(),
  /** Whether every listing was counted: of a very large result only a part is. */
  isExact: z.boolean(),
});

const Degrees = (edge: number) => z.coerce.number().min(-edge).max(edge);

/** A search on a part of a map; degrees. The whole world is 512 pixels wide at zoom 0. */
export const MapQuery = ListingFields.omit({
  sort: true,
  cursor: true,
  limit: true,
  expand: true,
  plain: true,
})
  .extend({
    west: Degrees(180),
    south: Degrees(90),
    east: Degrees(180),
    north: Degrees(90),
    zoom: z.coerce.number().int().min(0).max(20),
  })
  .refine(pricesInOrder, pricesReversed)
  .refine(({ west, south, east, north }) => west < east && south < north, {
    message: 'West has to be less than east, and south less than north.',
    path: ['east'],
  });

/** How deals with a member went: each partner counts once, by their latest rating. */
export const SellerRating = z.object({
  good: z.number().int(),
  neutral: z.number().int(),
  bad: z.number().int(),
  partners: z.number().int(),
  /** Median minutes until the member answers a first message; null when too few are known. */
  answersInMinutes: z.number().int().nullable(),
});
export type SellerRating = z.output<typeof SellerRating>;

export const SellerView = z.object({
  id: z.string(),
  /** null without one, and for a minor. */
  handle: z.string().nullable(),
  name: z.string(),
  picture: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  /** Listings shown now, active or held: what is for sale, and wanted ads. */
  forSale: z.number().int(),
  wanted: z.number().int(),
  rating: SellerRating,
});

/** A listing in a list, with everything that its card shows. */
export const ListingCard = z.object({
  id: z.string(),
  title: z.string(),
  /** At most 240 characters; the listing's own page has the full text. */
  description: z.string(),
  /** Dollars; null without a price (ask, trade). */
  price: z.number().nullable(),
  priceMode: z.enum(priceModes),
  /** The public point: at most about a mile off. */
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
  /** Miles from the query's point to the public point; null without a point in the query. */
  distance: z.number().nullable(),
  photo: PhotoView.nullable(),
  photoCount: z.number().int(),
  /** For a wanted ad. */
  urgency: z.enum(urgencies).nullable(),
  seller: z.object({ id: z.string(), name: z.string() }),
  publishedAt: z.iso.datetime().nullable(),
  /** Whole days since it was published. */
  age: z.number().int(),
});

export const ListingPage = z.object({
  listings: z.array(ListingCard),
  /** Boosted listings that the same search finds, at most one for eight of the page, and none that is on it. They are not counted, and are no part of the order. */
  boosted: z.array(ListingCard),
  /** Exact number of listings found, on all pages. */
  total: z.number().int(),
  /** Miles that were searched; `nationwide` (1000) stands for everywhere, whatever larger number was asked for; null
   *  without a place or radius. */
  effectiveRadius: z.number().nullable(),
  expanded: z.boolean(),
  /**
   * The probable meaning of misspelled words: searched for instead, because no listing has the typed ones, or
   * (without results) a suggestion. Null when the words are right.
   */
  spelling: z.object({ text: z.string(), isSearched: z.boolean() }).nullable(),
  /** Whether no listing has all of the words, and these come closest: the closest first, then in the order of the search. */
  areClosest: z.boolean(),
  nextCursor: z.string().nullable(),
});

export const MapCluster = z.object({
  /** The middle of its listings. */
  latitude: z.number(),
  longitude: z.number(),
  count: z.number().int(),
  /** How many of them are for sale; the others are wanted. */
  forSale: z.number().int(),
  /** The bounds of its listings, in degrees. */
  bounds: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
});

/** The results of a search in a part of a map. */
export const ListingMap = z.object({
  /** The exact number of listings in this part: in clusters and single ones. */
  total: z.number().int(),
  clusters: z.array(MapCluster),
  listings: z.array(ListingCard),
});

const Year = z.number().int().min(years.from).max(years.to);

const VehicleBody = z.object({
  year: Year,
  make: line(60),
  model: line(60),
  body: optionalText(60).optional(),
  engine: optionalText(80).optional(),
  transmission: optionalText(80).optional(),
  mileage: z.number().int().min(0).max(2_000_000).optional(),
  odometer: z.enum(odometers).optional(),
  title: z.enum(vehicleTitles).optional(),
  runs: z.boolean().optional(),
  matchingNumbers: z.boolean().optional(),
});

/** The fields that listings and inventory items share about a part. */
export const partBody = {
  title: line(120).pipe(z.string().min(3, 'Enter a title of at least 3 characters.')),
  description: optionalText(5000).default(''),
  categorySub: z.string().max(40).nullable().default(null),
  condition: z.enum(conditions).nullable().default(null),
  origin: z.enum(origins).nullable().default(null),
  partNumbers: z
    .array(z.object({ number: line(40), kind: z.enum(partNumberKinds) }))
    .max(20)
    .default([]),
  fitment: z
    .array(
      z.object({
        make: line(60),
        model: line(60),
        yearFrom: Year,
        yearTo: Year,
        note: optionalText(200).optional(),
      }),
    )
    .max(40)
    .default([]),
};

/** The fields of a wanted ad only. Empty lists accept any; the radius is in miles, null is anywhere. */
const wantedTerms = {
  acceptOrigin: z.array(z.enum(origins)).max(origins.length).default([]),
  acceptCondition: z.array(z.enum(conditions)).max(conditions.length).default([]),
  urgency: z.enum(urgencies).default('whenever'),
  radius: z.number().positive().max(25_000).nullable().default(defaultRadius),
  /** Gatherings that the member will attend; those that are over or cancelled are not shown. */
  attends: z.array(z.string().max(80)).max(maxAttended).default([]),
};

/** The form that the seller fills in. Price in dollars with at most two decimals. */
export const ListingBody = z.object({
  ...partBody,
  listingType: z.enum(listingTypes),
  categoryPrimary: z.enum(categories.map(({ name }) => name)),
  marketSegment: z.enum(marketSegments).default('classic'),
  priceMode: z.enum(priceModes),
  price: z.number().min(0).max(10_000_000).multipleOf(0.01).nullable().default(null),
  tradeFor: optionalText(200).optional(),
  quantity: z.number().int().min(1).max(9999).default(1),
  shipping: z.array(z.enum(shippings)).max(4).default(['local']),
  vin: optionalText(20).optional(),
  vehicle: VehicleBody.nullable().default(null),
  /** For a wanted ad. A private limit is only for matching: others see no price. */
  wanted: z
    .object({ ...wantedTerms, isLimitPrivate: z.boolean().default(false) })
    .nullable()
    .default(null),
  place: PlaceBody,
});

export const listingActions = [
  'edit',
  'publish',
  'pause',
  'resume',
  'hold',
  'release',
  'sell',
  'fulfill',
  'reopen',
  'withdraw',
  'renew',
  'boost',
  'openCase',
] as const;

/** A sale between two members, or the find of a wanted ad, for one of the two. */
export const SaleView = z.object({
  dealId: z.string(),
  /** Their conversation. */
  threadId: z.string(),
  /** Dollars; null when the seller names none. */
  price: z.number().nullable(),
  at: z.iso.datetime(),
  /** The other member; null once they are erased. */
  other: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Whether the member whom the author named says so, too. */
  status: z.enum(['agreed', 'unconfirmed', 'disputed']),
  /** Until then the caller may leave feedback; null when they may not, or have done it. */
  feedbackUntil: z.iso.datetime().nullable(),
});

/** Dollars that the caller and the other side of a hold have agreed on. Nobody else sees it. */
const agreedPrice = z.number().nullable();

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
  /** For a wanted ad: what is accepted, and from how far. */
  wanted: z.object(wantedTerms).nullable(),
  seller: SellerView,
  expiresAt: z.iso.datetime().nullable(),
  heldUntil: z.iso.datetime().nullable(),
  soldAt: z.iso.datetime().nullable(),
  agreedPrice,
  /** For the member who has bought it. */
  bought: SaleView.nullable(),
  /** For its author: the member to whom it is sold, or with whom it is found. */
  sale: SaleView.nullable(),
  /** For a member who has held it and may not hold it again. */
  formerHold: z
    .object({
      heldAt: z.iso.datetime(),
      /** Who released it, or that its time ran out. */
      endedBy: z.enum(['buyer', 'seller', 'time']),
      /** Until then the caller may take their release back; null when they may not. */
      undoUntil: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Words that find similar listings: a part's kind, make and year. */
  similar: z.string(),
  /** Sentences to show beside the details (a vehicle of 20 to 24 years). */
  notices: z.array(z.string()),
  /** Others do not see it until somebody has looked at reports about it. */
  isHidden: z.boolean(),
  /** The actions that this caller may take now. */
  allowedActions: z.array(z.enum(listingActions)),
  /** Why this caller and the seller do not write to each other; null when they may, and for guests. */
  whyNotWrite: WhyNotWrite.nullable(),
});

/** Another member's listing that the caller holds. */
export const HeldListing = ListingCard.extend({
  heldUntil: z.iso.datetime(),
  agreedPrice,
  allowedActions: z.array(z.enum(listingActions)),
});

/** What the caller has bought. */
export const BoughtListing = SaleView.extend({
  listingId: z.string(),
  /** null when it is no longer shown to the caller. */
  listing: ListingCard.nullable(),
});

export const MyListing = ListingCard.extend({
  /** Others do not see it until somebody has looked at reports about it. */
  isHidden: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  heldUntil: z.iso.datetime().nullable(),
  agreedPrice,
  /** The member to whom it is sold, or with whom it is found. */
  sale: SaleView.nullable(),
  updatedAt: z.iso.datetime(),
  allowedActions: z.array(z.enum(listingActions)),
});

export type ListingQuery = z.output<typeof ListingQuery>;
export type ListingQueryInput = z.input<typeof ListingQuery>;
export type CountsQuery = z.output<typeof CountsQuery>;
export type CountsQueryInput = z.input<typeof CountsQuery>;
export type ListingCounts = z.output<typeof ListingCounts>;
export type MapQuery = z.output<typeof MapQuery>;
export type MapQueryInput = z.input<typeof MapQuery>;
export type MapCluster = z.output<typeof MapCluster>;
export type ListingMap = z.output<typeof ListingMap>;
export type ListingCard = z.output<typeof ListingCard>;
export type ListingPage = z.output<typeof ListingPage>;
export type ListingBody = z.output<typeof ListingBody>;
export type ListingBodyInput = z.input<typeof ListingBody>;
export type ListingDetail = z.output<typeof ListingDetail>;
export type HeldListing = z.output<typeof HeldListing>;
export type MyListing = z.output<typeof MyListing>;
export type BoughtListing = z.output<typeof BoughtListing>;
export type SaleView = z.output<typeof SaleView>;
export type SellerView = z.output<typeof SellerView>;
export type ListingAction = (typeof listingActions)[number];

import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Photo } from '../../media/photo.schemas.js';
import { Point } from '../../places/place.schemas.js';

/** The values of a listing's fields, shared by its events, its contract and its read models. */
export const listingTypes = ['for_sale', 'wanted'] as const;
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
export const priceModes = ['fixed', 'obo', 'ask', 'trade', 'free'] as const;
export const marketSegments = ['classic', 'late_model', 'dealer', 'regular'] as const;
export const conditions = ['new', 'rebuilt', 'used-good', 'used-fair', 'core', 'for-parts'] as const;
export const origins = ['oem', 'nos', 'nors', 'repro', 'aftermarket', 'unknown'] as const;
export const partNumberKinds = ['oem', 'casting', 'interchange', 'maker'] as const;
export const shippings = ['local', 'ships', 'freight', 'meet'] as const;
export const odometers = ['actual', 'replaced', 'unknown'] as const;
export const vehicleTitles = ['clean', 'salvage', 'none', 'bill-of-sale'] as const;
/** The maximum number of gatherings that a wanted ad names. */
export const maxAttended = 6;
/** How soon a wanted item is needed. */
export const urgencies = ['whenever', 'season', 'blocking'] as const;
export const maxPhotos = 12;
/** How long a sale, or a find, can be undone. */
export const reopenHours = 24;
/** The length of a hold, and its total length after its seller extends it. */
export const holdHours = 72;
export const maxHoldHours = 7 * 24;
/** For a wanted ad: photos of the old part. */
export const maxPhotosOfWanted = 4;

const Cents = z.number().int().min(0).max(1_000_000_000);
const Year = z.number().int().min(1885).max(2100);

export const PartNumber = z.object({ number: z.string(), kind: z.enum(partNumberKinds) });
export const Fitment = z.object({
  make: z.string(),
  model: z.string(),
  yearFrom: Year,
  yearTo: Year,
  note: z.string().optional(),
});
export const Vehicle = z.object({
  year: Year,
  make: z.string(),
  model: z.string(),
  body: z.string().optional(),
  engine: z.string().optional(),
  transmission: z.string().optional(),
  mileage: z.number().int().min(0).optional(),
  odometer: z.enum(odometers).optional(),
  title: z.enum(vehicleTitles).optional(),
  runs: z.boolean().optional(),
  matchingNumbers: z.boolean().optional(),
});

/** The fields of a wanted ad only. Empty lists accept any; a public limit is the price instead. */
const WantedTerms = z.object({
  acceptOrigin: z.array(z.enum(origins)),
  acceptCondition: z.array(z.enum(conditions)),
  urgency: z.enum(urgencies),
  privateLimitCents: Cents.nullable(),
  /** Miles; null: anywhere. */
  radius: z.number().positive().nullable(),
  /** Ids of the gatherings that the member will attend. */
  attends: z.array(z.string()),
});

export type WantedTerms = z.output<typeof WantedTerms>;
export type ListingContent = z.output<typeof ListingContent>;
export type ListingType = (typeof listingTypes)[number];
export type ListingStatus = (typeof listingStatuses)[number];

/** The whole content of a listing, complete in each revision. The member's texts and places are encrypted. */
const ListingContent = z.object({
  sellerId: z.string(),
  words: z.object({
    title: z.string(),
    description: z.string(),
    tradeFor: z.string().optional(),
    vin: z.string().optional(),
  }),
  price: z.object({ mode: z.enum(priceModes), cents: Cents.nullable() }),
  categoryPrimary: z.string(),
  categorySub: z.string().nullable(),
  marketSegment: z.enum(marketSegments),
  condition: z.enum(conditions).nullable(),
  origin: z.enum(origins).nullable(),
  partNumbers: z.array(PartNumber),
  fitment: z.array(Fitment),
  quantity: z.number().int().min(1),
  shipping: z.array(z.enum(shippings)),
  vehicle: Vehicle.nullable(),
  place: z.object({
    /** Snapped to a stable grid of about a mile: others see only this point. */
    publicPoint: Point,
    /** "Janesville, WI" */
    area: z.string(),
  }),
  exactPoint: Point.nullable(),
  /** null: it is for sale, or an older wanted ad without these fields. */
  wanted: WantedTerms.nullable(),
});

const withoutGatherings = (older: { readonly wanted?: object | null }) => ({
  ...older,
  wanted: older.wanted ? { ...older.wanted, attends: [] } : null,
});
const withoutTerms = <Older extends object>(older: Older) => ({ ...older, wanted: null });

const personalContent: {
  readonly of: 'sellerId';
  readonly fields: Pick<
    ListingContent,
    'words' | 'partNumbers' | 'fitment' | 'vehicle' | 'place' | 'exactPoint' | 'wanted'
  >;
} = {
  of: 'sellerId',
  fields: {
    words: { title: 'Removed listing', description: '' },
    partNumbers: [],
    fitment: [],
    vehicle: null,
    place: { publicPoint: { latitude: 0, longitude: 0 }, area: '' },
    exactPoint: null,
    wanted: null,
  },
};

const Nothing = z.object({});

/** The events of a listing.
 *  source  README, Commands */
export const listingEvents = defineStream('listing', {
  ListingDrafted: defineEvent({
    version: 3,
    schema: ListingContent.extend({ listingType: z.enum(listingTypes) }),
    personal: personalContent,
    upcasters: [withoutTerms, withoutGatherings],
  }),
  ListingRevised: defineEvent({
    version: 3,
    schema: ListingContent,
    personal: personalContent,
    upcasters: [withoutTerms, withoutGatherings],
  }),
  PhotoAdded: defineEvent({ version: 1, schema: z.object({ photo: Photo }) }),
  PhotoRemoved: defineEvent({ version: 1, schema: z.object({ photoId: z.string() }) }),
  PhotosArranged: defineEvent({ version: 1, schema: z.object({ photoIds: z.array(z.string()) }) }),
  ListingPublished: defineEvent({
    version: 1,
    schema: z.object({ publishedAt: z.iso.datetime(), expiresAt: z.iso.datetime() }),
  }),
  ListingPaused: defineEvent({ version: 1, schema: Nothing }),
  ListingResumed: defineEvent({ version: 1, schema: Nothing }),
  /** Recorded again, with a later end, when the seller extends a hold; with the same one, when its release is taken back. */
  ListingHeld: defineEvent({
    version: 2,
    schema: z.object({
      buyerId: z.string(),
      heldUntil: z.iso.datetime(),
      /** The accepted offer that caused the hold. */
      offerId: z.string().nullable(),
    }),
    upcasters: [(older) => ({ ...older, offerId: null })],
  }),
  /** 'house': the system ended the hold, because the seller or holder is locked out, or a minor has no guardian. */
  HoldReleased: defineEvent({
    version: 2,
    schema: z.object({ by: z.enum(['seller', 'buyer', 'time', 'house']) }),
    upcasters: [(older) => older],
  }),
  ListingSold: defineEvent({
    version: 1,
    schema: z.object({
      where: z.enum(['here', 'elsewhere']),
      buyerId: z.string().nullable(),
      priceCents: Cents.nullable(),
    }),
  }),
  /** A wanted ad is fulfilled: by a member here, or elsewhere. */
  NeedFulfilled: defineEvent({
    version: 1,
    schema: z.object({ where: z.enum(['here', 'elsewhere']), byId: z.string().nullable() }),
    shown: ['byId'],
  }),
  /** The sale or the find was undone. */
  ListingReopened: defineEvent({
    version: 1,
    schema: z.object({
      status: z.enum(['active', 'paused', 'expired']),
      expiresAt: z.iso.datetime(),
      /** The member whose hold the sale had ended: they may hold it again. */
      endedHoldOf: z.string().nullable(),
    }),
  }),
  ListingWithdrawn: defineEvent({ version: 1, schema: Nothing }),
  ListingExpired: defineEvent({ version: 1, schema: Nothing }),
  ListingRenewed: defineEvent({
    version: 1,
    schema: z.object({ renewedAt: z.iso.datetime(), expiresAt: z.iso.datetime() }),
  }),
  ListingRemoved: defineEvent({
    version: 1,
    schema: z.object({ reason: z.string(), removedBy: z.string() }),
    staffOnly: ['removedBy'],
    shown: ['reason'],
  }),
  ListingReinstated: defineEvent({
    version: 1,
    schema: z.object({ reinstatedBy: z.string() }),
    staffOnly: ['reinstatedBy'],
  }),
  /** Enough members reported it: others do not see it until somebody has looked. Its status stays. */
  ListingHidden: defineEvent({ version: 1, schema: Nothing }),
  ListingShown: defineEvent({ version: 1, schema: Nothing }),
});

export type ListingEvent = EventOf<typeof listingEvents>;

import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { conditions, Fitment, origins, PartNumber } from '../../marketplace/listing/listing.events.js';
import { Photo } from '../../media/photo.schemas.js';
import { Restored } from '../steps.schemas.js';

/** The values of an item's fields, shared by its events, its contract and its read model. */
export const visibilities = ['private', 'link', 'public'] as const;
export const customFieldKinds = ['text', 'number', 'date', 'yes-no'] as const;
export const writeOffReasons = ['lost', 'damaged', 'discarded'] as const;
export const unlistedReasons = ['withdrawn', 'expired', 'removed'] as const;
export const maxItemPhotos = 12;
/** The maximum places of one item at the same time. */
export const maxPlaces = 200;
/** The maximum loans, sales and the like of one item. Sales by its listings are recorded beyond it. */
export const maxPortions = 500;

const Cents = z.number().int().min(0).max(1_000_000_000);
/** The quantity; null: nobody has counted. */
const Quantity = z.number().int().min(0).nullable();
const Taken = z.number().int().min(1).nullable();
/** A storage location; null: no place yet. */
const LocationId = z.string().nullable();
const Measure = z.number().min(0).nullable();

export const CustomField = z.object({
  name: z.string(),
  kind: z.enum(customFieldKinds),
  value: z.union([z.string(), z.number(), z.boolean()]),
});
export const StockLine = z.object({ locationId: LocationId, quantity: Quantity });

export type ItemContent = z.output<typeof ItemContent>;
export type CustomField = z.output<typeof CustomField>;
export type StockLine = z.output<typeof StockLine>;

/** The whole content of an item, complete in each revision. All that its owner wrote is encrypted. */
const ItemContent = z.object({
  ownerId: z.string(),
  title: z.string(),
  description: z.string(),
  categoryPrimary: z.string(),
  categorySub: z.string().nullable(),
  origin: z.enum(origins).nullable(),
  condition: z.enum(conditions).nullable(),
  conditionNotes: z.string(),
  partNumbers: z.array(PartNumber),
  fitment: z.array(Fitment),
  /** The car that it came off. */
  donorVehicle: z.string(),
  /** 'each', 'pair', 'set', 'feet' */
  unit: z.string(),
  /** Inches and pounds. */
  size: z.object({ length: Measure, width: Measure, height: Measure, weight: Measure }),
  acquired: z.object({ on: z.iso.date().nullable(), from: z.string(), cents: Cents.nullable() }),
  askingCents: Cents.nullable(),
  minimumCents: Cents.nullable(),
  tags: z.array(z.string()),
  notes: z.string(),
  customFields: z.array(CustomField),
  /** Notify the owner when somebody looks for such an item. */
  matchOptIn: z.boolean(),
  visibility: z.enum(visibilities),
  /** Its row in the file that it was imported from. */
  importRef: z.string().nullable(),
});

const personalContent = {
  of: 'ownerId' as const,
  fields: {
    title: 'Removed item',
    description: '',
    conditionNotes: '',
    partNumbers: [],
    fitment: [],
    donorVehicle: '',
    acquired: { on: null, from: '', cents: null },
    tags: [],
    notes: '',
    customFields: [],
    importRef: null,
  },
};

const Nothing = z.object({});
/** A change of stock with the owner's reason for it. */
const withReason = { personal: { of: 'ownerId' as const, fields: { reason: '' } } };
const StockChange = z.object({ ownerId: z.string(), locationId: LocationId, reason: z.string() });

/** The events of an inventory item.
 *  source  README, Commands */
export const itemEvents = defineStream('item', {
  ItemAdded: defineEvent({
    version: 1,
    schema: ItemContent.extend({
      code: z.string(),
      locationId: LocationId,
      quantity: Quantity,
      photos: z.array(Photo),
      /** The item that it was split off from, or the previous owner's item. */
      from: z
        .object({ itemId: z.string(), memberId: z.string(), how: z.enum(['split', 'transfer']) })
        .nullable(),
    }),
    personal: personalContent,
  }),
  ItemRevised: defineEvent({ version: 1, schema: ItemContent, personal: personalContent }),
  ItemPhotoAdded: defineEvent({ version: 1, schema: z.object({ photo: Photo }) }),
  ItemPhotoRemoved: defineEvent({ version: 1, schema: z.object({ photoId: z.string() }) }),
  ItemPhotosArranged: defineEvent({ version: 1, schema: z.object({ photoIds: z.array(z.string()) }) }),
  StockCounted: defineEvent({
    version: 1,
    schema: StockChange.extend({ quantity: Quantity }),
    ...withReason,
  }),
  StockAdded: defineEvent({
    version: 1,
    schema: StockChange.extend({ quantity: z.number().int().min(1) }),
    ...withReason,
  }),
  StockRemoved: defineEvent({
    version: 1,
    schema: StockChange.extend({ quantity: z.number().int().min(1) }),
    ...withReason,
  }),
  StockMoved: defineEvent({
    version: 1,
    /** quantity null: everything that was there. */
    schema: z.object({ fromId: LocationId, toId: LocationId, quantity: Taken }),
  }),
  StockSplit: defineEvent({
    version: 1,
    schema: StockChange.extend({ intoItemId: z.string(), quantity: z.number().int().min(1) }),
    ...withReason,
  }),
  StockMerged: defineEvent({
    version: 1,
    schema: z.object({ fromItemId: z.string(), lines: z.array(StockLine) }),
  }),
  MergedInto: defineEvent({
    version: 2,
    /** lines: all of its stock, which the other item gets; [] where an earlier version of the product had filled the other item first. */
    schema: z.object({ intoItemId: z.string(), lines: z.array(StockLine) }),
    upcasters: [(older) => ({ ...older, lines: [] })],
  }),
  ItemSeen: defineEvent({
    version: 1,
    schema: z.object({ seenAt: z.iso.datetime(), locationId: LocationId, sessionId: z.string().nullable() }),
  }),
  ItemLoaned: defineEvent({
    version: 1,
    schema: z.object({
      ownerId: z.string(),
      portionId: z.string(),
      locationId: LocationId,
      quantity: Taken,
      to: z.string(),
      dueOn: z.iso.date().nullable(),
    }),
    personal: { of: 'ownerId', fields: { to: 'Somebody' } },
  }),
  ItemInstalled: defineEvent({
    version: 1,
    schema: z.object({
      ownerId: z.string(),
      portionId: z.string(),
      locationId: LocationId,
      quantity: Taken,
      /** The build that it went into; null: a car that has no build here. */
      buildId: z.string().nullable(),
      into: z.string(),
    }),
    personal: { of: 'ownerId', fields: { into: 'A car' } },
  }),
  ItemWrittenOff: defineEvent({
    version: 1,
    schema: StockChange.extend({
      portionId: z.string(),
      quantity: Taken,
      why: z.enum(writeOffReasons),
    }),
    ...withReason,
  }),
  /** A loan came back, a part was taken out of a car, or a lost one was found. */
  ItemBroughtBack: defineEvent({
    version: 1,
    schema: z.object({ portionId: z.string(), locationId: LocationId }),
  }),
  /** A draft of a listing was made from it, which offers this quantity. */
  ItemDraftedForSale: defineEvent({
    version: 1,
    schema: z.object({ listingId: z.string(), quantity: z.number().int().min(1) }),
  }),
  ItemListed: defineEvent({
    version: 1,
    schema: z.object({ listingId: z.string(), quantity: z.number().int().min(1) }),
  }),
  ItemHeld: defineEvent({
    version: 1,
    schema: z.object({ listingId: z.string(), buyerId: z.string(), heldUntil: z.iso.datetime() }),
  }),
  ItemHoldEnded: defineEvent({ version: 1, schema: z.object({ listingId: z.string() }) }),
  ItemUnlisted: defineEvent({
    version: 1,
    schema: z.object({ listingId: z.string(), why: z.enum(unlistedReasons) }),
  }),
  ItemSold: defineEvent({
    version: 1,
    schema: z.object({
      portionId: z.string(),
      /** null: sold outside the marketplace. */
      listingId: z.string().nullable(),
      /** A sale outside the marketplace ends the listing that offered it. */
      endsListingId: z.string().nullable(),
      lines: z.array(StockLine),
      buyerId: z.string().nullable(),
      priceCents: Cents.nullable(),
    }),
  }),
  /** The seller named the buyer afterwards. */
  BuyerNamed: defineEvent({
    version: 1,
    schema: z.object({ portionId: z.string(), buyerId: z.string() }),
  }),
  /** The buyer took it over: it continues as an item of theirs. */
  ItemTransferred: defineEvent({
    version: 1,
    schema: z.object({ portionId: z.string(), toMemberId: z.string(), toItemId: z.string() }),
  }),
  ItemDeleted: defineEvent({ version: 1, schema: Nothing }),
  StepUndone: defineEvent({
    version: 1,
    schema: z.object({ ownerId: z.string(), step: z.number().int().min(1), restored: Restored }),
    personal: { of: 'ownerId', fields: { restored: [] } },
  }),
});

export type ItemEvent = EventOf<typeof itemEvents>;

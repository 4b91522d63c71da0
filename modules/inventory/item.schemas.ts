import { z } from 'zod';
import { Id, line, optionalText, text } from '../kernel/http/contract.js';
import { limit, OptionalSearchText, oneOf } from '../kernel/http/query.contract.js';
import { categories, isCategory } from '../marketplace/categories.schemas.js';
import { conditions, origins, partBody, partNumberKinds } from '../marketplace/listing.schemas.js';
import { PhotoView } from '../media/photo.schemas.js';
import { customFieldKinds, visibilities, writeOffReasons } from './item/item.events.js';
import { itemStatuses } from './item/item-status.rules.js';

export { customFieldKinds, maxItemPhotos, visibilities, writeOffReasons } from './item/item.events.js';
export {
  activeStatuses as keptStatuses,
  goneStatuses,
  type ItemStatus,
  itemStatuses,
} from './item/item-status.rules.js';

/** The filter of a list: everything that the owner still has, everything that is gone, or one status. */
export const statusFilters = ['kept', 'gone', ...itemStatuses] as const;
export const itemSorts = ['changed', 'title', 'place', 'price', 'seen'] as const;
export const units = ['each', 'pair', 'set', 'feet', 'quart'] as const;
/** The maximum number of items in one bulk command. */
export const maxAtOnce = 200;

const Dollars = z.number().min(0).max(10_000_000).multipleOf(0.01).nullable().default(null);
const Measure = z.number().min(0).max(100_000).nullable().default(null);
export const Quantity = z.number().int().min(1).max(1_000_000);
/** A storage location; null: no place yet. */
export const LocationId = Id.nullable();

const CustomFieldBody = z.discriminatedUnion('kind', [
  z.object({ name: line(40), kind: z.literal('text'), value: text(500) }),
  z.object({ name: line(40), kind: z.literal('number'), value: z.number() }),
  z.object({ name: line(40), kind: z.literal('date'), value: z.iso.date() }),
  z.object({ name: line(40), kind: z.literal('yes-no'), value: z.boolean() }),
]);

/** The content of an item as its owner fills it in. Prices in dollars, sizes in inches and pounds. */
export const ItemBody = z
  .object({
    ...partBody,
    categoryPrimary: z.enum(categories.map(({ name }) => name)).default('Parts'),
    conditionNotes: optionalText(500).default(''),
    donorVehicle: optionalText(120).default(''),
    unit: z.enum(units).default('each'),
    size: z
      .object({ length: Measure, width: Measure, height: Measure, weight: Measure })
      .default({ length: null, width: null, height: null, weight: null }),
    acquired: z
      .object({
        on: z.iso.date().nullable().default(null),
        from: optionalText(120).default(''),
        price: Dollars,
      })
      .default({ on: null, from: '', price: null }),
    asking: Dollars,
    minimum: Dollars,
    tags: z.array(text(30)).max(20).default([]),
    notes: optionalText(2000).default(''),
    customFields: z.array(CustomFieldBody).max(20).default([]),
    matchOptIn: z.boolean().default(false),
    visibility: z.enum(visibilities).default('private'),
  })
  .refine(({ categoryPrimary, categorySub }) => isCategory(categoryPrimary, categorySub), {
    path: ['categorySub'],
    message: 'Pick a category from the list.',
  });

/** A new item, with its quantities by place. */
export const NewItemBody = z.intersection(
  ItemBody,
  z.object({
    /** null: nobody has counted. */
    quantity: z.number().int().min(0).max(1_000_000).nullable().default(1),
    locationId: LocationId.default(null),
  }),
);

export const ItemsQuery = z.object({
  search: OptionalSearchText,
  status: oneOf(statusFilters),
  /** A storage location with everything in it; 'none': without a place. */
  locationId: z.union([z.literal('none'), Id]).optional(),
  categoryPrimary: OptionalSearchText,
  categorySub: OptionalSearchText,
  tag: OptionalSearchText,
  sort: oneOf(itemSorts),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: limit(50),
});

/** A quantity at one place. */
export const StockView = z.object({
  locationId: z.string().nullable(),
  /** 'Barn › Rack A › A-3-07'; '' without a place. */
  path: z.string(),
  /** null: nobody has counted. */
  quantity: z.number().int().nullable(),
});

/** An item in a list. */
export const ItemCard = z.object({
  id: z.string(),
  /** Its label's code, as printed: 'K7QF3-MWXT6'. */
  code: z.string(),
  title: z.string(),
  status: z.enum(itemStatuses),
  categoryPrimary: z.string(),
  categorySub: z.string().nullable(),
  condition: z.enum(conditions).nullable(),
  origin: z.enum(origins).nullable(),
  quantity: z.number().int().nullable(),
  unit: z.string(),
  stock: z.array(StockView),
  photo: PhotoView.nullable(),
  photoCount: z.number().int(),
  /** Dollars. */
  asking: z.number().nullable(),
  tags: z.array(z.string()),
  listingId: z.string().nullable(),
  /** The earliest day on which a lent part of it is due. */
  dueOn: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
});

export const itemActions = [
  'edit',
  'list',
  'count',
  'add',
  'remove',
  'move',
  'split',
  'merge',
  'loan',
  'install',
  'write-off',
  'sell',
  'delete',
] as const;

export const PortionView = z.object({
  id: z.string(),
  kind: z.enum(['loaned', 'installed', 'sold', 'transferred', ...writeOffReasons]),
  quantity: z.number().int().nullable(),
  /** The borrower, the car, the reason. */
  with: z.string(),
  dueOn: z.string().nullable(),
  price: z.number().nullable(),
  listingId: z.string().nullable(),
  /** The build that it went into; null: a car that has none here. */
  buildId: z.string().nullable(),
  /** Whether it can come back: a loan, an installed or a lost part. */
  mayComeBack: z.boolean(),
});

/** The numbers on a part and the cars that it fits, to its owner and to others. */
export const whatItFits = {
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
};

/** An item in full, for its owner. */
export const ItemDetail = ItemCard.extend({
  description: z.string(),
  conditionNotes: z.string(),
  ...whatItFits,
  donorVehicle: z.string(),
  size: z.object({
    length: z.number().nullable(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    weight: z.number().nullable(),
  }),
  acquired: z.object({ on: z.string().nullable(), from: z.string(), price: z.number().nullable() }),
  minimum: z.number().nullable(),
  notes: z.string(),
  customFields: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(customFieldKinds),
      value: z.union([z.string(), z.number(), z.boolean()]),
    }),
  ),
  matchOptIn: z.boolean(),
  visibility: z.enum(visibilities),
  photos: z.array(PhotoView),
  portions: z.array(PortionView),
  /** The `madeFrom` of its next change. */
  version: z.number().int(),
  /** The actions that its owner may take now. */
  allowedActions: z.array(z.enum(itemActions)),
});

/** One step of a history. */
export const HistoryStep = z.object({
  step: z.number().int(),
  at: z.iso.datetime(),
  /** "You moved 2 from Barn › Rack A to the trailer." */
  sentence: z.string(),
  isUndone: z.boolean(),
  mayUndo: z.boolean(),
});

export type ItemBody = z.output<typeof ItemBody>;
export type ItemBodyInput = z.input<typeof ItemBody>;
export type NewItemBodyInput = z.input<typeof NewItemBody>;
export type ItemsQuery = z.output<typeof ItemsQuery>;
export type ItemCard = z.output<typeof ItemCard>;
export type ItemDetail = z.output<typeof ItemDetail>;
export type ItemAction = (typeof itemActions)[number];
export type HistoryStep = z.output<typeof HistoryStep>;

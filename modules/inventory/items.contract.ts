import { z } from 'zod';
import {
  endpoint,
  Id,
  IdParams,
  line,
  MadeFrom,
  optionalText,
  Receipt,
  streamCommands,
  TimeZone,
  text,
} from '../kernel/http/contract.js';
import { photoUpload } from '../media/photos.contract.js';
import { PlaceBody } from '../places/place.schemas.js';
import {
  HistoryStep,
  ItemBody,
  ItemCard,
  ItemDetail,
  ItemsQuery,
  itemStatuses,
  LocationId,
  maxAtOnce,
  maxItemPhotos,
  NewItemBody,
  Quantity,
  writeOffReasons,
} from './item.schemas.js';

const reads = ['inventory'];
const Reason = optionalText(200).default('');
/** The quantity; null: everything at the place. */
const OrAll = Quantity.nullable().default(null);

export const findItems = endpoint({
  method: 'GET',
  path: '/api/inventory/items',
  auth: 'member',
  consistent: reads,
  summary: "The caller's own inventory, by words, status, place, type and tag",
  query: ItemsQuery,
  response: z.object({
    items: z.array(ItemCard),
    /** Items found, on all pages. */
    total: z.number().int(),
    /** Of the whole inventory. */
    counts: z.record(z.enum(itemStatuses), z.number().int()),
    /** The sum of the asking prices of all counted items in stock, in dollars. */
    worth: z.number(),
    tags: z.array(z.string()),
  }),
  errors: ['LOCATION_NOT_FOUND'],
});

export const getItem = endpoint({
  method: 'GET',
  path: '/api/inventory/items/:id',
  auth: 'member',
  consistent: reads,
  summary: "One of the caller's items, whole, now or as it was at the end of a day of the caller",
  params: IdParams,
  query: z.object({ asOf: z.iso.date().optional(), timeZone: TimeZone.optional() }),
  response: ItemDetail,
  errors: ['ITEM_NOT_FOUND'],
});

export const getItemHistory = endpoint({
  method: 'GET',
  path: '/api/inventory/items/:id/history',
  auth: 'member',
  consistent: reads,
  summary: "Every step in an item's life, newest first",
  params: IdParams,
  response: z.object({ steps: z.array(HistoryStep) }),
  errors: ['ITEM_NOT_FOUND'],
});

export const addItem = endpoint({
  method: 'POST',
  path: '/api/inventory/items',
  auth: 'member',
  summary: "Put an item into the caller's inventory",
  body: NewItemBody,
  response: Receipt,
  status: 201,
  errors: [
    'NOT_SHOWN_YET',
    'YEARS_REVERSED',
    'MINIMUM_ABOVE_ASKING',
    'LOCATION_NOT_FOUND',
    'LOCATION_ARCHIVED',
    'TOO_MANY_ITEMS',
  ],
});

const itemCommand = streamCommands('/api/inventory/items', ['ITEM_NOT_FOUND', 'ITEM_GONE']);

export const reviseItem = endpoint({
  method: 'PUT',
  path: '/api/inventory/items/:id',
  auth: 'member',
  summary: 'Change an item, whole',
  params: IdParams,
  body: z.intersection(ItemBody, MadeFrom),
  response: Receipt,
  errors: [
    'NOT_SHOWN_YET',
    'ITEM_NOT_FOUND',
    'ITEM_GONE',
    'ITEM_HELD',
    'YEARS_REVERSED',
    'MINIMUM_ABOVE_ASKING',
  ],
});

export const deleteItem = endpoint({
  method: 'DELETE',
  path: '/api/inventory/items/:id',
  auth: 'member',
  summary: 'Delete an item; its history can undo that',
  params: IdParams,
  response: Receipt,
  errors: ['ITEM_NOT_FOUND', 'ITEM_GONE', 'ITEM_HELD', 'ITEM_LISTED'],
});

export const addItemPhoto = photoUpload({
  path: '/api/inventory/items/:id/photos',
  summary: 'Add a photo',
  errors: ['ITEM_NOT_FOUND', 'ITEM_GONE', 'TOO_MANY_PHOTOS', 'TOO_MANY_ITEM_PHOTOS'],
});

export const removeItemPhoto = endpoint({
  method: 'DELETE',
  path: '/api/inventory/items/:id/photos/:photoId',
  auth: 'member',
  summary: 'Take a photo off an item',
  params: z.object({ id: Id, photoId: z.string().max(80) }),
  response: Receipt,
  errors: ['ITEM_NOT_FOUND', 'ITEM_GONE', 'PHOTO_NOT_FOUND'],
});

export const arrangeItemPhotos = endpoint({
  method: 'PUT',
  path: '/api/inventory/items/:id/photos',
  auth: 'member',
  summary: 'Put the photos in order; the first is the cover',
  params: IdParams,
  body: z.object({ photoIds: z.array(z.string().max(80)).max(maxItemPhotos) }),
  response: Receipt,
  errors: ['ITEM_NOT_FOUND', 'ITEM_GONE', 'PHOTO_ORDER_INCOMPLETE'],
});

export const countStock = itemCommand(
  'count',
  'Set how many are at a place; null when nobody knows',
  ['ITEM_HELD', 'LOCATION_NOT_FOUND', 'LOCATION_ARCHIVED', 'TOO_MANY_PLACES'],
  z.object({
    locationId: LocationId.default(null),
    quantity: z.number().int().min(0).max(1_000_000).nullable(),
    reason: Reason,
  }),
);
export const addStock = itemCommand(
  'add',
  'More of the same at a place',
  ['LOCATION_NOT_FOUND', 'LOCATION_ARCHIVED', 'TOO_MANY_PLACES'],
  z.object({ locationId: LocationId.default(null), quantity: Quantity, reason: Reason }),
);
export const removeStock = itemCommand(
  'remove',
  'Fewer at a place: used up, given away',
  ['ITEM_HELD', 'NOT_SO_MANY'],
  z.object({ locationId: LocationId.default(null), quantity: Quantity, reason: Reason }),
);
export const moveStock = itemCommand(
  'move',
  'Move some, or all, from one place to another',
  ['NOT_SO_MANY', 'LOCATION_NOT_FOUND', 'LOCATION_ARCHIVED', 'TOO_MANY_PLACES'],
  z.object({ fromId: LocationId.default(null), toId: LocationId, quantity: OrAll }),
);
export const splitStock = itemCommand(
  'split',
  'Split some off as a new item; the receipt names the new item',
  ['ITEM_HELD', 'NOT_SO_MANY', 'TOO_MANY_ITEMS'],
  z.object({ locationId: LocationId.default(null), quantity: Quantity, reason: Reason }),
);
export const mergeItem = itemCommand(
  'merge',
  'Take over all that another item of the caller has; the other is empty from then on',
  ['ITEM_HELD', 'ITEM_LISTED', 'ITEM_LENT', 'MERGE_OVERTAKEN', 'TOO_MANY_PLACES', 'MERGED_WITH_ITSELF'],
  z.object({ fromItemId: Id }),
);
export const loanItem = itemCommand(
  'loan',
  'Lend some, or all',
  ['ITEM_HELD', 'NOT_SO_MANY', 'TOO_MANY_PORTIONS'],
  z.object({
    locationId: LocationId.default(null),
    quantity: OrAll,
    to: line(120),
    dueOn: z.iso.date().nullable().default(null),
  }),
);
export const installItem = itemCommand(
  'install',
  'Put some, or all, into a car',
  ['ITEM_HELD', 'NOT_SO_MANY', 'TOO_MANY_PORTIONS'],
  z.object({ locationId: LocationId.default(null), quantity: OrAll, into: line(120) }),
);
export const writeOffItem = itemCommand(
  'write-off',
  'Some, or all, are lost, damaged or thrown away',
  ['ITEM_HELD', 'NOT_SO_MANY', 'TOO_MANY_PORTIONS'],
  z.object({
    locationId: LocationId.default(null),
    quantity: OrAll,
    why: z.enum(writeOffReasons),
    reason: Reason,
  }),
);
export const bringBackItem = itemCommand(
  'bring-back',
  'A loan comes back, a part comes out of a car, a lost one is found',
  ['PORTION_NOT_FOUND', 'PORTION_SOLD', 'LOCATION_NOT_FOUND', 'LOCATION_ARCHIVED', 'TOO_MANY_PLACES'],
  z.object({ portionId: z.string().max(80), locationId: LocationId.default(null) }),
);
export const sellItem = itemCommand(
  'sell',
  'Record a sale outside; a listing that offers it ends',
  ['ITEM_HELD', 'NOT_SO_MANY', 'TOO_MANY_PORTIONS'],
  z.object({ quantity: OrAll, price: z.number().min(0).max(10_000_000).nullable().default(null) }),
);
export const undoItemStep = itemCommand(
  'undo',
  "Undo one step of the item's history; undoing an undo does it again",
  ['STEP_NOT_FOUND', 'STEP_BUILT_ON', 'STEP_STAYS', 'TOO_MANY_PLACES'],
  z.object({ step: z.number().int().min(1) }),
);

/** The place of the items: a position, a ZIP code or "City, ST"; without it, the place of the caller's last listing. */
const Place = PlaceBody.nullable().default(null);

export const listItems = endpoint({
  method: 'POST',
  path: '/api/inventory/items/list',
  auth: 'member',
  requires: 'list',
  summary: 'Make drafts of listings out of items: one of each, or one lot of all',
  body: z.object({
    ids: z.array(Id).min(1).max(50),
    as: z.enum(['each', 'lot']).default('each'),
    place: Place,
  }),
  response: z.object({
    listings: z.array(z.object({ id: z.string(), itemIds: z.array(z.string()) })),
    refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
    position: z.number().int(),
  }),
  errors: ['ITEM_NOT_FOUND', 'PLACE_MISSING', 'PLACE_NOT_FOUND', 'PLACE_NOT_ON_MAP'],
});

/** Commands on several items: each is carried out separately, and the refused ones are named. */
export const changeItems = endpoint({
  method: 'POST',
  path: '/api/inventory/items/bulk',
  auth: 'member',
  summary: 'Move, tag, write off or delete several items',
  body: z.object({
    ids: z.array(Id).min(1).max(maxAtOnce),
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('move'), toId: LocationId }),
      z.object({ kind: z.literal('tag'), add: z.array(text(30)).max(20), remove: z.array(text(30)).max(20) }),
      z.object({ kind: z.literal('write-off'), why: z.enum(writeOffReasons), reason: Reason }),
      z.object({ kind: z.literal('delete') }),
    ]),
  }),
  response: z.object({
    changed: z.number().int(),
    refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
    /** The log position to read from to see the changes. */
    position: z.number().int(),
  }),
  errors: ['LOCATION_NOT_FOUND', 'LOCATION_ARCHIVED'],
});

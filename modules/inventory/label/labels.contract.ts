import { z } from 'zod';
import { endpoint, Id, IdParams, optionalText } from '../../kernel/http/contract.js';
import { labelLines } from './label-layout.rules.js';
import { cellsOf, labelSheetIds, labelSheets } from './label-sheets.rules.js';
import { PublicItem, PublicItemDetail } from './public-item.schemas.js';

/** The target of a code, for the caller. */
export const getLabel = endpoint({
  method: 'GET',
  path: '/api/inventory/labels/:code',
  auth: 'guest',
  consistent: ['inventory', 'listing-search', 'member-pages'],
  summary:
    'What a label leads to: the item or place of its owner, or the card of an item that others may see',
  params: z.object({ code: z.string().max(40) }),
  response: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('own-item'), id: z.string() }),
    z.object({ kind: z.literal('own-location'), id: z.string() }),
    z.object({ kind: z.literal('item'), item: PublicItemDetail }),
  ]),
  rateLimit: { calls: 300, minutes: 5 },
  errors: ['LABEL_NOT_FOUND'],
});

/** The maximum of different labels in one print. */
export const maxLabels = 400;
/** Including their copies. */
export const maxPrinted = 2_000;

/** The items and places whose labels are wanted. */
const Chosen = z
  .object({
    itemIds: z.array(Id).max(maxLabels).default([]),
    locationIds: z.array(Id).max(maxLabels).default([]),
    /** Whether to include the items directly in these places. */
    withContents: z.boolean().default(false),
  })
  .refine(({ itemIds, locationIds }) => itemIds.length + locationIds.length > 0, {
    path: ['itemIds'],
    message: 'Choose an item or a place.',
  });

/** The texts that may be printed on one label. */
export const LabelDetails = z.object({
  id: z.string(),
  subject: z.enum(['item', 'location']),
  /** As printed. */
  code: z.string(),
  title: z.string(),
  /** "Barn › Rack A"; for a place, its parent. */
  place: z.string(),
  /** "$450", or empty. */
  price: z.string(),
});
export type LabelDetails = z.output<typeof LabelDetails>;

/** A POST that only reads, because the body has room for many ids. */
export const findLabels = endpoint({
  method: 'POST',
  path: '/api/inventory/labels/find',
  auth: 'member',
  consistent: ['inventory'],
  summary: "What is printed on the labels of some of the caller's items and places",
  body: Chosen,
  response: z.object({
    /** The prefix of a code's address: 'https://…/q/'. */
    address: z.string(),
    labels: z.array(LabelDetails),
  }),
  errors: ['ITEM_NOT_FOUND', 'LOCATION_NOT_FOUND', 'TOO_MANY_LABELS'],
});

export const printLabels = endpoint({
  method: 'POST',
  path: '/api/inventory/labels/sheet',
  auth: 'member',
  consistent: ['inventory'],
  summary: 'Labels as a PDF, to print at their true size',
  body: z.intersection(
    Chosen,
    z
      .object({
        sheet: z.enum(labelSheetIds),
        /** The first label to print on, from 1: the earlier ones are used up. */
        startAt: z.number().int().min(1).default(1),
        copies: z.number().int().min(1).max(20).default(1),
        lines: z.array(z.enum(labelLines)).default(['title', 'code']),
        contact: optionalText(60).default(''),
      })
      .refine(({ sheet, startAt }) => startAt <= cellsOf(labelSheets[sheet]), {
        path: ['startAt'],
        message: 'The sheet has fewer labels than that.',
      }),
  ),
  response: z.string().meta({ contentMediaType: 'application/pdf', contentEncoding: 'binary' }),
  rateLimit: { calls: 60, minutes: 10 },
  errors: ['ITEM_NOT_FOUND', 'LOCATION_NOT_FOUND', 'TOO_MANY_LABELS'],
});

/** The items that a seller's storefront shows beside their listings. */
export const getStorefrontItems = endpoint({
  method: 'GET',
  path: '/api/sellers/:id/inventory',
  auth: 'guest',
  consistent: ['inventory', 'listing-search', 'member-pages'],
  summary: "A seller's public items that no listing offers",
  params: IdParams,
  query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: z.object({ items: z.array(PublicItem), total: z.number().int(), pageSize: z.number().int() }),
});

export const getStorefrontItem = endpoint({
  method: 'GET',
  path: '/api/sellers/:id/inventory/:itemId',
  auth: 'guest',
  consistent: ['inventory', 'listing-search', 'member-pages'],
  summary: 'One of a seller’s public items that no listing offers, whole',
  params: IdParams.extend({ itemId: Id }),
  response: PublicItemDetail,
  rateLimit: { calls: 300, minutes: 5 },
  errors: ['ITEM_NOT_FOUND'],
});

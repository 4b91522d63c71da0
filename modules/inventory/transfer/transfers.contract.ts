import { z } from 'zod';
import { endpoint, IdParams, Receipt } from '../../kernel/http/contract.js';
import { PhotoView } from '../../media/photo.schemas.js';

import { LocationId } from '../item.schemas.js';

export const listTransfers = endpoint({
  method: 'GET',
  path: '/api/inventory/transfers',
  auth: 'member',
  consistent: ['inventory', 'member-pages'],
  summary: 'What the caller bought here and may put into their inventory, and what they have put there',
  response: z.object({
    /** By listing; the latest hundred. */
    added: z.array(z.object({ listingId: z.string(), itemId: z.string() })),
    waiting: z.array(
      z.object({
        /** Id of the sale. */
        id: z.string(),
        title: z.string(),
        quantity: z.number().int().nullable(),
        unit: z.string(),
        photo: PhotoView.nullable(),
        seller: z.string(),
        listingId: z.string().nullable(),
      }),
    ),
  }),
});

export const acceptTransfer = endpoint({
  method: 'POST',
  path: '/api/inventory/transfers/:id/accept',
  auth: 'member',
  summary:
    'Put what the caller bought into their inventory, with its public history; the receipt names the new item',
  params: IdParams,
  body: z.object({ locationId: LocationId.default(null) }),
  response: Receipt,
  errors: ['TRANSFER_NOT_FOUND', 'LOCATION_NOT_FOUND', 'LOCATION_ARCHIVED', 'TOO_MANY_ITEMS'],
});

export const declineTransfer = endpoint({
  method: 'POST',
  path: '/api/inventory/transfers/:id/decline',
  auth: 'member',
  summary: 'Leave it out of the inventory; nothing else happens',
  params: IdParams,
  errors: ['TRANSFER_NOT_FOUND'],
});

export const getProvenance = endpoint({
  method: 'GET',
  path: '/api/inventory/items/:id/passport',
  auth: 'member',
  consistent: ['inventory', 'member-pages', 'builds'],
  summary:
    "What is known of one of the caller's items from its owners: what it fits, since when; never what was paid",
  params: IdParams,
  response: z.object({
    /** Oldest first. */
    entries: z.array(z.object({ at: z.iso.datetime(), sentence: z.string() })),
  }),
  errors: ['ITEM_NOT_FOUND'],
});

import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';
import { itemStatuses } from '../item/item-status.rules.js';
import { locationKinds } from '../location/location.events.js';

const Quantity = z.number().int().nullable();

/** The part of an inventory that a device needs without a connection, in short rows: 10,000 items are read at once.
 *  source  ADR 0036 */
export const getOfflineInventory = endpoint({
  method: 'GET',
  path: '/api/inventory/offline',
  auth: 'member',
  consistent: ['inventory'],
  summary:
    "The caller's whole inventory in short rows, for a device without a connection; 304 while it is the same",
  response: z.object({
    /** id, code, name, its parent's index in this list (-1: none), kind, archived */
    locations: z.array(
      z.tuple([z.string(), z.string(), z.string(), z.number().int(), z.enum(locationKinds), z.boolean()]),
    ),
    /** id, code, title, version, status, stock: for each place its index in `locations` (-1: no place) and the quantity (null: nobody has counted) */
    items: z.array(
      z.tuple([
        z.string(),
        z.string(),
        z.string(),
        z.number().int(),
        z.enum(itemStatuses),
        z.array(z.tuple([z.number().int(), Quantity])),
      ]),
    ),
  }),
  rateLimit: { calls: 300, minutes: 10 },
});

import { maxLines } from '../modules/orders/pre-sale/lines.rules.js';
import { maxOffered } from '../modules/orders/pre-sale/pre-sale.schemas.js';
import { mostClasses } from '../modules/orders/show/show.schemas.js';
import type { Bound, CostlyCall } from './costly-calls.js';

/** One space of the map after the other. */
export const costlyOrderReads: Readonly<Record<string, CostlyCall>> = {
  'GET /api/orders/pre-sales/:dateId/program': { guards: [{ by: 'rate' }, { by: 'size', max: maxOffered }] },
};

/** A pre-sale has the spaces of one map, and an order the lines that its rules allow. */
export const orderReadLists: Readonly<Record<string, Readonly<Record<string, Bound>>>> = {
  'GET /api/check-ins/:dateId': { gates: 'one', lines: 'one' },
  'GET /api/check-ins/:dateId/show': {
    classes: mostClasses,
    entries: 'one',
    'voting.classes': mostClasses,
    'results.classes': mostClasses,
    'team.waiting': 'one',
  },
  'GET /api/orders': { orders: 'page' },
  'GET /api/orders/:id': { lines: maxLines, 'details.coSellers': 4, refunds: 8 },
  'GET /api/orders/events/:eventId/ledger': { dates: 'one', spaces: 'one' },
  'GET /api/orders/pre-sales/:dateId': {
    products: 30,
    'me.orders': 'one',
    'me.rights': maxOffered,
    'me.waitlist': 'one',
  },
  'GET /api/orders/pre-sales/:dateId/orders': { orders: 'page' },
  'GET /api/orders/pre-sales/:dateId/waitlist': { entries: 500 },
  'GET /api/orders/pre-sales/:dateId/program': { spaces: maxOffered },
  'GET /api/orders/pre-sales/:dateId/spaces': { spaces: maxOffered },
};

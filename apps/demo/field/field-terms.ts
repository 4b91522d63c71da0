import { plusDays, plusHours } from '../../../modules/kernel/decider/time.js';
import type { Product, Terms } from '../../../modules/orders/pre-sale/pre-sale.schemas.js';

/** What is sold for the fall swap.
 *  units  USD cents */
const products: readonly Product[] = [
  product('space', 'space', 'Vendor space', { types: ['regular', 'corner'] }),
  product('power', 'space', 'Space with power', { types: ['power'], perVendor: 4 }),
  product('table', 'space', 'Table in Hall B', { types: ['indoor'], perVendor: 4 }),
  product('corral', 'car corral', 'Car corral', { types: ['corral'] }),
  product('early', 'early gate', 'Early gate, Thursday noon', { cents: 1_500, quantity: 150 }),
  product('show', 'show entry', 'Show car', {
    cents: 1_000,
    perVendor: 3,
    classes: [
      'Stock, to 1948',
      'Stock, 1949–1972',
      'Modified, to 1948',
      'Modified, 1949–1972',
      'Trucks',
      'Orphans',
    ],
  }),
  product('trailer', 'parking', 'Trailer parking', { cents: 800, quantity: 60, perVendor: 2 }),
  product('chairs', 'add-on', 'Table and two chairs', { cents: 1_200, quantity: 80, needsSpace: true }),
];

/** Of a date that is over: what the club knows of it was recorded. */
export function termsBefore(opensAt: string, startsAt: string): Terms {
  return {
    ...rules,
    opensAt,
    closesAt: startsAt,
    windows: [],
    renewal: null,
    checksUntil: null,
    refunds: [],
    noShowAt: null,
  };
}

/** Of the date to come, whose sale opened two weeks ago after the renewal and a first call.
 *  units  now, startsAt: ISO-8601 UTC */
export function termsToCome(now: string, startsAt: string): Terms {
  const beforeStart = (days: number) => {
    const at = plusDays(startsAt, -days);
    return at > now ? at : plusHours(now, 1); // of a date that is near
  };
  return {
    ...rules,
    opensAt: plusDays(now, -14),
    closesAt: startsAt,
    windows: [
      {
        name: 'Vendors of the last time',
        who: 'last time',
        opensAt: plusDays(now, -20),
        closesAt: plusDays(now, -14),
      },
    ],
    renewal: {
      opensAt: plusDays(now, -60),
      until: plusDays(now, -25),
      graceUntil: plusDays(now, -21),
      mayRollOver: true,
    },
    checksUntil: beforeStart(21),
    refunds: [
      { until: beforeStart(20), percent: 100, feeCents: 500, keepsRight: true },
      { until: beforeStart(7), percent: 50, feeCents: 0, keepsRight: false },
    ],
    noShowAt: plusHours(startsAt, 3),
  };
}

const rules = {
  products: [...products],
  holdMinutes: 15,
  spacesPerVendor: 8,
  checkDays: 14,
  checksTo: 'Rock County Swappers\nPO Box 218\nJanesville, WI 53547',
  waitlistHours: 24,
  lateWaitlistHours: 4,
  words:
    'Setup is on Thursday from noon with the early gate, and on Friday from five. Spaces are 10 by 30 feet; keep your trailer inside yours. Pack up on Sunday after two, not before.',
};

function product(id: string, kind: Product['kind'], name: string, more: Partial<Product>): Product {
  const usual = { cents: null, quantity: null, perVendor: null, types: [], classes: [], needsSpace: false };
  return { ...usual, id, kind, name, ...more };
}

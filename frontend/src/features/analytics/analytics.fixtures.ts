import { daysAfter } from '@lib/day';
import type { getDemand } from '@modules/analytics/demand/demand.contract';
import type { getFigures, listFigures } from '@modules/analytics/figures/figures.contract';
import type { listPrices } from '@modules/analytics/prices/prices.contract';
import type { getSelling } from '@modules/analytics/selling/selling.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';

/** For page tests: what the server says of a seller. */

export const totals = { seen: 2200, opened: 140, saved: 21, asked: 10, offered: 4, dealt: 2 };
export const none = { seen: 0, opened: 0, saved: 0, asked: 0, offered: 0, dealt: 0 };

export function figuresOf(count: number): ResponseOf<typeof getFigures> {
  const to = '2026-11-26';
  const days = Array.from({ length: count }, (_, at) => ({
    ...{ day: daysAfter(to, at + 1 - count), ...none },
    ...{ seen: 70, opened: at === count - 15 ? 31 : 3, asked: at % 3 === 0 ? 1 : 0 },
  }));
  return {
    from: daysAfter(to, 1 - count),
    to,
    days,
    totals,
    before: count === 730 ? null : { ...totals, opened: 112, asked: 12, dealt: 2, offered: 0 },
    sold: { sales: 3, cents: 125_000, daysToSell: 11.6 },
  };
}

export const byListing: ResponseOf<typeof listFigures> = {
  rows: [
    { key: 'grille', name: '=1953 GMC grille, "show"', listings: 1, daysToSell: 11.6, ...totals },
    { key: 'block', name: '327 block', listings: 1, daysToSell: null, ...none, seen: 40, opened: 3 },
  ],
  hasMore: false,
};

export const prices: ResponseOf<typeof listPrices> = {
  rows: [
    {
      ...{ listingId: 'grille', title: '1953 GMC grille', priceCents: 30_000, kind: 'grille' },
      comps: {
        ...{ sales: 7, lowCents: 18_000, middleCents: 22_000, highCents: 26_000 },
        ...{ daysToSell: 12, ofCondition: true },
      },
    },
  ],
  tooFew: 4,
};

export const demand: ResponseOf<typeof getDemand> = {
  wanted: {
    total: 1,
    first: [
      {
        ...{ matchId: 'match', wantedId: 'wanted', title: 'Wanted: GMC grille' },
        thing: { kind: 'item', id: 'item', title: 'Grille from the barn' },
      },
    ],
  },
  searches: {
    ...{ area: 'Janesville, WI', from: '2026-10-05', until: '2026-11-23' },
    rows: [{ words: '53 gmc grille', people: 27 }],
  },
};

export const selling: ResponseOf<typeof getSelling> = {
  answers: { minutes: 125, others: { sellers: 40, minutes: 300, slowerPercent: 70 } },
  meets: [
    {
      ...{ eventId: 'jefferson', dateId: 'spring', title: 'Jefferson Swap Meet' },
      ...{ startsAt: '2026-04-25T11:00:00.000Z', timezone: 'America/Chicago', spaces: ['B12', 'B13'] },
      ...{ paidCents: 9_000, sales: 2, soldCents: 65_000, asked: 9 },
    },
  ],
};

/** The answers to all calls of the page of a member with Analytics. */
export const allAnswers = {
  'GET /api/analytics/figures': ({ url }: { readonly url: string }) =>
    figuresOf(Number(new URL(url, 'http://here').searchParams.get('days'))),
  'GET /api/analytics/figures/listing': byListing,
  'GET /api/analytics/figures/kind': { rows: [], hasMore: false },
  'GET /api/analytics/figures/place': { rows: [], hasMore: false },
  'GET /api/analytics/prices': prices,
  'GET /api/analytics/demand': demand,
  'GET /api/analytics/selling': selling,
};

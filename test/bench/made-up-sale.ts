import type { PreSaleEvent } from '../../modules/orders/pre-sale/pre-sale.events.js';
import type { OfferedSpace, Terms } from '../../modules/orders/pre-sale/pre-sale.schemas.js';

/** One minute past midnight, when it opens for everybody. */
export const opensAt = '2027-06-22T04:01:00.000Z';
export const holdsUntil = '2027-06-22T04:16:00.000Z';
const startsAt = '2027-08-06T11:00:00.000Z';

const terms: Terms = {
  products: [
    {
      ...{ id: 'space', kind: 'space', name: 'Space', types: ['regular'], cents: null },
      ...{ quantity: null, perVendor: null, classes: [], needsSpace: false },
    },
  ],
  opensAt,
  closesAt: '2027-08-01T04:00:00.000Z',
  windows: [],
  renewal: null,
  holdMinutes: 15,
  spacesPerVendor: null,
  checkDays: 14,
  checksUntil: null,
  refunds: [{ until: startsAt, percent: 100, feeCents: 500, keepsRight: true }],
  noShowAt: null,
  waitlistHours: 24,
  lateWaitlistHours: 4,
  checksTo: '',
  words: '',
};

/** A pre-sale of so many spaces in rows of a hundred, announced: `a1`, `a2` … */
export const announcedSale = (count: number): readonly PreSaleEvent[] => [
  {
    type: 'PreSaleDrafted',
    data: { by: 'rex', gatheringId: 'carlisle', day: '2027-08-06', clubId: 'club', terms },
  },
  ...Array.from({ length: Math.ceil(count / 1_000) }, (_, part): PreSaleEvent => {
    const spaces = Array.from({ length: Math.min(1_000, count - part * 1_000) }, (__, at) =>
      spaceAt(part * 1_000 + at + 1, count),
    );
    return { type: 'SpacesOffered', data: { mapVersion: 1, spaces } };
  }),
  { type: 'PreSaleAnnounced', data: { by: 'rex' } },
];

const spaceAt = (number: number, count: number): OfferedSpace => ({
  ...{ id: `a${number}`, code: `A${number}`, zoneId: null, type: 'regular', cents: 4_500 },
  ...{ width: 10, depth: 30, blocked: null },
  neighbours: [number - 1, number + 1].flatMap((one) => (one >= 1 && one <= count ? [`a${one}`] : [])),
});

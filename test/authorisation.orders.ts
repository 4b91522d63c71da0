import { kinds, type Row } from './authorisation.kinds.js';

/** `member` owns the organizer of the event, for which nothing is sold; others are told that they are not of its team, staff too. */
const ofTeam: Row = {
  refused: Object.fromEntries(
    kinds.filter((kind) => kind !== 'member').map((kind) => [kind, '403 NOT_IN_THE_TEAM']),
  ),
  at: { dateId: 'event', id: 'nothing' },
};
const ofSale: Row = { at: { dateId: 'event' } };
const ofBuyers: Row = { refused: { minor: '403 MINORS_DO_NOT_BUY' }, at: { dateId: 'event' } };

const anId = '9b1d2c3e-0000-4000-8000-0000000000c1';
const aReason = { reason: 'It rains.' };
const aLine = { productId: 'space', spaceId: 'b12' };
export const someRules = {
  ...{ closesAt: '2062-07-01T12:00:00.000Z', words: '', productIds: ['space'], mostSpaces: 3 },
  ...{ priorities: ['last time'], draw: 'lot' },
};
export const someWishes = {
  ...{ count: 1, types: [], trailerWidth: 0, trailerLength: 0, power: 'no', sameAsLast: false },
  ...{ beside: [], besideCode: null, zoneIds: [], near: [] },
};
const seen = {
  id: anId,
  orderId: 'o1',
  lineId: '1',
  gate: 'North',
  at: '2026-06-01T12:00:00.000Z',
} as const;
const ofLine = { orderId: 'o1', lineId: '1' };

export const someTerms = {
  products: [
    {
      ...{ id: 'space', kind: 'space', name: 'Space', cents: null, quantity: null, perVendor: null },
      ...{ types: ['regular'], classes: [], needsSpace: false },
    },
  ],
  opensAt: '2062-06-01T12:00:00.000Z',
  closesAt: '2062-08-01T12:00:00.000Z',
  ...{
    windows: [],
    renewal: null,
    holdMinutes: 15,
    spacesPerVendor: null,
    checkDays: 14,
    checksUntil: null,
    checksTo: '',
  },
  ...{ refunds: [], noShowAt: null, waitlistHours: 24, lateWaitlistHours: 4, words: '' },
};

/** source  modules/orders/README.md, Commands */
export const orderRows: Readonly<Record<string, Row>> = {
  'PUT /api/orders/pre-sales/:dateId': { ...ofTeam, send: { terms: someTerms } },
  'POST /api/orders/pre-sales/:dateId/announce': ofTeam,
  'POST /api/orders/pre-sales/:dateId/pause': { ...ofTeam, send: aReason },
  'POST /api/orders/pre-sales/:dateId/resume': ofTeam,
  'POST /api/orders/pre-sales/:dateId/rights': { ...ofTeam, send: { fromDateId: 'nothing' } },
  'POST /api/orders/pre-sales/:dateId/block': {
    ...ofTeam,
    send: { ...aReason, spaceId: 'b12', isBlocked: true },
  },
  'POST /api/orders/pre-sales/:dateId/reserve-for': {
    ...ofTeam,
    send: { id: anId, buyerId: 'guardian', source: 'gate', lines: [aLine], until: seen.at },
  },
  'POST /api/orders/pre-sales/:dateId/assignments': {
    ...ofTeam,
    send: { rows: [{ handle: 'nobody-at-all', codes: ['B12'] }] },
  },
  'POST /api/orders/pre-sales/:dateId/orders/:id/receive': {
    ...ofTeam,
    send: { cents: 100, method: 'check', day: '2026-06-01' },
  },
  'POST /api/orders/pre-sales/:dateId/orders/:id/cancel': {
    ...ofTeam,
    send: { ...aReason, lineIds: ['1'], percent: 100, keepsRight: true },
  },
  'POST /api/orders/pre-sales/:dateId/orders/:id/move': {
    ...ofTeam,
    send: { ...aReason, lineId: '1', toSpaceId: 'b13' },
  },
  'GET /api/orders/pre-sales/:dateId/waitlist': ofTeam,
  'GET /api/orders/events/:eventId/ledger': { ...ofTeam, at: { eventId: 'event' } },
  'GET /api/orders/pre-sales/:dateId/cancelling': ofTeam,
  'POST /api/orders/pre-sales/:dateId/cancel': { ...ofTeam, send: aReason },
  'POST /api/orders': {
    ...ofBuyers,
    send: { id: anId, preSaleId: 'event', lines: [aLine] },
  },
  'POST /api/orders/pre-sales/:dateId/waitlist': {
    ...ofBuyers,
    send: {
      entryId: anId,
      wishes: { productId: 'space', count: 1, types: [], minWidth: 0, nextTo: null, zoneIds: [] },
    },
  },
  'POST /api/orders/pre-sales/:dateId/waitlist/:entryId/leave': {
    at: { dateId: 'event', entryId: anId },
  },
  'POST /api/orders/pre-sales/:dateId/surrender': { ...ofSale, send: { spaceId: 'b12' } },
  'POST /api/orders/pre-sales/:dateId/roll-over': { ...ofSale, send: { spaceId: 'b12' } },
  'GET /api/orders/allocations/:dateId': ofSale,
  'PUT /api/orders/allocations/:dateId': { ...ofTeam, send: { rules: someRules } },
  'POST /api/orders/allocations/:dateId/close': ofTeam,
  'PUT /api/orders/allocations/:dateId/request': { ...ofBuyers, send: { wishes: someWishes, note: '' } },
  'POST /api/orders/allocations/:dateId/withdraw': ofSale,
  'GET /api/orders/allocations/:dateId/requests': ofTeam,
  'GET /api/orders/allocations/:dateId/requests/:requestId/note': {
    ...ofTeam,
    at: { dateId: 'event', requestId: anId },
  },
  'POST /api/orders/allocations/:dateId/propose': ofTeam,
  'POST /api/orders/allocations/:dateId/change': {
    ...ofTeam,
    send: { ...aReason, changes: [{ requestId: anId, spaceIds: ['b12'] }] },
  },
  'POST /api/orders/allocations/:dateId/lock': { ...ofTeam, send: { requestIds: [anId], isLocked: true } },
  'POST /api/orders/allocations/:dateId/publish': { ...ofTeam, send: { until: '2062-07-02T12:00:00.000Z' } },
  'POST /api/check-ins/:dateId': { ...ofTeam, send: { seen: [seen] } },
  'POST /api/check-ins/:dateId/undo': { ...ofTeam, send: ofLine },
  'POST /api/check-ins/:dateId/no-shows': ofTeam,
  'POST /api/check-ins/:dateId/show/numbers': { ...ofTeam, send: ofLine },
  'POST /api/check-ins/:dateId/show/move': {
    ...ofTeam,
    send: { dash: 1, showClass: 'Custom', reason: 'It has a newer engine.' },
  },
  'POST /api/check-ins/:dateId/votes': {
    ...ofSale,
    send: { code: '1-AAAA-AAAA', choices: [{ showClass: null, dash: 1 }] },
  },
  'POST /api/check-ins/:dateId/votes/plan': {
    ...ofTeam,
    send: { opensAt: seen.at, closesAt: seen.at, classes: [], bestOfShow: true },
  },
  'POST /api/check-ins/:dateId/votes/close': ofTeam,
  'POST /api/check-ins/:dateId/votes/codes': { ...ofTeam, send: { upTo: 10 } },
  'POST /api/check-ins/:dateId/votes/cards': { ...ofTeam, send: { from: 1, to: 2 } },
  'POST /api/check-ins/:dateId/votes/publish': ofTeam,
  'POST /api/check-ins/:dateId/packed-up': { ...ofTeam, send: ofLine },
};

import type { GateLine, GateList } from './gate-types';

/* Lists of gates for tests. */

export const gateLineOf = (changes: Partial<GateLine> = {}): GateLine => ({
  orderId: 'o1',
  lineId: '1',
  number: 12,
  words: 'B12',
  code: 'B12',
  kind: 'space',
  quantity: 1,
  source: 'sale',
  status: 'on',
  vendor: 'Val Vine',
  handle: 'val-vine',
  coSellers: [],
  vehicle: '',
  isPaid: true,
  owedCents: 0,
  checkedIn: null,
  vacatedAt: null,
  ...changes,
});

/** Val has B12, B13 and an early gate; Will owes for C1; Zoë came for A2; nobody came for D4. */
export const gateListOf = (changes: Partial<GateList> = {}): GateList => ({
  eventId: 'jefferson',
  title: 'Jefferson Swap Meet',
  day: '2027-04-24',
  timeZone: 'America/Chicago',
  gates: ['North', 'South'],
  readAt: new Date().toISOString(),
  noShowAt: null,
  role: 'gate',
  lines: [
    gateLineOf({ coSellers: ['Bo Birch'], vehicle: 'red F-150' }),
    gateLineOf({ lineId: '2', words: 'B13', code: 'B13', coSellers: ['Bo Birch'], vehicle: 'red F-150' }),
    gateLineOf({ lineId: '3', words: 'Early gate', code: null, kind: 'early gate' }),
    gateLineOf({
      ...{ orderId: 'o2', number: 13, words: 'C1', code: 'C1', vendor: 'Will Oak', handle: 'will-oak' },
      ...{ isPaid: false, owedCents: 4_500 },
    }),
    gateLineOf({
      ...{ orderId: 'o3', number: 14, words: 'A2', code: 'A2', vendor: 'Zoë Zink', handle: 'zoe' },
      checkedIn: { at: '2027-04-24T11:02:00.000Z', by: 'Gus Gum', gate: 'South' },
    }),
    gateLineOf({
      ...{ orderId: 'o4', number: 15, words: 'D4', code: 'D4', vendor: 'Ned North', handle: 'ned' },
      status: 'no show',
    }),
  ],
  ...changes,
});

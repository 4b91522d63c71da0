import type { OrderView } from '@modules/orders/orders.contract';
import type { OrderLineView, WholeOrder } from './order.queries';
import type { PreSale, SpaceOfSale } from './pre-sale.queries';

type Terms = PreSale['terms'];

/* Pre-sales and orders for tests. */

export const termsOf = (changes: Partial<Terms> = {}): Terms => ({
  products: [
    {
      id: 'spaces',
      kind: 'space',
      name: 'Vendor space',
      cents: null,
      quantity: null,
      perVendor: null,
      types: ['regular', 'corner'],
      classes: [],
      needsSpace: false,
    },
    {
      id: 'gate',
      kind: 'early gate',
      name: 'Early gate pass',
      cents: 1_500,
      quantity: 100,
      perVendor: 4,
      types: [],
      classes: [],
      needsSpace: true,
    },
    {
      id: 'show',
      kind: 'show entry',
      name: 'Show entry',
      cents: 1_000,
      quantity: null,
      perVendor: 2,
      types: [],
      classes: ['Stock, 1946–1954', 'Custom'],
      needsSpace: false,
    },
  ],
  opensAt: '2027-01-01T06:01:00.000Z',
  closesAt: '2027-04-20T06:00:00.000Z',
  windows: [],
  renewal: null,
  holdMinutes: 15,
  spacesPerVendor: 4,
  checkDays: 14,
  checksUntil: '2027-04-17T12:00:00.000Z',
  checksTo: 'Rock County Swappers, PO Box 218, Janesville, WI 53547',
  refunds: [{ until: '2027-04-01T06:00:00.000Z', percent: 100, feeCents: 500, keepsRight: false }],
  noShowAt: null,
  waitlistHours: 24,
  lateWaitlistHours: 4,
  words: 'Set up from 5 in the morning.',
  ...changes,
});

export const preSaleOf = (changes: Partial<PreSale> = {}): PreSale => ({
  id: 'jefferson',
  version: 8,
  eventId: 'jefferson',
  title: 'Jefferson Swap Meet',
  day: '2027-04-24',
  timeZone: 'America/Chicago',
  phase: 'open',
  nextAt: null,
  terms: termsOf(),
  now: new Date().toISOString(),
  products: [
    { id: 'spaces', left: 2, fromCents: 4_000 },
    { id: 'gate', left: 12, fromCents: 1_500 },
    { id: 'show', left: null, fromCents: 1_000 },
  ],
  waiting: 0,
  me: null,
  ...changes,
});

/** What the reader may do: buy, by default. */
export const meOf = (changes: Partial<NonNullable<PreSale['me']>> = {}): NonNullable<PreSale['me']> => ({
  role: null,
  mayBuy: true,
  whyNot: null,
  holdId: null,
  orders: [],
  rights: [],
  waitlist: [],
  ...changes,
});

export const spaceOf = (code: string, changes: Partial<SpaceOfSale> = {}): SpaceOfSale => ({
  id: code.toLowerCase(),
  code,
  status: 'available',
  until: null,
  cents: 4_000,
  vendor: null,
  sells: '',
  presence: null,
  isFound: true,
  isMine: false,
  ...changes,
});

export const lineOf = (changes: Partial<OrderLineView> = {}): OrderLineView => ({
  id: 'l1',
  productId: 'spaces',
  spaceId: 'b12',
  quantity: 1,
  unitCents: 4_000,
  showClass: null,
  isOneYear: false,
  name: 'Vendor space',
  code: 'B12',
  status: 'on',
  checkedIn: null,
  vacatedAt: null,
  refundCents: 3_500,
  keepsRight: false,
  ...changes,
});

export const orderOf = (changes: Partial<OrderView> = {}): OrderView => ({
  id: 'o1',
  preSaleId: 'jefferson',
  eventId: 'jefferson',
  title: 'Jefferson Swap Meet',
  day: '2027-04-24',
  timeZone: 'America/Chicago',
  number: 12,
  status: 'paid',
  source: 'sale',
  way: 'card',
  until: null,
  lines: [lineOf()],
  totalCents: 4_000,
  dueCents: 4_000,
  paidCents: 4_000,
  grantedCents: 0,
  refundedCents: 0,
  details: { sells: '', isNamed: false, coSellers: [], vehicle: '', note: '' },
  allowedActions: ['cancel', 'describe'],
  ...changes,
});

export const wholeOrderOf = (changes: Partial<WholeOrder> = {}): WholeOrder => ({
  ...orderOf(),
  buyer: { id: 'ray', name: 'Ray Kowalski', handle: 'ray' },
  refunds: termsOf().refunds,
  checksTo: termsOf().checksTo,
  ...changes,
});

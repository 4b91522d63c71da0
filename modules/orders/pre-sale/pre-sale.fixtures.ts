import { event, foldEvents } from '../../kernel/decider/decider.js';
import { given as givenOf, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { preSaleDecider } from './pre-sale.decider.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import type { OfferedSpace, OrderLine, Product, Terms, WaitlistWishes } from './pre-sale.schemas.js';
import { preSaleState } from './pre-sale.state.js';
import type { PreSale, PreSaleCommand, Wanted } from './pre-sale-types.state.js';

/* A meet on August 6: renewals in April and May with a grace, a first call in June, then everybody from June 22 on. */
export const during = {
  draft: '2027-03-01T12:00:00.000Z',
  renewal: '2027-05-01T12:00:00.000Z',
  grace: '2027-06-05T12:00:00.000Z',
  firstCall: '2027-06-18T12:00:00.000Z',
  sale: '2027-06-22T04:01:00.000Z',
  late: '2027-07-25T12:00:00.000Z',
  closed: '2027-08-02T12:00:00.000Z',
  day: '2027-08-06T12:00:00.000Z',
  noShows: '2027-08-06T14:00:00.000Z',
} as const;
export const startsAt = '2027-08-06T11:00:00.000Z';

const product = (changes: Pick<Product, 'id' | 'kind' | 'name'> & Partial<Product>): Product => ({
  cents: null,
  quantity: null,
  perVendor: null,
  types: [],
  classes: [],
  needsSpace: false,
  ...changes,
});

export const terms: Terms = {
  products: [
    product({ id: 'space', kind: 'space', name: 'Space', types: ['regular', 'corner'] }),
    product({ id: 'corral', kind: 'car corral', name: 'Car corral', types: ['corral'], cents: 6_000 }),
    product({
      id: 'show',
      kind: 'show entry',
      name: 'Show entry',
      cents: 2_000,
      quantity: 3,
      classes: ['Stock'],
    }),
    product({
      id: 'gate',
      kind: 'early gate',
      name: 'Early gate',
      cents: 1_000,
      perVendor: 2,
      needsSpace: true,
    }),
  ],
  opensAt: during.sale,
  closesAt: '2027-08-01T04:00:00.000Z',
  windows: [
    {
      name: 'First call',
      who: 'renewed',
      opensAt: '2027-06-15T04:01:00.000Z',
      closesAt: '2027-06-22T04:00:00.000Z',
    },
  ],
  renewal: {
    opensAt: '2027-04-02T04:00:00.000Z',
    until: '2027-06-01T04:00:00.000Z',
    graceUntil: '2027-06-15T04:00:00.000Z',
    mayRollOver: true,
  },
  holdMinutes: 15,
  spacesPerVendor: 3,
  checkDays: 14,
  checksUntil: '2027-07-20T04:00:00.000Z',
  checksTo: '',
  refunds: [
    { until: '2027-07-01T04:00:00.000Z', percent: 100, feeCents: 500, keepsRight: true },
    { until: '2027-08-03T21:00:00.000Z', percent: 50, feeCents: 500, keepsRight: false },
  ],
  noShowAt: during.noShows,
  waitlistHours: 24,
  lateWaitlistHours: 4,
  words: '',
};

export const space = (id: string, changes: Partial<OfferedSpace> = {}): OfferedSpace => ({
  id,
  code: id.toUpperCase(),
  zoneId: null,
  type: 'regular',
  cents: 4_500,
  width: 10,
  depth: 30,
  neighbours: [],
  blocked: null,
  ...changes,
});

/** Spaces side by side: a1, a2, a3 … */
export const row = (letter: string, count: number, changes: Partial<OfferedSpace> = {}): OfferedSpace[] =>
  Array.from({ length: count }, (_, at) =>
    space(`${letter}${at + 1}`, {
      neighbours: [at, at + 2].filter((one) => one >= 1 && one <= count).map((one) => `${letter}${one}`),
      ...changes,
    }),
  );

export const drafted = (changes: Partial<Terms> = {}): PreSaleEvent =>
  event('PreSaleDrafted', {
    by: 'rex',
    gatheringId: 'carlisle',
    day: '2027-08-06',
    clubId: 'club',
    terms: { ...terms, ...changes },
  });
export const offered = (spaces = row('a', 5), mapVersion = 1): PreSaleEvent =>
  event('SpacesOffered', { mapVersion, spaces });
export const announced: PreSaleEvent = event('PreSaleAnnounced', { by: 'rex' });
/** Five spaces in a row, and terms that everybody has read. */
export const begun = (changes: Partial<Terms> = {}, spaces = row('a', 5)): PreSaleEvent[] => [
  drafted(changes),
  offered(spaces),
  announced,
];
export const granted = (...rights: readonly (readonly [spaceId: string, vendorId: string])[]): PreSaleEvent =>
  event('RightsGranted', {
    by: 'rex',
    fromDateId: 'carlisle_2026-08-07',
    rights: rights.map(([spaceId, vendorId]) => ({ spaceId, vendorId })),
  });

export const line = (spaceId: string, changes: Partial<OrderLine> = {}): OrderLine => ({
  id: spaceId,
  productId: 'space',
  spaceId,
  quantity: 1,
  unitCents: 4_500,
  showClass: null,
  isOneYear: false,
  ...changes,
});
export const wanted = (...spaceIds: string[]): Wanted[] =>
  spaceIds.map((id) => ({ lineId: id, productId: 'space', spaceId: id, quantity: 1, showClass: null }));
export const pieces = (productId: string, quantity = 1, showClass: string | null = null): Wanted => ({
  lineId: productId,
  productId,
  spaceId: null,
  quantity,
  showClass,
});

type ReservedData = Extract<PreSaleEvent, { readonly type: 'OrderReserved' }>['data'];
export const reserved = (
  orderId: string,
  buyerId: string,
  lines: readonly OrderLine[],
  changes: Partial<ReservedData> = {},
): PreSaleEvent =>
  event('OrderReserved', {
    orderId,
    buyerId,
    number: 1,
    source: 'sale' as const,
    lines: [...lines],
    until: '2027-06-22T04:16:00.000Z',
    by: null,
    ...changes,
  });
export const submitted = (orderId: string, buyerId: string, paymentId = `${orderId} card`): PreSaleEvent =>
  event('OrderSubmitted', {
    orderId,
    buyerId,
    way: 'card' as const,
    paymentId,
    until: '2027-06-22T04:31:00.000Z',
  });
export const paid = (
  orderId: string,
  buyerId: string,
  paidCents: number,
  paidAt: string = during.sale,
): PreSaleEvent => event('OrderPaid', { orderId, buyerId, paymentId: `${orderId} card`, paidCents, paidAt });
/** Reserved, submitted and paid. */
export const bought = (
  orderId: string,
  buyerId: string,
  lines: readonly OrderLine[],
  changes: Partial<ReservedData> = {},
): PreSaleEvent[] => [
  reserved(orderId, buyerId, lines, changes),
  submitted(orderId, buyerId),
  paid(
    orderId,
    buyerId,
    lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0),
  ),
];

export const wishes = (changes: Partial<WaitlistWishes> = {}): WaitlistWishes => ({
  productId: 'space',
  count: 1,
  types: [],
  minWidth: 0,
  nextTo: null,
  zoneIds: [],
  ...changes,
});
export const joined = (
  entryId: string,
  memberId: string,
  changes: Partial<WaitlistWishes> = {},
): PreSaleEvent => event('WaitlistJoined', { entryId, memberId, wishes: wishes(changes) });

type Without<Command> = Command extends unknown ? Omit<Command, 'meta'> : never;

/** A command of a member, at the opening for everybody unless told otherwise. */
export const command = (
  sent: Without<PreSaleCommand>,
  by = 'ana',
  now: string = during.sale,
): PreSaleCommand => ({ ...sent, meta: metaOf(by, now) }) as PreSaleCommand;

export const reserve = (orderId: string, lines: readonly Wanted[], by?: string, now?: string) =>
  command({ type: 'ReserveOrder', orderId, lines }, by, now);

export const given = (...history: readonly PreSaleEvent[]) => givenOf(preSaleDecider, ...history);
export const stateOf = (...history: readonly PreSaleEvent[]): PreSale => foldEvents(preSaleState, history);

import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays, plusHours, plusMinutes } from '../../../modules/kernel/decider/time.js';
import type { OrderDetailsCommand } from '../../../modules/orders/details/order-details.decider.js';
import { noWords } from '../../../modules/orders/details/order-details.events.js';
import {
  orderPurpose,
  paymentOfOrder,
  recordedOrder,
} from '../../../modules/orders/order/order-ids.shared.js';
import { idOfDate } from '../../../modules/orders/pre-sale/date-ids.rules.js';
import { offeredOf } from '../../../modules/orders/pre-sale/offer-spaces.shared.js';
import type { PreSaleCommand } from '../../../modules/orders/pre-sale/pre-sale.decider.js';
import type { PaymentCommand } from '../../../modules/payments/payment/payment.decider.js';
import { findPlace } from '../../../modules/places/gazetteer.shared.js';
import { maxSpacesAtOnce } from '../../../modules/spaces/map/space-map.schemas.js';
import type { SpaceMapCommand } from '../../../modules/spaces/map/space-map.state.js';
import { Chance } from '../chance.js';
import type { Person } from '../people.js';
import type { FieldEvent } from './field-event.js';
import { fieldShapes, fieldSpaces, fieldZones, idOfSpace } from './field-map.js';
import { by, centsOf, fieldSale, orderCommands, paidAtOf, type SaleOrder } from './field-sale.js';
import { termsBefore, termsToCome } from './field-terms.js';
import { bringings, fieldYears, type Pitch } from './field-vendors.js';

interface Stream<Command> {
  readonly id: string;
  readonly commands: readonly Command[];
}

/** What is written of the field, in this sequence. */
export interface FieldPlan {
  readonly map: Stream<SpaceMapCommand>;
  /** Of each date; what was paid for is recorded already. */
  readonly preSales: readonly Stream<PreSaleCommand>[];
  readonly payments: readonly Stream<PaymentCommand>[];
  readonly details: readonly Stream<OrderDetailsCommand>[];
  /** Once their payments are there: money goes back by them. */
  readonly cancelled: Stream<PreSaleCommand>;
}

/** The field of the fall swap: a map of 600 spaces, two dates of which the club recorded who had what, and one whose sale is open. */
export function fieldPlan(
  seed: string,
  { eventId, clubId, dates }: FieldEvent,
  { people, now }: { readonly people: readonly Person[]; readonly now: string },
): FieldPlan {
  const [seller] = people;
  const [first, second, next] = dates;
  if (!seller || !first || !second || !next) throw new Error('The fall swap has three dates.');
  const years = fieldYears(seed, people);
  const cast = { people, now, startsAt: next.startsAt, dateId: idOfDate(eventId, next.day) };
  const sale = fieldSale(seed, years, cast);
  const ids = {
    first: idOfDate(eventId, first.day),
    second: idOfDate(eventId, second.day),
    next: idOfDate(eventId, next.day),
  };
  const draft = (
    dateId: string,
    day: string,
    terms: ReturnType<typeof termsToCome>,
    at: string,
  ): PreSaleCommand[] => [
    { type: 'DraftPreSale', gatheringId: eventId, day, clubId, terms, meta: by(seller, at, dateId, 'draft') },
    {
      type: 'OfferSpaces',
      mapVersion: 1,
      spaces: offered,
      meta: by(seller, plusMinutes(at, 1), dateId, 'offer'),
    },
    { type: 'AnnouncePreSale', meta: by(seller, plusMinutes(at, 2), dateId, 'announce') },
  ];
  const past = (
    dateId: string,
    { day, startsAt }: typeof first,
    pitches: readonly Pitch[],
  ): PreSaleCommand[] => {
    const from = before(startsAt, now);
    const at = plusDays(from, 1);
    return [
      ...draft(dateId, day, termsBefore(from, startsAt), from),
      ...recorded(dateId, seller, pitches, at),
    ];
  };
  return {
    map: { id: eventId, commands: mapCommands(seller, plusDays(before(first.startsAt, now), -10)) },
    preSales: [
      { id: ids.first, commands: past(ids.first, first, years.first) },
      {
        id: ids.second,
        commands: [
          ...past(ids.second, second, years.second),
          ...storyOf(ids.second, seller, years.second, plusDays(before(second.startsAt, now), 2)),
        ],
      },
      {
        id: ids.next,
        commands: [
          ...draft(ids.next, next.day, termsToCome(now, next.startsAt), plusDays(now, -65)),
          {
            type: 'GrantRights',
            fromDateId: ids.second,
            rights: rightsOf(years.second, seller),
            meta: by(seller, plusDays(now, -64), ids.next, 'rights'),
          },
          ...inTime([
            ...sale.orders.flatMap((order) => orderCommands(order, now)),
            ...sale.steps.flatMap(({ commands }) => commands),
            ...['G1', 'G2'].map((code) => ({
              type: 'BlockSpace' as const,
              spaceId: idOfSpace(code),
              reason: 'Soft ground: the drain is dug up',
              meta: by(seller, plusDays(now, -30), code, 'block'),
            })),
            { type: 'ExpireRights', meta: by(seller, plusDays(now, -20.9), ids.next, 'expire') },
            ...waiting(people, years.second, now),
          ]),
        ],
      },
    ],
    payments: sale.orders.map((order) => paymentOf(order, seller, now)),
    details: detailsOf(seed, sale.orders, ids.next, people),
    cancelled: {
      id: ids.next,
      commands: sale.cancelled.map(({ order, lineIds, reason }, nth) => ({
        type: 'CancelLines',
        orderId: order.id,
        lineIds,
        reason,
        meta: by(order.buyer, plusHours(now, -3 - nth), order.id, 'cancel'),
      })),
    },
  };
}

const offered = offeredOf({ spaces: new Map(fieldSpaces.map((space) => [space.id, space])) });

/** Two months before a date, and before now where it is near. */
const before = (startsAt: string, now: string): string =>
  startsAt < now ? plusDays(startsAt, -60) : plusDays(now, -100);

const inTime = (commands: readonly PreSaleCommand[]): readonly PreSaleCommand[] =>
  commands.toSorted((one, other) => (one.meta.now < other.meta.now ? -1 : 1));

function mapCommands(seller: Person, at: string): readonly SpaceMapCommand[] {
  const meta = (step: string) => by(seller, at, 'map', step);
  const { latitude, longitude } = findPlace('Janesville, WI');
  const parts = Array.from({ length: Math.ceil(fieldSpaces.length / maxSpacesAtOnce) }, (_, nth) =>
    fieldSpaces.slice(nth * maxSpacesAtOnce, (nth + 1) * maxSpacesAtOnce),
  );
  return [
    { type: 'SetZones', zones: fieldZones, meta: meta('zones') },
    { type: 'SetShapes', shapes: fieldShapes, meta: meta('shapes') },
    { type: 'SetAnchor', anchor: { latitude, longitude, bearing: 0 }, meta: meta('anchor') },
    ...parts.map((spaces, nth) => ({ type: 'PutSpaces' as const, spaces, meta: meta(`spaces ${nth}`) })),
    { type: 'PublishMap', taken: [], meta: meta('publish') },
  ];
}

/** A hundred orders at once. */
function recorded(dateId: string, seller: Person, pitches: readonly Pitch[], at: string): PreSaleCommand[] {
  const assignments = pitches.map(({ vendor, codes }) => ({
    orderId: recordedOf(dateId, vendor, codes),
    buyerId: vendor.memberId,
    spaceIds: codes.map(idOfSpace),
  }));
  return Array.from({ length: Math.ceil(assignments.length / 100) }, (_, nth) => ({
    type: 'RecordAssignments',
    assignments: assignments.slice(nth * 100, (nth + 1) * 100),
    meta: by(seller, at, dateId, `record ${nth}`),
  }));
}

const recordedOf = (dateId: string, { memberId }: Person, codes: readonly string[]): string =>
  recordedOrder(dateId, memberId, codes.map(idOfSpace));

/** Who had B12 gives it back, and the seller moves there from the back of the field. */
function storyOf(dateId: string, seller: Person, pitches: readonly Pitch[], at: string): PreSaleCommand[] {
  const before12 = pitches.find(({ codes }) => codes.includes('B12'));
  const own = pitches.find(({ vendor, codes }) => vendor === seller && codes.includes('D5'));
  if (!before12 || !own) return [];
  return [
    {
      type: 'CancelLinesFor',
      orderId: recordedOf(dateId, before12.vendor, before12.codes),
      lineIds: ['1', '2'],
      percent: 0,
      keepsRight: false,
      reason: 'Sold the shop and moved to Arizona',
      meta: by(seller, at, dateId, 'gone'),
    },
    {
      type: 'MoveSpace',
      orderId: recordedOf(dateId, seller, own.codes),
      lineId: '1',
      toSpaceId: idOfSpace('B12'),
      reason: 'Nearer to the gate for the long trailer',
      meta: by(seller, plusHours(at, 1), dateId, 'move'),
    },
  ];
}

function rightsOf(second: readonly Pitch[], seller: Person) {
  const usual = second.filter(({ vendor, codes }) => vendor !== seller && !codes.includes('B12'));
  const all = [...usual, { vendor: seller, codes: ['B12', 'D6'] }];
  return all.flatMap(({ vendor, codes }) =>
    codes.map((code) => ({ spaceId: idOfSpace(code), vendorId: vendor.memberId })),
  );
}

/** Those who wait for power: all of it is sold. */
function waiting(
  people: readonly Person[],
  second: readonly Pitch[],
  now: string,
): readonly PreSaleCommand[] {
  const without = people.slice(2).filter((person) => !second.some(({ vendor }) => vendor === person));
  return without.slice(-5).map((person, nth) => ({
    type: 'JoinWaitlist',
    entryId: deterministicId('field waiting', person.memberId),
    wishes: { productId: 'power', count: 1, types: [], minWidth: 0, nextTo: null, zoneIds: [] },
    meta: by(person, plusDays(now, -6 + nth), 'wait'),
  }));
}

function paymentOf(order: SaleOrder, seller: Person, now: string): Stream<PaymentCommand> {
  const { id, dateId, buyer, at, lines, isPaid } = order;
  const asked = plusMinutes(at, 4);
  const paidAt = paidAtOf(at, now);
  return {
    id: paymentOfOrder({ dateId, orderId: id }, 'by hand', null),
    commands: [
      {
        type: 'RequestPayment',
        payerId: buyer.memberId,
        purpose: { kind: orderPurpose, id },
        lines: lines.map(({ lineId, words, quantity, cents }) => ({
          id: lineId,
          words,
          quantity,
          unitCents: cents,
        })),
        provider: 'by-hand',
        until: isPaid ? plusDays(asked, 14) : plusDays(now, 12),
        meta: by(buyer, asked, id, 'payment'),
      },
      ...(isPaid
        ? [
            {
              type: 'ReceiveByHand' as const,
              method: 'check' as const,
              paidCents: centsOf(lines),
              paidAt,
              note: '',
              meta: by(seller, paidAt, id, 'received'),
            },
          ]
        : []),
    ],
  };
}

/** What half of them bring; the seller and the buyer say it too. */
function detailsOf(
  seed: string,
  orders: readonly SaleOrder[],
  preSaleId: string,
  [seller, buyer]: readonly Person[],
): readonly Stream<OrderDetailsCommand>[] {
  const chance = new Chance(seed, 'field words');
  return orders.flatMap(({ id, buyer: vendor, at, lines }) => {
    const isOwn = vendor === seller || vendor === buyer;
    if (!isOwn && (!chance.happens(0.5) || lines.every(({ spaceId }) => spaceId === null))) return [];
    const words = {
      ...noWords,
      isNamed: isOwn || chance.happens(0.8),
      sells:
        vendor === seller
          ? 'Chevrolet and Pontiac parts, Model T odds and ends'
          : vendor === buyer
            ? 'A few Mustang parts that I do not need'
            : chance.pick(bringings),
      vehicle: chance.pick(['Pickup and 16 ft trailer', 'Box truck', 'Van', 'Motor home and tow car']),
    };
    return [
      {
        id,
        commands: [
          { type: 'DescribeOrder', preSaleId, words, meta: by(vendor, plusMinutes(at, 5), id, 'words') },
        ],
      },
    ];
  });
}

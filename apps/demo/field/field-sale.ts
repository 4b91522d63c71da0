import type { CommandMetadata } from '../../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays, plusMinutes } from '../../../modules/kernel/decider/time.js';
import { paymentOfOrder } from '../../../modules/orders/order/order-ids.shared.js';
import type { PreSaleCommand } from '../../../modules/orders/pre-sale/pre-sale.decider.js';
import type { Wanted } from '../../../modules/orders/pre-sale/pre-sale-types.state.js';
import { Chance } from '../chance.js';
import type { Person } from '../people.js';
import { fieldSpaces, idOfSpace } from './field-map.js';
import { termsToCome } from './field-terms.js';
import type { FieldYears, Pitch } from './field-vendors.js';

/** An order of the date to come.
 *  units  USD cents; at: ISO-8601 UTC */
export interface SaleOrder {
  readonly id: string;
  readonly dateId: string;
  readonly buyer: Person;
  readonly at: string;
  readonly lines: readonly (Wanted & { readonly cents: number; readonly words: string })[];
  /** Whether its check came. */
  readonly isPaid: boolean;
}

/** Something that happens to rights and orders at a moment. */
export interface Step {
  readonly at: string;
  readonly commands: readonly PreSaleCommand[];
}

export interface Sale {
  readonly orders: readonly SaleOrder[];
  readonly steps: readonly Step[];
  /** Orders that are cancelled in part or whole once they are paid. */
  readonly cancelled: readonly {
    readonly order: SaleOrder;
    readonly lineIds: readonly string[];
    readonly reason: string;
  }[];
}

interface Cast {
  readonly people: readonly Person[];
  readonly now: string;
  readonly startsAt: string;
  readonly dateId: string;
}

/** Renewals, a first call and two weeks of sale: used, lent and surrendered rights, checks that are on their way, refunds, and people who wait. */
export function fieldSale(seed: string, years: FieldYears, { people, now, startsAt, dateId }: Cast): Sale {
  const chance = new Chance(seed, 'field sale');
  const { products } = termsToCome(now, startsAt);
  const [seller, buyer] = people;
  const daysAgo = (from: number, to: number) => plusDays(now, -chance.between(to, from));
  const order = (
    buyerOf: Person,
    at: string,
    wanted: readonly (string | Extra)[],
    isPaid = true,
  ): SaleOrder => ({
    id: deterministicId(
      seed,
      'field order',
      buyerOf.memberId,
      ...wanted.map((one) => (typeof one === 'string' ? one : one.productId)),
    ),
    dateId,
    buyer: buyerOf,
    at,
    isPaid,
    lines: wanted.map((one, nth) => lineOf(products, `${nth + 1}`, one)),
  });

  const rights = years.second.filter(({ vendor, codes }) => !isOfStory(vendor, codes, people));
  const fates = rights.map((pitch) => ({
    pitch,
    fate: years.power.includes(pitch)
      ? ('renewed' as const)
      : chance.weighted({ renewed: 56, lent: 9, surrendered: 6, late: 4, expired: 25 }),
  }));
  const of = (fate: string) => fates.filter((one) => one.fate === fate).map(({ pitch }) => pitch);
  const extras = () => [
    ...(chance.happens(0.3) ? [{ productId: 'early', quantity: chance.whole(1, 2) }] : []),
    ...(chance.happens(0.15) ? [{ productId: 'trailer', quantity: 1 }] : []),
    ...(chance.happens(0.15) ? [{ productId: 'chairs', quantity: chance.whole(1, 2) }] : []),
  ];
  const renewed = [
    ...of('renewed').map((pitch) => ({ pitch, days: [59, 26] as const })),
    ...of('late').map((pitch) => ({ pitch, days: [24.5, 21.5] as const })),
  ];
  const renewals = renewed.map(({ pitch: { vendor, codes }, days: [from, to] }) =>
    order(vendor, daysAgo(from, to), [...codes.slice(0, chance.happens(0.8) ? 3 : 1), ...extras()]),
  );
  const lent = of('lent');
  const free = freeCodes(years, [...of('surrendered'), ...of('expired')]);
  const first = of('expired').filter((_, nth) => nth % 6 === 0);
  const calls = first.map(({ vendor }) =>
    order(vendor, daysAgo(19.5, 14.5), [free.shift() ?? 'H1', ...extras()]),
  );
  const others = people.filter(
    (person) =>
      person !== seller && person !== buyer && !years.second.some(({ vendor }) => vendor === person),
  );
  const power = Array.from({ length: 24 - years.power.length }, (_, nth) => nth).map((nth) => {
    const vendor = people[2 + (nth % Math.max(1, people.length - 2))] as Person;
    return order(vendor, plusMinutes(plusDays(now, -13.9), nth), [`P${years.power.length + nth + 1}`]);
  });
  const sold = others.map((person, nth) =>
    order(
      person,
      daysAgo(13, 0.5),
      nth % 4 === 3
        ? [
            { productId: 'show', quantity: 1, showClass: 'Stock, 1949–1972' },
            ...extras().filter(({ productId }) => productId !== 'chairs'),
          ]
        : [free.shift() ?? 'H2', ...(nth % 3 === 0 ? [free.shift() ?? 'H3'] : []), ...extras()],
      nth % 5 !== 4,
    ),
  );
  const borrowed = lent.slice(0, Math.ceil(lent.length / 3)).flatMap(({ codes: [code = ''] }, nth) => {
    const person = others[nth];
    return person ? [order(person, plusMinutes(plusDays(now, -0.4), nth), [code])] : [];
  });
  const own = [
    ...(seller
      ? [
          order(seller, plusDays(now, -52), [
            'B12',
            'D6',
            { productId: 'early', quantity: 2 },
            { productId: 'trailer', quantity: 1 },
          ]),
        ]
      : []),
    ...(buyer
      ? [
          order(buyer, plusDays(now, -9), [
            'A7',
            { productId: 'early', quantity: 1 },
            { productId: 'show', quantity: 1, showClass: 'Stock, 1949–1972' },
          ]),
        ]
      : []),
  ];
  const orders = [...renewals, ...calls, ...power, ...sold, ...borrowed, ...own].filter(({ lines }) =>
    lines.every(({ spaceId }) => spaceId === null || known.has(spaceId)),
  );
  const refundable = [...renewals, ...sold].filter(
    ({ isPaid, lines }) =>
      isPaid && lines[0] && (lines[0].productId === 'space' || lines[0].productId === 'corral'),
  );
  return {
    orders,
    steps: [
      ...lent.map((pitch) => rightsStep(pitch, daysAgo(58, 27), 'RollOverRight')),
      ...of('surrendered').map((pitch) => rightsStep(pitch, daysAgo(58, 27), 'SurrenderRight')),
    ],
    cancelled: refundable
      .filter((_, nth) => nth % 40 === 5)
      .map((one, nth) => ({
        order: one,
        lineIds: one.lines.slice(0, nth % 2 === 0 ? one.lines.length : 1).map(({ lineId }) => lineId),
        reason: nth % 2 === 0 ? 'My hip has other plans for that week.' : 'One space is enough this time.',
      })),
  };
}

/** 'A7', or so many of what is no space. */
interface Extra {
  readonly productId: string;
  readonly quantity: number;
  readonly showClass?: string;
}

/** Reserved, and paid by check a few days later, or still waiting for the check. */
export function orderCommands(
  { id, dateId, buyer, at, lines, isPaid }: SaleOrder,
  now: string,
): readonly PreSaleCommand[] {
  const paymentId = paymentOfOrder({ dateId, orderId: id }, 'by hand', null);
  const paidCents = centsOf(lines);
  const submitted = plusMinutes(at, 4);
  const wanted = lines.map(({ cents: _, words: __, ...line }) => line);
  return [
    { type: 'ReserveOrder', orderId: id, lines: wanted, meta: by(buyer, at, id, 'reserve') },
    {
      type: 'SubmitOrder',
      orderId: id,
      way: 'by hand',
      paymentId,
      until: isPaid ? plusDays(submitted, 14) : plusDays(now, 12),
      meta: by(buyer, submitted, id, 'submit'),
    },
    ...(isPaid
      ? [
          {
            type: 'RecordPayment' as const,
            orderId: id,
            paymentId,
            paidCents,
            paidAt: paidAtOf(at, now),
            meta: by(buyer, paidAtOf(at, now), id, 'paid'),
          },
        ]
      : []),
  ];
}

/** A letter takes two days. */
export function paidAtOf(at: string, now: string): string {
  const later = plusDays(at, 2);
  return later < now ? later : plusMinutes(at, 30);
}

export const centsOf = (lines: SaleOrder['lines']): number =>
  lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

export function by(person: Person, now: string, ...about: readonly string[]): CommandMetadata {
  const actor = { id: person.memberId, roles: person.roles };
  return { actor, now, commandId: deterministicId('demo field', person.memberId, ...about) };
}

function lineOf(
  products: ReturnType<typeof termsToCome>['products'],
  lineId: string,
  wanted: string | Extra,
): SaleOrder['lines'][number] {
  if (typeof wanted !== 'string') {
    const { productId, quantity, showClass = null } = wanted;
    const product = products.find(({ id }) => id === productId);
    return {
      lineId,
      productId,
      spaceId: null,
      quantity,
      showClass,
      cents: product?.cents ?? 0,
      words: product?.name ?? productId,
    };
  }
  const space = known.get(idOfSpace(wanted));
  const product = products.find(({ types }) => space && types.includes(space.type));
  return {
    lineId,
    productId: product?.id ?? '',
    spaceId: idOfSpace(wanted),
    quantity: 1,
    showClass: null,
    cents: space?.cents ?? 0,
    words: `${product?.name} ${wanted}`,
  };
}

const known = new Map(fieldSpaces.map((space) => [space.id, space]));

/** The seller, and who had B12 before. */
const isOfStory = (vendor: Person, codes: readonly string[], [seller]: readonly Person[]): boolean =>
  vendor === seller || codes.includes('B12');

function rightsStep({ vendor, codes }: Pitch, at: string, type: 'RollOverRight' | 'SurrenderRight'): Step {
  return {
    at,
    commands: codes.map((code) => {
      const spaceId = idOfSpace(code);
      const meta = by(vendor, at, code, type);
      return type === 'RollOverRight'
        ? { type, spaceId, meta }
        : { type, spaceId, vendorId: vendor.memberId, meta };
    }),
  };
}

/** What nobody had the last time, and what was given up. */
function freeCodes({ second }: FieldYears, given: readonly Pitch[]): string[] {
  const had = new Set(second.flatMap(({ codes }) => codes));
  const never = fieldSpaces.flatMap(({ code, type, blocked }) =>
    (type === 'regular' || type === 'corner') &&
    blocked === null &&
    !had.has(code) &&
    !['A7', 'A8', 'G1', 'G2', 'B12', 'B13'].includes(code)
      ? [code]
      : [],
  );
  return [
    ...given.flatMap(({ codes }) => codes.slice(0, 1)).filter((code) => !/^[KPT]/.test(code)),
    ...never,
  ];
}

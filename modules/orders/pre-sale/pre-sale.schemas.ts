import { z } from 'zod';
import { spaceTypes } from '../../spaces/map/space-map.schemas.js';

export const productKinds = ['space', 'car corral', 'early gate', 'show entry', 'parking', 'add-on'] as const;
export type ProductKind = (typeof productKinds)[number];
/** Kinds of which each piece is a space of the map, and costs what the map says. */
export const spaceProducts: readonly ProductKind[] = ['space', 'car corral'];

/** USD cents; $100,000 at most. */
export const OrderCents = z.number().int().min(0).max(10_000_000);
const Moment = z.iso.datetime();

/** What is sold before an event.
 *  units  USD cents; moments ISO-8601 UTC */
export const Product = z.object({
  id: z.string().min(1).max(40),
  kind: z.enum(productKinds),
  name: z.string().min(1).max(60),
  /** Null where the map has the price of each space. */
  cents: OrderCents.nullable(),
  /** How many there are; null for no limit, or as many as the map has spaces. */
  quantity: z.number().int().min(1).max(100_000).nullable(),
  /** How many one vendor can have; null for no limit. */
  perVendor: z.number().int().min(1).max(500).nullable(),
  /** Of a space or the car corral: which types of spaces of the map these are. */
  types: z.array(z.enum(spaceTypes)).max(spaceTypes.length),
  /** Of a show entry: what is chosen from, "Stock, 1946–1954". */
  classes: z.array(z.string().min(1).max(60)).max(60),
  /** Only together with a space, of this order or of an earlier one. */
  needsSpace: z.boolean(),
});
export type Product = z.output<typeof Product>;

/** Who may buy before everybody may. */
export const windowGroups = ['renewed', 'last time', 'waitlist'] as const;

/** A time before the public one, for some.
 *  'renewed': who renewed a space for this date; 'last time': who had one the last time; 'waitlist': who waits for one. */
export const PriorityWindow = z.object({
  name: z.string().min(1).max(60),
  who: z.enum(windowGroups),
  opensAt: Moment,
  closesAt: Moment,
});
export type PriorityWindow = z.output<typeof PriorityWindow>;

/** What goes back to whoever cancels up to a moment, and what becomes of the right to have the space again the next time. */
export const RefundRule = z.object({
  until: Moment,
  percent: z.number().int().min(0).max(100),
  /** Kept of each order besides. */
  feeCents: OrderCents,
  keepsRight: z.boolean(),
});
export type RefundRule = z.output<typeof RefundRule>;

/** Those who had a space the last time may have it again, before anybody else. */
export const Renewal = z.object({
  opensAt: Moment,
  /** From then on late ones still renew, until the grace is over. */
  until: Moment,
  graceUntil: Moment,
  /** Whether a vendor may lend the space for this time, and have it again the next. */
  mayRollOver: z.boolean(),
});
export type Renewal = z.output<typeof Renewal>;

/** The rules of one pre-sale, which are data: each event has its own.
 *  source  README, Terms */
export const Terms = z.object({
  products: z.array(Product).min(1).max(30),
  /** For everybody. */
  opensAt: Moment,
  closesAt: Moment,
  windows: z.array(PriorityWindow).max(6),
  renewal: Renewal.nullable(),
  /** How long what is chosen is held until it is paid for. */
  holdMinutes: z.number().int().min(5).max(120),
  /** Spaces that one vendor can have in all; null for no limit. */
  spacesPerVendor: z.number().int().min(1).max(100).nullable(),
  /** Days in which a check has to come; 0: by card alone. */
  checkDays: z.number().int().min(0).max(60),
  /** No check is promised from then on. */
  checksUntil: Moment.nullable(),
  /** To whom a check is made out, and where it goes; '' where buyers are told otherwise. */
  checksTo: z.string().max(300).default(''),
  /** Soonest first; after the last nothing goes back. */
  refunds: z.array(RefundRule).max(12),
  /** When spaces of those who have not come are free again. */
  noShowAt: Moment.nullable(),
  /** Hours in which whoever is offered a space from the waitlist takes it, and those in the last 72 hours. */
  waitlistHours: z.number().int().min(1).max(168),
  lateWaitlistHours: z.number().int().min(1).max(48),
  /** As vendors read them, besides all this. */
  words: z.string().max(5_000),
});
export type Terms = z.output<typeof Terms>;

/** A space of the map as the pre-sale decides by it. */
export const OfferedSpace = z.object({
  id: z.string(),
  code: z.string(),
  zoneId: z.string().nullable(),
  type: z.enum(spaceTypes),
  cents: OrderCents,
  width: z.number(),
  depth: z.number(),
  /** Ids of the spaces beside it. */
  neighbours: z.array(z.string()).max(16),
  blocked: z.string().nullable(),
});
export type OfferedSpace = z.output<typeof OfferedSpace>;

/** How a vendor came to a space or another product. */
export const orderSources = [
  'renewal',
  'first call',
  'sale',
  'waitlist',
  'allocation',
  'registrar',
  'gate',
  'record',
] as const;
export type OrderSource = (typeof orderSources)[number];

export const OrderLine = z.object({
  id: z.string().min(1).max(40),
  productId: z.string(),
  /** Null for what is no space. */
  spaceId: z.string().nullable(),
  quantity: z.number().int().min(1).max(100),
  unitCents: OrderCents,
  /** Of a show entry. */
  showClass: z.string().nullable(),
  /** The space is lent for this time: whoever has the right to it has it again the next time. */
  isOneYear: z.boolean(),
});
export type OrderLine = z.output<typeof OrderLine>;

/** What somebody who waits would take. */
export const WaitlistWishes = z.object({
  productId: z.string(),
  /** Spaces side by side, or pieces of what is no space. */
  count: z.number().int().min(1).max(10),
  /** [] for any. */
  types: z.array(z.enum(spaceTypes)).max(spaceTypes.length),
  /** Feet along the aisle, of each. */
  minWidth: z.number().min(0).max(500),
  /** Beside this space of theirs; null for anywhere. */
  nextTo: z.string().nullable(),
  /** [] for any. */
  zoneIds: z.array(z.string()).max(60),
});
export type WaitlistWishes = z.output<typeof WaitlistWishes>;

export const orderStatuses = [
  'reserved',
  'awaiting payment',
  'paid',
  'partially refunded',
  'refunded',
  'abandoned',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** What can be seen of a space. */
export const spaceStatuses = ['available', 'blocked', 'held', 'assigned', 'lent'] as const;
export type SpaceStatus = (typeof spaceStatuses)[number];
export const rightStatuses = ['live', 'exercised', 'rolled over', 'surrendered', 'expired'] as const;
export type RightStatus = (typeof rightStatuses)[number];
/** Where a pre-sale is at a moment.
 *  source  README, Windows 1 */
export const phases = [
  'draft',
  'scheduled',
  'renewal',
  'first call',
  'open',
  'sold out',
  'paused',
  'closed',
  'cancelled',
] as const;
export const maxOffered = 6_000;

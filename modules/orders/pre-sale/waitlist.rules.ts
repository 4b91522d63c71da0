import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unprocessable } from '../../kernel/decider/errors.js';
import { plusHours } from '../../kernel/decider/time.js';
import { mustBeAnnounced, orderSubmitted, ownEntryOf, productOf } from './guards.rules.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import type { OrderLine, Product, Terms, WaitlistWishes } from './pre-sale.schemas.js';
import type { PreSale, PreSaleCommand, Waiting } from './pre-sale-types.state.js';
import { isLentTo } from './rights.rules.js';
import {
  abandon,
  endAllLapsed,
  endedOf,
  isSpaceProduct,
  leftOf,
  mustBeNewId,
  type Room,
  roomIn,
} from './room.rules.js';
import { findFit, isFor, mayHave } from './waiting.rules.js';
import { isPublic } from './windows.rules.js';

/** Wait for what cannot be had now. The entry's id will be that of the order by which it is offered.
 *  events  [WaitlistJoined]; [] for the same id again
 *  errors  PRE_SALE_NOT_FOUND, PRODUCT_NOT_FOUND (not-found); PRE_SALE_OVER, NOT_ANNOUNCED, NOT_OPEN, ALREADY_WAITING, CAN_BE_HAD, ORDER_ID_TAKEN (conflict);
 *          WISHES_WRONG (unprocessable)
 *  source  README, Waitlist 1 */
export function joinWaitlist(
  { entryId, wishes, meta }: CommandOf<PreSaleCommand, 'JoinWaitlist'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const terms = mustBeAnnounced(preSale);
  const memberId = meta.actor.id;
  if (preSale.waitlist.get(entryId)?.memberId === memberId) return [];
  mustBeNewId(preSale, entryId);
  const product = productOf(terms, wishes.productId);
  if (meta.now < terms.opensAt && !terms.windows.some(({ who }) => who === 'waitlist'))
    throw conflict('NOT_OPEN', { opensAt: terms.opensAt, message: 'The waitlist begins with the sale.' });
  const entry: Waiting = { id: entryId, memberId, wishes, status: 'waiting', orderId: null, until: null };
  mustBePossible(preSale, entry, product, meta.now);
  if (openEntriesOf(preSale, memberId).some((other) => other.wishes.productId === product.id))
    throw conflict('ALREADY_WAITING', { message: `You wait for ${product.name} already.` });
  if (isPublic(terms, meta.now) && !preSale.isPaused && canBeHad(preSale, product, wishes, meta.now))
    throw conflict('CAN_BE_HAD', { message: 'What you want is free: choose it now.' });
  return [event('WaitlistJoined', { entryId, memberId, wishes })];
}

/** Wait no longer; an offer that is open is declined.
 *  events  [WaitlistLeft]; of an offer [OrderAbandoned, WaitlistOfferEnded]; [] when it is over
 *  errors  NOT_WAITING (not-found), ORDER_SUBMITTED (conflict) */
export function leaveWaitlist(
  { entryId, meta }: CommandOf<PreSaleCommand, 'LeaveWaitlist'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const entry = ownEntryOf(preSale, entryId, meta);
  if (entry.status === 'waiting') return [event('WaitlistLeft', { entryId, memberId: entry.memberId })];
  return decline(preSale, entry);
}

/** events  [OrderAbandoned, WaitlistOfferEnded]; [] when it is over, or nothing is offered yet
 *  errors  NOT_WAITING (not-found), ORDER_SUBMITTED (conflict) */
export function declineOffer(
  { entryId, meta }: CommandOf<PreSaleCommand, 'DeclineOffer'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  return decline(preSale, ownEntryOf(preSale, entryId, meta));
}

/** Hold what is free for those who wait for it, the longest first; who can have nothing of it is passed over. Before, holds and offers whose time is over end.
 *  Nothing is offered before the public sale, while it is paused, and from the opening of the date on.
 *  in      startsAt: when the date opens, ISO-8601 UTC
 *  events  [OrderAbandoned…, WaitlistOfferEnded…, OrderReserved, WaitlistOffered, …], for 100 entries at most: sent again, it goes on
 *  units   until: ISO-8601 UTC; waitlistHours of the terms after meta.now, lateWaitlistHours in the last 72 hours, never after startsAt
 *  source  README, Waitlist 2 and 4 */
export function offerFromWaitlist(
  { startsAt, meta }: CommandOf<PreSaleCommand, 'OfferFromWaitlist'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const { now } = meta;
  const room = roomIn(preSale, now);
  endAllLapsed(room);
  const { terms, status, isPaused, waiting } = preSale;
  const isOpen = terms && status === 'announced' && !isPaused && terms.opensAt <= now && now < startsAt;
  if (!isOpen || waiting.size === 0) return endedOf(room);
  const until = untilOf(terms, now, startsAt);
  const free = freeSpaces(preSale, terms, now);
  const pieces = new Map(terms.products.map((product) => [product.id, leftOf(room, product)]));
  const offers: PreSaleEvent[][] = [];
  for (const id of waiting) {
    if (offers.length === mostOffers) break;
    const entry = preSale.waitlist.get(id);
    const lines = entry && linesFor(room, terms, entry, { free, pieces });
    if (entry && lines) offers.push(offer(entry, lines, preSale.orders.size + offers.length + 1, until));
  }
  return [...endedOf(room), ...offers.flat()];
}

const mostOffers = 100;

/** What is not given to anybody yet, by this command neither. */
interface Left {
  readonly free: Map<string, Set<string>>;
  readonly pieces: Map<string, number>;
}

/** What an entry is offered, taken out of what is left. */
function linesFor(room: Room, terms: Terms, entry: Waiting, { free, pieces }: Left): OrderLine[] | null {
  const { preSale, now } = room;
  const { productId, count } = entry.wishes;
  const product = terms.products.find(({ id }) => id === productId);
  const left = pieces.get(productId) ?? 0;
  if (!product || left < count || !mayHave(preSale, entry, now)) return null;
  const ofProduct = free.get(productId) ?? new Set();
  const isOne = (id: string) =>
    ofProduct.has(id) && isFor(preSale, product, entry.wishes, now, preSale.spaces.get(id));
  const spaces = isSpaceProduct(product) ? findFit(preSale, entry.wishes, ofProduct, isOne) : [null];
  if (!spaces) return null;
  pieces.set(productId, left - count);
  for (const id of spaces) if (id !== null) ofProduct.delete(id);
  return spaces.map((spaceId, at) => lineOf(preSale, product, entry, spaceId, at));
}

function lineOf(
  preSale: PreSale,
  product: Product,
  { memberId, wishes }: Waiting,
  spaceId: string | null,
  at: number,
): OrderLine {
  const space = spaceId === null ? undefined : preSale.spaces.get(spaceId);
  return {
    id: `${at + 1}`,
    productId: product.id,
    spaceId,
    quantity: spaceId === null ? wishes.count : 1,
    unitCents: product.cents ?? space?.offered.cents ?? 0,
    showClass: null,
    isOneYear: space !== undefined && isLentTo(space, memberId),
  };
}

function offer({ id, memberId }: Waiting, lines: OrderLine[], number: number, until: string): PreSaleEvent[] {
  const of = { orderId: id, buyerId: memberId };
  return [
    event('OrderReserved', { ...of, number, source: 'waitlist' as const, lines, until, by: null }),
    event('WaitlistOffered', { entryId: id, memberId, orderId: id, until }),
  ];
}

function untilOf({ waitlistHours, lateWaitlistHours }: Terms, now: string, startsAt: string): string {
  const isLate = plusHours(now, lastHours) > startsAt;
  const until = plusHours(now, isLate ? lateWaitlistHours : waitlistHours);
  return until < startsAt ? until : startsAt;
}

const lastHours = 72;

/** By product, in the sequence of the map. */
function freeSpaces(preSale: PreSale, terms: Terms, now: string): Map<string, Set<string>> {
  const wishes = { types: [], zoneIds: [], minWidth: 0, count: 1, nextTo: null };
  const free = (product: Product) =>
    [...preSale.spaces].flatMap(([id, space]) =>
      isFor(preSale, product, { ...wishes, productId: product.id }, now, space) ? [id] : [],
    );
  return new Map(
    terms.products.filter(isSpaceProduct).map((product) => [product.id, new Set(free(product))]),
  );
}

/** events  [OrderAbandoned, WaitlistOfferEnded]; [] when nothing is offered
 *  errors  ORDER_SUBMITTED (conflict) */
function decline({ orders }: PreSale, { status, orderId }: Waiting): readonly PreSaleEvent[] {
  const order = orders.get(orderId ?? '');
  if (status !== 'offered' || !order) return [];
  if (order.status !== 'reserved') throw orderSubmitted();
  return abandon(order, 'left');
}

const openEntriesOf = ({ entriesOf, waitlist }: PreSale, memberId: string): readonly Waiting[] =>
  (entriesOf.get(memberId) ?? []).flatMap((id) => {
    const entry = waitlist.get(id);
    return entry && (entry.status === 'waiting' || entry.status === 'offered') ? [entry] : [];
  });

/** errors  WISHES_WRONG (unprocessable) */
function mustBePossible(preSale: PreSale, entry: Waiting, product: Product, now: string): void {
  const { types, nextTo } = entry.wishes;
  if (!isSpaceProduct(product) && (types.length > 0 || nextTo !== null))
    throw wishesWrong(`${product.name} has no place on the map.`);
  if (product.kind === 'show entry' && product.classes.length > 0)
    throw wishesWrong(`Classes of ${product.name} have no waitlist.`);
  const beside = nextTo === null ? undefined : preSale.spaces.get(nextTo);
  const holder = beside?.holder && preSale.orders.get(beside.holder.orderId);
  if (nextTo !== null && holder?.buyerId !== entry.memberId)
    throw wishesWrong('Name a space that you have, to have another beside it.');
  if (!mayHave(preSale, entry, now))
    throw wishesWrong('That is more than one vendor can have at this event.');
}

/** Whether it is free, and nobody waits for it. It looks at all spaces. */
function canBeHad(preSale: PreSale, product: Product, wishes: WaitlistWishes, now: string): boolean {
  const isWaitedFor = [...preSale.waiting].some(
    (id) => preSale.waitlist.get(id)?.wishes.productId === product.id,
  );
  if (isWaitedFor || leftOf(roomIn(preSale, now), product, wishes.count) < wishes.count) return false;
  if (!isSpaceProduct(product)) return true;
  const isOne = (id: string) => isFor(preSale, product, wishes, now, preSale.spaces.get(id));
  return findFit(preSale, wishes, preSale.spaces.keys(), isOne) !== null;
}

const wishesWrong = (message: string) => unprocessable('WISHES_WRONG', { message });

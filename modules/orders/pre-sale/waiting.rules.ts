import { conflict } from '../../kernel/decider/errors.js';
import type { OfferedSpace, OrderLine, Product, WaitlistWishes } from './pre-sale.schemas.js';
import type { PreSale, SpaceState, Waiting } from './pre-sale-types.state.js';
import { isFree, isSpaceProduct, leftOf, linesOf, piecesOf, type Room, roomIn } from './room.rules.js';
import { liveRightOf } from './windows.rules.js';

/** What somebody waits for is theirs before it is sold to others: a space that is free is left to the first entry that it fits, and so are pieces of another
 *  product.
 *  What fits nobody who waits, and what a vendor has a right to themselves, is sold. It looks at those who wait, and at spaces beside the one that is asked for.
 *  errors  WAITLIST_FIRST (conflict), with the space or the product
 *  source  README, Waitlist 3 */
export function mustLeaveToWaiting(room: Room, buyerId: string, lines: readonly OrderLine[]): void {
  const { preSale, own } = room;
  if (preSale.waiting.size === 0) return;
  for (const line of lines) {
    const { productId, spaceId } = line;
    const space = preSale.spaces.get(spaceId ?? '');
    const isOwn = own !== null && space?.holder?.orderId === own.id;
    if (isOwn || (space && liveRightOf(preSale, space, room.now) === buyerId)) continue;
    const first = firstOf(
      preSale,
      room.now,
      (entry) => entry.wishes.productId === productId && suits(room, entry, line),
    );
    if (first && first.memberId !== buyerId)
      throw conflict('WAITLIST_FIRST', {
        spaceId,
        productId,
        message: 'This is offered to those on the waitlist first. Join it, or choose something else.',
      });
  }
}

function firstOf(preSale: PreSale, now: string, isIt: (entry: Waiting) => boolean): Waiting | undefined {
  for (const id of preSale.waiting) {
    const entry = preSale.waitlist.get(id);
    if (entry && isIt(entry) && mayHave(preSale, entry, now)) return entry;
  }
  return undefined;
}

/** Whether a line would be of use for an entry: its space alone, or with free ones beside it; or enough pieces. */
function suits(room: Room, { wishes }: Waiting, { spaceId, productId }: OrderLine): boolean {
  const { preSale, now } = room;
  const product = preSale.terms?.products.find(({ id }) => id === productId);
  if (!product) return false;
  const space = preSale.spaces.get(spaceId ?? '');
  if (!space) return leftOf(roomIn(preSale, now), product) >= wishes.count;
  const isOne = (id: string) => isFor(preSale, product, wishes, now, preSale.spaces.get(id));
  return (
    isOne(space.offered.id) &&
    (findFit(preSale, wishes, [space.offered.id], isOne) ?? []).includes(space.offered.id)
  );
}

/** Whether a space is free, of the product, and as the entry wishes. */
export function isFor(
  preSale: PreSale,
  product: Product,
  wishes: WaitlistWishes,
  now: string,
  space: SpaceState | undefined,
): space is SpaceState {
  return space !== undefined && isAsWished(space.offered, product, wishes) && isFree(preSale, space, now);
}

const isAsWished = (
  { type, width, zoneId }: OfferedSpace,
  product: Product,
  wishes: WaitlistWishes,
): boolean =>
  product.types.includes(type) &&
  (wishes.types.length === 0 || wishes.types.includes(type)) &&
  (wishes.zoneIds.length === 0 || (zoneId !== null && wishes.zoneIds.includes(zoneId))) &&
  width >= wishes.minWidth;

/** As many spaces as are wished for, each beside another of them: from the first of the given ones that has enough beside it, or from those beside the space
 *  that is named.
 *  in      from: ids, the best first; isOne: whether a space is free, and as wished
 *  out     their ids; null when none fit
 *  source  README, Waitlist 2 */
export function findFit(
  { spaces }: PreSale,
  { count, nextTo }: WaitlistWishes,
  from: Iterable<string>,
  isOne: (id: string) => boolean,
): readonly string[] | null {
  const tooSmall = new Set<string>();
  for (const start of nextTo === null ? from : (spaces.get(nextTo)?.offered.neighbours ?? [])) {
    if (tooSmall.has(start) || !isOne(start)) continue;
    const group = groupAround(spaces, start, count, isOne);
    if (group.size === count) return [...group];
    for (const id of group) tooSmall.add(id);
  }
  return null;
}

/** Spaces that are beside each other, the nearest first, and no more than so many. */
function groupAround(
  spaces: PreSale['spaces'],
  start: string,
  most: number,
  isOne: (id: string) => boolean,
): ReadonlySet<string> {
  const group = new Set([start]);
  for (const id of group)
    for (const other of spaces.get(id)?.offered.neighbours ?? [])
      if (group.size < most && !group.has(other) && isOne(other)) group.add(other);
  return group;
}

/** Whether the terms let whoever waits have so much more. */
export function mayHave(preSale: PreSale, { memberId, wishes }: Waiting, now: string): boolean {
  const product = preSale.terms?.products.find(({ id }) => id === wishes.productId);
  if (!product) return false;
  const lines = linesOf(roomIn(preSale, now), memberId);
  const pieces = piecesOf(lines.filter(({ productId }) => productId === product.id)) + wishes.count;
  const spaces = lines.filter(({ spaceId }) => spaceId !== null).length;
  const isWithin = product.perVendor === null || pieces <= product.perVendor;
  const most = preSale.terms?.spacesPerVendor ?? null;
  const isRoom = !isSpaceProduct(product) || most === null || spaces + wishes.count <= most;
  return isWithin && isRoom && (!product.needsSpace || spaces > 0);
}

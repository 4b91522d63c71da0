import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { lineOf, mustGoOn, orderOf, orderOver, spaceOf } from './guards.rules.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import type { OfferedSpace } from './pre-sale.schemas.js';
import { isAlive, type PreSale, type PreSaleCommand, type SpaceState } from './pre-sale-types.state.js';
import { isLentTo } from './rights.rules.js';
import { endedOf, holderOf, roomIn, takeSpace } from './room.rules.js';
import { liveRightOf } from './windows.rules.js';

/** Sell by a version of the map: by what is new in it, has changed, or is gone. Whoever has a space that is gone has it until it is given back or they are moved.
 *  events  [SpacesOffered…, SpacesWithdrawn]; [] for a version that is known, an older one, and a date that is off
 *  errors  PRE_SALE_NOT_FOUND (not-found)
 *  source  README, Spaces 1 and 2 */
export function offerSpaces(
  { mapVersion, spaces }: CommandOf<PreSaleCommand, 'OfferSpaces'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  if (preSale.status !== 'cancelled') mustGoOn(preSale);
  if (preSale.status === 'cancelled' || mapVersion < preSale.mapVersion) return [];
  const news = spaces.filter((space) => !isOffered(preSale, space));
  const ids = new Set(spaces.map(({ id }) => id));
  const gone = [...preSale.spaces.values()].flatMap(({ isOnMap, offered: { id } }) =>
    isOnMap && !ids.has(id) ? [id] : [],
  );
  return [
    ...inParts(news).map((part) => event('SpacesOffered', { mapVersion, spaces: part })),
    ...(gone.length ? [event('SpacesWithdrawn', { mapVersion, ids: gone })] : []),
  ];
}

/** Keep a space back that nobody has.
 *  events  [OrderAbandoned] of a hold that is over, [SpaceBlocked]; [] when it is kept back
 *  errors  PRE_SALE_NOT_FOUND, SPACE_NOT_FOUND (not-found); PRE_SALE_OVER, SPACE_TAKEN, SPACE_HAS_RIGHT (conflict)
 *  source  README, Spaces 3 */
export function blockSpace(
  { spaceId, reason, meta }: CommandOf<PreSaleCommand, 'BlockSpace'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  mustGoOn(preSale);
  const space = spaceOf(preSale, spaceId);
  if (space.blocked !== null) return [];
  if (holderOf(preSale, space, meta.now)) throw spaceTaken(space);
  if (liveRightOf(preSale, space, meta.now) !== null)
    throw conflict('SPACE_HAS_RIGHT', {
      spaceId,
      message: 'Somebody may have this space again: they decide first.',
    });
  const room = roomIn(preSale, meta.now);
  if (space.holder) room.ended.add(space.holder.orderId);
  return [...endedOf(room), event('SpaceBlocked', { by: meta.actor.id, spaceId, reason })];
}

/** events  [SpaceUnblocked]; [] when the team does not keep it back
 *  errors  PRE_SALE_NOT_FOUND, SPACE_NOT_FOUND (not-found), PRE_SALE_OVER (conflict) */
export function unblockSpace(
  { spaceId, meta }: CommandOf<PreSaleCommand, 'UnblockSpace'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  mustGoOn(preSale);
  const { blocked } = spaceOf(preSale, spaceId);
  return blocked === null ? [] : [event('SpaceUnblocked', { by: meta.actor.id, spaceId })];
}

/** Move a vendor to another space, at the price that they had. Only the registrar does.
 *  events  [OrderAbandoned] of a hold that is over, [SpaceMoved]; [] when they are there
 *  errors  PRE_SALE_NOT_FOUND, ORDER_NOT_FOUND, LINE_NOT_FOUND, SPACE_NOT_FOUND (not-found);
 *          PRE_SALE_OVER, ORDER_OVER, SPACE_BLOCKED, SPACE_TAKEN, SPACE_HAS_RIGHT (conflict)
 *  source  README, Spaces 4 */
export function moveSpace(
  { orderId, lineId, toSpaceId, reason, meta }: CommandOf<PreSaleCommand, 'MoveSpace'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  mustGoOn(preSale);
  const order = orderOf(preSale, orderId);
  const { spaceId: fromSpaceId, status } = lineOf(order, lineId);
  if (!isAlive(order) || status !== 'on' || fromSpaceId === null) throw orderOver();
  if (fromSpaceId === toSpaceId) return [];
  const space = spaceOf(preSale, toSpaceId);
  if (space.holder?.orderId === orderId) throw spaceTaken(space);
  const room = roomIn(preSale, meta.now);
  takeSpace(room, space, order.buyerId);
  return [
    ...endedOf(room),
    event('SpaceMoved', {
      orderId,
      buyerId: order.buyerId,
      by: meta.actor.id,
      reason,
      lineId,
      fromSpaceId,
      toSpaceId,
      isOneYear: isLentTo(space, order.buyerId),
    }),
  ];
}

const spaceTaken = ({ offered: { id: spaceId, code } }: SpaceState) =>
  conflict('SPACE_TAKEN', { spaceId, message: `Somebody has ${code}, or holds it.` });

function isOffered({ spaces }: PreSale, space: OfferedSpace): boolean {
  const before = spaces.get(space.id);
  return before?.isOnMap === true && JSON.stringify(before.offered) === JSON.stringify(space);
}

/** An event has 500 spaces at most, as a call to the map has. */
function inParts(spaces: readonly OfferedSpace[]): readonly OfferedSpace[][] {
  return Array.from({ length: Math.ceil(spaces.length / mostInEvent) }, (_, at) =>
    spaces.slice(at * mostInEvent, (at + 1) * mostInEvent),
  );
}

const mostInEvent = 500;

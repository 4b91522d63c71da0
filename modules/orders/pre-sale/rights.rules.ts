import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden, notFound } from '../../kernel/decider/errors.js';
import { mustBeAnnounced, mustGoOn, spaceOf } from './guards.rules.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import { isPaid, type PreSale, type PreSaleCommand, type SpaceState } from './pre-sale-types.state.js';
import { endedOf, holderOf, roomIn } from './room.rules.js';
import { noSpaces } from './terms.rules.js';
import { isRenewalOpen, liveRightOf } from './windows.rules.js';

/** Who has a right to have which space the next time: whoever has it now, paid and not lent to them, and whoever lends it. After a date that is off, also those who
 *  had not decided yet.
 *  in      the pre-sale of a date that is over, or off
 *  source  README, Rights 6 */
export function rightsAfter({
  status,
  spaces,
  orders,
}: PreSale): readonly { readonly spaceId: string; readonly vendorId: string }[] {
  return [...spaces].flatMap(([spaceId, { right, holder }]) => {
    const keeps =
      right?.status === 'rolled over' ||
      right?.status === 'exercised' ||
      (right?.status === 'live' && status === 'cancelled');
    if (right && keeps) return [{ spaceId, vendorId: right.vendorId }];
    const order = holder && orders.get(holder.orderId);
    const line = order?.lines.find(({ id }) => id === holder?.lineId);
    return order && line && isPaid(order) && !line.isOneYear ? [{ spaceId, vendorId: order.buyerId }] : [];
  });
}

/** Whether a vendor would have the space for this time alone, because the right to it is another's. */
export const isLentTo = ({ right }: SpaceState, vendorId: string): boolean =>
  right?.status === 'rolled over' && right.vendorId !== vendorId;

/** Give vendors the right to have a space again: those of the date before, or one by the registrar. Of those of a date, a space that is gone, is somebody's or
 *  has a right is left
 *  out, so that the command can be sent again.
 *  events  [OrderAbandoned…] of holds that are over, [RightsGranted]; [] when nothing is left of them
 *  errors  PRE_SALE_NOT_FOUND (not-found), PRE_SALE_OVER, NO_RENEWAL, NO_SPACES (conflict); by the registrar SPACE_NOT_FOUND (not-found),
 *          SPACE_TAKEN, SPACE_HAS_RIGHT (conflict)
 *  source  README, Rights 1 and 2 */
export function grantRights(
  { fromDateId, rights, meta }: CommandOf<PreSaleCommand, 'GrantRights'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const { renewal } = mustGoOn(preSale);
  if (!renewal)
    throw conflict('NO_RENEWAL', { message: 'The terms of this date have no time for renewals.' });
  if (preSale.mapVersion === 0) throw noSpaces();
  if (fromDateId === null) for (const right of rights) mustBeToGive(preSale, right, meta.now);
  const room = roomIn(preSale, meta.now);
  const granted = new Map<string, { readonly spaceId: string; readonly vendorId: string }>();
  for (const { spaceId, vendorId } of rights) {
    const space = preSale.spaces.get(spaceId);
    if (!space || !isToGive(preSale, space, fromDateId, meta.now)) continue;
    granted.set(spaceId, { spaceId, vendorId });
    if (space.holder) room.ended.add(space.holder.orderId);
  }
  if (!granted.size) return [];
  const given = { by: meta.actor.id, fromDateId, rights: [...granted.values()] };
  return [...endedOf(room), event('RightsGranted', given)];
}

/** Give up a right: by its vendor, or by the registrar for them. Anybody may have the space then.
 *  events  [RightSurrendered]; [] when it has ended
 *  errors  PRE_SALE_NOT_FOUND, SPACE_NOT_FOUND, RIGHT_NOT_FOUND (not-found), PRE_SALE_OVER, RIGHT_IN_USE (conflict)
 *  source  README, Rights 3 */
export function surrenderRight(
  { spaceId, vendorId, meta }: CommandOf<PreSaleCommand, 'SurrenderRight'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  mustGoOn(preSale);
  const { space, status } = rightOf(preSale, spaceId, vendorId);
  if (status === 'surrendered' || status === 'expired') return [];
  mustNotUse(preSale, space, vendorId, meta.now);
  return [event('RightSurrendered', { by: meta.actor.id, spaceId, vendorId })];
}

/** Lend a space for this time, and have it again the next.
 *  events  [RightRolledOver]; [] when it is lent
 *  errors  PRE_SALE_NOT_FOUND, SPACE_NOT_FOUND, RIGHT_NOT_FOUND (not-found), NO_ROLLING_OVER (forbidden),
 *          PRE_SALE_OVER, NOT_ANNOUNCED, RENEWAL_CLOSED, RIGHT_IN_USE (conflict)
 *  source  README, Rights 4 */
export function rollOverRight(
  { spaceId, meta }: CommandOf<PreSaleCommand, 'RollOverRight'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const terms = mustBeAnnounced(preSale);
  const vendorId = meta.actor.id;
  const { space, status } = rightOf(preSale, spaceId, vendorId);
  if (status === 'rolled over') return [];
  if (!terms.renewal?.mayRollOver)
    throw forbidden('NO_ROLLING_OVER', { message: 'Spaces of this event are not lent for a time.' });
  mustNotUse(preSale, space, vendorId, meta.now);
  if (liveRightOf(preSale, space, meta.now) === null || !isRenewalOpen(terms, meta.now))
    throw conflict('RENEWAL_CLOSED', { message: 'The time for renewals is not open.' });
  return [event('RightRolledOver', { spaceId, vendorId })];
}

/** events  [RightsExpired] of those that nobody used until the grace was over; [] before, and when there are none
 *  source  README, Rights 5 */
export function expireRights(
  { meta }: CommandOf<PreSaleCommand, 'ExpireRights'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  if (preSale.status === 'cancelled') return [];
  const spaceIds = [...preSale.spaces].flatMap(([id, space]) =>
    space.right?.status === 'live' && liveRightOf(preSale, space, meta.now) === null ? [id] : [],
  );
  return spaceIds.length ? [event('RightsExpired', { spaceIds })] : [];
}

/** errors  SPACE_NOT_FOUND, RIGHT_NOT_FOUND (not-found) */
function rightOf(preSale: PreSale, spaceId: string, vendorId: string) {
  const space = preSale.spaces.get(spaceId) ?? spaceOf(preSale, spaceId);
  if (space.right?.vendorId !== vendorId)
    throw notFound('RIGHT_NOT_FOUND', { message: 'There is no such right to this space.' });
  return { space, status: space.right.status };
}

/** errors  RIGHT_IN_USE (conflict) for a space that its vendor holds or has: they give that back first */
function mustNotUse(preSale: PreSale, space: SpaceState, vendorId: string, now: string): void {
  if (space.right?.status === 'exercised' || holderOf(preSale, space, now)?.buyerId === vendorId)
    throw conflict('RIGHT_IN_USE', {
      message: 'This space is in an order of its vendor: cancel that first.',
    });
}

/** A date gives a right to a space once, whatever became of it; the registrar gives another when it has ended. */
const isToGive = (preSale: PreSale, space: SpaceState, fromDateId: string | null, now: string): boolean =>
  space.isOnMap && (fromDateId === null || !space.right) && holderOf(preSale, space, now) === null;

/** By the registrar: in the place of a right that has ended, too.
 *  errors  SPACE_NOT_FOUND (not-found), SPACE_TAKEN, SPACE_HAS_RIGHT (conflict) */
function mustBeToGive(preSale: PreSale, { spaceId }: { readonly spaceId: string }, now: string): void {
  const space = spaceOf(preSale, spaceId);
  const { code } = space.offered;
  if (holderOf(preSale, space, now))
    throw conflict('SPACE_TAKEN', { spaceId, message: `Somebody has ${code}, or holds it.` });
  if (space.right && space.right.status !== 'surrendered' && space.right.status !== 'expired')
    throw conflict('SPACE_HAS_RIGHT', { spaceId, message: `Somebody has a right to ${code}.` });
}

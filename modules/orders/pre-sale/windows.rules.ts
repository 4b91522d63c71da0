import type { PriorityWindow, Terms } from './pre-sale.schemas.js';
import { isPaid, type LineState, type PreSale, type SpaceState } from './pre-sale-types.state.js';

/** Whether vendors may have their spaces again now: until the grace is over. */
export const isRenewalOpen = ({ renewal }: Terms, now: string): boolean =>
  renewal !== null && renewal.opensAt <= now && now < renewal.graceUntil;

/** The vendor for whom a space is kept. When the grace is over it is nobody, whether or not that is recorded yet.
 *  out     a member; null when anybody may have the space
 *  units   now: ISO-8601 UTC
 *  source  README, Rights 1 and 5 */
export const liveRightOf = ({ terms }: PreSale, { right }: SpaceState, now: string): string | null =>
  right?.status === 'live' && terms?.renewal && now < terms.renewal.graceUntil ? right.vendorId : null;

export const isPublic = ({ opensAt, closesAt }: Terms, now: string): boolean =>
  opensAt <= now && now < closesAt;

/** What is open to a member now, besides spaces to which they have a right.
 *  out     'sale' for everybody, 'first call' in a window of theirs; null
 *  source  README, Windows */
export function openFor(preSale: PreSale, memberId: string, now: string): 'sale' | 'first call' | null {
  const { terms } = preSale;
  if (!terms) return null;
  if (isPublic(terms, now)) return 'sale';
  return openWindows(terms, now).some(({ who }) => isAmong[who](preSale, memberId)) ? 'first call' : null;
}

export const openWindows = ({ windows }: Terms, now: string): readonly PriorityWindow[] =>
  windows.filter(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);

/** When a member may buy next.
 *  out  ISO-8601 UTC; null when it is open, or will not open for them any more */
export function opensNextFor(preSale: PreSale, memberId: string, now: string): string | null {
  const { terms } = preSale;
  if (!terms || openFor(preSale, memberId, now)) return null;
  const windows = terms.windows.filter(({ who }) => isAmong[who](preSale, memberId));
  const opens = [terms, ...windows].map(({ opensAt }) => opensAt).filter((at) => at > now);
  return opens.toSorted()[0] ?? null;
}

/** Whether a member was given a right for this date, whatever became of it: they had a space the last time. */
export const hadSpace = ({ rightsOf }: PreSale, memberId: string): boolean => rightsOf.has(memberId);

const isAmong: Readonly<Record<PriorityWindow['who'], (preSale: PreSale, memberId: string) => boolean>> = {
  renewed: hasRenewed,
  'last time': hadSpace,
  waitlist: ({ entriesOf, waitlist }, memberId) =>
    (entriesOf.get(memberId) ?? []).some((id) => {
      const status = waitlist.get(id)?.status;
      return status === 'waiting' || status === 'offered';
    }),
};

/** Whether a member has paid for a space of theirs again. */
function hasRenewed({ rightsOf, spaces, ordersOf, orders }: PreSale, memberId: string): boolean {
  const hasUsed = [...(rightsOf.get(memberId) ?? [])].some((id) => {
    const right = spaces.get(id)?.right;
    return right?.vendorId === memberId && right.status === 'exercised';
  });
  return (
    hasUsed ||
    (ordersOf.get(memberId) ?? []).some((id) => {
      const order = orders.get(id);
      return (
        order !== undefined && order.source === 'renewal' && isPaid(order) && order.lines.some(isSpaceOn)
      );
    })
  );
}

/** Also one to which its vendor was moved. */
const isSpaceOn = ({ spaceId, status }: LineState): boolean => spaceId !== null && status === 'on';

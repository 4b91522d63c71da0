import { type Asking, isWithinReopening } from '../marketplace/listing/asking.state.js';
import { type DealAction, dealActions } from './deal.schemas.js';
import { maxOffers } from './offer/offer.events.js';
import { type Deal, madeByBuyer, pendingIn, sideOf } from './offer/offer.state.js';
import type { Parties } from './parties.rules.js';

/** The steps that a member may take in a deal now: the buttons that the pages show. The deciders decide in the end. Pure. */
export function allowedOn({
  deal,
  asking: { listing, takesOffers, mayExtend },
  parties,
  memberId,
  mayConverse,
  isRated,
  now,
}: {
  readonly deal: Deal;
  readonly asking: Asking;
  readonly parties: Parties;
  readonly memberId: string;
  readonly mayConverse: boolean;
  /** One of the two has given feedback. */
  readonly isRated: boolean;
  readonly now: string;
}): readonly DealAction[] {
  const isSeller = sideOf(parties, memberId) === 'seller';
  const isOpen = listing.status === 'active' && !deal.done && takesOffers && mayConverse;
  const isHeld = listing.status === 'held' && listing.buyerId === parties.buyerId;
  const pending = pendingIn(deal);
  const isTheirs = pending !== undefined && pending.by !== sideOf(parties, memberId);
  const isLive = pending !== undefined && pending.expiresAt > now;
  const isAuthor = memberId === listing.sellerId;
  const mayFinish = isAuthor && !deal.done && open.includes(listing.status);
  const may: Readonly<Record<DealAction, boolean>> = {
    accept: isOpen && isTheirs && isLive,
    counter: isOpen && isTheirs && isLive && (isSeller || madeByBuyer(deal) < maxOffers),
    decline: isTheirs && isLive,
    offer: isOpen && !isSeller && !isTheirs && madeByBuyer(deal) < maxOffers,
    withdraw: pending !== undefined && !isTheirs,
    extend: isHeld && isSeller && mayExtend,
    release: isHeld,
    finish: mayFinish,
    reopen:
      isAuthor &&
      listing.status === 'sold' &&
      !isRated &&
      deal.done !== null &&
      isWithinReopening(deal.done.doneAt, now),
  };
  return dealActions.filter((action) => may[action]);
}

const open: readonly string[] = ['active', 'paused', 'held', 'expired'];

import { allowedOn } from '../../../modules/deals/deal-actions.rules.js';
import { idOfDeal, type Parties, threadOfDeal } from '../../../modules/deals/deal-ids.shared.js';
import type { DealStep, DealView } from '../../../modules/deals/deals.contract.js';
import {
  type Feedback,
  feedbackState,
  type Given,
  givenBy,
  givenTo,
} from '../../../modules/deals/feedback/feedback.state.js';
import { saleOf } from '../../../modules/deals/feedback/sale.rules.js';
import { isDisputable } from '../../../modules/deals/offer/confirm.rules.js';
import {
  feedbackDays,
  maxOffers,
  type OfferEvent,
  offerEvents,
} from '../../../modules/deals/offer/offer.events.js';
import {
  type Deal,
  madeByBuyer,
  namedIn,
  offerState,
  type Side,
} from '../../../modules/deals/offer/offer.state.js';
import { foldEvents } from '../../../modules/kernel/decider/decider.js';
import { notFound, unreachable } from '../../../modules/kernel/decider/errors.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { askingOf } from '../../../modules/marketplace/listing/asking.state.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import type { MemberRelations } from '../../../modules/members/member-relations.ports.js';
import { mayAllConverse } from '../../../modules/messages/conversations.shared.js';
import { membersIn, participantOf, threadState } from '../../../modules/messages/thread/thread.state.js';

interface Deps {
  readonly eventStore: DomainEventStore;
  readonly relations: MemberRelations;
}

/** The deal in a thread of two about a listing; null for other threads.
 *  errors  THREAD_NOT_FOUND (not-found) for non-members */
export async function dealOf(
  deps: Deps,
  memberId: string,
  threadId: string,
  now: string,
): Promise<DealView | null> {
  const { eventStore } = deps;
  const thread = await loadState(eventStore, threadState, threadId);
  if (thread.status !== 'open' || !participantOf(thread, memberId))
    throw notFound('THREAD_NOT_FOUND', { message: 'You have no such conversation.' });
  const members = membersIn(thread);
  const otherId = members.find((id) => id !== memberId);
  if (thread.about?.kind !== 'listing' || members.length !== 2 || !otherId) return null;
  const { id: listingId, ownerId, ownerSide } = thread.about;
  const isWanted = ownerSide === 'buying';
  const isSeller = (memberId === ownerId) !== isWanted;
  const parties: Parties = {
    listingId,
    sellerId: isSeller ? memberId : otherId,
    buyerId: isSeller ? otherId : memberId,
  };
  if (threadId !== threadOfDeal(parties)) return null; // two members remain of a larger thread
  const id = idOfDeal(parties);
  const [history, ofListing, feedback, mayConverse] = await Promise.all([
    eventStore.read(offerEvents, id),
    eventStore.read(listingEvents, listingId),
    loadState(eventStore, feedbackState, id),
    mayAllConverse(deps, members),
  ]);
  const deal = foldEvents(offerState, history);
  const asking = askingOf(ofListing);
  const side: Side = isSeller ? 'seller' : 'buyer';
  const accepted = deal.offers.find(({ status }) => status === 'accepted');
  const { listing, askingCents } = asking;
  const isRated = feedback.given.length > 0;
  const sale = saleOf(deal, feedback);
  const may = { memberId, mayConverse, now };
  return {
    id,
    listingId,
    isWanted,
    side,
    otherId,
    steps: stepsOf(history, deal, side),
    heldUntil: deal.heldUntil,
    isHeldByOther: listing.status === 'held' && listing.buyerId !== parties.buyerId,
    askingPrice: dollars(askingCents),
    price: isWanted ? null : dollars(accepted?.cents ?? askingCents),
    offersLeft: maxOffers - madeByBuyer(deal),
    allowedActions: [...allowedOn({ deal, asking, parties, isRated, ...may })],
    sale: saleFor(deal, feedback, memberId, now),
    feedback: feedbackFor(feedback, deal, { ...may, sale }),
  };
}

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

function stepsOf(history: readonly RecordedEvent<OfferEvent>[], deal: Deal, side: Side): DealStep[] {
  return history.flatMap((event): DealStep[] => {
    const at = { position: event.position, at: event.recordedAt };
    switch (event.type) {
      case 'OfferMade': {
        const { offerId, by, cents, expiresAt } = event.data;
        const status = deal.offers.find((offer) => offer.id === offerId)?.status ?? 'pending';
        return [
          { ...at, kind: 'offer', offerId, isMine: by === side, price: cents / 100, status, expiresAt },
        ];
      }
      case 'OfferAccepted':
      case 'DealHeld':
      case 'DealHeldAgain':
        return [{ ...at, kind: 'held', until: event.data.heldUntil }];
      case 'DealReleased': {
        const { by } = event.data;
        const isSide = by === 'seller' || by === 'buyer';
        return [{ ...at, kind: 'released', by: isSide ? (by === side ? 'me' : 'them') : by }];
      }
      case 'DealDone':
        return [{ ...at, kind: 'done', price: dollars(event.data.priceCents) }];
      case 'DealConfirmed':
        return [{ ...at, kind: 'confirmed' }];
      case 'DealDisputed':
        return [{ ...at, kind: 'disputed' }];
      case 'DealReopened':
        return [{ ...at, kind: 'reopened' }];
      case 'OfferDeclined':
      case 'OfferWithdrawn':
      case 'OfferExpired':
      case 'OfferClosed':
        return [];
      default:
        return unreachable(event);
    }
  });
}

function feedbackFor(
  feedback: Feedback,
  deal: Deal,
  { memberId, sale, mayConverse, now }: FeedbackReader,
): DealView['feedback'] {
  const { done } = deal;
  const until = done && plusDays(done.doneAt, feedbackDays);
  const isAgreed = sale === 'agreed';
  const maySpeak = isAgreed || (sale === 'unconfirmed' && namedIn(deal) === memberId);
  const isShown = feedback.isShown && isAgreed;
  const mine = givenBy(feedback, memberId);
  const theirs = givenTo(feedback, memberId);
  return {
    until,
    mayGive: maySpeak && mayConverse && until !== null && !mine && !feedback.isShown && now <= until,
    mayAnswer: isShown && mayConverse && theirs?.isVoided === false && theirs.answer === null,
    isShown,
    mine: mine && !mine.isVoided ? givenView(mine) : null,
    theirs: theirs && !theirs.isVoided && isShown ? givenView(theirs) : null,
    hasTheirs: isAgreed && theirs !== undefined && !theirs.isVoided,
  };
}

function saleFor(deal: Deal, feedback: Feedback, memberId: string, now: string): DealView['sale'] {
  const status = saleOf(deal, feedback);
  const { done } = deal;
  if (!status || !done) return null;
  const isNamed = namedIn(deal) === memberId;
  const said = { hasSpoken: givenBy(feedback, memberId) !== undefined, isShown: feedback.isShown };
  return {
    status,
    mayConfirm: isNamed && status !== 'agreed',
    mayDispute: isNamed && status !== 'disputed' && isDisputable(done, said, now),
  };
}

interface FeedbackReader {
  readonly memberId: string;
  readonly sale: ReturnType<typeof saleOf>;
  readonly mayConverse: boolean;
  readonly now: string;
}

export const givenView = ({ rating, comment, answer }: Given) => ({ rating, comment, answer });

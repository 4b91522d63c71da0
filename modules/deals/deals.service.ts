import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { forbidden, notFound } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { plusDays } from '../kernel/decider/time.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt } from '../kernel/http/contract.js';
import { askingOf } from '../marketplace/listing/asking.state.js';
import { listingEvents } from '../marketplace/listing/listing.events.js';
import { LISTING_COMMANDS, type ListingCommands } from '../marketplace/listing-commands.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../members/member-relations.ports.js';
import { mayAllConverse, threadClosed } from '../messages/conversations.shared.js';
import { participantOf, threadState } from '../messages/thread/thread.state.js';
import { THREAD_OPENER, type ThreadOpener } from '../messages/threads.ports.js';
import { acceptanceOf, idOfDeal, type Parties, threadOfDeal } from './deal-ids.shared.js';
import type { finishDeal, giveFeedback, makeOffer } from './deals.contract.js';
import { feedbackDecider } from './feedback/feedback.decider.js';
import { feedbackState, givenBy } from './feedback/feedback.state.js';
import { saleOf } from './feedback/sale.rules.js';
import { mustBeAcceptable } from './offer/agree.rules.js';
import { noDeal } from './offer/confirm.rules.js';
import { noOffer } from './offer/make.rules.js';
import { offerDecider } from './offer/offer.decider.js';
import { feedbackDays } from './offer/offer.events.js';
import { type Deal, namedIn, offerState, sideOf } from './offer/offer.state.js';

/** Offers, their holds, sales to a member, and feedback.
 *  source  README, Rules */
@Injectable()
export class Deals {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
    @Inject(THREAD_OPENER) private readonly threads: ThreadOpener,
    @Inject(LISTING_COMMANDS) private readonly listings: ListingCommands,
  ) {}

  /** errors  those of the contract makeOffer */
  async offer(
    { listingId, price }: BodyOf<typeof makeOffer>,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly threadId: string }> {
    const asking = askingOf(await this.eventStore.read(listingEvents, listingId));
    const { sellerId, status } = asking.listing;
    if (status !== 'active' && status !== 'held')
      throw notFound('LISTING_NOT_FOUND', { message: 'This listing is not offered any more.' });
    if (sellerId === meta.actor.id) throw forbidden('OWN_LISTING', { message: 'This listing is your own.' });
    const parties = { listingId, sellerId, buyerId: meta.actor.id };
    const offerId = deterministicId(meta.commandId, 'offer');
    const command = makeCommand(parties, offerId, price, asking, meta);
    // refused before a thread is opened for it
    offerDecider.decide(command, await loadState(this.eventStore, offerState, idOfDeal(parties)));
    const threadId = await this.threads.openAbout(listingId, offerId, meta);
    const receipt = await dispatch(this.bus, offerDecider, idOfDeal(parties), command);
    return { ...receipt, threadId };
  }

  /** errors  those of the contract counterOffer */
  async counter(dealId: string, price: number, meta: CommandMetadata): Promise<Receipt> {
    const { parties } = await this.#dealOf(dealId, meta);
    await this.#mustConverse(parties);
    const asking = askingOf(await this.eventStore.read(listingEvents, parties.listingId));
    const offerId = deterministicId(meta.commandId, 'offer');
    return dispatch(this.bus, offerDecider, dealId, makeCommand(parties, offerId, price, asking, meta));
  }

  /** Hold the listing for the buyer, which decides between several offers, then record that the offer is accepted.
   *  If the process ends between the two steps, `follow-deals` records it.
   *  errors  those of the contract acceptOffer */
  async accept(dealId: string, offerId: string, meta: CommandMetadata): Promise<Receipt> {
    const { deal, parties } = await this.#dealOf(dealId, meta);
    await this.#mustConverse(parties);
    const { askingCents } = askingOf(await this.eventStore.read(listingEvents, parties.listingId));
    mustBeAcceptable(deal, offerId, askingCents, meta);
    const heldUntil = await this.listings.holdForBuyer(parties.listingId, { ...parties, offerId }, meta);
    return dispatch(this.bus, offerDecider, dealId, {
      type: 'AcceptOffer',
      offerId,
      heldUntil,
      meta: { actor: meta.actor, now: meta.now, commandId: acceptanceOf(dealId, offerId) },
    });
  }

  /** errors  those of the contract extendHold */
  async extend(dealId: string, meta: CommandMetadata): Promise<Receipt> {
    const { parties } = await this.#dealOf(dealId, meta);
    if (parties.sellerId !== meta.actor.id) throw noOffer();
    return this.listings.extendHold(parties.listingId, parties.buyerId, meta);
  }

  /** Sell a listing to a member with whom its author talks about it, or mark a wanted ad as found with them. Reactors to the log do the rest.
   *  errors  those of the contract finishDeal */
  async finish(
    { listingId, memberId, price }: BodyOf<typeof finishDeal>,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly threadId: string }> {
    const { listing } = askingOf(await this.eventStore.read(listingEvents, listingId));
    if (listing.sellerId !== meta.actor.id)
      throw notFound('LISTING_NOT_FOUND', { message: 'You have no such listing.' });
    const threadId = threadOfDeal({ listingId, sellerId: meta.actor.id, buyerId: memberId });
    const thread = await loadState(this.eventStore, threadState, threadId);
    if (!participantOf(thread, memberId) || memberId === meta.actor.id)
      throw notFound('THREAD_NOT_FOUND', { message: 'You have no conversation with that member about it.' });
    const priceCents = price === null ? null : Math.round(price * 100);
    const receipt = await this.listings.sellTo(listingId, { memberId, priceCents }, meta);
    return { ...receipt, threadId };
  }

  /** errors  those of the contract giveFeedback */
  async giveFeedback(
    { dealId, rating, comment }: BodyOf<typeof giveFeedback>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const deal = await loadState(this.eventStore, offerState, dealId);
    const { parties, done } = deal;
    if (!parties || !done || !sideOf(parties, meta.actor.id)) throw noDeal();
    await this.#mustConverse(parties);
    const feedback = await loadState(this.eventStore, feedbackState, dealId);
    const { listing } = askingOf(await this.eventStore.read(listingEvents, parties.listingId));
    if (!listing.sale) throw noDeal(); // the sale was undone, and the deal has not followed yet
    const until = plusDays(done.doneAt, feedbackDays);
    const isNamed = namedIn(deal) === meta.actor.id;
    const sale = saleOf(deal, feedback);
    const command = { type: 'GiveFeedback', parties, sale, isNamed, until, rating, comment, meta } as const;
    return dispatch(this.bus, feedbackDecider, dealId, command);
  }

  /** errors  those of the contract answerFeedback */
  async answerFeedback(dealId: string, answer: string, meta: CommandMetadata): Promise<Receipt> {
    const { parties } = await loadState(this.eventStore, offerState, dealId);
    if (!parties || !sideOf(parties, meta.actor.id)) throw noDeal();
    await this.#mustConverse(parties);
    return dispatch(this.bus, feedbackDecider, dealId, { type: 'AnswerFeedback', answer, meta });
  }

  /** errors  those of the contract disputeDeal */
  async dispute(dealId: string, meta: CommandMetadata): Promise<Receipt> {
    const feedback = await loadState(this.eventStore, feedbackState, dealId);
    const said = { hasSpoken: givenBy(feedback, meta.actor.id) !== undefined, isShown: feedback.isShown };
    return dispatch(this.bus, offerDecider, dealId, { type: 'DisputeDeal', said, meta });
  }

  async #dealOf(
    dealId: string,
    { actor }: CommandMetadata,
  ): Promise<{ readonly deal: Deal; readonly parties: Parties }> {
    const deal = await loadState(this.eventStore, offerState, dealId);
    if (!deal.parties || !sideOf(deal.parties, actor.id)) throw noOffer();
    return { deal, parties: deal.parties };
  }

  async #mustConverse({ sellerId, buyerId }: Parties): Promise<void> {
    if (!(await mayAllConverse(this, [sellerId, buyerId]))) throw threadClosed();
  }
}

function makeCommand(
  parties: Parties,
  offerId: string,
  price: number,
  { listing, takesOffers, askingCents }: ReturnType<typeof askingOf>,
  meta: CommandMetadata,
) {
  const cents = Math.round(price * 100);
  const isOpen = listing.status === 'active';
  return { type: 'MakeOffer', parties, offerId, cents, isOpen, takesOffers, askingCents, meta } as const;
}

import fc from 'fast-check';
import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { plusHours } from '../../kernel/decider/time.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { askingOf } from '../../marketplace/listing/asking.state.js';
import { type ListingCommand, listingDecider } from '../../marketplace/listing/listing.decider.js';
import type { ListingEvent } from '../../marketplace/listing/listing.events.js';
import { content, published } from '../../marketplace/listing/listing.fixtures.js';
import { mustBeAcceptable } from './agree.rules.js';
import { type OfferCommand, offerDecider } from './offer.decider.js';
import { maxOffers, type OfferEvent } from './offer.events.js';
import { type Deal, madeByBuyer, type OfferStatus, offerState, pendingIn } from './offer.state.js';

const seller = 'ana';
const buyers = ['bob', 'cy'] as const;
type Buyer = (typeof buyers)[number];
const asking = content.price.cents ?? 0;
const start = '2026-06-01T12:00:00.000Z';

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      'offer',
      'counter',
      'accept',
      'accept by seller',
      'decline',
      'withdraw',
      'expire',
      'release',
      'undo release',
      'extend',
      'sell',
      'take back',
    ),
    buyer: fc.constantFrom(...buyers),
    cents: fc.integer({ min: 1, max: asking * 2 }),
    hours: fc.integer({ min: 0, max: 30 }),
    /** The process ends between the hold and the acceptance; the reactor does the rest before the next step. */
    isCut: fc.boolean(),
  }),
  { maxLength: 60 },
);

test('of two buyers one at most is accepted, and holds the listing; no price is above the asking one; an ended offer stays ended, unless its release is taken back', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const world = new World();
      for (const one of list) {
        const before = world.statuses();
        world.step(one);
        check(world, before);
      }
    }),
    { numRuns: 300 },
  );
});

function check(world: World, before: ReadonlyMap<string, OfferStatus>): void {
  const deals = buyers.map((buyer) => world.deal(buyer));
  const accepted = buyers.filter((buyer) =>
    world.deal(buyer).offers.some(({ status }) => status === 'accepted'),
  );
  expect(accepted.length).toBeLessThanOrEqual(1);
  const { status, buyerId } = world.listing();
  for (const buyer of accepted) if (status !== 'sold') expect([status, buyerId]).toEqual(['held', buyer]);
  for (const deal of deals) {
    expect(deal.offers.every(({ cents }) => cents <= asking)).toBe(true);
    expect(madeByBuyer(deal)).toBeLessThanOrEqual(maxOffers);
    expect(deal.offers.filter((offer) => offer.status === 'pending')).toEqual(
      pendingIn(deal) ? [pendingIn(deal)] : [],
    );
  }
  for (const [id, was] of before) {
    const is = world.statuses().get(id);
    if (was === 'released') expect(['released', 'accepted']).toContain(is);
    else if (was !== 'pending' && was !== 'accepted' && was !== 'expired') expect(is).toBe(was);
    if (was === 'accepted') expect(['accepted', 'released']).toContain(is);
  }
}

/** The streams of one listing and its two deals, with the reactor between them. */
class World {
  now = start;
  #count = 0;
  #soldAt = start;
  #listing: ListingEvent[] = [...published()];
  #deals: Record<Buyer, OfferEvent[]> = { bob: [], cy: [] };

  deal = (buyer: Buyer): Deal => foldEvents(offerState, this.#deals[buyer]);
  listing = () => askingOf(this.#listing).listing;
  statuses = (): ReadonlyMap<string, OfferStatus> =>
    new Map(
      buyers.flatMap((buyer) => this.deal(buyer).offers.map(({ id, status }) => [id, status] as const)),
    );

  step({
    what,
    buyer,
    cents,
    hours,
    isCut,
  }: {
    what: string;
    buyer: Buyer;
    cents: number;
    hours: number;
    isCut: boolean;
  }): unknown {
    this.now = plusHours(this.now, hours);
    const offerId = pendingIn(this.deal(buyer))?.id ?? 'none';
    switch (what) {
      case 'offer':
      case 'counter':
        return this.#make(buyer, what === 'offer' ? buyer : seller, cents);
      case 'accept':
      case 'accept by seller':
        return this.#accept(buyer, what === 'accept' ? buyer : seller, offerId, isCut);
      case 'decline':
        return this.#offer(buyer, { type: 'DeclineOffer', offerId, meta: this.#by(seller) });
      case 'withdraw':
        return this.#offer(buyer, { type: 'WithdrawOffer', offerId, meta: this.#by(buyer) });
      case 'expire':
        for (const one of buyers) this.#offer(one, { type: 'ExpireOffer', meta: this.#by('time') });
        return this.#list({ type: 'LapseHold', meta: this.#by('time') });
      case 'release':
        return this.#list({ type: 'ReleaseHold', meta: this.#by(buyer) });
      case 'undo release':
        return this.#list({ type: 'UndoRelease', releasedAt: this.now, meta: this.#by(buyer) });
      case 'extend':
        return this.#list({ type: 'ExtendHold', meta: this.#by(seller) });
      case 'take back':
        return this.#list({
          type: 'ReopenListing',
          soldAt: this.#soldAt,
          items: 'unchanged',
          isRated: false,
          meta: this.#by(seller),
        });
      default:
        return this.#list({
          type: 'SellListing',
          where: 'here',
          buyerId: buyer,
          priceCents: cents,
          meta: this.#by(seller),
        });
    }
  }

  #by = (actor: string) => metaOf(actor, this.now);
  #parties = (buyer: Buyer) => ({ listingId: 'l1', sellerId: seller, buyerId: buyer });

  #make(buyer: Buyer, by: string, cents: number): void {
    const { listing, askingCents } = askingOf(this.#listing);
    const offerId = `o${++this.#count}`;
    this.#offer(buyer, {
      type: 'MakeOffer',
      parties: this.#parties(buyer),
      offerId,
      cents,
      isOpen: listing.status === 'active',
      takesOffers: true,
      askingCents,
      meta: this.#by(by),
    });
  }

  #accept(buyer: Buyer, by: string, offerId: string, isCut: boolean): void {
    attempt(() => {
      mustBeAcceptable(this.deal(buyer), offerId, asking, this.#by(by));
      this.#list({ type: 'HoldForBuyer', buyerId: buyer, offerId, meta: this.#by(by) }, isCut);
    });
  }

  #offer(buyer: Buyer, command: OfferCommand): void {
    const decided = attempt(() => offerDecider.decide(command, this.deal(buyer)));
    this.#deals[buyer].push(...(decided ?? []));
  }

  /** What the reactor does after each event of the listing. */
  #list(command: ListingCommand, isHandledTwice = false): void {
    const before = this.listing();
    const decided = attempt(() => listingDecider.decide(command, before)) ?? [];
    this.#listing.push(...decided);
    for (const event of isHandledTwice ? [...decided, ...decided] : decided) {
      const meta = this.#by('time');
      if (event.type === 'ListingHeld') {
        const { buyerId, heldUntil, offerId } = event.data;
        const parties = this.#parties(buyerId as Buyer);
        const isAgain = before.status !== 'held' && before.offerId === offerId;
        if (offerId !== null && isAgain)
          this.#offer(buyerId as Buyer, { type: 'NoteHoldAgain', offerId, heldUntil, meta });
        else if (offerId === null)
          this.#offer(buyerId as Buyer, { type: 'NoteHold', parties, heldUntil, meta });
        else this.#offer(buyerId as Buyer, { type: 'AcceptOffer', offerId, heldUntil, meta });
      }
      if (event.type === 'HoldReleased' && before.buyerId)
        this.#offer(before.buyerId as Buyer, { type: 'NoteRelease', by: event.data.by, meta });
      if (event.type === 'ListingReopened')
        this.#offer(before.sale?.memberId as Buyer, { type: 'ReopenDeal', by: 'seller', meta });
      if (event.type === 'ListingSold') this.#soldAt = this.now;
      if (event.type === 'ListingSold')
        for (const buyer of buyers)
          if (buyer === event.data.buyerId)
            this.#offer(buyer, {
              type: 'FinishDeal',
              parties: this.#parties(buyer),
              priceCents: null,
              doneAt: this.now,
              by: 'seller',
              meta,
            });
          else this.#offer(buyer, { type: 'CloseOffer', why: 'sold', meta });
    }
  }
}

/** undefined when it is refused */
function attempt<Answer>(work: () => Answer): Answer | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

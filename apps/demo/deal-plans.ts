import type { CommandBus } from '@nestjs/cqrs';
import { acceptanceOf, idOfDeal, type Parties, threadOfDeal } from '../../modules/deals/deal-ids.shared.js';
import { type FeedbackCommand, feedbackDecider } from '../../modules/deals/feedback/feedback.decider.js';
import { type OfferCommand, offerDecider } from '../../modules/deals/offer/offer.decider.js';
import { feedbackDays } from '../../modules/deals/offer/offer.events.js';
import { dispatch } from '../../modules/kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../modules/kernel/decider/decider.js';
import { unreachable } from '../../modules/kernel/decider/errors.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { plusDays, plusHours } from '../../modules/kernel/decider/time.js';
import { type ListingCommand, listingDecider } from '../../modules/marketplace/listing/listing.decider.js';
import { holdHours } from '../../modules/marketplace/listing/listing.events.js';
import { type MessageCommand, messageDecider } from '../../modules/messages/message/message.decider.js';
import { type ThreadCommand, threadDecider } from '../../modules/messages/thread/thread.decider.js';
import { Chance } from './chance.js';
import { dealStories, praise, type Story } from './deal-words.js';
import type { ListingPlan } from './listing-plans.js';
import type { Picture } from './offer.js';
import type { Person } from './people.js';

/** A photo of a part beside a code word. */
export interface FreshPhoto {
  readonly picture: Picture;
  readonly codeWord: string;
}

/** A command of one of the streams that a deal is made of. */
export type DealStep =
  | { readonly to: 'thread'; readonly id: string; readonly command: ThreadCommand }
  | {
      readonly to: 'message';
      readonly id: string;
      readonly command: MessageCommand;
      /** A photo to draw and store before it is sent. */
      readonly fresh?: FreshPhoto;
    }
  | { readonly to: 'offer'; readonly id: string; readonly command: OfferCommand }
  | { readonly to: 'listing'; readonly id: string; readonly command: ListingCommand }
  | { readonly to: 'feedback'; readonly id: string; readonly command: FeedbackCommand };

export function dispatchDealStep(bus: CommandBus, { to, id, ...rest }: DealStep): Promise<unknown> {
  const step = { to, ...rest } as DealStep;
  switch (step.to) {
    case 'thread':
      return dispatch(bus, threadDecider, id, step.command);
    case 'message':
      return dispatch(bus, messageDecider, id, step.command);
    case 'offer':
      return dispatch(bus, offerDecider, id, step.command);
    case 'listing':
      return dispatch(bus, listingDecider, id, step.command);
    case 'feedback':
      return dispatch(bus, feedbackDecider, id, step.command);
    default:
      return unreachable(step);
  }
}

/** Conversations about listings with offers in each state, on both sides of the members who can sign in; and how deals of the last weeks went.
 *  out  lists of commands, each in order. All conversations are one list, by time: threads are listed in the order of the log */
export function dealPlans(
  seed: string,
  plans: readonly ListingPlan[],
  people: readonly Person[],
  now: string,
): readonly (readonly DealStep[])[] {
  const [ray, donna] = people;
  if (!ray || !donna) return [];
  const open = plans.filter(
    ({ fate, offer, publishedDaysAgo }) =>
      fate.status === 'active' &&
      offer.listingType === 'for_sale' &&
      offer.price.mode === 'obo' &&
      (offer.price.cents ?? 0) >= 2_000 &&
      publishedDaysAgo > 4,
  );
  const others = people.slice(3, 60);
  const ofRay = open.filter(({ seller }) => seller === ray).slice(0, 20);
  const ofOthers = open
    .filter(({ seller }) => seller !== ray && seller !== donna)
    .slice(0, 40 - ofRay.length);
  const other = (at: number) => others[at % others.length] ?? donna;
  const talks = [
    ...ofRay.map((plan, at) => ({ plan, buyer: other(at) })),
    ...ofOthers.map((plan, at) => {
      const isDonnas = at % 3 !== 2 || storyAt(ofRay.length + at).end === 'accepted';
      return { plan, buyer: isDonnas ? donna : ray };
    }),
  ].map(({ plan, buyer }, at) => {
    const isHeld = storyAt(at).end === 'accepted' && at >= ofRay.length + dealStories.length;
    return { plan, buyer: isHeld ? other(at) : buyer }; // the member who signs in may hold another listing too
  });
  const sold = plans.filter(({ fate }) => fate.status === 'sold' && fate.where === 'here');
  const steps = talks.flatMap(({ plan, buyer }, at) => talkOf(seed, plan, buyer, at, now));
  return [
    steps.toSorted((one, other) => one.command.meta.now.localeCompare(other.command.meta.now)),
    ...sold.slice(0, 60).map((plan, at) => feedbackOn(seed, plan, at, now, donna)),
  ];
}

/** A message without photos. */
export const messageStep = (id: string, threadId: string, body: string, meta: CommandMetadata) =>
  ({
    to: 'message',
    id,
    command: { type: 'SendMessage', threadId, body, photos: [], hiddenFrom: [], meta },
  }) as const;

/** A listing as it was published, for a thread about it. */
export const aboutOf = ({ id, seller, offer }: ListingPlan) =>
  ({
    kind: 'listing',
    id,
    version: 2 + offer.pictures.length,
    ownerId: seller.memberId,
    ownerSide: offer.listingType === 'wanted' ? 'buying' : 'selling',
  }) as const;

const storyAt = (at: number): Story => dealStories[at % dealStories.length] as Story;

function talkOf(
  seed: string,
  plan: ListingPlan,
  buyer: Person,
  at: number,
  now: string,
): readonly DealStep[] {
  const { id: listingId, seller, offer } = plan;
  const parties: Parties = { listingId, sellerId: seller.memberId, buyerId: buyer.memberId };
  const story = storyAt(at);
  const dealId = idOfDeal(parties);
  const threadId = threadOfDeal(parties);
  const begun = plusHours(now, -story.hoursAgo - (at % 5));
  const asking = offer.price.cents ?? 0;
  const meta = (person: Person | 'time', name: string, hours: number): CommandMetadata => ({
    actor: { id: person === 'time' ? 'time' : person.memberId, roles: [] },
    now: plusHours(begun, hours),
    commandId: deterministicId(seed, 'deal', dealId, name),
  });
  const say = (person: Person, body: string, hours: number): DealStep =>
    messageStep(deterministicId(seed, 'message', dealId, body), threadId, body, meta(person, body, hours));
  const price = (share: number): number => Math.max(100, Math.round((asking * share) / 500) * 500);
  const make = (person: Person, name: string, share: number, hours: number): DealStep => ({
    to: 'offer',
    id: dealId,
    command: {
      type: 'MakeOffer',
      parties,
      offerId: deterministicId(dealId, name),
      cents: Math.min(asking, price(share)),
      isOpen: true,
      takesOffers: true,
      askingCents: asking,
      meta: meta(person, name, hours),
    },
  });
  const { question, answer } = (offer.categoryPrimary !== 'Parts' && story.otherwise) || story;
  const about = aboutOf(plan);
  const offerId = deterministicId(dealId, 'first');
  const ends: Readonly<Record<Story['end'], readonly DealStep[]>> = {
    waits: [],
    countered: [make(seller, 'counter', 0.92, 5)],
    declined: [
      {
        to: 'offer',
        id: dealId,
        command: { type: 'DeclineOffer', offerId, meta: meta(seller, 'decline', 6) },
      },
    ],
    withdrawn: [
      {
        to: 'offer',
        id: dealId,
        command: { type: 'WithdrawOffer', offerId, meta: meta(buyer, 'withdraw', 6) },
      },
    ],
    expired: [
      { to: 'offer', id: dealId, command: { type: 'ExpireOffer', meta: meta('time', 'expire', 51) } },
    ],
    accepted: [
      {
        to: 'listing',
        id: listingId,
        command: { type: 'HoldForBuyer', buyerId: buyer.memberId, offerId, meta: meta(seller, 'hold', 6) },
      },
      {
        to: 'offer',
        id: dealId,
        command: {
          type: 'AcceptOffer',
          offerId,
          heldUntil: plusHours(begun, 6 + holdHours),
          meta: { ...meta(seller, 'accept', 6), commandId: acceptanceOf(dealId, offerId) },
        },
      },
    ],
  };
  return [
    {
      to: 'thread',
      id: threadId,
      command: {
        type: 'OpenThread',
        about,
        others: [seller.memberId],
        requestedOf: [],
        meta: meta(buyer, 'open', 0),
      },
    },
    say(buyer, question, 0.01),
    say(seller, answer, 1),
    make(buyer, 'first', story.share, 2),
    ...ends[story.end],
  ];
}

/** Both give feedback; for each fifth deal only the buyer. What one of them has still to give is left out. */
function feedbackOn(
  seed: string,
  { id: listingId, seller, fate }: ListingPlan,
  at: number,
  now: string,
  silent: Person,
): readonly DealStep[] {
  if (fate.status !== 'sold' || fate.buyer === seller) return [];
  const { buyer, daysAgo } = fate;
  const parties: Parties = { listingId, sellerId: seller.memberId, buyerId: buyer.memberId };
  const id = idOfDeal(parties);
  const doneAt = plusDays(now, -daysAgo);
  const chance = new Chance(seed, 'feedback', at);
  const both = [buyer, seller].slice(0, at % 5 === 4 ? 1 : 2);
  return both
    .filter((person) => person !== silent)
    .map((person): DealStep => {
      const { rating, comment } = chance.pick(praise[person === buyer ? 'ofSeller' : 'ofBuyer']);
      const meta = {
        actor: { id: person.memberId, roles: [] },
        now: plusDays(doneAt, Math.min(daysAgo, 1) * chance.between(0.2, 0.9)),
        commandId: deterministicId(seed, 'feedback', id, person.memberId),
      };
      return {
        to: 'feedback',
        id,
        command: {
          type: 'GiveFeedback',
          parties,
          sale: 'agreed',
          isNamed: person === buyer,
          until: plusDays(doneAt, feedbackDays),
          rating,
          comment,
          meta,
        },
      };
    });
}

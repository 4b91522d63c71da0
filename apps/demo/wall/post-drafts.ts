import { Chance } from '../chance.js';
import type { GatheringPlan } from '../gathering-plans.js';
import type { ListingPlan } from '../listing-plans.js';
import { type Cast, wordsOf, writer } from './cast.js';
import { fill } from './fill.js';
import { isAbout } from './frame-cars.js';
import { milestoneFrames } from './frames/milestones.js';
import { progressFrames } from './frames/progress.js';
import { questionFrames } from './frames/questions.js';
import { eventFrames, ownListingFrames, seenListingFrames, wantedFrames } from './frames/shares.js';
import { talkFrames } from './frames/talk.js';
import { type Frame, readFrames, readPosts, type WrittenPost } from './read-posts.js';
import { written } from './written.js';

/** A post before it has a time, photos and reactions. */
export interface PostDraft extends WrittenPost {
  readonly shared: { readonly kind: 'listing' | 'gathering'; readonly id: string } | null;
  /** It is not older than what it shares.
   *  units  days */
  readonly atMostDaysAgo: number;
  /** Whether others wrote all its comments for it. */
  readonly isWritten: boolean;
  /** It tells of work that goes on. */
  readonly isWork: boolean;
}

export interface SharedPlans {
  readonly plans: readonly ListingPlan[];
  readonly gatherings: readonly GatheringPlan[];
}

/** How many of each kind are on the wall, the written ones included. */
export const counts = {
  all: 600,
  question: 122,
  milestone: 62,
  listing: 42,
  wanted: 16,
  gathering: 16,
} as const;

/** All posts: those written by hand, those that share something, and the others by frames. No two read alike. */
export function postDrafts(cast: Cast, shared: SharedPlans): readonly PostDraft[] {
  const byHand = written.flatMap(readPosts).map((post) => ({
    ...withNames(cast, post),
    shared: null,
    atMostDaysAgo: Infinity,
    isWritten: true,
    isWork: false,
  }));
  const shares = shareDrafts(cast, shared);
  const missing = (kind: 'question' | 'milestone') =>
    counts[kind] - byHand.filter((post) => post.kind === kind).length;
  const [questions, milestones] = [missing('question'), missing('milestone')];
  const others =
    counts.all - byHand.length - questions - milestones - counts.listing - counts.wanted - counts.gathering;
  const seen = new Sentences();
  return [
    ...byHand,
    ...shares,
    ...framed(cast, 'question', readFrames(questionFrames), questions, seen),
    ...framed(cast, 'milestone', readFrames(milestoneFrames), milestones, seen),
    ...framed(cast, 'work', readFrames(progressFrames), Math.ceil(others * 0.55), seen),
    ...framed(cast, 'talk', readFrames(talkFrames), Math.floor(others * 0.45), seen),
  ];
}

/** Names of members in the body; those in comments are filled in with the comments. */
function withNames(cast: Cast, post: WrittenPost): WrittenPost {
  const author = post.author % cast.people.length;
  const chance = new Chance(cast.seed, 'written', post.body);
  return { ...post, author, body: fill(post.body, chance, wordsOf(cast, author, chance)) };
}

/** Each frame about equally often, in words that were not used before where that is possible. */
function framed(
  cast: Cast,
  kind: string,
  frames: readonly Frame[],
  count: number,
  seen: Sentences,
): readonly PostDraft[] {
  return Array.from({ length: Math.max(count, 0) }, (_, at) => {
    const frame = frames[at % frames.length] as Frame;
    const tries = Array.from({ length: 8 }, (__, attempt) => {
      const chance = new Chance(cast.seed, kind, at, attempt);
      const author = authorOf(cast, frame, chance);
      return { author, body: fill(frame.body, chance, wordsOf(cast, author, chance)) };
    });
    const { author, body } = tries.toSorted(
      (one, other) => seen.known(one.body) - seen.known(other.body),
    )[0] as (typeof tries)[0];
    seen.add(body);
    const car = cast.cars[author];
    return {
      ...frame,
      author,
      body,
      vehicle: car ? { make: car.make, model: car.model } : null,
      daysAgo: null,
      shared: null,
      atMostDaysAgo: Infinity,
      isWritten: false,
      isWork: kind === 'work',
    };
  });
}

/** A member with a car that the frame can be about. */
function authorOf(cast: Cast, { about }: Frame, chance: Chance): number {
  for (let tries = 0; tries < 60; tries++) {
    const at = writer(cast, chance);
    const car = cast.cars[at];
    if (car && isAbout(car, about)) return at;
  }
  return 0;
}

/** Sentences that were used, to prefer others. */
class Sentences {
  readonly #used = new Map<string, number>();

  known(body: string): number {
    return this.#of(body).reduce((sum, one) => sum + (this.#used.get(one) ?? 0), 0);
  }

  add(body: string): void {
    for (const one of this.#of(body)) this.#used.set(one, (this.#used.get(one) ?? 0) + 1);
  }

  #of(body: string): readonly string[] {
    return body.split(/(?<=[.!?:]) |\n/).map((one) => one.replace(/\d+/g, '0'));
  }
}

/** Own listings and seen ones, wanted ads, and events. */
function shareDrafts(cast: Cast, { plans, gatherings }: SharedPlans): readonly PostDraft[] {
  const { seed, people } = cast;
  const chance = new Chance(seed, 'shares');
  const numberOf = new Map(people.map(({ memberId }, at) => [memberId, at]));
  const byId = plans.toSorted((one, other) => one.id.localeCompare(other.id));
  const ofType = (type: string) =>
    byId.filter(
      ({ offer, fate, publishedDaysAgo }) =>
        offer.listingType === type && fate.status !== 'paused' && publishedDaysAgo > 2 * aDayLater,
    );
  const own = Math.round(counts.listing * 0.7);
  // the frames tell of parts: their numbers, the cars that they were on
  const parts = ofType('for_sale').filter(({ offer }) => offer.categoryPrimary === 'Parts');
  const listings = chance.some(parts.slice(0, 400), counts.listing);
  const draft = (kind: string, nth: number, frames: string, plan: ListingPlan, isOwn: boolean) => {
    const at = new Chance(seed, kind, nth);
    const author = isOwn ? (numberOf.get(plan.seller.memberId) ?? 0) : writer(cast, at);
    return sharing(cast, at, frames, nth, {
      author,
      title: plan.offer.words.title,
      vehicle: plan.offer.vehicle ?? plan.offer.fitment[0] ?? null,
      shared: { kind: 'listing', id: plan.id },
      atMostDaysAgo: plan.publishedDaysAgo - aDayLater,
    });
  };
  return [
    ...listings.slice(0, own).map((plan, at) => draft('own listing', at, ownListingFrames, plan, true)),
    ...listings.slice(own).map((plan, at) => draft('seen listing', at, seenListingFrames, plan, false)),
    ...chance
      .some(ofType('wanted').slice(0, 200), counts.wanted)
      .map((plan, at) => draft('wanted ad', at, wantedFrames, plan, true)),
    ...gatherings.slice(0, counts.gathering).map((plan, nth) => {
      const at = new Chance(seed, 'shared event', nth);
      const author = nth % 3 ? writer(cast, at) : (numberOf.get(plan.organizer.memberId) ?? 0);
      return sharing(cast, at, eventFrames, nth, {
        author,
        title: plan.gathering.title,
        vehicle: null,
        shared: { kind: 'gathering', id: plan.id },
        atMostDaysAgo: plan.announcedDaysAgo - aDayLater,
      });
    }),
  ];
}

/** At which hour it is shared is found later.
 *  units  days */
const aDayLater = 1.2;

interface Shared extends Pick<PostDraft, 'author' | 'shared' | 'atMostDaysAgo'> {
  readonly title: string;
  readonly vehicle: { readonly make: string; readonly model: string } | null;
}

function sharing(
  cast: Cast,
  chance: Chance,
  text: string,
  nth: number,
  { title, vehicle, ...of }: Shared,
): PostDraft {
  const frames = readFrames(text);
  const frame = frames[nth % frames.length] as Frame;
  return {
    ...frame,
    ...of,
    vehicle: vehicle && { make: vehicle.make, model: vehicle.model },
    daysAgo: null,
    isWritten: false,
    isWork: false,
    body: fill(frame.body, chance, wordsOf(cast, of.author, chance, { title })),
  };
}

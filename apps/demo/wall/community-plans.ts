import { idOfCommunity } from '../../../modules/community/community/community-ids.shared.js';
import { vehicleKey } from '../../../modules/community/follow/vehicle-key.rules.js';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays, plusHours } from '../../../modules/kernel/decider/time.js';
import { miles } from '../../../modules/kernel/geometry/sphere.rules.js';
import { findPlace } from '../../../modules/places/gazetteer.shared.js';
import { Chance } from '../chance.js';
import type { Picture } from '../offer.js';
import type { Person } from '../people.js';
import { type Cast, member } from './cast.js';
import { removedDraft, requestDrafts } from './community-acts.js';
import type { Circle, CommunityDraft } from './community-draft.js';
import { otherCommunities } from './other-communities.js';
import { pictureOf } from './post-photos.js';
import type { PostPlan } from './post-plans.js';
import { vehicleCommunities } from './vehicle-communities.js';

/** A community, who runs it, who is in it, and what its moderators did. */
export interface CommunityPlan
  extends Omit<CommunityDraft, 'cover' | 'owner' | 'moderators' | 'rules' | 'pinned' | 'share' | 'miles'> {
  readonly id: string;
  readonly cover: Picture | null;
  readonly owner: Person;
  readonly moderators: readonly Person[];
  readonly rules: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  /** ISO-8601 UTC */
  readonly foundedAt: string;
  /** All but its owner, by the time at which they joined. */
  readonly members: readonly { readonly member: Person; readonly at: string }[];
  readonly requests: readonly RequestPlan[];
  readonly pinned: readonly { readonly postId: string; readonly at: string }[];
  readonly removed: readonly RemovalPlan[];
}

export interface RequestPlan {
  readonly member: Person;
  readonly note: string;
  readonly at: string;
  readonly refused: { readonly by: Person; readonly at: string; readonly reason: string } | null;
}

/** A post that a moderator removed. */
export interface RemovalPlan {
  readonly postId: string;
  readonly by: Person;
  readonly at: string;
  /** The title of one of its rules. */
  readonly rule: string;
  readonly reason: string;
}

/** Those who are in a community for what they drive, where they live, or because it interests them. */
export function circlesOf(cast: Cast): readonly Circle[] {
  return [...otherCommunities, ...vehicleCommunities].map((draft) => {
    const chance = new Chance(cast.seed, 'members', draft.slug);
    const runs = new Set([draft.owner, ...draft.moderators].map((at) => at % cast.people.length));
    const asks = new Set<number>(
      requestDrafts.filter(({ slug }) => slug === draft.slug).map((one) => one.member),
    );
    const joins = cast.people.flatMap((person, at) => {
      const isDrawn = chance.happens(draft.share) && !person.isDealer;
      return !asks.has(at) && (isDrawn || runs.has(at) || drives(cast, draft, at) || livesNear(draft, person))
        ? [at]
        : [];
    });
    const foundedDaysAgo = Math.min(member(cast, draft.owner).joinedDaysAgo - 1, chance.whole(150, 320));
    return { ...draft, members: new Set(joins), foundedDaysAgo };
  });
}

/** Trucks of the makes' earlier series have the same name: the slug says the years. */
function drives(cast: Cast, { vehicles, slug }: CommunityDraft, at: number): boolean {
  const car = cast.cars[at];
  const years =
    slug === 'chevrolet-task-force'
      ? [1955, 1959]
      : slug === 'chevrolet-advance-design'
        ? [1947, 1954]
        : null;
  if (!car || (years && (car.year < (years[0] ?? 0) || car.year > (years[1] ?? 0)))) return false;
  return vehicles.some((one) =>
    one.model === null ? one.make === car.make : vehicleKey(one) === vehicleKey(car),
  );
}

function livesNear({ kind, area, miles: within }: CommunityDraft, { address, isDealer }: Person): boolean {
  return (
    kind !== 'topic' &&
    !isDealer &&
    area !== null &&
    within !== null &&
    miles(findPlace(area), address) < within
  );
}

/** The communities with everybody who takes part in their posts. */
export function communityPlans(
  cast: Cast,
  circles: readonly Circle[],
  posts: readonly PostPlan[],
): readonly CommunityPlan[] {
  const numberOf = new Map(cast.people.map((person, at) => [person, at]));
  return circles.map(
    ({ members, owner, moderators, rules, pinned, share: _, miles: __, foundedDaysAgo, ...draft }) => {
      const chance = new Chance(cast.seed, 'community', draft.slug);
      const run = member(cast, owner);
      const helpers = [...new Set(moderators.map((at) => member(cast, at)))].filter((one) => one !== run);
      const foundedAt = plusDays(cast.now, -foundedDaysAgo);
      const own = posts.filter(({ community }) => community === draft.slug);
      const firstActs = new Map<Person, string>();
      for (const { person, at } of own.flatMap(actsOf))
        if (at < (firstActs.get(person) ?? cast.now)) firstActs.set(person, at);
      const all = new Set([...[...members].map((at) => member(cast, at)), ...helpers, ...firstActs.keys()]);
      all.delete(run);
      const joined = [...all].map((person) => {
        const from = [foundedAt, plusDays(cast.now, -person.joinedDaysAgo)].toSorted()[1] ?? foundedAt;
        const until = helpers.includes(person) ? plusDays(from, 2) : (firstActs.get(person) ?? cast.now);
        return { member: person, at: between(from, until, chance) };
      });
      return {
        ...draft,
        id: idOfCommunity(draft.slug),
        cover: pictureOf(draft.cover, chance),
        owner: run,
        moderators: helpers,
        rules: rules.map(([title, text], nth) => ({
          id: deterministicId(cast.seed, 'rule', draft.slug, nth),
          title,
          text,
        })),
        foundedAt,
        members: joined.toSorted(
          (one, other) =>
            one.at.localeCompare(other.at) ||
            (numberOf.get(one.member) ?? 0) - (numberOf.get(other.member) ?? 0),
        ),
        requests: requestDrafts
          .filter(({ slug }) => slug === draft.slug)
          .map((one) => requestPlan(cast, one)),
        pinned: own
          .filter(({ body }) => pinned !== null && body.startsWith(pinned))
          .map(({ id, at }) => ({ postId: id, at: soonAfter(at, cast.now) })),
        removed: removedDraft.slug === draft.slug ? own.flatMap((post) => removalOf(cast, post)) : [],
      };
    },
  );
}

/** Who did something on a post, and when. */
const actsOf = ({ author, at, comments, reactions }: PostPlan) => [
  { person: author, at },
  ...comments.map((one) => ({ person: one.author, at: one.at })),
  ...reactions.map((one) => ({ person: one.member, at: one.at })),
];

/** Earlier than `until`. */
const between = (from: string, until: string, chance: Chance): string =>
  plusHours(from, ((Date.parse(until) - Date.parse(from)) / 3_600_000) * chance.between(0.05, 0.95));

/** An hour later, if it was then. */
const soonAfter = (at: string, now: string): string => [plusHours(at, 1), now].toSorted()[0] ?? at;

function requestPlan(cast: Cast, draft: (typeof requestDrafts)[number]): RequestPlan {
  const at = plusDays(cast.now, -draft.daysAgo);
  const by = draft.refusedBy === null ? null : member(cast, draft.refusedBy);
  return {
    member: member(cast, draft.member),
    note: draft.note,
    at,
    refused: by && { by, at: plusHours(at, 9), reason: draft.reason },
  };
}

function removalOf(cast: Cast, { id, at, body }: PostPlan): readonly RemovalPlan[] {
  if (!body.startsWith(removedDraft.begins)) return [];
  const { by, rule, reason } = removedDraft;
  return [{ postId: id, by: member(cast, by), at: soonAfter(at, cast.now), rule, reason }];
}

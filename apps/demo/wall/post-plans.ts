import type { PostKind } from '../../../modules/community/post/post.events.js';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusMinutes } from '../../../modules/kernel/decider/time.js';
import { Chance } from '../chance.js';
import type { Picture } from '../offer.js';
import type { Person } from '../people.js';
import { type Cast, member } from './cast.js';
import { type CommentPlan, commentPlans } from './comment-plans.js';
import { type CommentGroup, groupOf } from './comment-words.js';
import type { Circle } from './community-draft.js';
import { daysAgoOf } from './days-ago.js';
import { whenAwake } from './hours.js';
import { type PostDraft, postDrafts, type SharedPlans } from './post-drafts.js';
import { photosOf } from './post-photos.js';
import { type ReactionPlan, reactionPlans } from './reaction-plans.js';

/** A post on the wall with what others make of it. */
export interface PostPlan {
  readonly id: string;
  readonly author: Person;
  /** ISO-8601 UTC */
  readonly at: string;
  readonly kind: PostKind;
  readonly body: string;
  readonly photos: readonly Picture[];
  /** Slug; null: on the author's own wall. */
  readonly community: string | null;
  readonly vehicle: { readonly make: string; readonly model: string } | null;
  readonly shared: PostDraft['shared'];
  readonly comments: readonly CommentPlan[];
  readonly reactions: readonly ReactionPlan[];
  /** When the author of a question accepted its answer. */
  readonly acceptedAt: string | null;
}

/** All posts, oldest first. */
export function postPlans(cast: Cast, shared: SharedPlans, circles: readonly Circle[]): readonly PostPlan[] {
  const past: Past = { uses: new Map(), daysOf: new Map() };
  return postDrafts(cast, shared)
    .map((draft, nth) => postPlan(cast, { draft, nth }, circles, past))
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id));
}

/** What the posts before this one used. */
interface Past {
  readonly uses: Map<string, number>;
  readonly daysOf: Map<number, number[]>;
}

function postPlan(
  cast: Cast,
  { draft, nth }: { readonly draft: PostDraft; readonly nth: number },
  circles: readonly Circle[],
  past: Past,
): PostPlan {
  const chance = new Chance(cast.seed, 'post', nth);
  const author = member(cast, draft.author);
  const id = deterministicId(cast.seed, 'post', nth);
  const circle = circleOf(draft, circles, chance);
  const at = whenAwake(cast.now, daysAgoOf(cast, { draft, circle }, past.daysOf, chance), author, chance);
  const timed = { id, at, draft, circle: circle?.members ?? null };
  const comments = commentPlans(cast, timed, chance, past.uses);
  return {
    id,
    author,
    at,
    kind: draft.kind,
    body: draft.body,
    photos: photosOf(draft, cast.cars[draft.author] ?? null, chance),
    community: circle?.slug ?? null,
    vehicle: draft.vehicle,
    shared: draft.shared,
    comments,
    reactions: reactionPlans(cast, timed, chance),
    acceptedAt: comments.some(({ isAnswer }) => isAnswer) ? acceptedAt(cast.now, author, comments) : null,
  };
}

/** A minute after the author thanked, or after the answer. */
function acceptedAt(now: string, author: Person, comments: readonly CommentPlan[]): string {
  const answer = comments.findIndex(({ isAnswer }) => isAnswer);
  const thanks = comments.find((one, nth) => nth > answer && one.author === author) ?? comments[answer];
  return [plusMinutes(thanks?.at ?? now, 1), now].toSorted()[0] ?? now;
}

/** The community that its text was written for; some others are on the wall of one that fits their author and car. */
function circleOf(draft: PostDraft, circles: readonly Circle[], chance: Chance): Circle | null {
  const named = circles.find(({ slug }) => slug === draft.community);
  if (draft.isWritten) return named ?? null;
  if (named?.members.has(draft.author)) return named;
  const fitting = circles.filter(
    (circle) =>
      circle.members.has(draft.author) &&
      (circle.kind === 'region' || circle.kind === 'club' || isAbout(circle, draft)),
  );
  return fitting.length && chance.happens(0.6) ? chance.pick(fitting) : null;
}

const isAbout = ({ slug, vehicles }: Circle, { vehicle, subject }: PostDraft): boolean =>
  topics[slug] === (groupOf(subject) ?? '') ||
  vehicles.some(({ make, model }) => make === vehicle?.make && (model === null || model === vehicle.model));

/** The kind of work that a community is about. */
const topics: Readonly<Record<string, CommentGroup>> = {
  carburetors: 'fuel',
  upholstery: 'inside',
  'metal-shaping': 'body',
};

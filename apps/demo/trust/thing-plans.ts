import type { CommentCommand } from '../../../modules/community/comment/comment.decider.js';
import { idOfCommunity } from '../../../modules/community/community/community-ids.shared.js';
import type { MembershipCommand } from '../../../modules/community/membership/membership.decider.js';
import { idOfMembership } from '../../../modules/community/membership/membership-ids.shared.js';
import type { PostCommand } from '../../../modules/community/post/post.decider.js';
import { plainText } from '../../../modules/community/text/text.rules.js';
import type { CommandMetadata } from '../../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays, plusHours } from '../../../modules/kernel/decider/time.js';
import type { MessageCommand } from '../../../modules/messages/message/message.decider.js';
import type { ThreadCommand } from '../../../modules/messages/thread/thread.decider.js';
import { idOfThread } from '../../../modules/messages/thread-ids.shared.js';
import type { Target } from '../../../modules/moderation/moderation.schemas.js';
import { publicPoint } from '../../../modules/places/public-point.rules.js';
import { Chance } from '../chance.js';
import { messageStep } from '../deal-plans.js';
import type { ListingPlan } from '../listing-plans.js';
import { plainOffer } from '../offer.js';
import type { Person } from '../people.js';
import { partPictures } from '../pictures.js';
import type { TrustCast } from './cast.js';
import type { ThingDraft } from './drafts.js';

/** Commands of one stream of what members make. */
export type ThingStep =
  | { readonly to: 'membership'; readonly id: string; readonly commands: readonly MembershipCommand[] }
  | { readonly to: 'post'; readonly id: string; readonly commands: readonly PostCommand[] }
  | { readonly to: 'comment'; readonly id: string; readonly commands: readonly CommentCommand[] }
  | { readonly to: 'thread'; readonly id: string; readonly commands: readonly ThreadCommand[] }
  | { readonly to: 'message'; readonly id: string; readonly commands: readonly MessageCommand[] };

/** Something that a member made: how it comes to be, and what reports pin. */
export interface ThingPlan {
  readonly target: Target;
  readonly title: string | null;
  /** null when it is no listing */
  readonly listing: ListingPlan | null;
  readonly steps: readonly ThingStep[];
  /** The community that it is in; null outside of communities. */
  readonly communityId: string | null;
}

export function thingPlan(
  cast: TrustCast,
  name: string,
  { owner, thing }: { readonly owner: Person; readonly thing: ThingDraft },
): ThingPlan {
  const ownerId = owner.memberId;
  const id = deterministicId(cast.seed, 'reported thing', name);
  const nothing = { title: null, listing: null, steps: [], communityId: null };
  switch (thing.kind) {
    case 'member':
      return { ...nothing, target: { kind: 'member', id: ownerId, version: 0, ownerId } };
    case 'listing': {
      const listing = listingOf(cast, id, owner, thing);
      const version = 2 + listing.offer.pictures.length;
      return { ...nothing, target: { kind: 'listing', id, version, ownerId }, title: thing.title, listing };
    }
    case 'message':
      return {
        ...nothing,
        target: { kind: 'message', id, version: 1, ownerId },
        steps: messageSteps(cast, id, owner, thing),
      };
    case 'post': {
      const communityId = thing.community === undefined ? null : idOfCommunity(thing.community);
      return {
        ...nothing,
        target: { kind: 'post', id, version: 1, ownerId },
        title: titleOf(thing.body),
        steps: postSteps(cast, id, owner, thing),
        communityId,
      };
    }
    case 'comment':
      return {
        ...nothing,
        target: { kind: 'comment', id, version: 1, ownerId },
        title: titleOf(thing.body),
        steps: commentSteps(cast, id, owner, thing),
      };
  }
}

/** As content without a title is called. */
const titleOf = (body: string): string => plainText(body, 80);

type Of<Kind extends ThingDraft['kind']> = Extract<ThingDraft, { readonly kind: Kind }>;

function listingOf(
  { seed }: TrustCast,
  id: string,
  seller: Person,
  { daysAgo, category: [categoryPrimary, categorySub], drawing, dollars, title, description }: Of<'listing'>,
): ListingPlan {
  return {
    id,
    seller,
    offer: {
      ...plainOffer,
      words: { title, description },
      price: { mode: 'fixed', cents: 100 * dollars },
      categoryPrimary,
      categorySub,
      condition: 'used-good',
      shipping: ['local', 'ships'],
      pictures: partPictures(new Chance(seed, 'reported', id), drawing),
    },
    place: { publicPoint: publicPoint(seller.address), area: seller.area },
    publishedDaysAgo: daysAgo,
    fate: { status: 'active' },
  };
}

/** Whoever writes in a community has joined it. */
function postSteps(
  cast: TrustCast,
  id: string,
  author: Person,
  { daysAgo, body, community }: Pick<Of<'post'>, 'daysAgo' | 'body' | 'community'>,
): readonly ThingStep[] {
  const at = plusDays(cast.now, -daysAgo);
  const { memberId } = author;
  const communityId = community === undefined ? null : idOfCommunity(community);
  const post: ThingStep = {
    to: 'post',
    id,
    commands: [
      {
        type: 'PublishPost',
        kind: 'post',
        content: { body, photos: [], vehicle: null, mentions: [], tags: [] },
        communityId,
        place: { ...publicPoint(author.address), area: author.area },
        shared: null,
        meta: metaOf(author, at, id, 'publish'),
      },
    ],
  };
  if (communityId === null) return [post];
  const joined = metaOf(author, plusHours(at, -2), id, 'join');
  return [
    {
      to: 'membership',
      id: idOfMembership(communityId, memberId),
      commands: [{ type: 'Join', how: 'open', by: null, communityId, memberId, meta: joined }],
    },
    post,
  ];
}

function commentSteps(
  cast: TrustCast,
  id: string,
  author: Person,
  { daysAgo, body, under }: Of<'comment'>,
): readonly ThingStep[] {
  const postAuthor = cast.of(under.by);
  const postId = deterministicId(id, 'under');
  return [
    ...postSteps(cast, postId, postAuthor, { daysAgo: daysAgo + 0.2, body: under.body }),
    {
      to: 'comment',
      id,
      commands: [
        {
          type: 'WriteComment',
          content: { body, photo: null, mentions: [] },
          postId,
          postAuthorId: postAuthor.memberId,
          communityId: null,
          meta: metaOf(author, plusDays(cast.now, -daysAgo), id, 'write'),
        },
      ],
    },
  ];
}

/** A message to somebody who does not know the sender. */
function messageSteps(
  cast: TrustCast,
  id: string,
  sender: Person,
  { daysAgo, body, to }: Of<'message'>,
): readonly ThingStep[] {
  const others = [cast.of(to).memberId];
  const threadId = threadBetween(sender, cast.of(to));
  const at = plusDays(cast.now, -daysAgo);
  const opened = metaOf(sender, at, threadId, 'open');
  const { command } = messageStep(id, threadId, body, metaOf(sender, at, id, 'send'));
  return [
    {
      to: 'thread',
      id: threadId,
      commands: [{ type: 'OpenThread', about: null, others, requestedOf: others, meta: opened }],
    },
    { to: 'message', id, commands: [command] },
  ];
}

export const threadBetween = (one: Person, other: Person): string =>
  idOfThread(null, [one.memberId, other.memberId]);

export const metaOf = (
  { memberId, roles }: Pick<Person, 'memberId' | 'roles'>,
  now: string,
  ...name: readonly string[]
): CommandMetadata => ({ actor: { id: memberId, roles }, now, commandId: deterministicId('demo', ...name) });

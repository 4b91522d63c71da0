import { isStaff } from '../../../modules/community/community/authority.rules.js';
import type { CommunitiesOfReaders } from '../../../modules/community/community/communities.ports.js';
import type { readFeed } from '../../../modules/community/feed/feed.contract.js';
import type { FollowTarget } from '../../../modules/community/follow/follow.events.js';
import type { Follows, FollowTargets } from '../../../modules/community/follow/follows.ports.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import { invalid, notFound, unauthenticated, unreachable } from '../../../modules/kernel/decider/errors.js';
import type { QueryOf } from '../../../modules/kernel/http/contract.js';
import type { BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { cellsIn, nationwide } from './cells.js';
import { sources } from './entries.js';
import type { FeedQuery } from './feed-query.js';

export interface FeedDeps {
  readonly follows: Follows;
  readonly targets: FollowTargets;
  readonly blocks: BlockedPairs;
  readonly communities: CommunitiesOfReaders;
}

/** What a feed has posts from, and listings. */
export interface Feed extends FeedQuery {
  readonly vehicles: readonly string[];
  readonly sellers: readonly string[];
}

type Asked = Pick<
  QueryOf<typeof readFeed>,
  'feed' | 'id' | 'latitude' | 'longitude' | 'radius' | 'search' | 'kind'
>;

/** errors  FEED_UNKNOWN (invalid), SIGN_IN_FIRST (unauthenticated), COMMUNITY_NOT_FOUND (not-found)
 *  source  modules/community/README.md, Feeds */
export async function feedOf(deps: FeedDeps, asked: Asked, viewer: Viewer): Promise<Feed> {
  const { actor, now } = viewer;
  const [own, blocked, muted] = await Promise.all([
    sourcesOf(deps, asked, viewer),
    actor ? deps.blocks.blockedWith(actor.id) : [],
    actor ? deps.follows.mutedBy(actor.id, now).then(ofPosts) : [],
  ]);
  const mutedSources = new Set(muted.map(sourceOf));
  const sources =
    asked.feed === 'following' ? own.sources.filter((source) => !mutedSources.has(source)) : own.sources;
  const mutedHere = muted.filter((target) => !sources.includes(sourceOf(target)));
  const mutedMembers = mutedHere.flatMap(({ kind, id }) => (kind === 'member' ? [id] : []));
  const isPlain = asked.kind === undefined && !asked.search;
  return {
    ...own,
    sources,
    vehicles: isPlain ? own.vehicles : [],
    sellers: isPlain ? own.sellers.filter((id) => !mutedMembers.includes(id)) : [],
    kind: asked.kind,
    search: asked.search || undefined,
    hiddenAuthors: [...blocked, ...mutedMembers],
    hiddenSources: mutedHere.flatMap((target) => (target.kind === 'member' ? [] : [sourceOf(target)])),
  };
}

type Sources = Pick<Feed, 'sources' | 'circle' | 'vehicles' | 'sellers'>;
const posts = (...of: readonly string[]): Sources => ({ sources: of, vehicles: [], sellers: [] });

async function sourcesOf(deps: FeedDeps, asked: Asked, viewer: Viewer): Promise<Sources> {
  const { feed } = asked;
  switch (feed) {
    case undefined:
      throw feedUnknown('Choose a feed: following, near, all, community, member, tag or vehicle.');
    case 'all':
      return posts(sources.all);
    case 'following':
      return followedBy(deps, viewer);
    case 'near':
      return near(asked);
    case 'community':
      return community(deps, idOf(asked), viewer);
    case 'member':
      return posts(sources.member(idOf(asked)));
    case 'tag':
      return posts(sources.tag(idOf(asked)));
    case 'vehicle':
      return { ...posts(sources.vehicle(idOf(asked))), vehicles: [idOf(asked)] };
    default:
      return unreachable(feed);
  }
}

function idOf({ id }: Asked): string {
  if (!id) throw feedUnknown('Say whose feed it is: the address lacks its id.');
  return id.toLowerCase();
}

function near({ latitude, longitude, radius = usualRadius }: Asked): Sources {
  if (radius >= nationwide) return posts(sources.all);
  if (latitude === undefined || longitude === undefined)
    throw feedUnknown('Choose a place first, to see who is near it.');
  const circle = { latitude, longitude, radius };
  return { ...posts(...cellsIn(circle)), circle };
}

/** Miles. */
const usualRadius = 50;

/** Whom and what a member follows, the communities they are in, and what they posted themselves. */
async function followedBy({ follows, communities }: FeedDeps, { actor, now }: Viewer): Promise<Sources> {
  if (!actor) throw unauthenticated('SIGN_IN_FIRST', { message: 'Sign in to see what you follow.' });
  const [followed, joined] = await Promise.all([
    follows.followedBy(actor.id, now).then(ofPosts),
    communities.of(actor.id),
  ]);
  const idsOf = (kind: FollowTarget['kind']) =>
    followed.flatMap((one) => (one.kind === kind ? [one.id] : []));
  const own = joined.map(({ id }) => id);
  const closed = await closedAmong(communities, idsOf('community'), own);
  const all = [
    sources.member(actor.id),
    ...followed.filter(({ id }) => !closed.includes(id)).map(sourceOf),
    ...own.map(sources.community),
  ];
  return { sources: [...new Set(all)], vehicles: idsOf('vehicle'), sellers: idsOf('member') };
}

/** For whoever may not read its wall, the feed of a community has nothing: not even a next page, which would say how much there is. */
async function community({ targets, communities }: FeedDeps, id: string, viewer: Viewer): Promise<Sources> {
  if (!(await targets.isFound({ kind: 'community', id }, viewer)))
    throw notFound('COMMUNITY_NOT_FOUND', { message: 'There is no such community.' });
  const { actor } = viewer;
  if (isStaff(actor?.roles ?? [])) return posts(sources.community(id));
  const joined = actor ? await communities.of(actor.id) : [];
  const closed = await closedAmong(
    communities,
    [id],
    joined.map((one) => one.id),
  );
  return posts(...(closed.includes(id) ? [] : [sources.community(id)]));
}

/** Those whose walls only their members read, of whom the reader is none. */
async function closedAmong(
  communities: Pick<CommunitiesOfReaders, 'named'>,
  ids: readonly string[],
  joined: readonly string[],
): Promise<readonly string[]> {
  const others = ids.filter((id) => !joined.includes(id));
  const named = await communities.named(others);
  return others.filter((id) => !named.get(id)?.isOpen);
}

type OfPosts = FollowTarget & { readonly kind: Exclude<FollowTarget['kind'], 'organizer'> };

/** An organizer has no posts. */
const ofPosts = (targets: readonly FollowTarget[]): readonly OfPosts[] =>
  targets.filter((target): target is OfPosts => target.kind !== 'organizer');

const sourceOf = ({ kind, id }: OfPosts): string => sources[kind](id);

const feedUnknown = (message: string) => invalid('FEED_UNKNOWN', { message });

import { Controller, Inject } from '@nestjs/common';
import {
  COMMUNITIES_OF_READERS,
  type CommunitiesOfReaders,
} from '../../../modules/community/community/communities.ports.js';
import { readCursor, writeCursor } from '../../../modules/community/cursors.shared.js';
import { countNewPosts, readFeed } from '../../../modules/community/feed/feed.contract.js';
import { seenUpTo } from '../../../modules/community/feed/feed-marks.shared.js';
import {
  FOLLOW_TARGETS,
  FOLLOWS,
  type Follows,
  type FollowTargets,
} from '../../../modules/community/follow/follows.ports.js';
import { POSTS, type Posts } from '../../../modules/community/post/posts.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { NEWEST_LISTINGS, type NewestListings } from '../../../modules/marketplace/newest-listings.ports.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { entriesIn } from './feed.queries.js';
import { readPage } from './feed-pages.js';
import { type FeedDeps, feedOf } from './feed-sources.js';

@Controller()
export class FeedsController {
  readonly #deps: FeedDeps;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(POSTS) private readonly posts: Posts,
    @Inject(NEWEST_LISTINGS) private readonly listings: NewestListings,
    @Inject(FOLLOWS) follows: Follows,
    @Inject(FOLLOW_TARGETS) targets: FollowTargets,
    @Inject(BLOCKED_PAIRS) blocks: BlockedPairs,
    @Inject(COMMUNITIES_OF_READERS) communities: CommunitiesOfReaders,
  ) {
    this.#deps = { follows, targets, blocks, communities };
  }

  @Route(readFeed)
  async read(
    @Input() { query, actor, meta: { now } }: RouteInput<typeof readFeed>,
  ): Promise<ResponseOf<typeof readFeed>> {
    const viewer = { actor, now };
    const before = readCursor(query.before);
    const feed = await feedOf(this.#deps, query, viewer);
    const { vehicles, sellers } = feed;
    const hasListings = vehicles.length > 0 || sellers.length > 0;
    const page = await readPage(
      {
        places: (before, limit) => entriesIn(this.db, feed, { before, limit }),
        cards: (ids) => this.posts.cardsFor(viewer, ids),
        listings: async (before, limit) =>
          hasListings ? this.listings.newestOf({ vehicles, sellers }, { before, limit }, viewer) : [],
      },
      before,
      query.limit,
    );
    const [first] = page.entries;
    return {
      entries: [...page.entries],
      next: page.next,
      newest: first ? writeCursor({ at: first.at, id: idOf(first) }) : null,
      seenUpTo: actor && query.feed === 'following' ? ((await seenUpTo(this.db, actor.id)) ?? null) : null,
    };
  }

  /** A member's own posts are not new to them. */
  @Route(countNewPosts)
  async count(
    @Input() { query, actor, meta: { now } }: RouteInput<typeof countNewPosts>,
  ): Promise<ResponseOf<typeof countNewPosts>> {
    const viewer = { actor, now };
    const after = readCursor(query.after);
    const feed = await feedOf(this.#deps, query, viewer);
    const hiddenAuthors = [...feed.hiddenAuthors, ...(actor ? [actor.id] : [])];
    const entries = await entriesIn(this.db, { ...feed, hiddenAuthors }, { after, limit: mostNew });
    const cards = await this.posts.cardsFor(
      viewer,
      entries.map(({ id }) => id),
    );
    return { count: cards.length };
  }
}

const mostNew = 99;

const idOf = (entry: ResponseOf<typeof readFeed>['entries'][number]): string =>
  entry.kind === 'post' ? entry.post.id : entry.listing.id;

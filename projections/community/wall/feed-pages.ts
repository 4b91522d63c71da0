import { type Place, writeCursor } from '../../../modules/community/cursors.shared.js';
import type { FeedEntry } from '../../../modules/community/feed/feed.contract.js';
import type { PostCard } from '../../../modules/community/post/post.schemas.js';
import type { ListingCard } from '../../../modules/marketplace/listing.schemas.js';

/** How a feed reads what it has, in the order of a list by time. */
export interface FeedReaders {
  /** Places of posts, some of which the reader may not see. */
  readonly places: (before: Place | undefined, limit: number) => Promise<readonly Place[]>;
  /** The cards of those that the reader may see. */
  readonly cards: (ids: readonly string[]) => Promise<readonly PostCard[]>;
  readonly listings: (before: Place | undefined, limit: number) => Promise<readonly ListingCard[]>;
}

export interface FeedPage {
  readonly entries: readonly FeedEntry[];
  readonly next: string | null;
}

/** A page of posts and listings, merged by time. Where the reader may not see what is next, the page is filled from further on, a few times at most;
 *  then it is short, and has a next one. */
export async function readPage(
  readers: FeedReaders,
  before: Place | undefined,
  limit: number,
): Promise<FeedPage> {
  const [posts, listings] = await Promise.all([
    postsFrom(readers, before, limit),
    listingsFrom(readers, before, limit),
  ]);
  const horizon = [posts.readTo, listings.readTo].flatMap((place) => place ?? []).sort(newestFirst)[0];
  const merged = [...posts.entries, ...listings.entries].sort((one, other) =>
    newestFirst(one.place, other.place),
  );
  const within = merged.filter(({ place }) => !horizon || newestFirst(place, horizon) <= 0);
  const shown = within.slice(0, limit);
  const last = merged.length > shown.length && shown.length === limit ? shown.at(-1)?.place : horizon;
  return { entries: shown.map(({ entry }) => entry), next: last ? writeCursor(last) : null };
}

interface Placed {
  readonly place: Place;
  readonly entry: FeedEntry;
}

interface Read {
  readonly entries: readonly Placed[];
  /** The last place that was looked at; undefined when there is nothing beyond it. */
  readonly readTo: Place | undefined;
}

/** Looks at more than the page when some of it is not for the reader, but not for ever. */
const mostRounds = 4;

async function postsFrom(
  { places, cards }: FeedReaders,
  before: Place | undefined,
  limit: number,
): Promise<Read> {
  const entries: Placed[] = [];
  let readTo = before;
  for (let round = 0; round < mostRounds && entries.length < limit; round++) {
    const found = await places(readTo, limit + 1);
    const looked = found.slice(0, limit);
    const seen = new Map((await cards(looked.map(({ id }) => id))).map((card) => [card.id, card]));
    for (const place of looked) {
      const post = seen.get(place.id);
      if (post) entries.push({ place, entry: { kind: 'post', at: place.at, post } });
    }
    readTo = looked.at(-1);
    if (found.length <= limit) return { entries, readTo: undefined };
  }
  return { entries, readTo };
}

async function listingsFrom(
  { listings }: FeedReaders,
  before: Place | undefined,
  limit: number,
): Promise<Read> {
  const found = await listings(before, limit + 1);
  const entries = found.slice(0, limit).flatMap((listing): Placed[] => {
    const at = listing.publishedAt;
    return at === null ? [] : [{ place: { at, id: listing.id }, entry: { kind: 'listing', at, listing } }];
  });
  return { entries, readTo: found.length > limit ? entries.at(-1)?.place : undefined };
}

function newestFirst(one: Place, other: Place): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return one.id === other.id ? 0 : one.id < other.id ? 1 : -1;
}

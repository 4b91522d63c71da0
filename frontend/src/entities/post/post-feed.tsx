import { AdPlace } from '@entities/ad/ad-place';
import { ListingRow } from '@entities/listing/listing-card';
import { useListPlace } from '@lib/browser/use-list-place';
import { useMember } from '@lib/session/session';
import type { AdShown } from '@modules/ads/shown-ad.contract';
import type { FeedEntry } from '@modules/community/feed/feed.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Pager } from '@ui/data/pager';
import { loaded } from '@ui/feedback/loaded';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { NewPosts } from './new-posts';
import { useMarkFeedSeen } from './post.mutations';
import { type Feed, feedQuery } from './post.queries';
import { PostCard } from './post-card';
import style from './post-feed.module.css';
import { useNearEnd } from './use-near-end';

export type PostFeedProps = {
  readonly feed: Feed;
  /** Names the list for screen readers. */
  readonly label: string;
  /** Shown when there is nothing in it. */
  readonly empty: ReactNode;
  readonly isInCommunity?: boolean;
  /** Posts that stand above it already, by id. */
  readonly without?: readonly string[];
  /** Shown after the fifth entry. */
  readonly ad?: AdShown | null | undefined;
};

/** A feed: what is new waits above it until it is wanted, older posts follow at its end, and nothing moves while it is read. */
export function PostFeed({ feed, label, empty, isInCommunity = false, without = none, ad }: PostFeedProps) {
  const query = useInfiniteQuery(feedQuery(feed));
  const list = useRef<HTMLUListElement>(null);
  const pages = query.data?.pages;
  const more = query.hasNextPage ? () => void query.fetchNextPage() : undefined;
  useListPlace({ pages: pages?.length, more, isFetching: query.isFetchingNextPage });
  const end = useNearEnd(
    pages && pages.length < pagesByThemselves && !query.isFetchingNextPage && query.error === null
      ? more
      : undefined,
  );
  const newest = pages?.[0]?.newest ?? null;
  const seenUpTo = pages?.[0]?.seenUpTo ?? null;
  useSeen(feed, pages?.[0]?.entries[0]?.at);
  const { data, instead } = loaded(query, { label: 'Loading the wall…', shape: 'card', stale: 'shown' });
  if (!data) return instead;
  const entries = uniqueEntries(data.pages.flatMap((page) => page.entries)).filter(
    (entry) => entry.kind !== 'post' || !without.includes(entry.post.id),
  );
  const seenFrom = firstSeen(entries, seenUpTo);
  return (
    <div className={style.feed}>
      <NewPosts feed={feed} newest={newest} list={list} />
      {entries.length === 0 ? (
        empty
      ) : (
        <>
          <ul ref={list} role="list" aria-label={label} className={style.list}>
            {entries.map((entry, index) => (
              <Fragment key={keyOf(entry)}>
                {index === 5 && <AdPlace place="wall" ad={ad} />}
                {index === seenFrom && (
                  <li className={style.seen}>
                    <span>You have seen what is below</span>
                  </li>
                )}
                <li data-entry={keyOf(entry)}>
                  {entry.kind === 'post' ? (
                    <PostCard post={entry.post} eager={index < 1} isInCommunity={isInCommunity} />
                  ) : (
                    <div className={style.listing}>
                      <ListingRow listing={entry.listing} heading="h2" />
                    </div>
                  )}
                </li>
              </Fragment>
            ))}
          </ul>
          <div ref={end} className={style.end}>
            <Pager shown={entries.length} unit="posts" onMore={more} busy={query.isFetchingNextPage} />
          </div>
        </>
      )}
    </div>
  );
}

const none: readonly string[] = [];

/** So many pages follow one another by themselves; then the reader asks, so that the end of the page can be reached. */
const pagesByThemselves = 5;

const keyOf = (entry: FeedEntry): string =>
  entry.kind === 'post' ? entry.post.id : `listing ${entry.listing.id}`;

/** A post that is in two pages is shown once. */
const uniqueEntries = (entries: readonly FeedEntry[]): readonly FeedEntry[] => [
  ...new Map(entries.map((entry) => [keyOf(entry), entry])).values(),
];

/** The first entry that the member has seen before, when something new is above it; -1 when there is none. Pure. */
export function firstSeen(entries: readonly Pick<FeedEntry, 'at'>[], seenUpTo: string | null): number {
  if (seenUpTo === null) return -1;
  const at = entries.findIndex((entry) => entry.at <= seenUpTo);
  return at === 0 ? -1 : at;
}

/** Tells the server what the member has seen of whom they follow, once for each newest entry. */
function useSeen({ feed, search, kind }: Feed, newestAt: string | undefined): void {
  const isMember = useMember() !== undefined;
  const { mutate } = useMarkFeedSeen();
  const isWholeFeed = feed === 'following' && !search && !kind;
  useEffect(() => {
    if (isMember && isWholeFeed && newestAt) mutate(newestAt);
  }, [isMember, isWholeFeed, newestAt, mutate]);
}

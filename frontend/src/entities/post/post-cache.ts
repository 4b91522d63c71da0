import { call } from '@lib/api/call';
import { isRefusal } from '@lib/api/problem';
import { getCommunity } from '@modules/community/community/community.contract';
import { countNewPosts, type FeedEntry, readFeed } from '@modules/community/feed/feed.contract';
import { getPost, getPostHistory, listComments, listReactions } from '@modules/community/post/post.contract';
import type { PostCard } from '@modules/community/post/post.schemas';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type Feed, feedQuery, postQuery } from './post.queries';

export type FeedPages = InfiniteData<ResponseOf<typeof readFeed>, string | null>;
type Whole = ResponseOf<typeof getPost>;

/** Changes a post on every page that shows it, without asking the server: feeds are stable, so they are not fetched again for it. */
export function changePost(
  queries: QueryClient,
  id: string,
  change: <Post extends PostCard>(post: Post) => Post,
): void {
  changeFeeds(queries, (entries) =>
    entries.map((entry) =>
      entry.kind === 'post' && entry.post.id === id ? { ...entry, post: change(entry.post) } : entry,
    ),
  );
  queries.setQueryData<Whole>(postQuery(id).queryKey, (post) => post && change(post));
}

/** Takes a post out of every feed. */
export const removeFromFeeds = (queries: QueryClient, id: string): void =>
  changeFeeds(queries, (entries) => entries.filter((entry) => entry.kind !== 'post' || entry.post.id !== id));

/** Reads a post again after something about it has changed, and shows it so wherever it is on screen. */
export async function refreshPost(queries: QueryClient, id: string): Promise<void> {
  const rest = [
    [listComments.path, id],
    [listReactions.path, id],
    [getPostHistory.path, id],
    [getCommunity.path],
  ];
  for (const queryKey of rest) void queries.invalidateQueries({ queryKey });
  try {
    const post = await call(getPost, { params: { id } });
    queries.setQueryData<Whole>(postQuery(id).queryKey, post);
    const { answer: _, commentList: __, nextComments: ___, wasEdited: ____, ...card } = post;
    changePost(queries, id, (shown) => ({ ...shown, ...card }));
  } catch (error) {
    if (!isRefusal(error)) return; // what is shown stays
    removeFromFeeds(queries, id);
    void queries.invalidateQueries({ queryKey: postQuery(id).queryKey });
  }
}

/** Reads the newest page of a feed, in place of all that was shown. */
export async function readFeedAgain(queries: QueryClient, feed: Feed): Promise<void> {
  const { queryKey } = feedQuery(feed);
  const first = await call(readFeed, { query: { ...feed } });
  queries.setQueryData<FeedPages>(queryKey, { pages: [first], pageParams: [null] });
}

/** After a member posted: feeds out of sight are read when they are opened; one on screen shows the post if the reader is at its top, and else
 *  counts it among the new ones. */
export async function refreshFeeds(queries: QueryClient): Promise<void> {
  queries.removeQueries({ queryKey: [readFeed.path], type: 'inactive' });
  const shown = queries.getQueryCache().findAll({ queryKey: [readFeed.path], type: 'active' });
  if (window.scrollY < atTop)
    await Promise.all(shown.map(({ queryKey }) => readFeedAgain(queries, queryKey[1] as Feed)));
  await queries.invalidateQueries({ queryKey: [countNewPosts.path] });
}

/** Pixels: the composer and the first post are in sight. */
const atTop = 900;

function changeFeeds(
  queries: QueryClient,
  change: (entries: readonly FeedEntry[]) => readonly FeedEntry[],
): void {
  queries.setQueriesData<FeedPages>(
    { queryKey: [readFeed.path] },
    (feed) =>
      feed && { ...feed, pages: feed.pages.map((page) => ({ ...page, entries: [...change(page.entries)] })) },
  );
}

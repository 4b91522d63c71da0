import type { readFeed } from '@modules/community/feed/feed.contract';
import type { getPost } from '@modules/community/post/post.contract';
import type { CommentView, PostCard } from '@modules/community/post/post.schemas';
import type { ResponseOf } from '@modules/kernel/http/contract';

/** For page tests: posts as the server sends them. */

export const personOf = (name: string) => ({ id: name.toLowerCase(), handle: null, name, picture: null });

export const postPhoto = (id: string, width = 1200, height = 900) => ({
  id,
  card: `/p/${id}/card`,
  page: `/p/${id}/page`,
  zoom: `/p/${id}/zoom`,
  width,
  height,
});

export function postOf(part: Partial<PostCard> = {}): PostCard {
  return {
    id: 'post-1',
    kind: 'post',
    author: personOf('Ana'),
    at: '2026-06-01T12:00:00.000Z',
    editedAt: null,
    body: 'The cab is back on the frame.',
    areLinksLive: true,
    mentions: [],
    photos: [],
    vehicle: null,
    area: null,
    community: null,
    shared: null,
    status: 'published',
    decision: null,
    isLocked: false,
    isPinned: false,
    isAnswered: false,
    comments: 0,
    reactions: { like: 0, 'nice-find': 0, 'been-there': 0 },
    myReaction: null,
    allowedActions: ['comment', 'react', 'share'],
    version: 1,
    ...part,
  };
}

export const feedWith = (
  posts: readonly PostCard[],
  part: Partial<ResponseOf<typeof readFeed>> = {},
): ResponseOf<typeof readFeed> => ({
  entries: posts.map((post) => ({ kind: 'post' as const, at: post.at, post })),
  next: null,
  newest: posts[0]?.id ?? null,
  seenUpTo: null,
  ...part,
});

export function commentOf(part: Partial<CommentView> = {}): CommentView {
  return {
    id: 'comment-1',
    author: personOf('Bob'),
    at: '2026-06-02T12:00:00.000Z',
    editedAt: null,
    body: 'That is a Rochester B.',
    areLinksLive: true,
    mentions: [],
    photo: null,
    status: 'published',
    decision: null,
    isAnswer: false,
    allowedActions: [],
    version: 1,
    ...part,
  };
}

export const wholePostOf = (part: Partial<ResponseOf<typeof getPost>> = {}): ResponseOf<typeof getPost> => ({
  ...postOf(),
  answer: null,
  commentList: [],
  nextComments: null,
  wasEdited: false,
  ...part,
});

import { type CallInput, call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import { countNewPosts, markFeedSeen } from '@modules/community/feed/feed.contract';
import {
  acceptAnswer,
  addPostPhoto,
  deleteComment,
  deletePost,
  editComment,
  editPost,
  reactToPost,
} from '@modules/community/post/post.contract';
import type { PostCard, reactionKinds } from '@modules/community/post/post.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Feed } from './post.queries';
import { changePost, readFeedAgain, refreshPost, removeFromFeeds } from './post-cache';

type ReactionKind = (typeof reactionKinds)[number];

/** Reacts to a post, or takes the reaction back. It shows at once; after a refusal the page shows what the server has. */
export function useReactToPost(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (kind: ReactionKind | null) => call(reactToPost, { params: { id }, body: { kind } }),
    onMutate: (kind) => changePost(queries, id, (post) => withReaction(post, kind)),
    onSettled: () => refreshPost(queries, id),
  });
}

/** The post with another reaction of the reader, or none. Pure. */
export function withReaction<Post extends Pick<PostCard, 'reactions' | 'myReaction'>>(
  post: Post,
  kind: ReactionKind | null,
): Post {
  const counts = { ...post.reactions };
  if (post.myReaction) counts[post.myReaction] -= 1;
  if (kind) counts[kind] += 1;
  return { ...post, reactions: counts, myReaction: kind };
}

/** Edits a post, whole. */
export function useEditPost(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof editPost>['body']) => call(editPost, { params: { id }, body }),
    onSuccess: () => refreshPost(queries, id),
  });
}

/** Stores a photo for a post that is being edited. */
export function useAddPostPhoto() {
  return useMutation({
    mutationFn: ({
      file,
      ...options
    }: {
      readonly file: File;
      readonly idempotencyKey?: string;
      readonly onProgress?: (share: number) => void;
    }) => upload(addPostPhoto, file, options),
  });
}

/** Deletes a post of one's own. */
export function useDeletePost(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(deletePost, { params: { id } }),
    onSuccess: () => {
      removeFromFeeds(queries, id);
      return refreshPost(queries, id);
    },
  });
}

/** Accepts a comment as the answer; null accepts none. */
export function useAcceptAnswer(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (commentId: string | null) => call(acceptAnswer, { params: { id }, body: { commentId } }),
    onSettled: () => refreshPost(queries, id),
  });
}

/** Edits a comment, whole. */
export function useEditComment(postId: string, commentId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof editComment>['body']) =>
      call(editComment, { params: { id: postId, commentId }, body }),
    onSuccess: () => refreshPost(queries, postId),
  });
}

/** Deletes a comment of one's own. */
export function useDeleteComment(postId: string, commentId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteComment, { params: { id: postId, commentId } }),
    onSettled: () => refreshPost(queries, postId),
  });
}

/** Says up to when the member has seen the posts of whom they follow. */
export function useMarkFeedSeen() {
  return useMutation({
    mutationFn: (upTo: string) => call(markFeedSeen, { body: { upTo } }),
  });
}

/** Shows the newest posts of a feed, on top. */
export function useShowNewPosts(feed: Feed) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => readFeedAgain(queries, feed),
    onSuccess: () => queries.invalidateQueries({ queryKey: [countNewPosts.path] }),
  });
}

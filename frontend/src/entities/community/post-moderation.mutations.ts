import { call } from '@lib/api/call';
import {
  getCommunity,
  lockPost,
  pinPost,
  readCommunityLog,
  removeCommunityComment,
  removeCommunityPost,
  restoreCommunityPost,
  unlockPost,
  unpinPost,
} from '@modules/community/community/community.contract';
import { readFeed } from '@modules/community/feed/feed.contract';
import { getPost, listComments } from '@modules/community/post/post.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

/** A post in a community. */
export type CommunityPost = { readonly communityId: string; readonly postId: string };
export type ByRule = { readonly ruleId: string; readonly reason: string };

const at = ({ communityId: id, postId }: CommunityPost) => ({ params: { id, postId } });

/** Pins a post on top of the wall of its community, or no longer. */
export const usePinPost = (post: CommunityPost) =>
  useModerating((isPinned: boolean) => call(isPinned ? pinPost : unpinPost, at(post)));

export const useLockPost = (post: CommunityPost) =>
  useModerating((body: ByRule) => call(lockPost, { ...at(post), body }));

export const useUnlockPost = (post: CommunityPost) => useModerating(() => call(unlockPost, at(post)));

export const useRemoveCommunityPost = (post: CommunityPost) =>
  useModerating((body: ByRule) => call(removeCommunityPost, { ...at(post), body }));

export const useRestoreCommunityPost = (post: CommunityPost) =>
  useModerating((reason: string) => call(restoreCommunityPost, { ...at(post), body: { reason } }));

export const useRemoveCommunityComment = (post: CommunityPost, commentId: string) =>
  useModerating((body: ByRule) =>
    call(removeCommunityComment, { params: { ...at(post).params, commentId }, body }),
  );

/** The post, its comments, the feeds, and the community with its pinned posts and its log. */
function useModerating<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const refresh = useInvalidate(
    [getPost.path],
    [listComments.path],
    [readFeed.path],
    [getCommunity.path],
    [readCommunityLog.path],
  );
  return useMutation({ mutationFn, onSettled: refresh });
}

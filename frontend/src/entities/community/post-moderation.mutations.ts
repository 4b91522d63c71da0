import { call } from '@lib/api/call';
import {
  lockPost,
  pinPost,
  readCommunityLog,
  removeCommunityComment,
  removeCommunityPost,
  restoreCommunityPost,
  unlockPost,
  unpinPost,
} from '@modules/community/community/moderation.contract';
import { listWatched } from '@modules/community/tools/tools.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshPost } from '../post/post-cache';

/** A post in a community. */
export type CommunityPost = { readonly communityId: string; readonly postId: string };
export type ByRule = { readonly ruleId: string; readonly reason: string };

const at = ({ communityId: id, postId }: CommunityPost) => ({ params: { id, postId } });

/** Pins a post on top of the wall of its community, or no longer. */
export const usePinPost = (post: CommunityPost) =>
  useModerating(post, (isPinned: boolean) => call(isPinned ? pinPost : unpinPost, at(post)));

export const useLockPost = (post: CommunityPost) =>
  useModerating(post, (body: ByRule) => call(lockPost, { ...at(post), body }));

export const useUnlockPost = (post: CommunityPost) => useModerating(post, () => call(unlockPost, at(post)));

export const useRemoveCommunityPost = (post: CommunityPost) =>
  useModerating(post, (body: ByRule) => call(removeCommunityPost, { ...at(post), body }));

export const useRestoreCommunityPost = (post: CommunityPost) =>
  useModerating(post, (reason: string) => call(restoreCommunityPost, { ...at(post), body: { reason } }));

export const useRemoveCommunityComment = (post: CommunityPost, commentId: string) =>
  useModerating(post, (body: ByRule) =>
    call(removeCommunityComment, { params: { ...at(post).params, commentId }, body }),
  );

/** The post wherever it is on screen, its comments, and the community with its pinned posts, its log and its watched texts. */
function useModerating<Input, Output>(
  { postId }: CommunityPost,
  mutationFn: (input: Input) => Promise<Output>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        refreshPost(queries, postId),
        queries.invalidateQueries({ queryKey: [readCommunityLog.path] }),
        queries.invalidateQueries({ queryKey: [listWatched.path] }),
      ]),
  });
}

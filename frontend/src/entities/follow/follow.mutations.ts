import { call } from '@lib/api/call';
import { readFeed } from '@modules/community/feed/feed.contract';
import {
  follow,
  getFollow,
  listFollowers,
  listFollowing,
  listMyFollows,
  mute,
  unfollow,
} from '@modules/community/follow/follow.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import type { FollowTarget } from './follow.queries';

/** Follows it, or no longer. */
export const useFollow = ({ kind, id }: FollowTarget) =>
  useChanging((isFollowed: boolean) => call(isFollowed ? follow : unfollow, { params: { kind, id } }));

/** Follows something that is only now named. */
export const useFollowNew = () =>
  useChanging(({ kind, id }: FollowTarget) => call(follow, { params: { kind, id } }));

export type MuteFor = 'a week' | 'good' | 'nothing';

/** Mutes it, or not any more. */
export const useMute = ({ kind, id }: FollowTarget) =>
  useChanging((howLong: MuteFor) => call(mute, { params: { kind, id }, body: { for: howLong } }));

/** Counts and lists show it at once. Feeds that are out of sight are read again when they are opened; one on screen stays as it is, so that nothing moves. */
function useChanging<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  const refresh = useInvalidate(
    [getFollow.path],
    [listMyFollows.path],
    [listFollowers.path],
    [listFollowing.path],
  );
  return useMutation({
    mutationFn,
    onSettled: () => {
      queries.removeQueries({ queryKey: [readFeed.path], type: 'inactive' });
      return refresh();
    },
  });
}

import { call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import {
  addCover,
  getCommunity,
  joinCommunity,
  leaveCommunity,
  listCommunities,
  listMyCommunities,
  removeCover,
} from '@modules/community/community/community.contract';
import {
  appointModerator,
  approveMember,
  archiveCommunity,
  banMember,
  dismissModerator,
  endBan,
  endInvitation,
  handOver,
  listCommunityMembers,
  listInvitations,
  makeInvitation,
  readCommunityLog,
  refuseMember,
  reopenCommunity,
} from '@modules/community/community/moderation.contract';
import { readFeed } from '@modules/community/feed/feed.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

/* A member's own part. */

/** Joins, or asks to; with the secret of an invitation when there is one. */
export const useJoinCommunity = (id: string) =>
  useChangingPart((body: { readonly note?: string; readonly invitation?: string | null }) =>
    call(joinCommunity, { params: { id }, body }),
  );

/** Leaves, or withdraws a request. */
export const useLeaveCommunity = (id: string) =>
  useChangingPart(() => call(leaveCommunity, { params: { id } }));

/* What moderators do with members. */

export const useApproveMember = (id: string) =>
  useChangingPart((memberId: string) => call(approveMember, { params: { id, memberId } }));

export const useRefuseMember = (id: string) =>
  useChangingPart(({ memberId, reason }: { readonly memberId: string; readonly reason: string }) =>
    call(refuseMember, { params: { id, memberId }, body: { reason } }),
  );

export type Ban = {
  readonly memberId: string;
  readonly ruleId: string;
  readonly reason: string;
  /** A day; null: until a moderator ends it. */
  readonly until: string | null;
};

export const useBanMember = (id: string) =>
  useChangingPart(({ memberId, ...body }: Ban) => call(banMember, { params: { id, memberId }, body }));

export const useEndBan = (id: string) =>
  useChangingPart((memberId: string) => call(endBan, { params: { id, memberId } }));

/** Makes a member a moderator, or a moderator a member again: oneself too. */
export const useChangeModerator = (id: string) =>
  useChangingPart(({ memberId, isModerator }: { readonly memberId: string; readonly isModerator: boolean }) =>
    call(isModerator ? appointModerator : dismissModerator, { params: { id, memberId } }),
  );

/* What owners do. */

export const useHandOver = (id: string) =>
  useChangingPart((memberId: string) => call(handOver, { params: { id }, body: { memberId } }));

export const useArchiveCommunity = (id: string) =>
  useChangingPart((reason: string) => call(archiveCommunity, { params: { id }, body: { reason } }));

export const useReopenCommunity = (id: string) =>
  useChangingPart(() => call(reopenCommunity, { params: { id } }));

/** Another cover; null removes it. */
export const useChangeCover = () =>
  useChangingPart(
    ({ id, file }: { readonly id: string; readonly file: File | null }): Promise<unknown> =>
      file ? upload(addCover, file, { params: { id } }) : call(removeCover, { params: { id } }),
  );

/* Links that let people join. */

export const useMakeInvitation = (id: string) =>
  useChangingLinks((days: number) => call(makeInvitation, { params: { id }, body: { days } }));

export const useEndInvitation = (id: string) =>
  useChangingLinks((linkId: string) => call(endInvitation, { params: { id, linkId } }));

/** Every page of the community shows it, and so do lists and feeds. A refusal often means that a page was out of date. */
function useChangingPart<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const refresh = useInvalidate(
    [getCommunity.path],
    [listCommunities.path],
    [listMyCommunities.path],
    [listCommunityMembers.path],
    [readCommunityLog.path],
    [readFeed.path],
  );
  return useMutation({ mutationFn, onSettled: refresh });
}

function useChangingLinks<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const refresh = useInvalidate([listInvitations.path]);
  return useMutation({ mutationFn, onSettled: refresh });
}

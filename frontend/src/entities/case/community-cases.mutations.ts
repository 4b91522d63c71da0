import { call } from '@lib/api/call';
import { readCommunityLog } from '@modules/community/community/moderation.contract';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { decideInCommunity, listCommunityCases } from '@modules/moderation/case/community-cases.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

export type CommunityVerdict = BodyInputOf<typeof decideInCommunity>;

/** Decides a case in a community, or passes it on to staff. */
export function useDecideInCommunity(communityId: string, caseId: string) {
  const refresh = useInvalidate([listCommunityCases.path, communityId], [readCommunityLog.path]);
  return useMutation({
    mutationFn: (body: CommunityVerdict) => call(decideInCommunity, { params: { id: caseId }, body }),
    onSettled: refresh,
  });
}

import { call } from '@lib/api/call';
import { listCommunityCases } from '@modules/moderation/case/community-cases.contract';
import { queryOptions } from '@tanstack/react-query';

/** The open cases in a community, for its moderators. */
export const communityCasesQuery = (communityId: string) =>
  queryOptions({
    queryKey: [listCommunityCases.path, communityId] as const,
    queryFn: ({ signal }) => call(listCommunityCases, { params: { id: communityId }, signal }),
  });

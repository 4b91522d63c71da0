import { type CallInput, call } from '@lib/api/call';
import {
  changeCommunity,
  foundCommunity,
  getCommunity,
  listCommunities,
  listMyCommunities,
} from '@modules/community/community/community.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { communityQuery } from './community.queries';

/** The mutations of the form of a community. */
export function useCommunityFormCommands() {
  const queries = useQueryClient();
  const refresh = useInvalidate([getCommunity.path], [listCommunities.path], [listMyCommunities.path]);
  return {
    found: (command: CallInput<typeof foundCommunity>) => call(foundCommunity, command),
    /** By its id. */
    readAgain: (id: string) => queries.fetchQuery({ ...communityQuery(id), staleTime: 0 }),
    change: (id: string, body: CallInput<typeof changeCommunity>['body']) =>
      call(changeCommunity, { params: { id }, body }),
    refresh,
  };
}

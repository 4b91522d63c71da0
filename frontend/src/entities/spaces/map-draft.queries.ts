import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { readSpaceDraft } from '@modules/spaces/spaces.contract';
import { queryOptions } from '@tanstack/react-query';

/** What the team draws. While the page is open it is read again only on request: what is not sent yet would else be drawn over. */
export const mapDraftQuery = (eventId: string) =>
  queryOptions({
    queryKey: [readSpaceDraft.path, eventId] as const,
    queryFn: ({ signal }) => call(readSpaceDraft, { params: { eventId }, signal }),
    retry: retryUnlessRefused,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { getDeal, getReputation, listDeals, listFeedbackDue } from '@modules/deals/deals.contract';
import { queryOptions } from '@tanstack/react-query';
import { threadsKey } from '../thread/unread-threads';

/** The state of the deal in a thread about a listing. It is under the key of threads, so that the stream refreshes it. */
export const dealQuery = (threadId: string) =>
  queryOptions({
    queryKey: [threadsKey, 'deal', threadId] as const,
    queryFn: async ({ signal }) => (await call(getDeal, { params: { id: threadId }, signal })).deal,
    retry: retryUnlessRefused,
  });

/** The members with whom the member talks about a listing. */
export const dealsOnListingQuery = (listingId: string) =>
  queryOptions({
    queryKey: [threadsKey, 'deals on', listingId] as const,
    queryFn: ({ signal }) => call(listDeals, { params: { id: listingId }, signal }),
  });

/** How deals with a member went; refreshed by the stream, too. */
export const reputationQuery = (memberId: string) =>
  queryOptions({
    queryKey: [threadsKey, 'reputation', memberId] as const,
    queryFn: ({ signal }) => call(getReputation, { params: { id: memberId }, signal }),
  });

/** The deals that the member may still say something about. */
export const feedbackDueQuery = queryOptions({
  queryKey: [threadsKey, 'feedback due'] as const,
  queryFn: async ({ signal }) => (await call(listFeedbackDue, { signal })).due,
});

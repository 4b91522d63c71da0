import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import type { ResponseOf } from '@modules/kernel/http/contract';
import {
  listRequests,
  readAllocation,
  readRequestNote,
} from '@modules/orders/allocation/allocation.contract';
import { queryOptions } from '@tanstack/react-query';

/** How spaces of a date are given, and what the reader asked for and got. */
export type Allocation = ResponseOf<typeof readAllocation>;
export type OwnRequest = NonNullable<NonNullable<Allocation['me']>['request']>;
/** All requests, for the registrar. */
export type Requests = ResponseOf<typeof listRequests>;
export type RequestRow = Requests['requests'][number];

export const allocationQuery = (dateId: string) =>
  queryOptions({
    queryKey: [readAllocation.path, dateId] as const,
    queryFn: ({ signal }) => call(readAllocation, { params: { dateId }, signal }),
    retry: retryUnlessRefused,
  });

export const requestsQuery = (dateId: string) =>
  queryOptions({
    queryKey: [listRequests.path, dateId] as const,
    queryFn: ({ signal }) => call(listRequests, { params: { dateId }, signal }),
    retry: retryUnlessRefused,
  });

/** What a vendor wrote to the organizer. */
export const requestNoteQuery = (dateId: string, requestId: string) =>
  queryOptions({
    queryKey: [readRequestNote.path, dateId, requestId] as const,
    queryFn: ({ signal }) => call(readRequestNote, { params: { dateId, requestId }, signal }),
    retry: retryUnlessRefused,
  });

import { type CallInput, call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { listTemplates } from '@modules/builds/build/build.contract';
import {
  getBuild,
  getCosts,
  getFitSaid,
  getWorth,
  listBuilds,
  listMilestones,
  listMyBuilds,
} from '@modules/builds/build/build-reads.contract';
import { listDocuments } from '@modules/builds/document/document.contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

export type BuildsAsked = Omit<NonNullable<CallInput<typeof listBuilds>['query']>, 'cursor'>;

/** The builds that the reader owns, works on, is invited to or is offered. */
export const myBuildsQuery = queryOptions({
  queryKey: [listMyBuilds.path] as const,
  queryFn: ({ signal }) => call(listMyBuilds, { signal }),
});

/** The directory, page by page. */
export const buildsQuery = (asked: BuildsAsked) =>
  infiniteQueryOptions({
    queryKey: [listBuilds.path, asked] as const,
    queryFn: ({ pageParam, signal }) => call(listBuilds, { query: { ...asked, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** One build, as its reader sees it. */
export const buildQuery = (id: string) =>
  queryOptions({
    queryKey: [getBuild.path, id] as const,
    queryFn: ({ signal }) => call(getBuild, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });

/** What it was planned to cost, and has cost. */
export const costsQuery = (id: string) =>
  queryOptions({
    queryKey: [getCosts.path, id] as const,
    queryFn: ({ signal }) => call(getCosts, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });

/** What could be told on the wall about it: for its owner, and whoever does with it all that there is to do. */
export const milestonesQuery = (id: string) =>
  queryOptions({
    queryKey: [listMilestones.path, id] as const,
    queryFn: ({ signal }) => call(listMilestones, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });

/** What builds say of the part of a listing, or of an item of the reader's. */
export const fitSaidQuery = (part: { readonly listingId: string } | { readonly itemId: string }) =>
  queryOptions({
    queryKey: [getFitSaid.path, part] as const,
    queryFn: async ({ signal }) => (await call(getFitSaid, { query: part, signal })).said,
    retry: retryUnlessRefused,
  });

/** What such cars sold for here: for the owner alone. */
export const worthQuery = (id: string) =>
  queryOptions({
    queryKey: [getWorth.path, id] as const,
    queryFn: ({ signal }) => call(getWorth, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });

/** The templates of tasks; they change with a release only. */
export const templatesQuery = queryOptions({
  queryKey: [listTemplates.path] as const,
  queryFn: ({ signal }) => call(listTemplates, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The documents that its owner may give along with it. */
export const documentsToGiveQuery = (id: string) =>
  queryOptions({
    queryKey: [listDocuments.path, id, 'to give'] as const,
    queryFn: async ({ signal }) => (await call(listDocuments, { params: { id }, signal })).documents,
    retry: retryUnlessRefused,
  });

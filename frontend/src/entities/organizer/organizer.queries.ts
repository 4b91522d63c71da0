import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import {
  listMyOrganizers,
  listOrganizers,
  type OrganizerRow,
  readOrganizer,
} from '@modules/events/organizer/organizer.contract';
import { listSuggestions } from '@modules/events/suggestion/suggestion.contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** An organizer, by its slug or id. */
export const organizerQuery = (slug: string) =>
  queryOptions({
    queryKey: [readOrganizer.path, slug] as const,
    queryFn: ({ signal }) => call(readOrganizer, { params: { slug }, signal }),
    retry: retryUnlessRefused,
  });

/** Organizers that the member works in, or is invited to. */
export const myOrganizersQuery = queryOptions({
  queryKey: [listMyOrganizers.path] as const,
  queryFn: ({ signal }) => call(listMyOrganizers, { signal }),
  retry: retryUnlessRefused,
});

/** Suggested events: the member's own ones; for an organizer, and for staff, the open ones too. */
export const eventSuggestionsQuery = (organizer?: string) =>
  infiniteQueryOptions({
    queryKey: [listSuggestions.path, organizer] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listSuggestions, { query: { organizer, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: retryUnlessRefused,
  });

export type OrganizersAsked = {
  readonly verification: OrganizerRow['verification'] | undefined;
  readonly search: string;
};

/** Organizers for staff, those that wait first, page by page. */
export const organizersQuery = (asked: OrganizersAsked) =>
  infiniteQueryOptions({
    queryKey: [listOrganizers.path, asked] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listOrganizers, { query: { ...asked, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** How many organizers wait for staff, and since when the first does. */
export const waitingOrganizersQuery = queryOptions({
  queryKey: [listOrganizers.path, 'waiting'] as const,
  queryFn: ({ signal }) => call(listOrganizers, { query: { limit: 1 }, signal }),
});

import type { CallInput } from '@lib/api/call';
import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { ownTimeZone } from '@lib/day';
import { findItems, getItem, getItemHistory } from '@modules/inventory/items.contract';
import { getLocation, listLocations } from '@modules/inventory/locations.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type ItemsAsked = NonNullable<CallInput<typeof findItems>['query']>;

/** One page of the member's inventory, with the counts of the whole. The previous page stays until the next is loaded. */
export const itemsQuery = (asked: ItemsAsked) =>
  queryOptions({
    queryKey: [findItems.path, asked] as const,
    queryFn: ({ signal }) => call(findItems, { query: asked, signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** One item in full; when a day is given, as it was at the end of that day. */
export const itemQuery = (id: string, asOf?: string) =>
  queryOptions({
    queryKey: [getItem.path, id, asOf ?? 'now'] as const,
    queryFn: ({ signal }) =>
      call(getItem, { params: { id }, query: asOf ? { asOf, timeZone: ownTimeZone() } : {}, signal }),
    retry: retryUnlessRefused,
  });

/** Every step in an item's life, newest first. */
export const itemHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [getItemHistory.path, id] as const,
    queryFn: ({ signal }) => call(getItemHistory, { params: { id }, signal }),
    select: ({ steps }) => steps,
    retry: retryUnlessRefused,
  });

/** The tree of the member's places, parents before children. */
export const locationsQuery = (archived: 'true' | 'false' = 'false') =>
  queryOptions({
    queryKey: [listLocations.path, archived] as const,
    queryFn: ({ signal }) => call(listLocations, { query: { archived }, signal }),
    select: ({ locations }) => locations,
  });

/** One place, with its history. */
export const locationQuery = (id: string) =>
  queryOptions({
    queryKey: [getLocation.path, id] as const,
    queryFn: ({ signal }) => call(getLocation, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });

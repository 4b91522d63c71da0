import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import {
  askUnsubscribe,
  getPreferences,
  listNotifications,
  type NotificationView,
  setPreferences,
  unsubscribe,
} from '@modules/notifications/notifications.contract';
import type { Preferences } from '@modules/notifications/preferences.schemas';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** Notifications per page. */
export const pageSize = 50;

/** The whole inbox or its unread part, page by page. */
export const notificationPagesQuery = (show: 'all' | 'unread') =>
  infiniteQueryOptions({
    queryKey: [listNotifications.path, 'pages', show] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, {
        query: {
          limit: pageSize,
          ...(show === 'unread' && { unread: 'true' as const }),
          ...(pageParam && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: readonly NotificationView[]) =>
      page.length === pageSize ? (page.at(-1)?.id ?? null) : null,
  });

export const preferencesQuery = queryOptions({
  queryKey: [getPreferences.path] as const,
  queryFn: ({ signal }) => call(getPreferences, { signal }),
});

/** Saves the preferences and refreshes the notifications, which depend on them. */
export function useSetPreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen: Preferences & { readonly madeFrom: number }) =>
      call(setPreferences, { body: chosen }),
    onSuccess: async ({ version }, { channels, quietHours }) => {
      client.setQueryData(preferencesQuery.queryKey, { channels, quietHours, version });
      await client.invalidateQueries({ queryKey: [listNotifications.path] });
    },
  });
}

/** Which e-mails an unsubscribe link stops, and whether they are sent today. */
export const emailChoiceQuery = (token: string) =>
  queryOptions({
    queryKey: [askUnsubscribe.path, token] as const,
    queryFn: ({ signal }) => call(askUnsubscribe, { query: { token }, signal }),
    retry: retryUnlessRefused,
  });

/** Stops the e-mails and refreshes the preferences. */
export function useUnsubscribe(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(unsubscribe, { query: { token } }),
    onSuccess: async (choice) => {
      client.setQueryData(emailChoiceQuery(token).queryKey, choice);
      await client.invalidateQueries({ queryKey: preferencesQuery.queryKey });
    },
  });
}

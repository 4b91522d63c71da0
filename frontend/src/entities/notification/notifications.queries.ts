import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import type { Preferences } from '@modules/notifications/inbox/inbox.events';
import {
  askUnsubscribe,
  getPreferences,
  listNotifications,
  type NotificationView,
  setPreferences,
  unsubscribe,
} from '@modules/notifications/notifications.contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** A page of the full list. */
export const pageSize = 50;

/** The whole inbox or what is unread of it, page after page. */
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

/** Keeps what was chosen, and fetches the lists that follow from it. */
export function useSetPreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen: Preferences) => call(setPreferences, { body: chosen }),
    onSuccess: async (_, chosen) => {
      client.setQueryData(preferencesQuery.queryKey, chosen);
      await client.invalidateQueries({ queryKey: [listNotifications.path] });
    },
  });
}

/** Which mails the link of a mail stops, and whether they come today. */
export const emailChoiceQuery = (token: string) =>
  queryOptions({
    queryKey: [askUnsubscribe.path, token] as const,
    queryFn: ({ signal }) => call(askUnsubscribe, { query: { token }, signal }),
    retry: retryUnlessRefused,
  });

/** Stops them; what the preferences show follows. */
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

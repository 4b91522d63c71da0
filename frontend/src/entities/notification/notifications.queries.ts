import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import {
  askUnsubscribe,
  getPreferences,
  listNotifications,
  type NotificationView,
} from '@modules/notifications/notifications.contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

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

/** Which e-mails an unsubscribe link stops, and whether they are sent today. */
export const emailChoiceQuery = (token: string) =>
  queryOptions({
    queryKey: [askUnsubscribe.path, token] as const,
    queryFn: ({ signal }) => call(askUnsubscribe, { query: { token }, signal }),
    retry: retryUnlessRefused,
  });

import { call, readWithHeaders } from '@lib/api/call';
import { useMember } from '@lib/session/session';
import type { markAllRead, markRead, NotificationView } from '@modules/notifications/notifications.contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** What the bell shows: the newest lines, and how many lines are unread in all. */
export interface Inbox {
  readonly items: readonly NotificationView[];
  readonly unread: number;
}

/** The same as in the contract, which would bring all of zod into the first load; a test holds them together. */
export const inboxEndpoints = {
  list: '/api/notifications',
  stream: '/api/notifications/stream',
  markRead: { method: 'PATCH', path: '/api/notifications/:id/read' },
  markAllRead: { method: 'PATCH', path: '/api/notifications/mark-all-read' },
} as const;

/** units  asked for again every 30 s
 *  source  spec sections 7 and 9 */
export const inboxQuery = queryOptions({
  queryKey: [inboxEndpoints.list] as const,
  queryFn: async ({ signal }): Promise<Inbox> => {
    const { answer, headers } = await readWithHeaders(inboxEndpoints.list, signal);
    const items = answer as readonly NotificationView[];
    const count = headers?.get('X-Unread-Count');
    return { items, unread: count ? Number(count) : items.filter(({ read }) => !read).length };
  },
  refetchInterval: 30_000,
});

/** The member's inbox; a guest has none, and nothing is asked for. */
export function useInbox() {
  return useQuery({ ...inboxQuery, enabled: useMember() !== undefined });
}

/** Reads one line; the lists follow. */
export function useMarkRead() {
  const refresh = useRefreshInbox();
  return useMutation({
    mutationFn: (id: string) => call(inboxEndpoints.markRead as typeof markRead, { params: { id } }),
    onSettled: refresh,
  });
}

/** Reads all; the lists follow. */
export function useMarkAllRead() {
  const refresh = useRefreshInbox();
  return useMutation({
    mutationFn: () => call(inboxEndpoints.markAllRead as typeof markAllRead),
    onSettled: refresh,
  });
}

/** Fetches every list of notifications anew. */
export function useRefreshInbox(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [inboxEndpoints.list] });
}

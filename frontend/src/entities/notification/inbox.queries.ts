import { call, readWhole } from '@lib/api/call';
import { useMember } from '@lib/session/session';
import type { markAllRead, markRead, NotificationView } from '@modules/notifications/notifications.contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** What the bell shows: the newest lines, and how many lines are unread in all. */
export interface Inbox {
  readonly lines: readonly NotificationView[];
  readonly unread: number;
}

/** The same as in the contract, which would bring all of zod into the first load; a test holds them together. */
export const inboxCalls = {
  list: '/api/notifications',
  stream: '/api/notifications/stream',
  markRead: { method: 'PATCH', path: '/api/notifications/:id/read' },
  markAllRead: { method: 'PATCH', path: '/api/notifications/mark-all-read' },
} as const;

/** units  asked for again every 30 s
 *  source  spec sections 7 and 9 */
export const inboxQuery = queryOptions({
  queryKey: [inboxCalls.list] as const,
  queryFn: async ({ signal }): Promise<Inbox> => {
    const { answer, headers } = await readWhole(inboxCalls.list, signal);
    const lines = answer as readonly NotificationView[];
    const told = headers?.get('X-Unread-Count');
    return { lines, unread: told ? Number(told) : lines.filter(({ read }) => !read).length };
  },
  refetchInterval: 30_000,
});

/** The member's inbox; a guest has none, and nothing is asked for. */
export function useInbox() {
  return useQuery({ ...inboxQuery, enabled: useMember() !== undefined });
}

/** Reads one line; the lists follow. */
export function useMarkRead() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(inboxCalls.markRead as typeof markRead, { params: { id } }),
    onSettled: refresh,
  });
}

/** Reads all; the lists follow. */
export function useMarkAllRead() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(inboxCalls.markAllRead as typeof markAllRead),
    onSettled: refresh,
  });
}

/** Fetches every list of notifications anew. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [inboxCalls.list] });
}

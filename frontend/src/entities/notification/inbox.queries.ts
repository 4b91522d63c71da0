import { readWithHeaders } from '@lib/api/call';
import { useMember } from '@lib/session/session';
import type { NotificationView } from '@modules/notifications/notifications.contract';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The bell shows the newest notifications and the number of unread ones. */
export interface Inbox {
  readonly items: readonly NotificationView[];
  readonly unread: number;
}

/** Copied from the contract, which would load all of zod at start; a test keeps the two equal. */
export const inboxEndpoints = {
  list: '/api/notifications',
  stream: '/api/notifications/stream',
  markRead: { method: 'PATCH', path: '/api/notifications/:id/read' },
  markAllRead: { method: 'PATCH', path: '/api/notifications/mark-all-read' },
} as const;

/** units  refetched every 30 s */
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

/** The member's inbox. For a guest nothing is fetched. */
export function useInbox() {
  return useQuery({ ...inboxQuery, enabled: useMember() !== undefined });
}

import { call } from '@lib/api/call';
import type { markAllRead, markRead } from '@modules/notifications/notifications.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inboxEndpoints } from './inbox.queries';

/** Marks one notification as read and refreshes the lists. */
export function useMarkRead() {
  const refresh = useRefreshInbox();
  return useMutation({
    mutationFn: (id: string) => call(inboxEndpoints.markRead as typeof markRead, { params: { id } }),
    onSettled: refresh,
  });
}

/** Marks all notifications as read and refreshes the lists. */
export function useMarkAllRead() {
  const refresh = useRefreshInbox();
  return useMutation({
    mutationFn: () => call(inboxEndpoints.markAllRead as typeof markAllRead),
    onSettled: refresh,
  });
}

/** Refreshes every list of notifications. */
export function useRefreshInbox(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [inboxEndpoints.list] });
}

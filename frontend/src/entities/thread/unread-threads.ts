import { readWithHeaders } from '@lib/api/call';
import { showUnread } from '@lib/browser/page-title';
import { useMember } from '@lib/session/session';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { countUnreadThreads } from '@modules/messages/messages.contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { canWatchInbox } from '../notification/can-watch-inbox';

/** The key of everything about threads: what the stream of notifications refreshes. Copied from the contract, which would load all of zod at start. */
export const threadsKey = '/api/threads';

/** Refetched when the stream signals; polled only where there is no stream. */
export const unreadThreadsQuery = queryOptions({
  queryKey: [threadsKey, 'unread'] as const,
  queryFn: async ({ signal }) =>
    (await readWithHeaders('/api/threads/unread', signal)).answer as ResponseOf<typeof countUnreadThreads>,
  refetchInterval: () => (canWatchInbox() ? false : 30_000),
});

/** How many threads have something unread; the document's title shows it too. A guest fetches nothing. */
export function useUnreadThreads(): number {
  const isMember = useMember() !== undefined;
  const { data } = useQuery({ ...unreadThreadsQuery, enabled: isMember });
  const unread = isMember ? (data?.unread ?? 0) : 0;
  useEffect(() => showUnread(unread), [unread]);
  return unread;
}

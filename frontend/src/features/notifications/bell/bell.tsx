import { canWatchInbox } from '@entities/notification/can-watch-inbox';
import { useInbox } from '@entities/notification/inbox.queries';
import { useMember } from '@lib/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { IconButton } from '@ui/actions/icon-button';
import { OnDemand } from '@ui/overlays/on-demand';
import { Bell as BellSign } from 'lucide-react';
import { lazy, useEffect } from 'react';

const load = () => import('./bell-panel');
const BellPanel = lazy(() => load().then((panel) => ({ default: panel.BellPanel })));

/** The notification bell, with the number of unread notifications. */
export function Bell() {
  const unread = useInbox().data?.unread ?? 0;
  useLiveInbox();
  const button = (
    <IconButton label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'} count={unread}>
      <BellSign aria-hidden="true" />
    </IconButton>
  );
  return <OnDemand button={button} opens="dialog" load={load} overlay={<BellPanel button={button} />} />;
}

/** Refreshes the lists as soon as the server reports a change. */
function useLiveInbox(): void {
  const memberId = useMember()?.uid;
  const client = useQueryClient();
  useEffect(() => {
    if (memberId === undefined || !canWatchInbox()) return;
    const stop = new AbortController();
    import('@entities/notification/live-inbox').then(
      ({ watchInbox }) => watchInbox(memberId, client, stop.signal),
      () => undefined, // without signal: the next page load tries again
    );
    return () => stop.abort();
  }, [memberId, client]);
}

import { inboxEndpoints, useInbox, useMarkAllRead } from '@entities/notification/inbox.queries';
import { watchInbox } from '@entities/notification/live-inbox';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Popover } from '@ui/overlays/popover';
import { Bell as BellSign } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import style from './bell.module.css';
import { BellList } from './bell-list';

/** The notification bell with the unread count. Its panel is 320 px wide, with a list area of 320 px. */
export function Bell() {
  const { data } = useInbox();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const markAll = useMarkAllRead();
  useLiveInbox();
  const unread = data?.unread ?? 0;
  const viewAll = () => {
    setOpen(false);
    navigate(paths.notifications);
  };
  return (
    <Popover
      label="Notifications"
      shape="panel"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'} count={unread}>
          <BellSign aria-hidden="true" />
        </IconButton>
      }
    >
      <div className={style.head}>
        <h2 className={style.title}>Notifications</h2>
        {unread > 0 && (
          <Button size="small" variant="quiet" busy={markAll.isPending} onClick={() => markAll.mutate()}>
            Mark all read
          </Button>
        )}
      </div>
      <div className={style.list}>
        <BellList onOpen={() => setOpen(false)} />
      </div>
      {data && data.items.length > 0 && (
        <div className={style.foot}>
          <Button variant="quiet" size="small" block onClick={viewAll}>
            View all notifications
          </Button>
        </div>
      )}
    </Popover>
  );
}

/** Refreshes the lists as soon as the server reports a change. */
function useLiveInbox(): void {
  const memberId = useMember()?.uid;
  const client = useQueryClient();
  useEffect(() => {
    if (memberId === undefined) return;
    return watchInbox(memberId, () => void client.invalidateQueries({ queryKey: [inboxEndpoints.list] }));
  }, [memberId, client]);
}

import { useMarkAllRead } from '@entities/notification/inbox.mutations';
import { useInbox } from '@entities/notification/inbox.queries';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Popover } from '@ui/overlays/popover';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import style from './bell.module.css';
import { BellList } from './bell-list';

/** The panel of the bell, 320 px wide with a list area of 320 px, open from the start. */
export function BellPanel({ button }: { readonly button: ReactElement }) {
  const { data } = useInbox();
  const [isOpen, setOpen] = useState(true);
  const navigate = useNavigate();
  const markAll = useMarkAllRead();
  const unread = data?.unread ?? 0;
  const viewAll = () => {
    setOpen(false);
    navigate(paths.notifications);
  };
  return (
    <Popover label="Notifications" shape="panel" open={isOpen} onOpenChange={setOpen} trigger={button}>
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

import { useMarkRead } from '@entities/notification/inbox.mutations';
import { useInbox } from '@entities/notification/inbox.queries';
import { NotificationItem } from '@entities/notification/notification-item';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { Bell } from 'lucide-react';
import style from './bell.module.css';

/** The bell's panel: the newest notifications, or its empty, loading or error state. */
export function BellList({ onOpen }: { readonly onOpen: () => void }) {
  const isMember = useMember() !== undefined;
  const inbox = useInbox();
  const read = useMarkRead();
  const { data, instead } = loaded(inbox, {
    waiting: isMember ? (
      <p className={style.note} role="status">
        Loading notifications...
      </p>
    ) : (
      <NoNotifications />
    ),
    stale: 'below',
    problem: (_error, retry) =>
      inbox.data ? (
        <p className={style.stale} role="alert">
          Failed to fetch notifications
        </p>
      ) : (
        <div className={style.note} role="alert">
          <p className={style.lead}>Failed to fetch notifications</p>
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </div>
      ),
    isEmpty: ({ items }) => items.length === 0,
    empty: <NoNotifications />,
  });
  if (!data) return instead;
  return (
    <>
      {instead}
      <ul role="list" className={style.lines}>
        {data.items.map((line) => (
          <li key={line.id}>
            <NotificationItem
              notification={line}
              onOpen={({ id, read: wasRead }) => {
                if (!wasRead) read.mutate(id);
                onOpen();
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const NoNotifications = () => (
  <div className={style.note}>
    <Bell className={style.sign} aria-hidden="true" />
    <p className={style.lead}>No notifications yet</p>
    <p className={style.words}>We'll notify you when something happens</p>
  </div>
);

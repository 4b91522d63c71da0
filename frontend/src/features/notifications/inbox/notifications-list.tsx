import { useMarkRead } from '@entities/notification/inbox.mutations';
import { NotificationItem } from '@entities/notification/notification-item';
import { notificationPagesQuery } from '@entities/notification/notifications.queries';
import { paths } from '@lib/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Pager } from '@ui/data/pager';
import { Empty } from '@ui/feedback/empty';
import { ErrorBox } from '@ui/feedback/error-box';
import { Loading } from '@ui/feedback/skeleton';
import { Stack } from '@ui/layout/layout';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './notifications-list.module.css';

/** The inbox as a page: newest first, more on demand. */
export function NotificationsList({ show }: { readonly show: 'all' | 'unread' }) {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificationPagesQuery(show),
  );
  const read = useMarkRead();
  if (isPending) return <Loading label="Loading notifications..." shape="row" />;
  if (!data)
    return (
      <ErrorBox
        title="Your notifications"
        message="Failed to fetch notifications"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  const lines = data.pages.flat();
  if (lines.length === 0) return <NoNotifications show={show} />;
  return (
    <Stack>
      <ul role="list" className={style.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <NotificationItem
              notification={line}
              onOpen={(opened) => !opened.read && read.mutate(opened.id)}
            />
          </li>
        ))}
      </ul>
      <Pager
        shown={lines.length}
        unit="notifications"
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
        busy={isFetchingNextPage}
      />
    </Stack>
  );
}

function NoNotifications({ show }: { readonly show: 'all' | 'unread' }) {
  if (show === 'unread')
    return (
      <Empty visual={<Bell aria-hidden="true" />} title="All read">
        You have read everything.
      </Empty>
    );
  return (
    <Empty
      visual={<Bell aria-hidden="true" />}
      title="No notifications yet"
      action={
        <Button asChild>
          <Link to={paths.home}>See what is for sale</Link>
        </Button>
      }
    >
      We'll notify you when something happens
    </Empty>
  );
}

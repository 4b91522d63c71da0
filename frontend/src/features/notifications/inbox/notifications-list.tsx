import { useMarkRead } from '@entities/notification/inbox.mutations';
import { NotificationItem } from '@entities/notification/notification-item';
import { notificationPagesQuery } from '@entities/notification/notifications.queries';
import { paths } from '@lib/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Pager } from '@ui/data/pager';
import { Empty } from '@ui/feedback/empty';
import { ErrorBox } from '@ui/feedback/error-box';
import { loaded } from '@ui/feedback/loaded';
import { Stack } from '@ui/layout/layout';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './notifications-list.module.css';

/** The inbox as a page: newest first, more on demand. */
export function NotificationsList({ show }: { readonly show: 'all' | 'unread' }) {
  const query = useInfiniteQuery({ ...notificationPagesQuery(show), select: ({ pages }) => pages.flat() });
  const read = useMarkRead();
  const { data: lines, instead } = loaded(query, {
    label: 'Loading notifications...',
    shape: 'row',
    problem: (_error, retry) => (
      <ErrorBox
        title="Your notifications"
        message="Failed to fetch notifications"
        action={<Button onClick={retry}>Try again</Button>}
      />
    ),
    isEmpty: (all) => all.length === 0,
    empty: <NoNotifications show={show} />,
  });
  if (!lines) return instead;
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
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
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

import { useMarkAllRead } from '@entities/notification/inbox.mutations';
import { useInbox } from '@entities/notification/inbox.queries';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading } from '@ui/layout/layout';
import { Tabs } from '@ui/layout/tabs';
import { Bell } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Preferences } from '../preferences/preferences';
import { NotificationsList } from './notifications-list';

const views = ['all', 'unread', 'preferences'] as const;

/** /notifications: the inbox and the notification preferences. */
export default function NotificationsPage() {
  const session = useSession();
  if (session.status === 'loading')
    return (
      <Page width="form">
        <Loading label="Loading notifications..." shape="row" />
      </Page>
    );
  return <Page width="form">{session.status === 'signed-in' ? <Inbox /> : <NoInbox />}</Page>;
}

function Inbox() {
  const [params, setParams] = useSearchParams();
  const show = views.find((view) => view === params.get('show')) ?? 'all';
  const unread = useInbox().data?.unread ?? 0;
  const markAll = useMarkAllRead();
  return (
    <>
      <PageHeading
        title="Notifications"
        lead="Your deals, your events, the wall and your account, newest first."
        actions={
          unread > 0 && (
            <Button busy={markAll.isPending} onClick={() => markAll.mutate()}>
              Mark all read
            </Button>
          )
        }
      />
      <Tabs
        label="Notifications"
        value={show}
        onValueChange={(next) => setParams(next === 'all' ? {} : { show: next }, { replace: true })}
        tabs={[
          { value: 'all', label: 'All', content: show === 'all' && <NotificationsList show="all" /> },
          {
            value: 'unread',
            label: 'Unread',
            count: unread,
            content: show === 'unread' && <NotificationsList show="unread" />,
          },
          { value: 'preferences', label: 'Preferences', content: show === 'preferences' && <Preferences /> },
        ]}
      />
    </>
  );
}

/** A guest returns to the requested page after sign-in. */
function NoInbox() {
  const { pathname, search } = useLocation();
  return (
    <Empty
      heading="h1"
      visual={<Bell aria-hidden="true" />}
      title="Sign in to see your notifications"
      action={
        <Button asChild variant="primary">
          <Link to={paths.login(pathname + search)}>Sign in</Link>
        </Button>
      }
    >
      Here you see when somebody holds a part of yours, asks about it or answers you.
    </Empty>
  );
}

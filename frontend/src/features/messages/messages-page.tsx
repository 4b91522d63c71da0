import { useSyncDrafts } from '@entities/draft/use-sync-drafts';
import { AwayPage } from '@entities/member/away-page';
import { sendDelivered } from '@entities/thread/thread.mutations';
import { unreadThreadsQuery } from '@entities/thread/unread-threads';
import { useIsWide } from '@lib/browser/use-is-wide';
import { paths } from '@lib/paths';
import { useAwayMember, useSession } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { classes } from '@ui/classes';
import { Empty } from '@ui/feedback/empty';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading, Row } from '@ui/layout/layout';
import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import style from './messages.module.css';
import { NewThread } from './new-thread';
import { ThreadList } from './thread-list';
import { ThreadPane } from './thread-pane';

/** /messages, /messages/new and /messages/:id: the list and a thread, side by side where there is room. */
export default function MessagesPage() {
  const session = useSession();
  const isAway = useAwayMember() !== undefined;
  const { pathname, search } = useLocation();
  if (session.status === 'loading')
    return (
      <Page>
        <Loading label="Loading Messages…" shape="row" />
      </Page>
    );
  if (session.status === 'signed-in') return <Messages />;
  if (isAway) return <AwayPage />;
  return pathname === paths.messages ? <Guest /> : <Navigate to={paths.login(pathname + search)} replace />;
}

function Messages() {
  const { id } = useParams();
  const { pathname } = useLocation();
  const isWide = useIsWide();
  const isNew = pathname === '/messages/new';
  const isOpen = isNew || id !== undefined;
  useSyncDrafts();
  useDelivered();
  return (
    <Page>
      <div className={classes(isOpen && !isWide && style.hidden)}>
        <PageHeading title="Messages" />
      </div>
      <div className={style.columns}>
        {(isWide || !isOpen) && <ThreadList openId={id} />}
        {isOpen ? isNew ? <NewThread /> : <ThreadPane key={id} id={id ?? ''} /> : isWide && <NothingOpen />}
      </div>
    </Page>
  );
}

/** Reports to the server that this device has all messages. */
function useDelivered(): void {
  const { data } = useQuery(unreadThreadsQuery);
  const lastPosition = data?.lastPosition ?? 0;
  useEffect(() => {
    if (lastPosition > 0) sendDelivered(lastPosition).catch(() => undefined);
  }, [lastPosition]);
}

function NothingOpen() {
  return (
    <section className={style.pane} aria-label="Conversation">
      <Empty visual={<MessagesSquare aria-hidden="true" />} title="Choose a conversation">
        Or open a listing and press “Ask the seller”.
      </Empty>
    </section>
  );
}

function Guest() {
  return (
    <Page width="form">
      <PageHeading
        title="Messages"
        lead="Ask a seller about a part, agree on a price and a place, and find it all again later."
      />
      <Row>
        <Button asChild variant="primary">
          <Link to={paths.login(paths.messages)}>Sign in</Link>
        </Button>
        <Button asChild>
          <Link to={paths.home}>Browse Listings</Link>
        </Button>
      </Row>
    </Page>
  );
}

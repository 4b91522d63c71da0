import { dealQuery } from '@entities/deal/deal.queries';
import { useChangeThread, useSendRead } from '@entities/thread/thread.mutations';
import { threadQuery } from '@entities/thread/thread.queries';
import { paths } from '@lib/paths';
import type { DealView } from '@modules/deals/deals.contract';
import type { ThreadView } from '@modules/messages/messages.contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BackLink } from '@ui/actions/back-link';
import { Button } from '@ui/actions/button';
import { Avatar } from '@ui/data/avatar';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { later } from '@ui/overlays/later';
import { MessageCircleOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { AboutCard } from './about-card';
import { Compose } from './compose';
import { DealBar } from './deal/deal-bar';
import { DealFeedback } from './deal/deal-feedback';
import { DealQuestion } from './deal/deal-question';
import { priceWords } from './deal/deal-words';
import { FreshPhotoBar } from './fresh-photo-bar';
import { inPane } from './in-pane';
import { MeetButton } from './meeting/meet-button';
import { MessageLog } from './message-log';
import style from './messages.module.css';
import { quickRepliesFor, unsaid } from './quick-replies';
import { RequestBar } from './request-bar';
import { entriesOf } from './thread-entries';
import { ThreadMenu } from './thread-menu';
import { useMessageDraft } from './use-message-draft';
import { usePlaceInLog } from './use-place-in-log';

const Confirm = later(() => import('@ui/overlays/dialog').then((dialog) => dialog.Confirm));

/** One thread: members, subject, messages, and the field for the next one. */
export function ThreadPane({ id }: { readonly id: string }) {
  const query = useInfiniteQuery(threadQuery(id));
  const { data, instead } = loaded(query, {
    label: 'Loading Messages…',
    shape: 'row',
    refused: inPane(<NoThread />),
    within: inPane,
  });
  const thread = data?.pages[0];
  if (!thread) return instead;
  const messages = data.pages.toReversed().flatMap((page) => page.messages);
  return (
    <Thread
      thread={{ ...thread, messages, before: data.pages.at(-1)?.before ?? null }}
      onEarlier={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      isLoadingEarlier={query.isFetchingNextPage}
    />
  );
}

type ThreadProps = {
  readonly thread: ThreadView;
  readonly onEarlier: (() => void) | undefined;
  readonly isLoadingEarlier: boolean;
};

function Thread({ thread, onEarlier, isLoadingEarlier }: ThreadProps) {
  const { id, about, others, messages, mayWrite, hasAnswer } = thread;
  const names = others.map(({ name }) => name).join(', ') || 'Former member';
  const compose = useMessageDraft(id);
  const change = useChangeThread(id);
  const [unsending, setUnsending] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const deal = useDealOf(thread);
  const steps = entriesOf(thread, deal, names);
  useRead(thread);
  usePlaceInLog(end, {
    latest: `${messages.at(-1)?.id} ${compose.waiting.length}`,
    entries: steps.length,
  });
  return (
    <section className={style.pane} aria-label={`Conversation with ${names}`}>
      <ThreadHeading thread={thread} names={names} />
      <AboutCard about={about} price={priceWords(deal)} />
      {deal && <DealBar deal={deal} name={names} />}
      {onEarlier && (
        <Button variant="quiet" busy={isLoadingEarlier} onClick={onEarlier}>
          Earlier messages
        </Button>
      )}
      <MessageLog
        threadId={id}
        isRequest={thread.isRequest}
        messages={messages}
        steps={steps}
        waiting={compose.waiting}
        photoOf={compose.photos.photoOf}
        others={others}
        left={thread.left}
        hasAnswer={hasAnswer}
        onWithdraw={setUnsending}
        onRetry={compose.retry}
        onDrop={compose.drop}
      />
      {unsending !== null && (
        <Confirm
          open
          onOpenChange={() => setUnsending(null)}
          title="Unsend this message?"
          description={`${names} can no longer read it, but may have read it already. You cannot bring it back.`}
          action="Unsend"
          danger
          onConfirm={() => {
            change.mutate({ type: 'withdraw', messageId: unsending });
            setUnsending(null);
          }}
        />
      )}
      {deal && <DealQuestion deal={deal} name={names} />}
      {deal && <DealFeedback deal={deal} name={names} />}
      {thread.isRequest && <RequestBar thread={thread} />}
      {thread.freshPhoto && <FreshPhotoBar threadId={id} photo={thread.freshPhoto} name={names} />}
      {mayWrite ? (
        <Compose
          draft={compose.draft}
          onDraft={compose.setDraft}
          onSend={compose.send}
          photos={compose.photos}
          quickReplies={unsaid(quickRepliesFor(about, { hasAnswer, deal }), {
            messages,
            waiting: compose.waiting,
            isWhole: thread.before === null,
          })}
          name={names}
          more={<MeetButton threadId={id} />}
        />
      ) : (
        <Notice live={false}>{closedBecause(thread)}</Notice>
      )}
      <div ref={end} className={style.end} />
    </section>
  );
}

function closedBecause({ others: [other, ...more] }: ThreadView): string {
  if (more.length > 0) return 'You cannot write here any more.';
  return other?.isSuspended
    ? 'This member is suspended; they cannot answer.'
    : 'You cannot write to each other here any more.';
}

/** The deal of two members about a listing; undefined in other threads. */
function useDealOf({ id, about, others }: ThreadView): DealView | undefined {
  const isOfTwo = about.kind === 'listing' && others.length === 1;
  return useQuery({ ...dealQuery(id), enabled: isOfTwo }).data ?? undefined;
}

function ThreadHeading({ thread, names }: { readonly thread: ThreadView; readonly names: string }) {
  const [other] = thread.others;
  return (
    <>
      <div className={style.back}>
        <BackLink>
          <Link to={paths.messages}>All messages</Link>
        </BackLink>
      </div>
      <header className={style.headingRow}>
        <Avatar name={names} decorative />
        <h2 className={style.name}>
          {thread.others.length === 1 && other ? <Link to={paths.member(other.id)}>{names}</Link> : names}
          {thread.isPinned && <span className={style.hint}> Always on</span>}
        </h2>
        <ThreadMenu thread={thread} />
      </header>
    </>
  );
}

/** Marks what is on screen as read: once for each new message, while the page is visible. */
function useRead({ id, lastPosition, messages, others }: ThreadView): void {
  const sendRead = useSendRead(id);
  const read = useRef(0);
  const isTheirs = others.length === 1 || messages.some(({ isMine }) => !isMine);
  useEffect(() => {
    const note = () => {
      if (!isTheirs || document.visibilityState !== 'visible' || read.current >= lastPosition) return;
      read.current = lastPosition;
      sendRead(lastPosition).catch(() => {
        read.current = 0;
      });
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [sendRead, lastPosition, isTheirs]);
}

function NoThread() {
  return (
    <Empty
      visual={<MessageCircleOff aria-hidden="true" />}
      title="No such conversation"
      action={
        <Button asChild>
          <Link to={paths.messages}>All messages</Link>
        </Button>
      }
    >
      The address is wrong, or you have left it.
    </Empty>
  );
}

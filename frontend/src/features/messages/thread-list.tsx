import { useBlockMember } from '@entities/member/member.mutations';
import { useAnswerRequests } from '@entities/thread/thread.mutations';
import { threadsQuery } from '@entities/thread/thread.queries';
import { unreadThreadsQuery } from '@entities/thread/unread-threads';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { type ThreadCard, type ThreadFilter, threadFilters } from '@modules/messages/messages.contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Pager } from '@ui/data/pager';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { TextInput } from '@ui/forms/text-input';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { Inbox, Search } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import style from './messages.module.css';
import { ThreadLine } from './thread-line';

const FoundMessages = lazy(() => import('./found-messages'));

/** The member's threads, with filters and a search by name, listing and the words of messages. The address holds the filter and the search. */
export function ThreadList({ openId }: { readonly openId: string | undefined }) {
  const [params, setParams] = useSearchParams();
  const filter = threadFilters.find((one) => one === params.get('show')) ?? 'inbox';
  const search = params.get('search') ?? '';
  const isSuspended = useMember()?.suspension != null;
  const requests = useQuery(unreadThreadsQuery).data?.requests ?? 0;
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  return (
    <section className={style.list} aria-label="Conversations">
      <TextInput
        type="search"
        aria-label="Search by name, listing or words"
        placeholder="Name, listing or words"
        maxLength={200}
        before={<Search aria-hidden="true" />}
        value={search}
        onChange={(event) => set('search', event.target.value)}
      />
      <nav className={style.filters} aria-label="Which conversations">
        {threadFilters.map((one) => (
          <button
            key={one}
            type="button"
            className={style.filter}
            aria-pressed={one === filter}
            onClick={() => set('show', one === 'inbox' ? '' : one)}
          >
            {filterLabels[one]}
            {one === 'requests' && requests > 0 && ` (${requests})`}
          </button>
        ))}
      </nav>
      <Threads filter={filter} search={search} openId={openId} />
      {search.trim().length > 1 && !isSuspended && (
        <Suspense>
          <FoundMessages search={search} />
        </Suspense>
      )}
    </section>
  );
}

const filterLabels: Readonly<Record<ThreadFilter, string>> = {
  inbox: 'All',
  buying: 'Buying',
  selling: 'Selling',
  requests: 'Requests',
  archived: 'Archived',
};

type ThreadsProps = {
  readonly filter: ThreadFilter;
  readonly search: string;
  readonly openId: string | undefined;
};

function Threads({ filter, search, openId }: ThreadsProps) {
  const query = useInfiniteQuery(threadsQuery(filter, search));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { data, instead } = loaded(query, { label: 'Loading Messages…', shape: 'row' });
  if (!data) return instead;
  const threads = data.pages.flatMap((page) => page.threads);
  if (threads.length === 0) return <NoThreads filter={filter} search={search} />;
  const picked = threads.filter(({ id }) => chosen.includes(id));
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <>
      {filter === 'requests' && <RequestActions picked={picked} onDone={() => setChosen([])} />}
      <ul role="list" className={style.threads} onKeyDown={moveFocus}>
        {threads.map((thread) => (
          <li key={thread.id} className={style.threadRow}>
            {filter === 'requests' && (
              <input
                type="checkbox"
                className={style.check}
                aria-label={`Choose the request of ${thread.others.map(({ name }) => name).join(', ')}`}
                checked={chosen.includes(thread.id)}
                onChange={() => toggle(thread.id)}
              />
            )}
            <ThreadLine thread={thread} isOpen={thread.id === openId} />
          </li>
        ))}
      </ul>
      <Pager
        shown={threads.length}
        unit="conversations"
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
      />
    </>
  );
}

/** Actions on several requests at once. */
function RequestActions({
  picked,
  onDone,
}: {
  readonly picked: readonly ThreadCard[];
  readonly onDone: () => void;
}) {
  const answer = useAnswerRequests();
  const block = useBlockMember();
  const ids = picked.map(({ id }) => id);
  const problem = answer.error ?? block.error;
  const blockAll = async () => {
    for (const { others } of picked) for (const { id } of others) await block.mutateAsync(id);
    await answer.mutateAsync({ ids, answer: 'dismiss' });
    onDone();
  };
  return (
    <>
      <p className={style.hint}>
        Messages from somebody new arrive here first. They are not told what you do with them.
      </p>
      <div className={style.row}>
        <Button
          size="small"
          disabled={ids.length === 0}
          onClick={() => answer.mutate({ ids, answer: 'accept' }, { onSuccess: onDone })}
        >
          Accept
        </Button>
        <ConfirmButton
          size="small"
          disabled={ids.length === 0}
          title={`Dismiss ${counted(ids.length, 'request')}?`}
          description="They leave your requests, and we do not tell who wrote. You are not notified if they write there again."
          action="Dismiss"
          onConfirm={() => answer.mutate({ ids, answer: 'dismiss' }, { onSuccess: onDone })}
        >
          Dismiss
        </ConfirmButton>
        <ConfirmButton
          size="small"
          variant="quiet"
          disabled={ids.length === 0}
          title={`Block ${picked.flatMap(({ others }) => others.map(({ name }) => name)).join(', ')}?`}
          description="You will no longer see each other’s listings, write to each other or hold each other’s parts. Holds between you are released. We do not tell them."
          action="Block"
          onConfirm={() => void blockAll().catch(() => undefined)}
        >
          Block
        </ConfirmButton>
      </div>
      {problem && <Notice tone="problem">{messageOf(problem)}</Notice>}
    </>
  );
}

function NoThreads({ filter, search }: { readonly filter: ThreadFilter; readonly search: string }) {
  if (search) return <p className={style.hint}>None of your conversations has this name or listing.</p>;
  if (filter === 'requests')
    return <Empty title="No requests">Somebody new who writes to you appears here.</Empty>;
  if (filter === 'archived')
    return <Empty title="Nothing archived">Conversations you archive appear here.</Empty>;
  return (
    <Empty
      visual={<Inbox aria-hidden="true" />}
      title="No messages yet"
      action={
        <Button asChild variant="primary">
          <Link to={paths.home}>Browse Listings</Link>
        </Button>
      }
    >
      Open a listing and press “Ask the seller”.
    </Empty>
  );
}

/** The arrow keys move from one thread to the next. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

import { foundMessagesQuery } from '@entities/thread/thread.queries';
import { messageOf } from '@lib/api/problem';
import { counted, dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { FoundMessage } from '@modules/messages/messages.contract';
import { useQuery } from '@tanstack/react-query';
import { Age } from '@ui/data/age';
import { Notice } from '@ui/feedback/notice';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import style from './messages.module.css';
import { anchorOf } from './use-place-in-log';

/** The messages with the words that are searched, below the conversations with such a name or listing. */
export default function FoundMessages({ search }: { readonly search: string }) {
  const { data, error } = useQuery(foundMessagesQuery(useAfterPause(search.trim())));
  if (error) return <Notice tone="problem">{messageOf(error)}</Notice>;
  return (
    <section className={style.list} aria-label="Found in messages">
      <h2 className={style.foundHeading}>In messages</h2>
      <p className={style.hint} role="status">
        {data ? summaryOf(data) : 'Searching your messages…'}
      </p>
      {data && (
        <ul role="list" className={style.threads}>
          {data.messages.map((message) => (
            <li key={message.id} className={style.threadRow}>
              <Hit message={message} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Hit({ message }: { readonly message: FoundMessage }) {
  const { id, threadId, others, senderName, isMine, sentAt, line } = message;
  const { search } = useLocation();
  return (
    <Link to={{ pathname: paths.thread(threadId), search, hash: anchorOf(id) }} className={style.line}>
      <span className={style.lineWords}>
        <span className={style.lineTop}>
          <span className={style.lineName}>
            {others.map(({ name }) => name).join(', ') || 'Former member'}
          </span>
          <span className={style.hint}>
            <Age since={sentAt} />
          </span>
        </span>
        <span className={style.foundLine}>
          {isMine ? 'You' : senderName}:{' '}
          {line.map(({ words, isMatch }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line never move
            isMatch ? <mark key={at}>{words}</mark> : words,
          )}
        </span>
      </span>
    </Link>
  );
}

type Found = {
  readonly messages: readonly FoundMessage[];
  readonly hasMore: boolean;
  readonly searchedSince: string | null;
};

function summaryOf({ messages, hasMore, searchedSince }: Found): string {
  const since = searchedSince === null ? '' : ` Messages before ${dayIn(searchedSince)} are not searched.`;
  if (messages.length === 0) return `No message has these words.${since}`;
  if (hasMore) return `The newest ${messages.length}. Add a word to find fewer.`;
  return `${counted(messages.length, 'message')}.${since}`;
}

/** What was typed, once the typing pauses. */
function useAfterPause(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** Milliseconds without a key press. */
const pause = 300;

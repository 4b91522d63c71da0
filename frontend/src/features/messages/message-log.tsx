import { LocalPhoto } from '@entities/draft/draft-photo-list';
import type { DraftPhoto } from '@entities/draft/draft-photos';
import type { Unsent } from '@lib/browser/device-drafts';
import { dayIn } from '@lib/format';
import type { MessageView, ThreadView } from '@modules/messages/messages.contract';
import { Button } from '@ui/actions/button';
import { classes } from '@ui/classes';
import { Notice } from '@ui/feedback/notice';
import type { ReactNode } from 'react';
import { LinkedText } from './linked-text';
import style from './messages.module.css';
import { MessagePhotos } from './photos/message-photos';
import { ReportMessage } from './report-message';
import { anchorOf } from './use-place-in-log';
import { warningWords } from './warning-words';

export type MessageLogProps = {
  readonly threadId?: string;
  /** The member whose photos are shown once the request is accepted. */
  readonly isRequest?: boolean;
  readonly messages: readonly MessageView[];
  /** The other entries of the thread, placed among the messages by position. */
  readonly steps?: readonly LogStep[];
  readonly waiting: readonly Unsent[];
  /** A photo of a waiting message. */
  readonly photoOf: (key: string) => DraftPhoto | undefined;
  readonly others: ThreadView['others'];
  /** The members who have left, whose messages stay. */
  readonly left?: ThreadView['left'];
  readonly hasAnswer: boolean;
  readonly onWithdraw: (id: string) => void;
  readonly onRetry: (message: Unsent) => void;
  readonly onDrop: (message: Unsent) => void;
};

export type LogStep = {
  readonly position: number;
  readonly at: string;
  readonly shown: ReactNode;
};

/** The messages of a thread by day, and below them those that wait on this device. */
export function MessageLog(props: MessageLogProps) {
  const {
    threadId = '',
    isRequest = false,
    messages,
    steps = [],
    waiting,
    photoOf,
    others,
    left = [],
    hasAnswer,
  } = props;
  const { onWithdraw, onRetry, onDrop } = props;
  const known = new Set(messages.map(({ id }) => id));
  const lastMine = messages.findLast(({ isMine, status }) => isMine && status === 'sent');
  const nameOf = (id: string) =>
    [...others, ...left].find((other) => other.id === id)?.name ?? 'Former member';
  const bubbles = messages.map(
    (message): LogStep => ({
      position: message.position,
      at: message.sentAt,
      shown: (
        <Bubble
          message={message}
          threadId={threadId}
          isRequest={isRequest}
          name={message.isMine ? 'You' : nameOf(message.senderId)}
          isGroup={others.length + left.length > 1}
          isLive={hasAnswer || message.isMine}
          mark={message === lastMine ? markOf(message, others) : undefined}
          others={messages.filter(
            ({ senderId, status }) => senderId === message.senderId && status === 'sent',
          )}
          onWithdraw={() => onWithdraw(message.id)}
        />
      ),
    }),
  );
  const entries = [...bubbles, ...steps].sort((one, other) => one.position - other.position);
  return (
    <div className={style.log} role="log" aria-label="Messages">
      {entries.map(({ position, at, shown }, index) => {
        const day = dayIn(at);
        const isNewDay = index === 0 || dayIn(entries[index - 1]?.at ?? '') !== day;
        return (
          <div key={position} className={style.entry}>
            {isNewDay && <p className={style.day}>{day}</p>}
            {shown}
          </div>
        );
      })}
      {waiting
        .filter(({ id }) => !known.has(id))
        .map((message) => (
          <div key={message.id} className={classes(style.bubble, style.mine, style.waiting)}>
            {message.photos && message.photos.length > 0 && (
              <ul role="list" className={style.row} aria-label="Photos to send">
                {message.photos.map((key) => (
                  <li key={key}>
                    <LocalPhoto photo={photoOf(key)} />
                  </li>
                ))}
              </ul>
            )}
            {message.body && <p className={style.body}>{message.body}</p>}
            {message.problem === undefined ? (
              <p className={style.stamp}>Waiting to be sent</p>
            ) : (
              <>
                <p className={style.refused} role="alert">
                  {message.problem}
                </p>
                <div className={style.row}>
                  <Button size="small" onClick={() => onRetry(message)}>
                    Try again
                  </Button>
                  <Button size="small" variant="quiet" onClick={() => onDrop(message)}>
                    Back to the draft
                  </Button>
                </div>
              </>
            )}
          </div>
        ))}
    </div>
  );
}

type BubbleProps = {
  readonly threadId: string;
  readonly isRequest: boolean;
  readonly message: MessageView;
  readonly name: string;
  readonly isGroup: boolean;
  readonly isLive: boolean;
  readonly mark: string | undefined;
  /** What the same member wrote, this message too. */
  readonly others: readonly MessageView[];
  readonly onWithdraw: () => void;
};

function Bubble({
  threadId,
  isRequest,
  message,
  name,
  isGroup,
  isLive,
  mark,
  others,
  onWithdraw,
}: BubbleProps) {
  const { isMine, status, body, photos, sentAt, mayWithdraw, warnings } = message;
  return (
    <>
      {warnings.length > 0 && (
        <Notice tone="warn" live={false} title="Take your time with this one">
          {warnings.map((sign) => warningWords[sign]).join(' ')}
        </Notice>
      )}
      <article
        id={anchorOf(message.id)}
        tabIndex={-1}
        className={classes(style.bubble, isMine && style.mine)}
        aria-label={`${name}, ${timeOf(sentAt)}`}
      >
        {isGroup && !isMine && <p className={style.who}>{name}</p>}
        {status === 'sent' && photos.length > 0 && !isRequest && (
          <MessagePhotos threadId={threadId} message={message} name={isMine ? 'you' : name} />
        )}
        {status === 'sent' && photos.length > 0 && isRequest && (
          <p className={style.tombstone}>
            {photos.length === 1 ? 'One photo' : `${photos.length} photos`}, shown once you accept.
          </p>
        )}
        {status === 'sent' ? (
          body && <p className={style.body}>{isLive ? <LinkedText text={body} /> : body}</p>
        ) : (
          <p className={style.tombstone}>{tombstones[status]}</p>
        )}
        <p className={style.stamp}>
          <time dateTime={sentAt}>{timeOf(sentAt)}</time>
          {mark && <span> · {mark}</span>}
          {mayWithdraw && (
            <button type="button" className={style.withdraw} onClick={onWithdraw}>
              Unsend
            </button>
          )}
          {!isMine && status === 'sent' && <ReportMessage message={message} others={others} />}
        </p>
      </article>
    </>
  );
}

const tombstones = {
  withdrawn: 'Message unsent.',
  removed: 'Removed by a moderator.',
  erased: 'This member has left, and their messages were erased.',
};

function markOf({ position }: MessageView, others: ThreadView['others']): string {
  if (others.every(({ readUpTo }) => readUpTo >= position)) return 'Read';
  if (others.every(({ deliveredUpTo }) => deliveredUpTo >= position)) return 'Delivered';
  return 'Sent';
}

const timeOf = (at: string): string =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }).replace(/\u202f/g, ' ');

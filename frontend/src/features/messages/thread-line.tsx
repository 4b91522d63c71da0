import { useWriter } from '@entities/draft/use-writer';
import { useDeviceDrafts } from '@lib/browser/device-drafts';
import { paths } from '@lib/paths';
import type { ThreadCard } from '@modules/messages/messages.contract';
import { classes } from '@ui/classes';
import { Age } from '@ui/data/age';
import { Avatar } from '@ui/data/avatar';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { BellOff, Pin } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import style from './messages.module.css';

/** One thread of the list: members, subject, its draft or last words, and the number of unread messages. */
export function ThreadLine({ thread, isOpen }: { readonly thread: ThreadCard; readonly isOpen: boolean }) {
  const { id, others, title, isMuted, isPinned, unread, last } = thread;
  const { search } = useLocation();
  const draft = useDeviceDrafts(useWriter()).drafts[id]?.trim();
  const names = others.map(({ name }) => name).join(', ') || 'Former member';
  const words = last.words ?? 'Message no longer available';
  return (
    <Link
      to={{
        pathname: paths.thread(id),
        search: search.includes('listing=') || search.includes('member=') ? '' : search,
      }}
      className={classes(style.line, unread > 0 && style.unread)}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar name={names} decorative />
      <span className={style.lineWords}>
        <span className={style.lineTop}>
          <span className={style.lineName}>{names}</span>
          {isPinned && <Pin className={style.sign} aria-label="Pinned" />}
          {isMuted && <BellOff className={style.sign} aria-label="Muted" />}
          <span className={style.hint}>
            <Age since={last.at} />
          </span>
        </span>
        {title && <span className={style.lineTitle}>{title}</span>}
        <span className={style.preview}>
          {draft && !isOpen ? (
            <>
              <strong className={style.draft}>Draft:</strong> {draft}
            </>
          ) : (
            `${last.isMine ? 'You: ' : ''}${words}`
          )}
        </span>
      </span>
      {unread > 0 && (
        <span className={style.count}>
          {unread > 99 ? '99+' : unread}
          <VisuallyHidden> unread</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

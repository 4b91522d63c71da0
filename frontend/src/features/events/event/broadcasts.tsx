import { broadcastsQuery } from '@entities/event/event.queries';
import { ReportButton } from '@entities/report/report-button';
import { useReaderTimeZone } from '@lib/browser/reader-time-zone';
import { dayIn } from '@lib/format';
import { useMember } from '@lib/session/session';
import type { EventPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import style from './event-page.module.css';

/** Whether the reader is among those to whom the organizer writes, or may write themselves. */
export const isToldOf = ({ dates, allowedActions }: EventPage): boolean =>
  dates.some(({ mine }) => mine !== null) || allowedActions.includes('broadcast');

/** What the organizer wrote to those who go: for them and for its team. */
export function Broadcasts({ event }: { readonly event: EventPage }) {
  const isMember = useMember() !== undefined;
  const timeZone = useReaderTimeZone();
  const isTold = isToldOf(event);
  const { data } = useQuery({ ...broadcastsQuery(event.id), enabled: isMember && isTold });
  if (!isTold || !data || data.broadcasts.length === 0) return null;
  return (
    <section className={style.part}>
      <h2>From the organizer</h2>
      <ul role="list" className={style.broadcasts}>
        {data.broadcasts.map(({ id, subject, text, sentAt }) => (
          <li key={id}>
            <article className={style.broadcast} aria-labelledby={`broadcast-${id}`}>
              <h3 id={`broadcast-${id}`}>{subject}</h3>
              <p className={style.quiet}>
                <time dateTime={sentAt}>{dayIn(sentAt, timeZone)}</time>
              </p>
              <p className={style.words}>{text}</p>
              <ReportButton
                what={`the message “${subject}”`}
                target={{ kind: 'broadcast', id, label: subject }}
                ownerId={null}
              />
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { DateBadge } from '@entities/event/date-badge';
import { attendanceQuery } from '@entities/event/event.queries';
import { calendarDateIn, counted, dayIn, dayItself, spanIn } from '@lib/format';
import { useMember } from '@lib/session/session';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { classes } from '@ui/classes';
import { CalendarDate } from '@ui/data/calendar-date';
import { Facts } from '@ui/data/card';
import { Fold } from '@ui/layout/fold';
import { useState } from 'react';
import { AttendanceControl } from './attendance-control';
import { dayOf } from './day-of';
import style from './event-page.module.css';
import { datesOver, datesToCome } from './next-date';

const atFirst = 4;

/** All dates, the next first, each with who goes and the reader's own plan. */
export function EventDates({ event }: { readonly event: EventPage }) {
  const [isWhole, setWhole] = useState(false);
  const coming = datesToCome(event);
  const over = datesOver(event);
  const shown = coming.filter(({ mine }, at) => isWhole || at < atFirst || mine !== null);
  return (
    <section className={style.part} aria-labelledby="event-dates">
      <h2 id="event-dates" tabIndex={-1}>
        When
      </h2>
      {coming.length > 1 && <p className={style.quiet}>The next of {counted(coming.length, 'date')}.</p>}
      {coming.length === 0 && <p>No date is set yet. Dates appear here as soon as the organizer sets one.</p>}
      <Dates event={event} dates={shown} />
      {shown.length < coming.length && (
        <div>
          <Button size="small" onClick={() => setWhole(true)}>
            Show all {coming.length} dates
          </Button>
        </div>
      )}
      {over.length > 0 && (
        <Fold title={over.length === 1 ? 'The date before' : `The last ${over.length} dates`}>
          <Dates event={event} dates={over} />
        </Fold>
      )}
    </section>
  );
}

function Dates({ event, dates }: { readonly event: EventPage; readonly dates: readonly DateView[] }) {
  const isAsked =
    useMember()?.capabilities.includes('follow') === true && dates.some(({ isOver }) => !isOver);
  const { data: plans } = useQuery({ ...attendanceQuery(event.id), enabled: isAsked });
  if (dates.length === 0) return null;
  return (
    <ul role="list" className={style.dates}>
      {dates.map((date) => (
        <li key={date.dateId} className={style.date}>
          <CalendarDate {...calendarDateIn(...dayItself(date.day))} />
          <div className={style.dateWords}>
            <div className={style.dateTop}>
              <time
                dateTime={date.date}
                className={classes(style.when, date.status === 'cancelled' && style.off)}
              >
                {spanIn(date.date, date.endsAt, event.timeZone)}
              </time>
              <DateBadge status={date.status} />
            </div>
            {date.status !== 'on' && <p>{changeOf(date)}</p>}
            <Facts
              facts={[
                date.going > 0 &&
                  counted(
                    date.going,
                    date.isOver ? 'member went' : 'going',
                    date.isOver ? 'members went' : 'going',
                  ),
                date.interested > 0 &&
                  !date.isOver &&
                  `${counted(date.interested, 'interested', 'interested')}`,
              ]}
            />
            {event.status === 'published' && !date.isOver && (
              <AttendanceControl
                event={event}
                date={date}
                plan={plans?.dates.find(({ day }) => day === dayOf(event, date))}
                isPlanUnknown={isAsked && !plans && date.mine !== null}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** "Was to be on Sat, Jun 13, 2026. The field is flooded." */
function changeOf({ status, firstDay, day, reason }: DateView): string {
  const was = status === 'moved' && firstDay !== day && `Was to be on ${dayIn(...dayItself(firstDay))}.`;
  const open = status === 'postponed' && 'A new day is not set yet.';
  return [was, open, reason].filter(Boolean).join(' ');
}

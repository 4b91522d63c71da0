import { calendarDateIn, counted, dayIn, dayItself } from '@lib/format';
import { CalendarDate } from '@ui/data/calendar-date';
import { Empty } from '@ui/feedback/empty';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { CalendarDays, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './event-calendar.module.css';
import type { DayOfEvents } from './month-grid';

type MonthDaysProps = {
  readonly days: readonly DayOfEvents[];
  readonly open: string | undefined;
  readonly onOpen: (day: string | undefined) => void;
  /** The events of the open day. */
  readonly dayOf: (day: string) => ReactNode;
};

const maxDots = 5;

/** The days of a month that have events, with a dot for each. */
export function MonthDays({ days, open, onOpen, dayOf }: MonthDaysProps) {
  if (days.length === 0)
    return (
      <Empty title="No events this month" heading="h3" visual={<CalendarDays aria-hidden="true" />}>
        Search farther away, or look at another month.
      </Empty>
    );
  return (
    <ul role="list" className={style.days}>
      {days.map(({ day, total, events }) => (
        <li key={day}>
          <button
            type="button"
            aria-expanded={day === open}
            className={style.row}
            onClick={() => onOpen(day === open ? undefined : day)}
          >
            <CalendarDate {...calendarDateIn(...dayItself(day))} />
            <span className={style.rowWords}>
              <span className={style.rowTop}>
                <span>{dayIn(...dayItself(day)).slice(0, 3)}</span>
                <span className={style.dots} aria-hidden="true">
                  {events.slice(0, maxDots).map(({ dateId }) => (
                    <i key={dateId} />
                  ))}
                </span>
                <span>{counted(total, 'event')}</span>
                <VisuallyHidden> on {dayIn(...dayItself(day))}</VisuallyHidden>
              </span>
              <span className={style.rowTitles}>{events.map(({ title }) => title).join(', ')}</span>
            </span>
            <ChevronDown aria-hidden="true" />
          </button>
          {day === open && dayOf(day)}
        </li>
      ))}
    </ul>
  );
}

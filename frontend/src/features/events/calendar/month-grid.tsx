import { today } from '@lib/day';
import { counted, dayIn, dayItself } from '@lib/format';
import type { monthOfEvents } from '@modules/events/events.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { classes } from '@ui/classes';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import style from './event-calendar.module.css';
import { dayAfterKey, firstDayOf, monthOf, weeksOf } from './month';

export type DayOfEvents = ResponseOf<typeof monthOfEvents>['days'][number];

export type MonthGridProps = {
  readonly month: string;
  /** Those that have events. */
  readonly days: readonly DayOfEvents[];
  readonly labelledBy: string;
  readonly open: string | undefined;
  readonly onOpen: (day: string | undefined) => void;
  readonly onMonth: (month: string) => void;
};

/** The days of a month as a grid. Arrows, Home, End, Page Up and Page Down move between days, also into other months; Enter opens one.
 *  source  WAI-ARIA APG, Grid */
export function MonthGrid({ month, days, labelledBy, open, onOpen, onMonth }: MonthGridProps) {
  const [chosen, setChosen] = useState(open ?? today());
  const reachable = monthOf(chosen) === month ? chosen : (open ?? firstDayOf(month));
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    const button = grid.current?.querySelector<HTMLElement>(`[data-day="${reachable}"]`);
    if (monthOf(chosen) !== month) return;
    isMoving.current = false;
    button?.focus();
  }, [reachable, chosen, month]);
  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayAfterKey(reachable, event.key);
    if (next === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    setChosen(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };
  const byDay = new Map(days.map((one) => [one.day, one]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is a grid (WAI-ARIA in HTML)
    <table ref={grid} role="grid" aria-labelledby={labelledBy} className={style.grid} onKeyDown={move}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, at) =>
              day === null ? (
                <td key={weekdays[at]} className={style.outside} />
              ) : (
                <td key={day}>
                  <DayButton
                    day={day}
                    events={byDay.get(day)}
                    isOpen={day === open}
                    isReachable={day === reachable}
                    onPress={() => {
                      setChosen(day);
                      onOpen(day === open ? undefined : day);
                    }}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayButtonProps = {
  readonly day: string;
  readonly events: DayOfEvents | undefined;
  readonly isOpen: boolean;
  /** Tab reaches one day of the grid. */
  readonly isReachable: boolean;
  readonly onPress: () => void;
};

function DayButton({ day, events, isOpen, isReachable, onPress }: DayButtonProps) {
  const isToday = day === today();
  const { total = 0, events: first = [] } = events ?? {};
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isReachable ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-expanded={isOpen}
      className={classes(style.day, isToday && style.today, isOpen && style.open)}
      onClick={onPress}
    >
      <span className={style.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <VisuallyHidden>
        {dayIn(...dayItself(day))}: {total === 0 ? 'no events' : counted(total, 'event')}
      </VisuallyHidden>
      {first.map(({ dateId, title, status }) => (
        <span
          key={dateId}
          aria-hidden="true"
          className={classes(style.event, (status === 'cancelled' || status === 'postponed') && style.off)}
        >
          {title}
        </span>
      ))}
      {total > first.length && (
        <span aria-hidden="true" className={style.more}>
          {total - first.length} more
        </span>
      )}
    </button>
  );
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

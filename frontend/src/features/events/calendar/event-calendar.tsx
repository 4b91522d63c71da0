import { type MonthAsked, monthOfEventsQuery } from '@entities/event/found-events.queries';
import { useIsWide } from '@lib/browser/use-is-wide';
import { today } from '@lib/day';
import { dayItself, monthIn } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { loaded } from '@ui/feedback/loaded';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { dayAsked, monthAsked } from '../asked';
import type { EventsViewProps } from '../events-view';
import { DayEvents } from './day-events';
import style from './event-calendar.module.css';
import { firstDayOf, monthOf, monthsAfter } from './month';
import { MonthDays } from './month-days';
import { MonthGrid } from './month-grid';

/** A month of events: a grid on a wide screen, its days as a list on a phone. Each day opens its events. */
export default function EventCalendar({ filter, near, onFilter }: EventsViewProps) {
  const isWide = useIsWide();
  const title = useId();
  const now = monthOf(today());
  const month = filter.month ?? (filter.day ? monthOf(filter.day) : now);
  const open = filter.day !== undefined && monthOf(filter.day) === month ? filter.day : undefined;
  const show = (next: string) => onFilter({ month: next === now ? undefined : next, day: undefined });
  const openDay = (day: string | undefined) => onFilter({ month, day });
  const dayOf = (day: string) => <DayEvents key={day} day={day} asked={dayAsked(filter, near, day)} />;
  return (
    <section aria-labelledby={title} className={style.calendar}>
      <header className={style.head}>
        <h2 id={title} className={style.title} aria-live="polite">
          {monthIn(...dayItself(firstDayOf(month)))}
        </h2>
        {month !== now && (
          <Button size="small" onClick={() => show(now)}>
            This month
          </Button>
        )}
        <span className={style.turn}>
          <IconButton label="Month before" variant="framed" onClick={() => show(monthsAfter(month, -1))}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label="Month after" variant="framed" onClick={() => show(monthsAfter(month, 1))}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </span>
      </header>
      <Month
        asked={monthAsked(filter, near, month)}
        isWide={isWide}
        title={title}
        open={open}
        onOpen={openDay}
        onMonth={show}
        dayOf={dayOf}
      />
      {isWide && open && dayOf(open)}
    </section>
  );
}

type MonthProps = {
  readonly asked: MonthAsked;
  readonly isWide: boolean;
  /** The id of what names the month. */
  readonly title: string;
  readonly open: string | undefined;
  readonly onOpen: (day: string | undefined) => void;
  readonly onMonth: (month: string) => void;
  readonly dayOf: (day: string) => React.ReactNode;
};

/** The grid has its days at once, so that the keyboard goes on while their events load. */
function Month({ asked, isWide, title, open, onOpen, onMonth, dayOf }: MonthProps) {
  const { data, instead } = loaded(useQuery(monthOfEventsQuery(asked)), {
    label: 'Loading the month',
    shape: 'line',
    count: isWide ? 0 : 4,
    title: 'The month could not be loaded',
    stale: 'hidden',
  });
  const { month } = asked;
  const days = data?.days ?? [];
  return (
    <>
      {isWide && (
        <MonthGrid
          month={month}
          days={days}
          labelledBy={title}
          open={open}
          onOpen={onOpen}
          onMonth={onMonth}
        />
      )}
      {instead}
      {!isWide && data && <MonthDays days={days} open={open} onOpen={onOpen} dayOf={dayOf} />}
      {isWide && data && days.length === 0 && (
        <p role="status" className={style.none}>
          No events this month. Search farther away, or look at another month.
        </p>
      )}
    </>
  );
}

import style from './calendar-date.module.css';

export type CalendarDateProps = {
  /** "Jun" */
  readonly month: string;
  readonly day: string;
};

/** A leaf of a calendar: the day to look for. Beside it stands the date in words, which alone is read out. */
export function CalendarDate({ month, day }: CalendarDateProps) {
  return (
    <div className={style.leaf} aria-hidden="true">
      <span className={style.month}>{month}</span>
      <span className={style.day}>{day}</span>
    </div>
  );
}

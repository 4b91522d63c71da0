import style from './calendar-date.module.css';

export type CalendarDateProps = {
  /** "Jun" */
  readonly month: string;
  readonly day: string;
};

/** Month and day, drawn like a calendar page. Screen readers read the written date beside it instead. */
export function CalendarDate({ month, day }: CalendarDateProps) {
  return (
    <div className={style.date} aria-hidden="true">
      <span className={style.month}>{month}</span>
      <span className={style.day}>{day}</span>
    </div>
  );
}

import { clockText } from '@entities/event/event-labels';
import { datesPreviewQuery } from '@entities/event/organize.queries';
import { messageOf } from '@lib/api/problem';
import { counted, dayIn, dayItself, spanIn } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { type DateFields, datesBodyOf } from './date-fields';
import style from './dates-form.module.css';
import { CheckedDates, isReversed, nothing } from './dates-rules';

type DatesPreviewProps = {
  readonly fields: DateFields;
  readonly timeZone: string;
  readonly onLeaveOut: (day: string) => void;
  readonly onPutBack: (day: string) => void;
};

/** What comes of the dates as they are typed, in words and as a list; single days are left out there. */
export function DatesPreview({ fields, timeZone, onLeaveOut, onPutBack }: DatesPreviewProps) {
  const typed = CheckedDates.safeParse(datesBodyOf(fields));
  const { data, error, isFetching } = useQuery({
    ...datesPreviewQuery({ ...(typed.data ?? nothing), timeZone }),
    enabled: typed.success && !isReversed(typed.data),
  });
  if (!typed.success)
    return <p className={style.quiet}>Your dates appear here once all of this is filled in.</p>;
  if (isReversed(typed.data))
    return <p className={style.quiet}>It closes before it opens. Choose a later time, or one more day.</p>;
  const { withoutDays: without, opens, closes, lasts } = typed.data;
  const isSingle = data?.dates.length === 1;
  return (
    <section className={style.preview} aria-label="Your dates" aria-busy={isFetching}>
      {error !== null && <Notice tone="problem">{messageOf(error)}</Notice>}
      {data && !error && (
        <>
          <p className={style.words} role="status">
            {data.words}
          </p>
          <p className={style.quiet}>
            {counted(data.dates.length, 'date')}
            {data.isEndless && ' for now'}
            {!isSingle && lasts === 1 && `, ${clockText(opens)} – ${clockText(closes)}`}
            {data.isEndless && '. More are added as time goes by.'}
          </p>
          <ul role="list" className={style.list}>
            {data.dates.map(({ day, date, endsAt }) => (
              <li key={day}>
                <span>
                  {isSingle || lasts !== 1 ? spanIn(date, endsAt, timeZone) : dayIn(...dayItself(day))}
                </span>
                {fields.mode === 'repeating' && !fields.extraDays.includes(day) && data.dates.length > 1 && (
                  <Button size="small" variant="quiet" onClick={() => onLeaveOut(day)}>
                    Leave out<VisuallyHidden> {dayIn(...dayItself(day))}</VisuallyHidden>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {without.length > 0 && (
        <>
          <p className={style.quiet}>Left out</p>
          <ul role="list" className={style.list}>
            {without.map((day) => (
              <li key={day}>
                <s>{dayIn(...dayItself(day))}</s>
                <Button size="small" variant="quiet" onClick={() => onPutBack(day)}>
                  Put back<VisuallyHidden> {dayIn(...dayItself(day))}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

import { datesPreviewQuery } from '@entities/event/organize.queries';
import { counted, dayIn, dayItself } from '@lib/format';
import type { EventPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '@ui/feedback/notice';
import { type DateFields, datesBodyOf } from './date-fields';
import { CheckedDates, isReversed, nothing } from './dates-rules';

type WhatElseChangesProps = {
  readonly event: EventPage;
  /** The first date that changes, by the day that names it. */
  readonly from: string;
  readonly fields: DateFields;
};

/** What new dates do to those that are there, before they do it: nothing brings back who goes to a date that falls
 *  away, and a date that was moved or postponed is as it was planned first. */
export function WhatElseChanges({ event: { dates, timeZone }, from, fields }: WhatElseChangesProps) {
  const { data: typed } = CheckedDates.safeParse(datesBodyOf(fields));
  const { data } = useQuery({
    ...datesPreviewQuery({ ...(typed ?? nothing), timeZone }),
    enabled: typed !== undefined && !isReversed(typed),
  });
  if (!data) return null;
  const given = new Set(data.dates.map(({ day }) => day));
  const changing = dates.filter(
    ({ isOver, firstDay, status }) => !isOver && firstDay >= from && status !== 'cancelled',
  );
  const gone = changing.filter(({ firstDay, day }) => !given.has(firstDay) && !given.has(day));
  const back = changing.filter(
    ({ firstDay, day, status }) => given.has(firstDay) && (status === 'postponed' || firstDay !== day),
  );
  if (gone.length + back.length === 0) return null;
  const going = gone.reduce((sum, date) => sum + date.going, 0);
  return (
    <Notice live={false} tone="warn" title="What else changes">
      {gone.length > 0 && (
        <p>
          {counted(gone.length, 'date falls', 'dates fall')} away: {daysOf(gone.map(({ day }) => day))}.
          {going > 0 && ` ${counted(going, 'member goes', 'members go')} there.`}
        </p>
      )}
      {back.length > 0 && (
        <p>
          {counted(back.length, 'date that was', 'dates that were')} moved or postponed{' '}
          {back.length === 1 ? 'is' : 'are'} on as first planned:{' '}
          {daysOf(back.map(({ firstDay }) => firstDay))}.
        </p>
      )}
    </Notice>
  );
}

const shown = 6;

function daysOf(days: readonly string[]): string {
  const first = days.slice(0, shown).map((day) => dayIn(...dayItself(day)));
  return days.length > shown ? `${first.join('; ')}; and ${days.length - shown} more` : first.join('; ');
}

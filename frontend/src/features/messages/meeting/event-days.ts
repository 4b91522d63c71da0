import { dayOf, daysAfter } from '@lib/day';
import type { EventView } from '@modules/events/events.contract';

/** The days of an event in its own zone that are not over: "2026-06-13". */
export function daysOf(
  { date, endsAt, timeZone }: Pick<EventView, 'date' | 'endsAt' | 'timeZone'>,
  now: Date,
): readonly string[] {
  const today = dayOf(now.getTime(), timeZone);
  const first = dayOf(date, timeZone);
  const last = dayOf(endsAt, timeZone);
  const days: string[] = [];
  for (let day = first; day <= last && days.length < 31; day = daysAfter(day, 1))
    if (day >= today) days.push(day);
  return days;
}

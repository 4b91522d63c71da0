import type { EventView } from '@modules/events/events.contract';

/** The days of an event in its own zone that are not over: "2026-06-13". */
export function daysOf(
  { date, endsAt, timeZone }: Pick<EventView, 'date' | 'endsAt' | 'timeZone'>,
  now: Date,
): readonly string[] {
  const today = dayAt(now, timeZone);
  const first = dayAt(new Date(date), timeZone);
  const last = dayAt(new Date(endsAt), timeZone);
  const days: string[] = [];
  for (let day = first; day <= last && days.length < 31; day = nextDay(day)) if (day >= today) days.push(day);
  return days;
}

const dayAt = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  );

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

import { unreachable } from '../../kernel/decider/errors.js';
import { shortDay, timeInWords } from './day-words.rules.js';
import { type GatheringEvent } from './gathering.events.js';
import type { Hours } from './gathering.schemas.js';
import { clockAt, type Gathering, type GatheringDate, hasClosed } from './gathering.state.js';

/** What those who go to some dates, or are interested, are told of a change. */
export interface AttendingNotice {
  readonly subtype: 'moved' | 'place' | 'postponed' | 'cancelled' | 'restored';
  readonly message: string;
  /** By the days that name them. */
  readonly days: readonly string[];
}

/** The notices of one event. What the organizer wrote is on the page alone.
 *  in      before: the gathering before it; recordedAt: ISO-8601 UTC
 *  out     [] for what changes nothing for anybody who goes
 *  source  README, Notices to those who go */
export function noticesOf(
  event: ChangeForAttending,
  before: Gathering,
  recordedAt: string,
): readonly AttendingNotice[] {
  if (before.status !== 'published') return [];
  const notice = (
    subtype: AttendingNotice['subtype'],
    message: string,
    days: readonly string[],
  ): readonly AttendingNotice[] => (days.length ? [{ subtype, message, days }] : []);
  switch (event.type) {
    case 'GatheringCancelled':
      return notice('cancelled', '{gathering} was canceled.', daysToCome(before, recordedAt));
    case 'GatheringChanged':
      return isElsewhere(before, event.data)
        ? notice(
            'place',
            `{gathering} is somewhere else now. Its page says where. ${orNot}`,
            daysToCome(before, recordedAt),
          )
        : [];
    case 'DatesReplaced':
      return replaced(before, event.data, recordedAt).flatMap(({ message, days }) =>
        notice('moved', message, days),
      );
    case 'DateMoved': {
      const date = before.dates[event.data.day];
      return date ? notice('moved', movedInWords(date, event.data), [event.data.day]) : [];
    }
    case 'DatePostponed':
      return notice(
        'postponed',
        `{gathering} on ${dayOf(before, event.data.day)} was postponed. It has no new day yet.`,
        [event.data.day],
      );
    case 'DateCancelled':
      return notice('cancelled', `{gathering} on ${dayOf(before, event.data.day)} was canceled.`, [
        event.data.day,
      ]);
    case 'DateRestored':
      return notice('restored', `{gathering} is on again, on ${dayOf(before, event.data.day)}. ${orNot}`, [
        event.data.day,
      ]);
    default:
      return unreachable(event);
  }
}

/** The events that may have notices. */
export type ChangeForAttending = Extract<
  GatheringEvent,
  { readonly type: (typeof changesForAttending)[number] }
>;
export const changesForAttending = [
  'GatheringChanged',
  'GatheringCancelled',
  'DatesReplaced',
  'DateMoved',
  'DatePostponed',
  'DateCancelled',
  'DateRestored',
] as const;

const orNot = 'If you cannot go, say so there.';

const dayOf = ({ dates }: Gathering, day: string): string => shortDay(dates[day]?.on ?? day);

function movedInWords(from: GatheringDate, { toDay, ...to }: Hours & { readonly toDay: string }): string {
  const at = `from ${timeInWords(to.opens)} on`;
  return from.on === toDay
    ? `{gathering} on ${shortDay(toDay)} has other hours: ${at}. ${orNot}`
    : `{gathering} was moved from ${shortDay(from.on)} to ${shortDay(toDay)}, ${at}. ${orNot}`;
}

/** Dates that are gone, and those that have other hours. */
function replaced(
  before: Gathering,
  { from, dates: { days, ...hours } }: Extract<GatheringEvent, { type: 'DatesReplaced' }>['data'],
  recordedAt: string,
): readonly { readonly message: string; readonly days: readonly string[] }[] {
  const concerned = daysToCome(before, recordedAt).filter((day) => day >= from);
  const stays = (day: string) => days.includes(day);
  return [
    {
      message:
        '{gathering} has other dates now, and is not on when you meant to go. Its page has the new ones.',
      days: concerned.filter((day) => !stays(day)),
    },
    {
      message: `{gathering} has other hours: from ${timeInWords(hours.opens)} on. ${orNot}`,
      days: concerned.filter((day) => {
        const date = before.dates[day];
        return (
          stays(day) &&
          date &&
          (date.opens !== hours.opens || date.closes !== hours.closes || date.lasts !== hours.lasts)
        );
      }),
    },
  ];
}

/** Days that name dates which have neither closed nor been cancelled. */
function daysToCome(gathering: Gathering, at: string): readonly string[] {
  const clock = clockAt(gathering, at);
  return Object.entries(gathering.dates).flatMap(([day, date]) =>
    date.status === 'cancelled' || hasClosed(date, clock) ? [] : [day],
  );
}

function isElsewhere(
  { words }: Gathering,
  { venue, timeZone }: Extract<GatheringEvent, { type: 'GatheringChanged' }>['data'],
): boolean {
  if (!words) return false;
  const { name, area, latitude, longitude, address } = words.venue;
  return (
    timeZone !== words.timeZone ||
    venue.name !== name ||
    venue.area !== area ||
    venue.latitude !== latitude ||
    venue.longitude !== longitude ||
    venue.address !== address
  );
}

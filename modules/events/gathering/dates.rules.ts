import { daysAfter } from '../../kernel/decider/days.js';
import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unprocessable } from '../../kernel/decider/errors.js';
import { daysToCome } from './drafting.rules.js';
import type { GatheringEvent } from './gathering.events.js';
import { maxDates } from './gathering.schemas.js';
import {
  clockAt,
  closingOf,
  type Gathering,
  type GatheringCommand,
  type GatheringDate,
  hasClosed,
} from './gathering.state.js';
import {
  alreadyOver,
  isDraft,
  mustBePublished,
  mustEndLater,
  mustNotBeCancelled,
} from './gathering-guards.rules.js';

/** Other dates from a day on. What was first planned before that day stays, and so do dates that have begun.
 *  A day on which one of these is now gets no second date. A draft has all its dates replaced.
 *  events  [DatesReplaced], or [] when they are these already
 *  errors  GATHERING_NOT_FOUND (not-found), GATHERING_OVER (conflict), TIMES_REVERSED, ALREADY_OVER, RULE_WITHOUT_DATES, TOO_MANY_DATES (unprocessable) */
export function replaceDates(
  { from, dates, reason, meta }: CommandOf<GatheringCommand, 'ReplaceDates'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  mustNotBeCancelled(gathering);
  mustEndLater(dates);
  const clock = clockAt(gathering, meta.now);
  const begin = isDraft(gathering)
    ? [from, ...Object.keys(gathering.dates)].toSorted()[0]
    : firstThatChanges(gathering, from, clock);
  if (begin === undefined) return [];
  const kept = Object.entries(gathering.dates).filter(([day]) => day < begin);
  const taken = new Set(kept.flatMap(([, { status, on }]) => (status === 'on' ? [on] : [])));
  const days = daysToCome(dates, clock).filter((day) => day >= begin && !taken.has(day));
  if (!days.length)
    throw unprocessable('RULE_WITHOUT_DATES', { message: 'That gives no date from this day on.' });
  mustHaveRoom(
    kept.map(([, date]) => date),
    clock,
    days.length,
  );
  if (isPlanned(gathering, begin, { ...dates, days })) return [];
  return [event('DatesReplaced', { from: begin, dates: { ...dates, days }, reason })];
}

/** More days of a permanent gathering that is on, after those that are known.
 *  events  [DatesExtended], or [] when there is nothing to add */
export function extendDates(
  { days, meta }: CommandOf<GatheringCommand, 'ExtendDates'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  if (gathering.status !== 'published' || gathering.season !== 'permanent') return [];
  const last = Object.keys(gathering.dates).toSorted().at(-1) ?? '';
  const toCome = countToCome(Object.values(gathering.dates), clockAt(gathering, meta.now));
  const more = days
    .filter((day) => day > last && !isTaken(gathering, day))
    .slice(0, Math.max(0, maxDates - toCome));
  return more.length ? [event('DatesExtended', { days: more })] : [];
}

/** One more date. What is sold for an event of one date is of its first: none comes before it.
 *  errors  GATHERING_NOT_FOUND (not-found), GATHERING_OVER, NOT_PUBLISHED, DATE_TAKEN (conflict), TIMES_REVERSED, ALREADY_OVER, TOO_MANY_DATES (unprocessable) */
export function addDate(
  { day, opens, closes, lasts, meta }: CommandOf<GatheringCommand, 'AddDate'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  mustBePublished(gathering);
  mustEndLater({ opens, closes, lasts });
  const clock = clockAt(gathering, meta.now);
  if (closingOf({ on: day, lasts, closes }) <= clock) throw alreadyOver();
  const named = gathering.dates[day];
  if (named?.status === 'cancelled' || named?.status === 'postponed')
    throw dateTaken('The date of that day is off: put it back on instead.');
  if (named || isTaken(gathering, day)) throw dateTaken();
  if (gathering.season === 'once' && Object.keys(gathering.dates).every((one) => day < one))
    throw dateTaken('The first date stays the first. Choose a later day, or announce another event.');
  mustHaveRoom(Object.values(gathering.dates), clock, 1);
  return [event('DateAdded', { day, opens, closes, lasts })];
}

/** Move a date to another day or other hours. It keeps its name, its first day. A postponed one is on again then.
 *  events  [DateMoved], or [] when it is there already
 *  errors  GATHERING_NOT_FOUND, DATE_NOT_FOUND (not-found), GATHERING_OVER, NOT_PUBLISHED, DATE_TAKEN (conflict), TIMES_REVERSED, ALREADY_OVER (unprocessable) */
export function moveDate(
  { day, toDay, opens, closes, lasts, reason, meta }: CommandOf<GatheringCommand, 'MoveDate'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  const date = dateToCome(gathering, day, meta.now);
  if (date.status === 'cancelled') throw noDate('This date was canceled: put it back on first.');
  mustEndLater({ opens, closes, lasts });
  if (closingOf({ on: toDay, lasts, closes }) <= clockAt(gathering, meta.now)) throw alreadyOver();
  if (
    date.status === 'on' &&
    date.on === toDay &&
    date.opens === opens &&
    date.closes === closes &&
    date.lasts === lasts
  )
    return [];
  if (isTaken(gathering, toDay, day)) throw dateTaken();
  return [event('DateMoved', { day, toDay, opens, closes, lasts, reason })];
}

/** events  [DatePostponed], or [] when it is postponed already
 *  errors  GATHERING_NOT_FOUND, DATE_NOT_FOUND (not-found), GATHERING_OVER, NOT_PUBLISHED (conflict) */
export function postponeDate(
  { day, reason, meta }: CommandOf<GatheringCommand, 'PostponeDate'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  const { status } = dateToCome(gathering, day, meta.now);
  if (status === 'cancelled') throw noDate('This date was canceled.');
  return status === 'postponed' ? [] : [event('DatePostponed', { day, reason })];
}

/** events  [DateCancelled], or [] when it is cancelled already
 *  errors  GATHERING_NOT_FOUND, DATE_NOT_FOUND (not-found), GATHERING_OVER, NOT_PUBLISHED (conflict) */
export function cancelDate(
  { day, reason, meta }: CommandOf<GatheringCommand, 'CancelDate'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  const { status } = dateToCome(gathering, day, meta.now);
  return status === 'cancelled' ? [] : [event('DateCancelled', { day, reason })];
}

/** Put a date back on, when it was.
 *  events  [DateRestored], or [] when it is on
 *  errors  GATHERING_NOT_FOUND, DATE_NOT_FOUND (not-found), GATHERING_OVER, NOT_PUBLISHED, DATE_TAKEN (conflict) */
export function restoreDate(
  { day, meta }: CommandOf<GatheringCommand, 'RestoreDate'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  const date = dateToCome(gathering, day, meta.now);
  if (date.status === 'on') return [];
  if (closingOf(date) <= clockAt(gathering, meta.now))
    throw noDate('That day has passed: move the date to another day instead.');
  if (isTaken(gathering, date.on, day)) throw dateTaken();
  return [event('DateRestored', { day })];
}

/** The first day from which dates may be others: neither in the past, nor that of a date that has begun. */
function firstThatChanges({ dates }: Gathering, from: string, clock: string): string {
  const today = clock.slice(0, 10);
  const date = dates[today];
  const hasBegun = date?.status === 'on' && `${date.on} ${date.opens}` <= clock;
  return [from, hasBegun ? daysAfter(today, 1) : today].toSorted().at(-1) ?? from;
}

/** Whether it is what it would be: then there is nothing to tell. */
function isPlanned(
  gathering: Gathering,
  begin: string,
  { season, rule, days, opens, closes, lasts }: CommandOf<GatheringCommand, 'ReplaceDates'>['dates'],
): boolean {
  const now = Object.entries(gathering.dates).filter(([day]) => day >= begin);
  return (
    gathering.season === season &&
    gathering.rule === rule &&
    now.length === days.length &&
    now.every(
      ([day, date]) =>
        days.includes(day) &&
        date.status === 'on' &&
        date.on === day &&
        date.opens === opens &&
        date.closes === closes &&
        date.lasts === lasts,
    )
  );
}

/** errors  DATE_NOT_FOUND (not-found) for a date that has closed, or that it does not have */
function dateToCome(gathering: Gathering, day: string, now: string): GatheringDate {
  mustBePublished(gathering);
  const date = gathering.dates[day];
  if (!date || hasClosed(date, clockAt(gathering, now))) throw noDate('This event has no such date to come.');
  return date;
}

/** Whether another date is on that day. */
const isTaken = ({ dates }: Gathering, on: string, besides?: string): boolean =>
  Object.entries(dates).some(([day, date]) => day !== besides && date.status === 'on' && date.on === on);

/** errors  TOO_MANY_DATES (unprocessable) */
function mustHaveRoom(dates: readonly GatheringDate[], clock: string, more: number): void {
  if (countToCome(dates, clock) + more > maxDates)
    throw unprocessable('TOO_MANY_DATES', { message: `An event has at most ${maxDates} dates.` });
}

const countToCome = (dates: readonly GatheringDate[], clock: string): number =>
  dates.filter((date) => !hasClosed(date, clock)).length;

const noDate = (message: string) => notFound('DATE_NOT_FOUND', { message });
const dateTaken = (message = 'This event has a date on that day already.') =>
  conflict('DATE_TAKEN', { message });

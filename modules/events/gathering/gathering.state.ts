import { daysAfter } from '../../kernel/decider/days.js';
import type { Command } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import type { Photo } from '../../media/photo.schemas.js';
import { type GatheringEvent, gatheringEvents } from './gathering.events.js';
import type { Dates, GatheringWords, Hours } from './gathering.schemas.js';
import { localIn } from './local-time.rules.js';

/** One date of a gathering, named by the local day on which it was to be first. */
export interface GatheringDate extends Hours {
  /** The local day on which it begins now. */
  readonly on: string;
  readonly status: 'on' | 'postponed' | 'cancelled';
  /** Why it is not as it was; '' for nothing. */
  readonly reason: string;
}

export interface Gathering {
  readonly status: 'none' | 'draft' | 'in review' | 'published' | 'cancelled' | 'discarded';
  /** The member who wrote or published it. */
  readonly organizerId: string;
  /** The organizer that they work in; null for what was published before there were such. */
  readonly clubId: string | null;
  /** False while its organizer is suspended, or may not organize. */
  readonly hasOrganizer: boolean;
  readonly words: GatheringWords | null;
  readonly season: Dates['season'];
  readonly rule: string | null;
  /** The day with which the rule begins; null without a rule. */
  readonly ruleFrom: string | null;
  /** Of a date that has none of its own. */
  readonly hours: Hours;
  /** By the day that names each. */
  readonly dates: Readonly<Record<string, GatheringDate>>;
  /** When its last date closes, as clocks show it there: '2027-04-25 15:00'; '' without a date that is on. */
  readonly ends: string;
  /** By a decision of a case; it may be cancelled besides. */
  readonly isRemoved: boolean;
}

type DataOf<Type extends GatheringEvent['type']> = Extract<GatheringEvent, { type: Type }>['data'];

/** When its first date begins and ends, ISO-8601 UTC: time zones are no business of deciders. */
interface FirstMoments {
  readonly startsAt: string;
  readonly endsAt: string;
}
interface OfDay {
  readonly day: string;
}
interface WithReason {
  readonly reason: string;
}

export type GatheringCommand =
  /** All at once, by tools. */
  | Command<'PublishGathering', { readonly gathering: Omit<DataOf<'GatheringPublished'>, 'organizerId'> }>
  | Command<'DraftGathering', { readonly gathering: Omit<DataOf<'GatheringDrafted'>, 'organizerId'> }>
  | Command<'ChangeGathering', { readonly words: Omit<GatheringWords, 'photos'> }>
  | Command<'AddPhoto', { readonly photo: Photo }>
  | Command<'RemovePhoto', { readonly photoId: string }>
  | Command<'ArrangePhotos', { readonly photoIds: readonly string[] }>
  | Command<'AskForReview'>
  | Command<'RefuseReview', WithReason>
  | Command<'ApproveGathering', FirstMoments>
  | Command<'PublishDraft', FirstMoments>
  | Command<'DiscardDraft'>
  | Command<'CancelGathering', WithReason>
  | Command<'ReplaceDates', { readonly from: string; readonly dates: Dates } & WithReason>
  | Command<'ExtendDates', { readonly days: readonly string[] }>
  | Command<'AddDate', OfDay & Hours>
  | Command<'MoveDate', OfDay & Hours & WithReason & { readonly toDay: string }>
  | Command<'PostponeDate', OfDay & WithReason>
  | Command<'CancelDate', OfDay & WithReason>
  | Command<'RestoreDate', OfDay>
  | Command<'RemoveGathering'>
  | Command<'ReinstateGathering'>
  | Command<'LoseOrganizer'>
  | Command<'RegainOrganizer'>;

export const gatheringState: StreamState<typeof gatheringEvents, Gathering> = {
  events: gatheringEvents,
  initial: {
    status: 'none',
    organizerId: '',
    clubId: null,
    hasOrganizer: false,
    words: null,
    season: 'once',
    rule: null,
    ruleFrom: null,
    hours: { opens: '00:00', closes: '00:00', lasts: 1 },
    dates: {},
    ends: '',
    isRemoved: false,
  },
  evolve: (gathering, event) => withEnd(evolve(gathering, event), gathering),
};

/** Whether nothing of it is to come: each date has closed, or is cancelled. One that is postponed is to come.
 *  in  now: ISO-8601 UTC */
export function isOver(gathering: Gathering, now: string): boolean {
  const clock = clockAt(gathering, now);
  return Object.values(gathering.dates).every(
    (date) => date.status === 'cancelled' || hasClosed(date, clock),
  );
}

/** Whether a date has closed. One that is postponed waits for a day.
 *  in  clock: what clocks show there, '2026-06-13 07:30' */
export const hasClosed = (date: GatheringDate, clock: string): boolean =>
  date.status !== 'postponed' && closingOf(date) <= clock;

/** When a date closes, as clocks show it there: '2026-06-13 15:00'. */
export const closingOf = (date: Pick<GatheringDate, 'on' | 'lasts' | 'closes'>): string =>
  `${lastDayOf(date)} ${date.closes}`;

/** What clocks show there.
 *  in   now: ISO-8601 UTC
 *  out  '2026-06-13 07:30' */
export function clockAt(
  { words }: { readonly words: Pick<GatheringWords, 'timeZone'> | null },
  now: string,
): string {
  const { day, time } = localIn(words?.timeZone ?? 'UTC', now);
  return `${day} ${time}`;
}

/** The last local day of a date. */
export const lastDayOf = ({ on, lasts }: Pick<GatheringDate, 'on' | 'lasts'>): string =>
  daysAfter(on, lasts - 1);

function evolve(gathering: Gathering, event: GatheringEvent): Gathering {
  switch (event.type) {
    case 'GatheringDrafted': {
      const { dates, organizerId, clubId, ...words } = event.data;
      return { ...gathering, status: 'draft', organizerId, clubId, words, ...planned(dates) };
    }
    case 'GatheringChanged': {
      const { by: _, ...words } = event.data;
      return { ...gathering, words };
    }
    case 'ReviewAsked':
      return { ...gathering, status: 'in review' };
    case 'ReviewRefused':
      return { ...gathering, status: 'draft' };
    case 'GatheringPublished': {
      const { dates, organizerId, clubId, startsAt: _, endsAt: __, ...words } = event.data;
      return {
        ...gathering,
        status: 'published',
        organizerId,
        clubId,
        hasOrganizer: true,
        words,
        ...planned(dates),
      };
    }
    case 'GatheringCancelled':
      return { ...gathering, status: 'cancelled' };
    case 'DraftDiscarded':
      return { ...gathering, status: 'discarded' };
    case 'DatesReplaced': {
      const { from, dates } = event.data;
      const before = Object.entries(gathering.dates).filter(([day]) => day < from);
      const after = planned(dates);
      return { ...gathering, ...after, dates: { ...Object.fromEntries(before), ...after.dates } };
    }
    case 'DatesExtended': {
      const more = datesOn(event.data.days, gathering.hours);
      return { ...gathering, dates: { ...gathering.dates, ...more } };
    }
    case 'DateAdded':
      return { ...gathering, dates: { ...gathering.dates, ...datesOn([event.data.day], event.data) } };
    case 'DateMoved': {
      const { day, toDay, opens, closes, lasts, reason } = event.data;
      return withDate(gathering, day, { on: toDay, opens, closes, lasts, status: 'on', reason });
    }
    case 'DatePostponed':
      return withDate(gathering, event.data.day, { status: 'postponed', reason: event.data.reason });
    case 'DateCancelled':
      return withDate(gathering, event.data.day, { status: 'cancelled', reason: event.data.reason });
    case 'DateRestored':
      return withDate(gathering, event.data.day, { status: 'on', reason: '' });
    case 'GatheringRemoved':
      return { ...gathering, isRemoved: true };
    case 'GatheringReinstated':
      return { ...gathering, isRemoved: false };
    case 'OrganizerLost':
      return { ...gathering, hasOrganizer: false };
    case 'OrganizerRegained':
      return { ...gathering, hasOrganizer: true };
    default:
      return unreachable(event);
  }
}

function planned({
  season,
  rule,
  ruleFrom,
  days,
  ...hours
}: Dates): Pick<Gathering, 'season' | 'rule' | 'ruleFrom' | 'hours' | 'dates'> {
  const from = rule === null ? null : (ruleFrom ?? days[0] ?? null);
  return { season, rule, ruleFrom: from, hours, dates: datesOn(days, hours) };
}

const datesOn = (
  days: readonly string[],
  { opens, closes, lasts }: Hours,
): Readonly<Record<string, GatheringDate>> =>
  Object.fromEntries(
    days.map((day) => [day, { on: day, opens, closes, lasts, status: 'on' as const, reason: '' }]),
  );

function withDate(gathering: Gathering, day: string, change: Partial<GatheringDate>): Gathering {
  const date = gathering.dates[day];
  return date ? { ...gathering, dates: { ...gathering.dates, [day]: { ...date, ...change } } } : gathering;
}

function withEnd(gathering: Gathering, before: Gathering): Gathering {
  if (gathering.dates === before.dates) return gathering;
  const ends = Object.values(gathering.dates)
    .filter(({ status }) => status === 'on')
    .map(closingOf);
  return { ...gathering, ends: ends.toSorted().at(-1) ?? '' };
}

import {
  type Gathering,
  type GatheringDate,
  lastDayOf,
} from '../../../modules/events/gathering/gathering.state.js';
import { rhythmOfRule } from '../../../modules/events/gathering/recurrence-words.rules.js';
import type { Organizer } from '../../../modules/events/organizer/organizer.state.js';
import { momentOf } from '../../../modules/events/recurrence.shared.js';
import type { ClubRow, DateRow, GatheringRow } from './events.table.js';
import { cellOf, zoneOf } from './squares.js';

/** A gathering as its rows say it. */
export interface Folded {
  readonly state: Gathering;
  readonly version: number;
  readonly published_at: string | null;
  readonly changed_at: string;
  readonly reason: string;
}

/** Its row; undefined before it says anything of itself. */
export function gatheringRow(
  id: string,
  folded: Folded,
  dates: readonly DateRow[],
): GatheringRow | undefined {
  const { state, version, published_at, changed_at, reason } = folded;
  const { words, status } = state;
  if (!words || status === 'none') return undefined;
  const ends = dates.flatMap((date) => (date.status === 'on' ? [date.ends_at] : [])).toSorted();
  return {
    ...{ id, version, status, published_at, changed_at, reason },
    is_removed: state.isRemoved,
    has_organizer: state.hasOrganizer,
    organizer_id: state.organizerId || null,
    club_id: state.clubId,
    title: words.title,
    kind: words.kind,
    description: words.description,
    time_zone: words.timeZone,
    venue: words.venue.name,
    area: words.venue.area,
    latitude: words.venue.latitude,
    longitude: words.venue.longitude,
    season: state.season,
    cover: words.photos[0] ?? null,
    first_day: firstDayOf(state),
    ends_at: ends.at(-1) ?? null,
    dates_on: ends.length,
    rhythm: state.rule === null ? '' : rhythmOfRule(state.rule, firstDayOf(state)),
  };
}

/** Its dates, in the order of their names. */
export function dateRows(id: string, state: Gathering): readonly DateRow[] {
  const { words } = state;
  if (!words) return [];
  const { timeZone, kind, venue } = words;
  const days = Object.keys(state.dates).toSorted();
  const isAlone = days.length === 1 && state.season === 'once';
  const isPublic = state.status === 'published' && !state.isRemoved;
  const place = { latitude: venue.latitude, longitude: venue.longitude };
  const rows = days.map((day) => {
    const date = state.dates[day] as GatheringDate;
    const last_day = lastDayOf(date);
    return {
      gathering_id: id,
      first_day: day,
      date_id: isAlone ? id : `${id}_${day}`,
      on_day: date.on,
      last_day,
      starts_at: knownMoment(date.on, date.opens, timeZone),
      ends_at: knownMoment(last_day, date.closes, timeZone),
      status: date.status,
      reason: date.reason,
      is_listed: isPublic && date.status === 'on',
      kind,
      ...place,
      cell: cellOf(place),
      zone: zoneOf(place),
    };
  });
  return counted(rows);
}

/** What a date has before it, in the order of time: the next date of an event at any moment is the one that is not over where all before it are. */
function counted(rows: readonly Omit<DateRow, keyof Counted>[]): readonly DateRow[] {
  const found = new Map<string, Counted>();
  let before: Counted = { nth: 0, before_ends_at: never, before_day: '' };
  for (const row of rows.filter(({ status }) => status === 'on').toSorted(inTime)) {
    const one = { ...before, nth: before.nth + 1 };
    found.set(row.first_day, one);
    before = {
      nth: one.nth,
      before_ends_at: later(before.before_ends_at, row.ends_at),
      before_day: later(before.before_day, row.last_day),
    };
  }
  return rows.map((row) => ({
    ...row,
    ...(found.get(row.first_day) ?? { nth: 0, before_ends_at: never, before_day: '' }),
  }));
}

type Counted = Pick<DateRow, 'nth' | 'before_ends_at' | 'before_day'>;

const inTime = (one: Pick<DateRow, 'starts_at' | 'first_day'>, other: typeof one): number =>
  `${one.starts_at} ${one.first_day}` < `${other.starts_at} ${other.first_day}` ? -1 : 1;
const later = (one: string, other: string): string => (one > other ? one : other);

/** Before any date. */
export const never = '1000-01-01T00:00:00.000Z';

export function clubRow(id: string, state: Organizer): ClubRow {
  const { slug, words, verification, until, isTrusted, isHidden, team } = state;
  const isRun = Object.values(team).some((role) => role === 'owner' || role === 'editor');
  return {
    ...{ id, slug, verification, until, team },
    name: words?.name ?? '',
    is_trusted: isTrusted,
    is_hidden: isHidden,
    is_gone: verification === 'withdrawn' || isHidden || !isRun,
  };
}

const firstDayOf = ({ dates }: Gathering): string => Object.keys(dates).toSorted()[0] ?? '';

/** Events are on the same Saturdays at the same hours: each of these is computed once. */
function knownMoment(day: string, time: string, timeZone: string): string {
  const key = `${day} ${time} ${timeZone}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  if (moments.size >= mostMoments) moments.clear();
  const moment = momentOf(day, time, timeZone);
  moments.set(key, moment);
  return moment;
}

const moments = new Map<string, string>();
const mostMoments = 50_000;

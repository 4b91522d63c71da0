import {
  type Gathering,
  type GatheringDate,
  lastDayOf,
} from '../../../modules/events/gathering/gathering.state.js';
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
  return days.map((day) => {
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
}

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

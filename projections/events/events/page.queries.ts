import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DateView, EventPage } from '../../../modules/events/events.contract.js';
import { wordsOfRule } from '../../../modules/events/gathering/recurrence-words.rules.js';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { AttendingAds } from '../../../modules/marketplace/attending-ads.ports.js';
import { contentPhoto } from '../../../modules/media/photos.contract.js';
import type { ShowPhoto } from '../../../modules/media/photos.ports.js';
import { nameForAll, type Person, people } from '../../../modules/members/people.shared.js';
import { capabilitiesOfRoles } from '../../../modules/memberships/capabilities.rules.js';
import { allowedOn } from './allowed-actions.js';
import type { DateRow, OpenRow } from './events.table.js';
import { isOfDate, mineOn, organizerRef, statusOf } from './views.js';

/** Who reads a page, and what others know of them. */
export interface PageReader {
  readonly actor: Actor | undefined;
  /** ISO-8601 UTC */
  readonly now: string;
  /** Members whom the reader follows, and those whom they do not meet. */
  readonly followed: readonly string[];
  readonly unseen: readonly string[];
}

export interface PageDeps {
  readonly db: Database;
  readonly showPhoto: ShowPhoto;
  readonly attendingAds: AttendingAds;
}

/** The page of an event; undefined for whoever does not see it. */
export async function eventPage(
  deps: PageDeps,
  id: string,
  reader: PageReader,
): Promise<Omit<EventPage, 'sold'> | undefined> {
  const row = await openRow(deps.db, id);
  if (!row?.state.words || !isSeenBy(row, reader.actor)) return undefined;
  const { words, season, rule, hours } = row.state;
  const { actor, now } = reader;
  const [dates, friends, vendors] = await Promise.all([
    datesOf(deps.db, id, reader),
    friendsAt(deps.db, id, reader),
    vendorsAt(deps.db, id, reader),
  ]);
  const attended = [id, ...dates.flatMap(({ isOver, dateId }) => (isOver ? [] : [dateId]))];
  const isPublic = row.status === 'published' && !row.is_removed;
  const wanted = isPublic
    ? await deps.attendingAds.ofEvents([...new Set(attended)], reader.unseen, mostNamed)
    : { total: 0, first: [] };
  return {
    id,
    status: row.status as EventPage['status'],
    isRemoved: row.is_removed,
    isWithoutOrganizer:
      (row.status === 'published' || row.status === 'cancelled') &&
      (!row.has_organizer || (row.club?.is_gone ?? false)),
    reason: row.reason,
    title: words.title,
    kind: words.kind,
    description: words.description,
    timeZone: words.timeZone,
    venue: words.venue,
    schedule: words.schedule,
    admission: words.admission,
    rules: words.rules,
    weather: words.weather,
    contact: words.contact,
    photos: words.photos.map((photo) =>
      isPublic ? contentPhoto({ kind: 'gathering', id }, photo) : deps.showPhoto(photo),
    ),
    season,
    recurs: rule === null ? null : wordsOfRule(rule, Object.keys(row.state.dates).toSorted()[0] ?? ''),
    rule,
    hours: { opens: hours.opens, closes: hours.closes, lasts: hours.lasts },
    dates,
    organizer: organizerRef(row.club, now),
    organizerId: row.organizer_id,
    friends,
    vendors,
    wanted: {
      total: wanted.total,
      first: wanted.first.map(({ id: adId, title, attends }) => ({ id: adId, title, dateId: attends })),
    },
    allowedActions: allowedOn(row, dates, { actor, now }),
    version: row.version,
  };
}

async function openRow(db: Database, id: string): Promise<OpenRow | undefined> {
  const { rows } = await sql<OpenRow>`
    select g.id, g.version, g.status, g.is_removed, g.has_organizer, g.organizer_id, g.club_id, g.reason, g.state,
      case when c.id is not null then json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'verification', c.verification,
        'until', c.until, 'is_trusted', c.is_trusted, 'is_hidden', c.is_hidden, 'is_gone', c.is_gone, 'team', c.team) end as club
    from events.gathering g left join events.club c on c.id = g.club_id
    where g.id = ${id} and g.status <> 'discarded'`.execute(db);
  return rows[0];
}

/** Everybody sees what is published or was cancelled; its team and its author see drafts and what was removed, and staff what it looks into. */
function isSeenBy({ status, is_removed, club, organizer_id }: OpenRow, actor: Actor | undefined): boolean {
  if ((status === 'published' || status === 'cancelled') && !is_removed) return true;
  if (!actor) return false;
  if (club ? club.team[actor.id] !== undefined : organizer_id === actor.id) return true;
  const capabilities = capabilitiesOfRoles(actor.roles);
  return is_removed
    ? capabilities.includes('moderate')
    : status === 'in review' && capabilities.includes('review');
}

/** All dates to come, and the last that are over, in order. */
async function datesOf(db: Database, id: string, { actor, now }: PageReader): Promise<DateView[]> {
  const isToCome = sql<SqlBool>`(d.ends_at > ${now}::timestamptz or d.status = 'postponed')`;
  const { rows } = await sql<
    DateRow & Pick<DateView, 'going' | 'interested' | 'mine'> & { readonly is_over: boolean }
  >`
    select d.*, not ${isToCome} as is_over, coalesce(t.going, 0) as going, coalesce(t.interested, 0) as interested, ${mineOn(actor?.id)} as mine
    from (
      (select * from events.gathering_date d where gathering_id = ${id} and ${isToCome})
      union all
      (select * from events.gathering_date d where gathering_id = ${id} and not ${isToCome} order by starts_at desc limit 12)
    ) d left join events.turnout t on t.gathering_id = d.gathering_id and t.day = d.first_day
    order by d.starts_at, d.first_day`.execute(db);
  return rows.map((row) => ({
    dateId: row.date_id,
    firstDay: row.first_day,
    day: row.on_day,
    date: row.starts_at,
    endsAt: row.ends_at,
    status: statusOf(row),
    reason: row.reason,
    isOver: row.is_over,
    going: row.going,
    interested: row.interested,
    mine: row.mine,
  }));
}

type NamedRow = Pick<Person, 'id' | 'full_name' | 'is_minor' | 'handle'> & {
  readonly date_id: string;
  readonly total: number;
};

async function friendsAt(db: Database, id: string, reader: PageReader): Promise<EventPage['friends']> {
  if (!reader.followed.length) return [];
  const rows = await attending(
    db,
    id,
    sql`a.member_id = any(${[...reader.followed]}::text[]) and a.kind = 'going' and a.is_shown`,
    reader,
  );
  return rows.map(named);
}

async function vendorsAt(db: Database, id: string, reader: PageReader): Promise<EventPage['vendors']> {
  const rows = await attending(db, id, sql`a.is_selling`, reader);
  return { total: rows[0]?.total ?? 0, first: rows.map(named) };
}

/** Adults among those who plan to come to a date that is not over, each once, by their next date. */
async function attending(
  db: Database,
  id: string,
  which: RawBuilder<unknown>,
  { now, unseen }: PageReader,
): Promise<readonly NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select *, count(*) over ()::int as total from (
      select distinct on (p.id) p.id, p.full_name, p.is_minor, p.handle, d.date_id, d.starts_at
      from events.attendance a join events.gathering_date d on ${isOfDate} join ${people} p on p.id = a.member_id
      where a.gathering_id = ${id} and ${which} and (d.ends_at > ${now}::timestamptz or d.status = 'postponed')
        and p.is_open and not p.is_minor and p.id <> all(${[...unseen]}::text[])
      order by p.id, d.starts_at
    ) n order by starts_at, full_name, id limit ${mostNamed}`.execute(db);
  return rows;
}

const mostNamed = 12;

const named = (row: NamedRow) => ({
  id: row.id,
  name: nameForAll(row),
  handle: row.handle ?? row.id,
  dateId: row.date_id,
});

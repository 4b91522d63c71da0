import { type SqlBool, sql } from 'kysely';
import { goers } from '../../../modules/events/attendance/goers.shared.js';
import { type EventDate, eventDates } from '../../../modules/events/event-dates.shared.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Held, HeldSpace } from '../../../modules/matching/join/join.rules.js';
import { blocks, nameForAll, type Person, people } from '../../../modules/members/people.shared.js';
import { partsOfDate } from '../../../modules/orders/pre-sale/date-ids.rules.js';
import { vendorSpaces } from '../../../modules/orders/vendor-spaces.shared.js';

/** A date of an event. */
export interface JoinDate extends EventDate {
  readonly dateId: string;
}

/** A date of an event that everybody sees. */
export async function dateToJoin(db: Database, dateId: string): Promise<JoinDate | undefined> {
  const { gatheringId, day } = partsOfDate(dateId);
  const { rows } = await sql<JoinDate>`select ${dateId} as "dateId", e.* from ${eventDates} e
    where e.gathering_id = ${gatheringId} and (${day}::text is null or e.first_day = ${day}) and e.is_public
    order by e.first_day limit 1`.execute(db);
  return rows[0];
}

export const mostNeeds = 200;

export interface OwnNeed {
  readonly id: string;
  readonly title: string;
}

/** A member's open needs. */
export async function needsOf(db: Database, memberId: string): Promise<readonly OwnNeed[]> {
  const { rows } = await sql<OwnNeed>`select id, content->>'title' as title from matching.entry
    where owner_id = ${memberId} and sort = 'need' and is_open order by title, id limit ${mostNeeds}`.execute(
    db,
  );
  return rows;
}

/** What vendors at a date have that suits a member's needs, whether or not it may be told. */
export async function heldFor(db: Database, dateId: string, seekerId: string): Promise<readonly Held[]> {
  const { rows } = await sql<Held>`
    select p.holder_id as "holderId", p.need_id as "needId", p.thing_id as "thingId", p.thing as kind, p.score,
      t.content->>'title' as title, case when p.thing = 'listing' then (t.content->>'cents')::int end as cents,
      g.match_id is not null as "isTold"
    from matching.entry n join ${suiting(dateId)} on p.need_id = n.id and p.meets_limit
    where n.owner_id = ${seekerId} and n.sort = 'need' and n.is_open and ${isMutual}
      and exists (select from ${vendorSpaces} v where v.date_id = ${dateId} and v.vendor_id = p.holder_id)
    order by p.score desc, p.match_id limit ${mostRows}`.execute(db);
  return rows;
}

/** The spaces of these vendors at a date. */
export async function spacesAt(
  db: Database,
  dateId: string,
  vendorIds: readonly string[],
): Promise<readonly HeldSpace[]> {
  if (!vendorIds.length) return [];
  const { rows } = await sql<HeldSpace>`
    select v.vendor_id as "vendorId", v.space_id as id, v.code, v.is_named and ${isNamedToAll(sql`v.vendor_id`)} as "isNamed"
    from ${vendorSpaces} v where v.date_id = ${dateId} and v.vendor_id = any(${[...new Set(vendorIds)]})
    order by v.code`.execute(db);
  return rows;
}

/** The names of members as everybody reads them. */
export async function namesOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly handle: string }>> {
  if (!ids.length) return new Map();
  const { rows } = await sql<Person>`select * from ${people} m where m.id = any(${[...ids]})`.execute(db);
  return new Map(rows.map((row) => [row.id, { name: nameForAll(row), handle: row.handle ?? row.id }]));
}

export interface WantedThing {
  readonly id: string;
  readonly kind: 'listing' | 'item';
  readonly title: string;
  readonly wanted: number;
  readonly told: number;
}

/** What a vendor has that visitors of a date want, what most want first. A visitor counts who lets it be seen that they go, or whose wanted ad says so.
 *  units   now: ISO-8601 UTC
 *  source  modules/matching/README.md, At a meet 4 */
export async function wantedFrom(
  db: Database,
  { dateId, gathering_id, first_day }: JoinDate,
  holderId: string,
  now: string,
): Promise<{ readonly visitors: number; readonly things: readonly WantedThing[] }> {
  const { rows } = await sql<WantedThing & { readonly visitors: number }>`
    with wants as materialized (
      select p.thing_id as id, p.thing as kind, t.content->>'title' as title, p.score, p.seeker_id, g.match_id is not null as is_told
      from ${suiting(dateId)} join matching.entry n on n.id = p.need_id and n.is_open
      where p.holder_id = ${holderId} and f.holder_sees_at <= ${now} and ${isMutual}
        and (${goes(gathering_id, first_day, 'shown')} or ${saysSo([gathering_id, dateId])}))
    select id, kind, title, count(distinct seeker_id)::int as wanted, count(distinct seeker_id) filter (where is_told)::int as told,
      (select count(distinct seeker_id)::int from wants) as visitors
    from wants group by id, kind, title order by wanted desc, max(score) desc, title, id limit 200`.execute(
    db,
  );
  return { visitors: rows[0]?.visitors ?? 0, things: rows.map(({ visitors: _, ...thing }) => thing) };
}

/** Matches of these things of a vendor, with visitors of a date, also with those who do not let it be seen that they go.
 *  in  isTold: those that are agreed to, or those that are not */
export async function matchesToTell(
  db: Database,
  { dateId, gathering_id, first_day }: JoinDate,
  { holderId, things, isTold, now, limit }: Telling,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.match_id as id from ${suiting(dateId)} join matching.entry n on n.id = p.need_id and n.is_open
    where p.holder_id = ${holderId} and p.thing_id = any(${[...things]}) and f.holder_sees_at <= ${now} and ${isMutual}
      and (g.match_id is not null) = ${isTold}
      and (${isTold} or ${goes(gathering_id, first_day, 'shown or not')} or ${saysSo([gathering_id, dateId])})
    order by p.score desc, p.match_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Telling {
  readonly holderId: string;
  readonly things: readonly string[];
  readonly isTold: boolean;
  /** ISO-8601 UTC */
  readonly now: string;
  readonly limit: number;
}

/** Pairs `p` that were found and whose two sides meet, with what suits (`t`), which is open, and whether its holder agreed to tell at a date (`g`). */
export const suiting = (dateId: string) => sql`(matching.pair p
  join matching.found f on f.match_id = p.match_id and not f.is_hidden
  join matching.entry t on t.id = p.thing_id and t.is_open
  left join matching.telling g on g.match_id = p.match_id and g.date_id = ${dateId})`;

/** Neither has dismissed the match, or blocked the other. */
export const isMutual = sql<SqlBool>`(p.thing <> 'seller'
  and not exists (select from matching.dismissal d where d.match_id = p.match_id and d.member_id in (p.seeker_id, p.holder_id))
  and not exists (select from ${blocks} b where b.blocker_id = p.seeker_id and b.blocked_id = p.holder_id)
  and not exists (select from ${blocks} b where b.blocker_id = p.holder_id and b.blocked_id = p.seeker_id))`;

const goes = (gatheringId: string, day: string, which: 'shown' | 'shown or not') => sql<SqlBool>`exists (
  select from ${goers} a where a.gathering_id = ${gatheringId} and a.day = ${day} and a.member_id = p.seeker_id
    and (a.is_shown or ${which === 'shown or not'}))`;

const saysSo = (ids: readonly string[]) => sql<SqlBool>`exists (
  select from json_array_elements_text(n.content->'attends') named where named = any(${[...ids]}))`;

/** Whether everybody may read a member's name: they are known to be 18. */
export const isNamedToAll = (id: ReturnType<typeof sql>) => sql<SqlBool>`exists (
  select from ${people} m where m.id = ${id} and m.is_open and not m.is_minor)`;

/** More than a hundred stops have. */
const mostRows = 2_000;

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContentRef } from '../../../modules/kernel/content/content.js';
import { usualTimeZone } from '../../../modules/kernel/decider/days.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Category } from '../../../modules/moderation/moderation.schemas.js';
import type { CaseRow } from './cases.table.js';

export interface CaseFilter {
  readonly status: 'waiting' | 'mine' | 'to confirm' | 'decided' | 'all';
  readonly category?: Category | undefined;
  readonly kind?: string | undefined;
  readonly subject?: string | undefined;
}

/** The most rows that a list is sorted and searched in. */
export const mostRows = 2_000;

/** Cases by these filters, at most 2,000: the decided ones that were decided last, the open ones that wait longest. */
export async function casesBy(
  db: Database,
  { status, category, kind, subject }: CaseFilter,
  handlerId: string,
  now: string,
): Promise<readonly CaseRow[]> {
  const conditions = [
    isOfStatus(status, handlerId, now),
    ...(category ? [sql<SqlBool>`c.category = ${category}`] : []),
    ...(subject ? [sql<SqlBool>`c.subject_id = ${subject}`] : []),
    ...(kind
      ? [sql<SqlBool>`exists (select from cases.target t where t.case_id = c.id and t.kind = ${kind})`]
      : []),
  ];
  const order =
    status === 'decided' ? sql`c.decided_at desc` : sql`c.decided_at desc nulls first, c.opened_at`;
  const { rows } = await sql<CaseRow>`select c.* from cases."case" c where ${sql.join(conditions, sql` and `)}
    order by ${order}, c.id limit ${mostRows}`.execute(db);
  return rows;
}

/** A case by its id; undefined when there is none. */
export async function caseBy(db: Database, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`select * from cases."case" where id = ${id}`.execute(db);
  return rows[0];
}

/** Open cases of a community that its moderators handle, oldest first. */
export async function casesIn(db: Database, communityId: string): Promise<readonly CaseRow[]> {
  const { rows } = await sql<CaseRow>`select c.* from cases."case" c
    where c.community_id = ${communityId} and c.status <> 'decided' order by c.opened_at, c.id limit 200`.execute(
    db,
  );
  return rows;
}

/** Other cases about the same member, newest first. */
export async function relatedCases(
  db: Database,
  subjectId: string,
  besides: string,
): Promise<readonly CaseRow[]> {
  const { rows } = await sql<CaseRow>`select c.* from cases."case" c
    where c.subject_id = ${subjectId} and c.id <> ${besides} order by c.opened_at desc, c.id limit 20`.execute(
    db,
  );
  return rows;
}

export interface Figures {
  readonly waiting: number;
  readonly urgent: number;
  readonly mine: number;
  readonly toConfirm: number;
  readonly oldest: string | null;
  readonly decidedToday: number;
  readonly medianHours: number | null;
}

/** How many cases wait, and how long cases took in the last 30 days.
 *  in  urgent: the categories that are */
export async function figuresOf(
  db: Database,
  handlerId: string,
  urgent: readonly Category[],
  now: string,
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select (count(*) filter (where ${waits(now)}))::int as waiting,
      (count(*) filter (where ${waits(now)} and c.category = any(${[...urgent]})))::int as urgent,
      (count(*) filter (where ${isOfStatus('mine', handlerId, now)}))::int as mine,
      (count(*) filter (where c.status = 'to confirm'))::int as "toConfirm",
      min(c.opened_at) filter (where ${waits(now)}) as oldest,
      (select count(*)::int from cases."case" d where d.status = 'decided'
        and date_trunc('day', d.decided_at at time zone ${usualTimeZone}) = date_trunc('day', ${now}::timestamptz at time zone ${usualTimeZone})
      ) as "decidedToday",
      (select case when count(*) >= 5 then round((percentile_cont(0.5) within group (
          order by extract(epoch from d.decided_at - d.opened_at) / 3600))::numeric, 1)::float8 end
        from cases."case" d where d.status = 'decided' and d.decided_at > ${now}::timestamptz - interval '30 days') as "medianHours"
    from cases."case" c where c.status <> 'decided'`.execute(db);
  return rows[0] as Figures;
}

/** Whether files of this content are evidence: its case is open, or what was decided can still be appealed.
 *  source  ADR 0077 */
export async function isEvidence(db: Database, { kind, id }: ContentRef): Promise<boolean> {
  const { rows } = await sql`select from cases.target t join cases."case" c on c.id = t.case_id
    where t.kind = ${kind} and t.id = ${id} and (c.status <> 'decided'
      or (c.decision_id is not null and c.decided_at > now() - interval '240 days')) limit 1`.execute(db);
  return rows.length > 0;
}

/** Somebody may look at it: it is open, and its author no longer has the time to mend it. */
const waits = (now: string): RawBuilder<SqlBool> =>
  sql`(c.status = 'open' and (c.mend_until is null or c.mend_until <= ${now}))`;

function isOfStatus(status: CaseFilter['status'], handlerId: string, now: string): RawBuilder<SqlBool> {
  switch (status) {
    case 'waiting':
      return waits(now);
    case 'mine':
      return sql`(c.status <> 'decided' and c.claimed_by = ${handlerId} and c.claimed_until > ${now})`;
    case 'to confirm':
      return sql`c.status = 'to confirm'`;
    case 'decided':
      return sql`c.status = 'decided'`;
    case 'all':
      return sql`true`;
  }
}

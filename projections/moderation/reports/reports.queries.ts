import { sql } from 'kysely';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { TargetRef } from '../../../modules/moderation/moderation.schemas.js';
import type { ReportHistory } from '../../../modules/moderation/report/report-history.ports.js';
import type { ReportRow } from './reports.table.js';
import { openWords, type ReportWords } from './sealed-words.js';

export type ReportOfMember = Omit<ReportRow, 'sealed'> &
  ReportWords & { readonly targets: readonly TargetRef[] };

/** What a member reported, newest first; at most 100. */
export async function reportsBy(
  db: Database,
  keys: PersonKeys,
  reporterId: string,
): Promise<readonly ReportOfMember[]> {
  const { rows } = await sql<ReportRow & { readonly targets: readonly TargetRef[] }>`
    select r.*, (select coalesce(json_agg(json_build_object('kind', t.kind, 'id', t.id) order by nth), '[]')
      from reports.target t where t.report_id = r.id) as targets
    from reports.report r where r.reporter_id = ${reporterId} order by r.sent_at desc, r.id limit 100`.execute(
    db,
  );
  return Promise.all(
    rows.map(async ({ sealed, ...row }) => ({ ...row, ...(await openWords(keys, { ...row, sealed })) })),
  );
}

/** Every report that a member sent, oldest first. */
export async function reportIdsOf(db: Database, reporterId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from reports.report where reporter_id = ${reporterId} order by sent_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

export const reportHistory = (db: Database): ReportHistory => ({
  recordOf: async (reporterId) => {
    const { rows } = await sql<{ right: number; wrong: number }>`
      select (count(*) filter (where is_right))::int as "right", (count(*) filter (where not is_right))::int as wrong
      from reports.report where reporter_id = ${reporterId}`.execute(db);
    return rows[0] ?? { right: 0, wrong: 0 };
  },
  openTargetsOf: async (reporterId, targets) => {
    const { rows } = await sql<TargetRef>`
      select t.kind, t.id from reports.report r join reports.target t on t.report_id = r.id
      where r.reporter_id = ${reporterId} and r.outcome is null`.execute(db);
    return targets.filter((one) => rows.some(({ kind, id }) => kind === one.kind && id === one.id));
  },
  voicesOf: async (listingId, since) => {
    const { rows } = await sql<{ reporter_id: string }>`
      select distinct r.reporter_id from reports.report r join reports.target t on t.report_id = r.id
      where t.kind = 'listing' and t.id = ${listingId} and r.category = 'already-sold' and r.sent_at > ${since}
        and not r.is_guest`.execute(db);
    return new Set(rows.map(({ reporter_id }) => reporter_id));
  },
});

/** A seller who is asked whether a listing is sold. */
export interface AskedRow {
  readonly id: string;
  readonly listingId: string;
  readonly until: string;
}

const asked = sql`select r.id, t.id as "listingId", r.asked_until as until
  from reports.report r join reports.target t on t.report_id = r.id where r.asked_until is not null`;

/** What a seller is asked now, what ends first before the others. */
export async function askedOf(db: Database, sellerId: string, now: string): Promise<readonly AskedRow[]> {
  const { rows } = await sql<AskedRow>`${asked} and r.subject_id = ${sellerId} and r.asked_until > ${now}
    order by r.asked_until, r.id limit 100`.execute(db);
  return rows;
}

/** The reports of a listing about which its seller is asked. */
export async function askedAbout(db: Database, listingId: string): Promise<readonly string[]> {
  const { rows } = await sql<AskedRow>`${asked} and t.kind = 'listing' and t.id = ${listingId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reports whose seller did not answer in time, the oldest first. */
export async function unanswered(db: Database, now: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from reports.report
    where asked_until is not null and asked_until <= ${now} order by asked_until, id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

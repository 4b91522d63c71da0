import { sql } from 'kysely';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { MemberNames } from '../../../modules/members/member-names.ports.js';
import type { appealFigures } from '../../../modules/moderation/appeal/appeals.contract.js';

/** units  days */
export const daysOfFigures = 180;
/** Fewer say too much of one. */
export const fewest = 5;

/** What waits, how long appeals take, and how often the decisions of each decider were overturned, over 180 days.
 *  units  now: ISO-8601 UTC */
export async function figuresOf(
  { db, names }: { readonly db: Database; readonly names: MemberNames },
  readerId: string,
  now: string,
): Promise<ResponseOf<typeof appealFigures>> {
  const since = plusDays(now, -daysOfFigures);
  const [waiting, medians, deciders] = await Promise.all([
    waitingOf(db, now),
    mediansOf(db, since),
    decidersOf(db, since),
  ]);
  const named = await names.namesFor(
    readerId,
    deciders.map(({ id }) => id),
  );
  return {
    ...waiting,
    ...medians,
    deciders: deciders.map(({ id, ...counts }) => ({
      decider: { id, name: named.get(id) ?? null },
      ...counts,
    })),
  };
}

interface Waiting {
  readonly waiting: number;
  readonly late: number;
  readonly oldest: string | null;
}

async function waitingOf(db: Database, now: string): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as waiting,
      (count(*) filter (where decide_by < ${now} or (looked_at is null and look_by < ${now})))::int as late,
      min(filed_at) as oldest
    from appeals.appeal where is_latest and decided_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0, oldest: null };
}

/** Withdrawn appeals say nothing of how long reviewers take. */
async function mediansOf(
  db: Database,
  since: string,
): Promise<{ readonly medianHoursToLook: number | null; readonly medianHoursToDecide: number | null }> {
  const { rows } = await sql<{
    looks: number;
    look: number | null;
    decisions: number;
    decide: number | null;
  }>`
    select count(looked_at)::int as looks, count(decided_at)::int as decisions,
      percentile_cont(0.5) within group (order by extract(epoch from looked_at - filed_at) / 3600)::float8 as look,
      percentile_cont(0.5) within group (order by extract(epoch from decided_at - filed_at) / 3600)::float8 as decide
    from appeals.appeal where filed_at >= ${since} and status <> 'withdrawn'`.execute(db);
  const [found] = rows;
  const shown = (count = 0, hours: number | null | undefined = null) =>
    count >= fewest && hours !== null ? Math.round(hours * 10) / 10 : null;
  return {
    medianHoursToLook: shown(found?.looks, found?.look),
    medianHoursToDecide: shown(found?.decisions, found?.decide),
  };
}

interface Decider {
  readonly id: string;
  readonly decided: number;
  readonly appealed: number;
  readonly overturned: number;
}

async function decidersOf(db: Database, since: string): Promise<readonly Decider[]> {
  const { rows } = await sql<Decider>`
    select d.decided_by as id, count(*)::int as decided,
      (count(*) filter (where exists (select from appeals.appeal a where a.decision_id = d.id)))::int as appealed,
      (count(*) filter (where d.is_overturned
        and exists (select from appeals.appeal a where a.decision_id = d.id and a.status = 'overturned')))::int as overturned
    from appeals.decision d
    where d.decided_at >= ${since} and d.decided_by is not null
    group by d.decided_by order by count(*) desc, d.decided_by`.execute(db);
  return rows;
}

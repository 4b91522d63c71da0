import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';
import type { TargetRef } from '../moderation.schemas.js';

/** The latest cases of these targets, each once. */
export async function casesOf(db: Database, targets: readonly TargetRef[]): Promise<readonly string[]> {
  const { rows } = await sql<{ case_id: string }>`select distinct case_id from moderation.open_target
    where (kind, id) in (${sql.join(targets.map(({ kind, id }) => sql`(${kind}, ${id})`))}) order by case_id`.execute(
    db,
  );
  return rows.map(({ case_id }) => case_id);
}

/** Note the case of these targets, unless another report was faster: one statement decides, so nobody waits.
 *  in   over: cases that are decided and give their targets away
 *  out  the case of the first target now */
export async function claimTargets(
  db: Database,
  targets: readonly TargetRef[],
  caseId: string,
  over: readonly string[],
): Promise<string> {
  const values = targets
    .toSorted((one, other) => (one.kind + one.id < other.kind + other.id ? -1 : 1))
    .map(({ kind, id }) => sql`(${kind}, ${id}, ${caseId})`);
  await sql`insert into moderation.open_target as t (kind, id, case_id) values ${sql.join(values)}
    on conflict (kind, id) do update set case_id = excluded.case_id where t.case_id = any(${[...over]})`.execute(
    db,
  );
  const [first] = targets;
  const { rows } = await sql<{ case_id: string }>`select case_id from moderation.open_target
    where kind = ${first?.kind} and id = ${first?.id}`.execute(db);
  return rows[0]?.case_id ?? caseId;
}

/** Delete what is left of erased members. */
export async function deleteTargetsOf(db: Database, memberIds: readonly string[]): Promise<void> {
  await sql`delete from moderation.open_target where kind = 'member' and id = any(${[...memberIds]})`.execute(
    db,
  );
}

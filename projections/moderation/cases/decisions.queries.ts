import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { PastDecision } from '../../../modules/moderation/case/cases.contract.js';
import { type Struck, strikesAt } from '../../../modules/moderation/decision/strikes.rules.js';
import type { DecisionRow } from './cases.table.js';

/** What was decided about these members, newest first. */
export async function decisionsOf(
  db: Database,
  memberIds: readonly string[],
): Promise<readonly DecisionRow[]> {
  const { rows } =
    await sql<DecisionRow>`select * from cases.decision where subject_id = any(${[...memberIds]})
    order by at desc, id`.execute(db);
  return rows;
}

/** The strikes of a member that count now. */
export const strikesIn = (rows: readonly DecisionRow[], now: string): number =>
  strikesAt(rows.map(struckOf), now);

/** A decision as lists show it. */
export const pastDecision = (row: DecisionRow, now: string): PastDecision => ({
  id: row.id,
  caseId: row.case_id,
  at: row.at,
  rule: row.rule,
  measure: row.measure,
  strikes: row.strikes,
  strikesUntil: row.strikes_until,
  endsAt: row.ends_at,
  status: statusOf(row, now),
});

/** What it still does: 'over' when its time is up and its strikes are gone. */
export function statusOf(
  {
    status,
    measure,
    ends_at,
    strikes_until,
  }: Pick<DecisionRow, 'status' | 'measure' | 'ends_at' | 'strikes_until'>,
  now: string,
): PastDecision['status'] {
  if (status !== 'standing') return status;
  const runs =
    measure.kind === 'end' || [ends_at, strikes_until].some((until) => until !== null && until > now);
  return runs ? 'running' : 'over';
}

const struckOf = ({ strikes, strikes_until: strikesUntil, status }: DecisionRow): Struck => ({
  strikes,
  strikesUntil,
  status,
});

/** Every decision about a member, oldest first. */
export async function decisionIdsOf(db: Database, memberId: string): Promise<readonly string[]> {
  return (await decisionsOf(db, [memberId])).map(({ id }) => id).reverse();
}

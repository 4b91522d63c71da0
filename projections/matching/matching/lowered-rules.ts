import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { Dismissal } from '../../../modules/matching/match/match.events.js';
import type { Reason } from '../../../modules/matching/match.rules.js';

type Rule = Reason['rule'];

/** By two members, seeker first: the rules by which they were matched wrongly, with counts. */
export async function loweredRules(
  tx: DatabaseTransaction,
  members: readonly (readonly [seeker: string, holder: string])[],
): Promise<ReadonlyMap<string, ReadonlyMap<Rule, number>>> {
  const lowered = new Map<string, Map<Rule, number>>();
  if (!members.length) return lowered;
  const { rows } = await sql<{ readonly pair: string; readonly reason: Dismissal; readonly times: number }>`
    select seeker_id || ' ' || holder_id as pair, reason, count(*)::int as times from dismissal
    where (seeker_id, holder_id) in (select * from unnest(${members.map(([seeker]) => seeker)}::text[], ${members.map(([, holder]) => holder)}::text[]))
    group by 1, 2`.execute(tx);
  for (const { pair, reason, times } of rows) {
    const rules = lowered.get(pair) ?? new Map<Rule, number>();
    for (const rule of rulesAgainst[reason]) rules.set(rule, (rules.get(rule) ?? 0) + times);
    lowered.set(pair, rules);
  }
  return lowered;
}

/** The rules that a dismissal's reason counts against. */
export const rulesAgainst: Readonly<Record<Dismissal, readonly Rule[]>> = {
  'wrong part': ['kind'],
  'wrong car': ['fitment', 'witness'],
  'too far': ['distance', 'mail'],
  'too dear': ['price'],
  'not mine': ['deals'],
  other: [],
};

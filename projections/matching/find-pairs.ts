import { sql } from 'kysely';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import type { DatabaseTransaction } from '../../modules/kernel/postgres/database.js';
import { judgeNamed, type Need, type Thing } from '../../modules/matching/match.rules.js';
import { type PartName, partNameOf } from '../../modules/matching/part-name.rules.js';
import type { EntryRow } from './matching.table.js';

type Side = Pick<EntryRow, 'id' | 'sort' | 'owner_id' | 'content'>;

/** Things that one entry is held against at most: by far more than suit a need for a part. */
const mostCandidates = 300;

/** Hold open entries against the open ones of the other sort that share a key with them, and keep the pairs that suit. */
export async function findPairs(tx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  const { rows } = await sql<{ readonly one: Side; readonly other: Side }>`
    select jsonb_build_object('id', a.id, 'sort', a.sort, 'owner_id', a.owner_id, 'content', a.content) as one,
      jsonb_build_object('id', b.id, 'sort', b.sort, 'owner_id', b.owner_id, 'content', b.content) as other
    from entry a cross join lateral (
      select * from entry c where c.is_open and c.keys && a.keys and c.sort <> a.sort and c.owner_id <> a.owner_id limit ${mostCandidates}
    ) b
    where a.id = any(${ids})`.execute(tx);
  const names = new Map<string, PartName>();
  const nameOf = ({ id, content }: Side): PartName => {
    const name = names.get(id) ?? partNameOf(content.title);
    names.set(id, name);
    return name;
  };
  const pairs = new Map<string, object>();
  for (const { one, other } of rows) {
    const [need, thing] = one.sort === 'need' ? [one, other] : [other, one];
    const verdict = judgeNamed(need.content as Need, nameOf(need), thing.content as Thing, nameOf(thing));
    if (!verdict.isMatch) continue;
    const match_id = deterministicId('match', need.id, thing.id);
    pairs.set(match_id, {
      need_id: need.id,
      thing_id: thing.id,
      match_id,
      seeker_id: need.owner_id,
      holder_id: thing.owner_id,
      score: verdict.score,
      reasons: verdict.reasons,
    });
  }
  if (!pairs.size) return;
  await sql`insert into pair select * from jsonb_populate_recordset(null::pair, ${JSON.stringify([...pairs.values()])}::jsonb)
    on conflict (need_id, thing_id) do update set score = excluded.score, reasons = excluded.reasons`.execute(
    tx,
  );
}

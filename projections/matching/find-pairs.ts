import { sql } from 'kysely';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import type { DatabaseTransaction } from '../../modules/kernel/postgres/database.js';
import type { Dismissal } from '../../modules/matching/match/match.events.js';
import { judgeNamed, type Need, type Reason, type Thing } from '../../modules/matching/match.rules.js';
import { type PartName, partNameOf } from '../../modules/matching/part-name.rules.js';
import type { EntryRow } from './matching.table.js';

type Side = Pick<EntryRow, 'id' | 'sort' | 'owner_id' | 'content'>;

/** Things that one entry is held against at most: by far more than suit a need for a part. */
const mostCandidates = 300;

/** Whether a pair may be within the radius of its need, by a box around it that is a little too large; the rules measure. */
const mayBeNear = sql`(
  need ->> 'radius' is null or ((need ->> 'byMail')::boolean and (thing ->> 'ships')::boolean)
  or 0.9 * 69 * greatest(
    abs((need #>> '{point,latitude}')::float - (thing #>> '{point,latitude}')::float),
    abs((need #>> '{point,longitude}')::float - (thing #>> '{point,longitude}')::float)
      * cos(radians((need #>> '{point,latitude}')::float))
  ) <= (need ->> 'radius')::float)`;

/** Hold open entries against the open ones of the other sort that share a key with them, and keep the pairs that suit. */
export async function findPairs(tx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  const { rows } = await sql<{ readonly one: Side; readonly other: Side }>`
    select jsonb_build_object('id', a.id, 'sort', a.sort, 'owner_id', a.owner_id, 'content', a.content) as one,
      jsonb_build_object('id', b.id, 'sort', b.sort, 'owner_id', b.owner_id, 'content', b.content) as other
    from entry a cross join lateral (
      select c.id, c.sort, c.owner_id, c.content from entry c, lateral (
        select case a.sort when 'need' then a.content else c.content end as need, case a.sort when 'need' then c.content else a.content end as thing
      ) side
      where c.is_open and c.keys && a.keys and c.sort <> a.sort and c.owner_id <> a.owner_id and ${mayBeNear}
      limit ${mostCandidates}
    ) b
    where a.id = any(${ids}) and a.is_open`.execute(tx);
  const names = new Map<string, PartName>();
  const nameOf = ({ id, content }: Side): PartName => {
    const name = names.get(id) ?? partNameOf(content.title);
    names.set(id, name);
    return name;
  };
  const lowered = await loweredRules(
    tx,
    rows.flatMap(({ one, other }) => [one.owner_id, other.owner_id]),
  );
  const pairs = new Map<string, object>();
  for (const { one, other } of rows) {
    const [need, thing] = one.sort === 'need' ? [one, other] : [other, one];
    const verdict = judgeNamed(need.content as Need, nameOf(need), thing.content as Thing, nameOf(thing), {
      lowered: lowered.get(`${need.owner_id} ${thing.owner_id}`),
    });
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

/** By the two members of a pair, seeker first: the rules by which they were matched wrongly, and how often. */
async function loweredRules(
  tx: DatabaseTransaction,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<Reason['rule'], number>>> {
  const lowered = new Map<string, Map<Reason['rule'], number>>();
  if (!memberIds.length) return lowered;
  const members = [...new Set(memberIds)];
  const { rows } = await sql<{ readonly pair: string; readonly reason: Dismissal; readonly times: number }>`
    select f.seeker_id || ' ' || f.holder_id as pair, d.reason, count(*)::int as times
    from dismissal d join found f on f.match_id = d.match_id
    where f.seeker_id = any(${members}) and f.holder_id = any(${members}) group by 1, 2`.execute(tx);
  for (const { pair, reason, times } of rows) {
    const rules = lowered.get(pair) ?? new Map<Reason['rule'], number>();
    for (const rule of ruleOf[reason]) rules.set(rule, (rules.get(rule) ?? 0) + times);
    lowered.set(pair, rules);
  }
  return lowered;
}

/** The rules that a reason of a dismissal speaks against. */
const ruleOf: Readonly<Record<Dismissal, readonly Reason['rule'][]>> = {
  'wrong part': ['kind'],
  'wrong car': ['fitment'],
  'too far': ['distance', 'mail'],
  'too dear': ['price'],
  'not mine': [],
  other: [],
};

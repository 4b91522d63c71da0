import { sql } from 'kysely';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { judgeNamed, type Need, type Reason, type Thing } from '../../modules/matching/match.rules.js';
import { type PartName, partNameOf } from '../../modules/matching/part-name.rules.js';
import { candidatesOf, type Means, type Side } from './candidates.js';
import { findSellers } from './find-sellers.js';
import { interchangeOf } from './interchange.js';
import { loweredRules } from './lowered-rules.js';
import type { PairReason, PairRow } from './matching.table.js';

/** Hold open entries against the open ones of the other sort that share a key with them, and keep the pairs that suit; and needs against sellers who
 *  deal in such parts. */
export async function findPairs(means: Means, entries: readonly Side[]): Promise<void> {
  if (!entries.length) return;
  const { tx } = means;
  const pairs = [...(await suiting(means, entries)), ...(await findSellers(tx, entries))];
  if (!pairs.length) return;
  await sql`insert into pair
    select need_id, thing_id, thing, match_id, seeker_id, holder_id, score, reasons, not exists (select from found f where f.match_id = p.match_id)
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) p(need_id text, thing_id text, thing text, match_id text, seeker_id text,
      holder_id text, score int, reasons jsonb)
    on conflict (need_id, thing_id) do update set score = excluded.score, reasons = excluded.reasons`.execute(
    tx,
  );
}

async function suiting(means: Means, entries: readonly Side[]): Promise<readonly PairRow[]> {
  const { tx } = means;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const interchange = await interchangeOf(tx, entries);
  const nameOf = namesOnce();
  const suits = (need: Side, thing: Side, lowered?: ReadonlyMap<Reason['rule'], number>) =>
    judgeNamed(
      { need: need.content as Need, thing: thing.content as Thing },
      { wanted: () => nameOf(need), offered: () => nameOf(thing) },
      { interchange, ...(lowered && { lowered }) },
    );
  const found: { readonly need: Side; readonly thing: Side }[] = [];
  for (const { of, ...other } of await candidatesOf(means, [...byId.keys()])) {
    const one = byId.get(of);
    if (!one || one.owner_id === other.owner_id) continue;
    const pair = one.sort === 'need' ? { need: one, thing: other } : { need: other, thing: one };
    if (suits(pair.need, pair.thing).isMatch) found.push(pair);
  }
  const lowered = await loweredRules(
    tx,
    found.map(({ need, thing }) => [need.owner_id, thing.owner_id]),
  );
  const pairs = new Map<string, PairRow>();
  for (const { need, thing } of found) {
    const verdict = suits(need, thing, lowered.get(`${need.owner_id} ${thing.owner_id}`));
    if (!verdict.isMatch) continue;
    const match_id = deterministicId('match', need.id, thing.id);
    pairs.set(match_id, {
      need_id: need.id,
      thing_id: thing.id,
      thing: thing.is_item ? 'item' : 'listing',
      match_id,
      seeker_id: need.owner_id,
      holder_id: thing.owner_id,
      score: verdict.score,
      reasons: keptReasons(verdict.reasons, need.content as Need),
    });
  }
  return [...pairs.values()];
}

const keptReasons = (reasons: readonly Reason[], { isLimitPrivate }: Need): readonly PairReason[] =>
  isLimitPrivate
    ? reasons.map((reason) => (reason.rule === 'price' ? { rule: 'price', centsBelow: null } : reason))
    : reasons;

/** Reads the title of each entry once, and only if it is asked for. */
function namesOnce(): (side: Side) => PartName {
  const names = new Map<string, PartName>();
  return ({ id, content }) => {
    const name = names.get(id) ?? partNameOf(content.title);
    names.set(id, name);
    return name;
  };
}

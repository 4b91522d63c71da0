import { sql } from 'kysely';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import type { CopyRows } from '../../../modules/kernel/postgres/copy-rows.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import {
  type Candidate,
  judgeNamed,
  meetsLimit,
  type Reason,
  type Verdict,
  type Wanted,
} from '../../../modules/matching/match.rules.js';
import type { FitWitness } from '../../../modules/matching/witness.rules.js';
import { candidatesOf, type Deps, nameOf, openSides, type Side } from './candidates.js';
import { findSellers } from './find-sellers.js';
import { interchangeOf } from './interchange.js';
import { loweredRules } from './lowered-rules.js';
import type { PairRow } from './matching.table.js';
import { namesApartOf } from './suggestions.js';
import { witnessesOf } from './witnesses.js';

/** Compare open entries with the open ones of the other sort that share a key, and store the matching pairs; also
 *  wanted ads with sellers who deal in such parts.
 *  in  copyRows: in a rebuild, where each ad comes once; `markFound` follows then */
export async function findPairs(deps: Deps, entries: readonly Side[], copyRows?: CopyRows): Promise<void> {
  if (!entries.length) return;
  const { tx } = deps;
  const pairs = [...(await suiting(deps, entries)), ...(await findSellers(tx, entries))];
  if (!pairs.length) return;
  if (copyRows)
    return copyRows(
      'pair',
      [...pairColumns, 'is_new'],
      pairs.map((pair) => [...pairColumns.map((name) => pair[name]), true]),
    );
  await sql`insert into pair
    select need_id, thing_id, thing, match_id, seeker_id, holder_id, score, reasons, meets_limit, not exists (select from found f where f.match_id = p.match_id)
    from json_to_recordset(${JSON.stringify(pairs)}::json) p(need_id text, thing_id text, thing text, match_id text, seeker_id text,
      holder_id text, score int, reasons json, meets_limit boolean)
    on conflict (need_id, thing_id) do update set score = excluded.score, reasons = excluded.reasons, meets_limit = excluded.meets_limit`.execute(
    tx,
  );
}

/** After copying: marks pairs that were notified before as found. */
export async function markFound(tx: DatabaseTransaction): Promise<void> {
  await sql`update pair set is_new = false from found where found.match_id = pair.match_id and is_new`.execute(
    tx,
  );
}

const pairColumns = [
  'need_id',
  'thing_id',
  'thing',
  'match_id',
  'seeker_id',
  'holder_id',
  'score',
  'reasons',
  'meets_limit',
] as const satisfies readonly (keyof PairRow)[];

/** The maximum candidates of a new wanted ad: the nearest ones that suit. Later ones are compared with the ad when they are published. */
const maxCandidates = 30;
/** Candidates of an entry that are read first; the others only if it has too few matches. */
const readFirst = 45;

async function suiting(deps: Deps, entries: readonly Side[]): Promise<readonly PairRow[]> {
  const { tx } = deps;
  const [interchange, apart] = [await interchangeOf(tx, entries), await namesApartOf(tx)];
  const suits = (
    { wanted, candidate, witnesses }: Witnessed,
    lowered?: ReadonlyMap<Reason['rule'], number>,
  ) =>
    judgeNamed(
      { wanted: wanted.content as Wanted, candidate: candidate.content as Candidate },
      { wanted: () => nameOf(wanted), offered: () => nameOf(candidate) },
      { interchange, witnesses, ...(apart && { apart }), ...(lowered && { lowered }) },
    );
  const near = await candidatesOf(
    tx,
    entries.map(({ id }) => id),
  );
  const found: (Witnessed & { readonly verdict: Verdict })[] = [];
  const candidates = new Map<string, number>();
  for (const [from, to] of [
    [0, readFirst],
    [readFirst, undefined],
  ]) {
    const hasEnough = ({ id }: Side) => (candidates.get(id) ?? 0) >= maxCandidates;
    const left = entries.filter((entry) => !hasEnough(entry));
    const ids = left.flatMap(({ id }) => near.get(id)?.slice(from, to) ?? []);
    const others = new Map((await openSides(deps, [...new Set(ids)])).map((side) => [side.id, side]));
    const witnesses = await witnessesOf(
      tx,
      [...left, ...others.values()].filter(({ sort }) => sort === 'thing'),
    );
    for (const one of left) {
      for (const id of near.get(one.id)?.slice(from, to) ?? []) {
        const other = others.get(id);
        if (!other || one.owner_id === other.owner_id || hasEnough(one)) continue;
        const sides =
          one.sort === 'need' ? { wanted: one, candidate: other } : { wanted: other, candidate: one };
        const pair = { ...sides, witnesses: witnesses(sides.candidate) };
        const verdict = suits(pair);
        if (!verdict.isMatch) continue;
        found.push({ ...pair, verdict });
        if (one.sort === 'need') candidates.set(one.id, (candidates.get(one.id) ?? 0) + 1);
      }
    }
  }
  const lowered = await loweredRules(
    tx,
    found.map(({ wanted, candidate }) => [wanted.owner_id, candidate.owner_id]),
  );
  const pairs = new Map<string, PairRow>();
  for (const { verdict: first, ...pair } of found) {
    const { wanted, candidate } = pair;
    const less = lowered.get(`${wanted.owner_id} ${candidate.owner_id}`);
    const verdict = less ? suits(pair, less) : first;
    if (!verdict.isMatch) continue;
    const match_id = deterministicId('match', wanted.id, candidate.id);
    pairs.set(match_id, {
      need_id: wanted.id,
      thing_id: candidate.id,
      thing: candidate.is_item ? 'item' : 'listing',
      match_id,
      seeker_id: wanted.owner_id,
      holder_id: candidate.owner_id,
      score: verdict.score,
      reasons: verdict.reasons,
      meets_limit: meetsLimit(wanted.content as Wanted, candidate.content as Candidate),
    });
  }
  return [...pairs.values()];
}

interface Witnessed {
  readonly wanted: Side;
  readonly candidate: Side;
  readonly witnesses: readonly FitWitness[];
}

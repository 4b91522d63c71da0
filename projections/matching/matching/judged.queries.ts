import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { enterSchema } from '../../../modules/kernel/processing/projection.js';
import { isPublic } from '../../../modules/marketplace/listing/status.rules.js';
import { keysOf } from '../../../modules/matching/keys.rules.js';
import {
  type Candidate,
  type Conflict,
  judgeNamed,
  type Verdict,
  type Wanted,
} from '../../../modules/matching/match.rules.js';
import {
  type JudgedCandidate,
  type JudgedListing,
  mostJudged,
  type ReadTitle,
} from '../../../modules/matching/matching.contract.js';
import type { PartName } from '../../../modules/matching/part-name.rules.js';
import { sentenceOf } from '../../../modules/matching/reasons.rules.js';
import { conflictNames, conflictsByNearness, whyNot } from '../../../modules/matching/why-not.rules.js';
import { nameOf, type Side } from './candidates.js';
import { interchangeOf } from './interchange.js';
import { loweredRules } from './lowered-rules.js';
import type { StoredEntry } from './matching.table.js';
import { namesApartOf } from './suggestions.js';
import { witnessesOf } from './witnesses.js';

/** A listing, and how today's rules judge what shares most keys with it, the nearest first: at any distance and of any years, so that what is too far
 *  or of another year is there with its reason. Nothing is decrypted, so that nothing private is read.
 *  out  undefined for what is no public listing */
export async function judgedOf(db: Database, listingId: string): Promise<JudgedListing | undefined> {
  return db.transaction().execute(async (tx) => {
    await enterSchema(tx, 'matching');
    const [one] = await readPublic(tx, [listingId]);
    if (!one || one.is_item) return undefined;
    const others = await readPublic(tx, await sharingKeys(tx, one));
    const candidates = await judgeAll(
      tx,
      one,
      others.filter(({ owner_id }) => owner_id !== one.owner_id),
    );
    return {
      id: one.id,
      title: one.content.title,
      isWanted: one.sort === 'need',
      isOpen: one.is_open,
      read: readOf(nameOf(one)),
      counts: countsOf(candidates),
      candidates: [...candidates],
    };
  });
}

/** Listings that everybody sees, and items that are open for matches, in the order of the ids. */
async function readPublic(tx: DatabaseTransaction, ids: readonly string[]): Promise<readonly Side[]> {
  const { rows } = await sql<Stored>`
    select id, sort, owner_id, content, published_at, is_open, status, is_hidden, kept is not null as is_item from entry
    where id = any(${ids})`.execute(tx);
  const sides = new Map(rows.filter(isReadable).map((row) => [row.id, row as Side]));
  return ids.flatMap((id) => sides.get(id) ?? []);
}

type Stored = Omit<Side, 'content'> & Pick<StoredEntry, 'content' | 'status' | 'is_hidden'>;

const isReadable = ({ is_item, is_open, status, is_hidden }: Stored): boolean =>
  is_item ? is_open : isPublic(status, is_hidden);

/** The ids of open entries of the other sort by how many keys they share with this one, and by how near they are. The keys that it would have without a
 *  title count too: by them other parts for the same car are found. */
async function sharingKeys(
  tx: DatabaseTransaction,
  { sort, content, is_open }: Side,
): Promise<readonly string[]> {
  if (!is_open) return [];
  const all = [content, { ...content, title: '' }].flatMap((one) => keysOf(sort, one));
  const keys = [...new Set(all.map(({ key }) => key))];
  const { latitude, longitude } = content.point;
  const { rows } = await sql<{ readonly entry_id: string }>`
    with mine as materialized (select distinct hashtextextended(key, 0) as key from unnest(${keys}::text[]) key)
    select o.entry_id from mine m join entry_key o on o.key = m.key and o.sort = ${sort === 'need' ? 'thing' : 'need'}
    group by 1 order by count(distinct o.key) desc,
      min(abs((o.south + o.north) / 2 - ${latitude}) + abs((o.west + o.east) / 2 - ${longitude})), 1
    limit ${mostJudged}`.execute(tx);
  return rows.map(({ entry_id }) => entry_id);
}

async function judgeAll(
  tx: DatabaseTransaction,
  one: Side,
  others: readonly Side[],
): Promise<readonly JudgedCandidate[]> {
  const pairs = others.map((other) => ({
    other,
    ...(one.sort === 'need' ? { need: one, thing: other } : { need: other, thing: one }),
  }));
  const interchange = await interchangeOf(tx, [one]);
  const apart = await namesApartOf(tx);
  const witnesses = await witnessesOf(
    tx,
    pairs.map(({ thing }) => thing),
  );
  const lowered = await loweredRules(
    tx,
    pairs.map(({ need, thing }) => [need.owner_id, thing.owner_id]),
  );
  return pairs
    .map(({ other, need, thing }) => {
      const [wanted, candidate] = [need.content as Wanted, thing.content as Candidate];
      const names = { wanted: nameOf(need), offered: nameOf(thing) };
      const less = lowered.get(`${need.owner_id} ${thing.owner_id}`);
      const judgeAs = (need: Wanted) =>
        judgeNamed(
          { wanted: need, candidate },
          { wanted: () => names.wanted, offered: () => names.offered },
          {
            interchange,
            witnesses: witnesses(thing),
            ...(apart && { apart }),
            ...(less && { lowered: less }),
          },
        );
      const verdict = deepest(judgeAs(wanted), () => judgeAs(withoutTerms(wanted)));
      const said = verdict.isMatch
        ? { verdict: 'Match', score: verdict.score, why: sentenceOf(verdict.reasons) }
        : {
            verdict: conflictNames[verdict.conflict],
            score: null,
            why: whyNot(verdict.conflict, { wanted, candidate, names }),
          };
      return {
        judged: other.is_item ? ofItem(said.verdict) : { ...ofListing(other), ...said },
        nearness: verdict.isMatch ? -verdict.score : conflictsByNearness.indexOf(verdict.conflict),
      };
    })
    .sort((a, b) => a.nearness - b.nearness)
    .map(({ judged }) => judged);
}

const ofListing = (side: Side) => ({
  id: side.id,
  title: side.content.title,
  read: readOf(nameOf(side)),
});

/** Without points, which would say how near the item is. */
const ofItem = (verdict: string): JudgedCandidate => ({
  id: null,
  title: null,
  score: null,
  verdict,
  why: '',
  read: null,
});

/** What is too far away or too expensive is often another part as well, which says more. */
function deepest(verdict: Verdict, withoutTerms: () => Verdict): Verdict {
  if (verdict.isMatch || !ofTerms.has(verdict.conflict)) return verdict;
  const other = withoutTerms();
  return other.isMatch || other.conflict === 'too-little' ? verdict : other;
}
const ofTerms: ReadonlySet<Conflict> = new Set(['price', 'distance', 'condition', 'origin']);

const withoutTerms = (wanted: Wanted): Wanted => ({
  ...wanted,
  radius: null,
  mostCents: null,
  acceptCondition: [],
  acceptOrigin: [],
});

const readOf = ({ kind, properties }: PartName): ReadTitle => ({
  kind: kind ?? null,
  properties: [...properties].map(([name, values]) => ({ name, values: [...values].join(', ') })),
});

function countsOf(candidates: readonly JudgedCandidate[]): JudgedListing['counts'] {
  const counts = new Map<string, number>();
  for (const { verdict } of candidates) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  return [...counts]
    .map(([verdict, count]) => ({ verdict, count }))
    .sort((one, two) => two.count - one.count || (one.verdict < two.verdict ? -1 : 1));
}

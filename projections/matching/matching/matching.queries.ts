import { sql } from 'kysely';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import {
  belowLimit,
  type Candidate,
  type Reason,
  type Wanted,
} from '../../../modules/matching/match.rules.js';
import type { MatchView } from '../../../modules/matching/matching.contract.js';
import { sentenceOf } from '../../../modules/matching/reasons.rules.js';
import type { PairRow } from './matching.table.js';
import { openEntries } from './sealed-entries.js';

/** A pair that nobody was notified of. */
export interface NewPair {
  readonly matchId: string;
  readonly needId: string;
  readonly thingId: string;
  readonly thing: PairRow['thing'];
  /** ISO-8601 UTC: since when both entries have existed. */
  readonly since: string;
  readonly seekerId: string;
  readonly holderId: string;
  readonly score: number;
  readonly reasons: readonly Reason[];
  readonly meetsLimit: boolean;
}

/** Pairs that were not found before, the best first. A seller who is asked about an ad because of an item is not
 *  asked as a dealer in such parts too.
 *  in  after  the last one of the previous page */
export async function newPairs(
  db: Database,
  limit: number,
  after?: Pick<NewPair, 'score' | 'matchId'>,
): Promise<readonly NewPair[]> {
  const { rows } = await sql<NewPair>`
    select p.match_id as "matchId", p.need_id as "needId", p.thing_id as "thingId", p.seeker_id as "seekerId", p.holder_id as "holderId",
      p.score, p.reasons, p.meets_limit as "meetsLimit", p.thing, coalesce(greatest(n.published_at, t.published_at), now()) as since
    from matching.pair p
      join matching.entry n on n.id = p.need_id and n.is_open
      left join matching.entry t on t.id = p.thing_id
    where p.is_new and (${after?.score ?? null}::int is null or p.score < ${after?.score ?? null}
        or (p.score = ${after?.score ?? null} and p.match_id > ${after?.matchId ?? null}))
      and (p.thing = 'seller' or t.is_open) and ${isBest}
    order by p.score desc, p.match_id limit ${limit}`.execute(db);
  return rows;
}

/** Matches that were found before, and whose price is now within the limit that only the seeker knows. */
export async function limitsMet(
  db: Database,
  limit: number,
): Promise<readonly Pick<NewPair, 'matchId' | 'seekerId' | 'holderId'>[]> {
  const { rows } = await sql<Pick<NewPair, 'matchId' | 'seekerId' | 'holderId'>>`
    select p.match_id as "matchId", p.seeker_id as "seekerId", p.holder_id as "holderId"
    from matching.found f
      join matching.pair p on p.match_id = f.match_id and p.meets_limit and p.thing = 'listing'
      join matching.entry n on n.id = p.need_id and n.is_open
      join matching.entry t on t.id = p.thing_id and t.is_open
    where f.limit_met_at is null and not f.is_hidden order by p.match_id limit ${limit}`.execute(db);
  return rows;
}

/** Matches whose holder came to see them between two times, and about whom it is not decided yet whether they are told.
 *  units  ISO-8601 UTC */
export async function holderTurns(
  db: Database,
  { after, upTo }: { readonly after: string; readonly upTo: string },
  limit: number,
): Promise<readonly Pick<NewPair, 'matchId' | 'needId' | 'seekerId' | 'holderId'>[]> {
  const { rows } = await sql<Pick<NewPair, 'matchId' | 'needId' | 'seekerId' | 'holderId'>>`
    select p.match_id as "matchId", p.need_id as "needId", p.seeker_id as "seekerId", p.holder_id as "holderId"
    from matching.found f
      join matching.pair p on p.match_id = f.match_id
      join matching.entry n on n.id = p.need_id and n.is_open
      left join matching.entry t on t.id = p.thing_id
    where f.holder_turn_at is null and not f.is_hidden and f.holder_sees_at > ${after} and f.holder_sees_at <= ${upTo}
      and (p.thing = 'seller' or t.is_open) and ${isBest}
      and not exists (select from matching.dismissal d where d.match_id = p.match_id and d.member_id = p.holder_id)
    order by p.score desc, p.match_id limit ${limit}`.execute(db);
  return rows;
}

/** No other candidate of the same holder suits the same ad: otherwise that one is the match. */
const isBest = sql`(p.thing <> 'seller' or not exists (
  select from matching.pair o where o.need_id = p.need_id and o.holder_id = p.holder_id and o.thing <> 'seller'))`;

/** The "ad holder" pairs of these wanted ads that were notified before: nobody is notified of one ad twice. */
export async function toldHolders(db: Database, wantedIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ readonly told: string }>`
    select distinct need_id || ' ' || holder_id as told from matching.found where told_holder and need_id = any(${wantedIds})`.execute(
    db,
  );
  return new Set(rows.map(({ told }) => told));
}

/** The number of notifications of matches that each of these members was sent since a time.
 *  units  since: ISO-8601 UTC */
export async function toldSince(
  db: Database,
  memberIds: readonly string[],
  since: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; told: number }>`
    select member as id, count(*)::int as told from (
      select seeker_id as member from matching.found where told_seeker and limit_met_at > ${since} and seeker_id = any(${memberIds})
      union all
      select holder_id from matching.found where told_holder and holder_turn_at > ${since} and holder_id = any(${memberIds})
    ) one group by member`.execute(db);
  return new Map(rows.map(({ id, told }) => [id, told]));
}

/** Members with matches that were added to their list between two times without a notification, the best first: the
 *  listing of each, and the other member.
 *  units  ISO-8601 UTC */
export async function untoldMatches(
  db: Database,
  { after, upTo }: { readonly after: string; readonly upTo: string },
): Promise<readonly Untold[]> {
  const { rows } = await sql<Untold>`
    with untold as (
      select match_id, seeker_id as member_id, holder_id as other_id, true as is_seeker from matching.found
      where not is_hidden and not told_seeker and thing = 'listing' and limit_met_at > ${after} and limit_met_at <= ${upTo}
      union all
      select match_id, holder_id, seeker_id, false from matching.found
      where not is_hidden and not told_holder and holder_turn_at > ${after} and holder_turn_at <= ${upTo})
    select u.member_id as "memberId", json_agg(json_build_object('otherId', u.other_id,
      'listingId', case when u.is_seeker then p.thing_id else p.need_id end) order by p.score desc, p.match_id) as matches from untold u
      join matching.pair p on p.match_id = u.match_id and (p.meets_limit or not u.is_seeker)
      join matching.entry n on n.id = p.need_id and n.is_open
      left join matching.entry t on t.id = p.thing_id
    where (p.thing = 'seller' or t.is_open) and ${isBest}
      and not exists (select from matching.dismissal d where d.match_id = u.match_id and d.member_id = u.member_id)
    group by 1 order by 1`.execute(db);
  return rows;
}

interface Untold {
  readonly memberId: string;
  readonly matches: readonly { readonly otherId: string; readonly listingId: string }[];
}

/** Matches whose two sides are open. */
export const areOpen = sql`matching.pair p
      join matching.found f on f.match_id = p.match_id and not f.is_hidden
      join matching.entry n on n.id = p.need_id and n.is_open
      left join matching.entry t on t.id = p.thing_id
    where (p.thing = 'seller' or t.is_open) and ${isBest}`;

/** Matches that the holder sees among theirs.
 *  units  now: ISO-8601 UTC */
export const isSeenByHolder = (memberId: string, now: string) =>
  sql`(p.holder_id = ${memberId} and f.holder_sees_at <= ${now})`;

export const isNotDismissedBy = (memberId: string) =>
  sql`not exists (select from matching.dismissal d where d.match_id = p.match_id and d.member_id = ${memberId})`;

/** A member's matches of open listings, the best first.
 *  in     listing  only those of this one, which is the member's own; unseen: members hidden by a block
 *  units  now: ISO-8601 UTC */
export async function matchesOf(
  { db, keys }: { readonly db: Database; readonly keys: PersonKeys },
  memberId: string,
  { listing, unseen, now }: MatchesAsked,
): Promise<readonly MatchView[]> {
  const { rows } = await sql<{
    readonly id: string;
    readonly need_id: string;
    readonly thing_id: string;
    readonly wanted: Wanted;
    readonly wanted_sealed: string | null;
    readonly candidate: Candidate | null;
    readonly seeker_id: string;
    readonly score: number;
    readonly reasons: readonly Reason[];
    readonly found_at: string;
    readonly holder_sees_at: string;
    readonly is_told: boolean;
    readonly sort: PairRow['thing'];
  }>`
    select p.match_id as id, p.need_id, p.thing_id, n.content as wanted, n.sealed as wanted_sealed, t.content as candidate, p.seeker_id, p.score, p.reasons, f.found_at, f.holder_sees_at,
      exists (select from matching.found o where o.need_id = p.need_id and o.holder_id = p.holder_id and o.told_holder) as is_told,
      p.thing as sort
    from ${areOpen}
      and ((p.seeker_id = ${memberId} and p.thing = 'listing' and p.meets_limit) or ${isSeenByHolder(memberId, now)})
      and p.seeker_id <> all(${unseen}) and p.holder_id <> all(${unseen})
      and (${listing ?? null}::text is null or p.need_id = ${listing ?? null} or p.thing_id = ${listing ?? null})
      and ${isNotDismissedBy(memberId)}
    order by p.score desc, p.match_id limit 100`.execute(db);
  const own = rows.filter(({ seeker_id }) => seeker_id === memberId);
  const limits = await limitsOf(keys, memberId, own);
  return rows.map(({ wanted, candidate, ...row }) => {
    const isSeeker = row.seeker_id === memberId;
    const [own, other] = isSeeker || !candidate ? [wanted, candidate ?? wanted] : [candidate, wanted];
    const [ownId, otherId] = isSeeker ? [row.need_id, row.thing_id] : [row.thing_id, row.need_id];
    const cents = 'cents' in other ? other.cents : other.isLimitPrivate ? null : other.mostCents;
    return {
      id: row.id,
      side: isSeeker ? 'seeker' : 'holder',
      own: row.sort === 'seller' ? null : { id: ownId, title: own.title, kind: row.sort },
      other: {
        id: otherId,
        title: other.title,
        price: cents === null ? null : cents / 100,
        attends: isSeeker ? [] : [...wanted.attends],
      },
      score: row.score,
      reasons: sentenceOf(
        isSeeker ? toldTo(row.reasons, limits.get(row.need_id), candidate) : row.reasons.filter(isNoPrice),
      ),
      foundAt: new Date(row.found_at).toISOString(),
      holder: isSeeker ? toldOf(row, now) : null,
    };
  });
}

/** What the seeker reads of the holder: told, told later, or neither, when the holder was told of enough that day. */
function toldOf(
  { is_told, holder_sees_at }: { readonly is_told: boolean; readonly holder_sees_at: string },
  now: string,
): MatchView['holder'] {
  const seesAt = new Date(holder_sees_at).toISOString();
  return { isTold: is_told, seesAt: is_told || seesAt <= now ? null : seesAt };
}

interface MatchesAsked {
  readonly listing: string | undefined;
  readonly unseen: readonly string[];
  readonly now: string;
}

/** The private limits of wanted ads.
 *  out  cents by wanted ad */
async function limitsOf(
  keys: PersonKeys,
  seekerId: string,
  wantedAds: readonly {
    readonly need_id: string;
    readonly wanted: Wanted;
    readonly wanted_sealed: string | null;
  }[],
): Promise<ReadonlyMap<string, number | null>> {
  const rows = wantedAds
    .filter(({ wanted }) => wanted.isLimitPrivate)
    .map(({ need_id: id, wanted: content, wanted_sealed: sealed }) => ({
      id,
      owner_id: seekerId,
      content,
      sealed,
    }));
  const opened = await openEntries(keys, rows);
  return new Map(opened.map(({ id, content }) => [id, (content as Wanted).mostCents]));
}

/** The reasons for the seeker, with the difference between the price and the private limit. */
function toldTo(
  reasons: readonly Reason[],
  mostCents: number | null | undefined,
  candidate: Candidate | null,
): readonly Reason[] {
  const below = mostCents && candidate ? belowLimit({ mostCents }, candidate) : undefined;
  return below ? [...reasons, below] : reasons;
}

const isNoPrice = ({ rule }: Reason): boolean => rule !== 'price';

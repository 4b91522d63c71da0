import { sql } from 'kysely';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { miles, radians } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { defaultRadius } from '../../../modules/marketplace/listing.schemas.js';
import { leastScore, type Wanted } from '../../../modules/matching/match.rules.js';
import { makeKey } from '../../../modules/vocabulary/cars.rules.js';
import { nameOf, type Side } from './candidates.js';
import { loweredRules } from './lowered-rules.js';
import type { PairRow } from './matching.table.js';
import { milesInADegree } from './write-entries.js';

/** A seller deals in a kind after listing this many for one make, within this many months before the ad was published. */
const leastListings = 2;
const months = 24;
/** The maximum number of sellers for one wanted ad: those who listed the most. */
const maxSellers = 20;

/** Sellers near wanted ads who have listed such parts for the make, and are asked. Their later listings are
 *  compared with the ad separately, so that the choice is derived from the log only. */
export async function findSellers(
  tx: DatabaseTransaction,
  entries: readonly Side[],
): Promise<readonly PairRow[]> {
  const wantedAds = new Map(entries.filter(({ sort }) => sort === 'need').map((ad) => [ad.id, ad]));
  const wanted = [...wantedAds.values()].flatMap(wantedKinds);
  if (!wanted.length) return [];
  const { rows } = await sql<Row>`
    select distinct on (need_id, owner_id) need_id, owner_id, make, latitude, longitude, listings from (
      select n.id as need_id, d.owner_id, n.make, avg(d.latitude) as latitude, avg(d.longitude) as longitude, count(*)::int as listings
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) n(id text, owner_id text, key text, make text, published_at timestamptz,
          south real, north real, west real, east real)
        join dealing d on d.key = hashtextextended(n.key, 0) and d.latitude between n.south and n.north and d.longitude between n.west and n.east
          and d.published_at < n.published_at and d.published_at > n.published_at - make_interval(months => ${months})
      where d.owner_id <> n.owner_id
      group by 1, 2, 3 having count(*) >= ${leastListings}
    ) near order by need_id, owner_id, listings desc, make`.execute(tx);
  rows.sort((one, two) => two.listings - one.listings || (one.owner_id < two.owner_id ? -1 : 1));
  const asked = new Map<string, number>();
  const lowered = await loweredRules(
    tx,
    rows.flatMap(({ need_id, owner_id }) => {
      const ad = wantedAds.get(need_id);
      return ad ? [[ad.owner_id, owner_id] as const] : [];
    }),
  );
  return rows.flatMap((row) => {
    const ad = wantedAds.get(row.need_id);
    const before = asked.get(row.need_id) ?? 0;
    const pair = ad && before < maxSellers ? pairOf(ad, row) : undefined;
    if (!pair) return [];
    if (lowered.get(`${pair.seeker_id} ${pair.holder_id}`)?.has('deals')) return [];
    asked.set(row.need_id, before + 1);
    return [pair];
  });
}

interface Row {
  readonly need_id: string;
  readonly owner_id: string;
  readonly make: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly listings: number;
}

/** The kind of a wanted ad, with each of its makes. */
function wantedKinds(side: Side) {
  const { id, owner_id, content, published_at } = side;
  const { kind } = nameOf(side);
  if (!kind || !published_at || content.isVehicle) return [];
  const { latitude, longitude } = content.point;
  const degrees = defaultRadius / milesInADegree;
  const wide = degrees / Math.cos(radians(latitude));
  const box = {
    south: latitude - degrees,
    north: latitude + degrees,
    west: longitude - wide,
    east: longitude + wide,
  };
  const makes = new Map(content.fitment.map(({ make }) => [makeKey(make), make]));
  return [...makes].map(([key, make]) => ({
    id,
    owner_id,
    key: `d ${kind} ${key}`,
    make,
    published_at,
    ...box,
  }));
}

function pairOf(side: Side, seller: Row): PairRow | undefined {
  const { id, owner_id } = side;
  const wanted = side.content as Wanted;
  const away = miles(wanted.point, seller);
  const { kind } = nameOf(side);
  if (away > Math.min(wanted.radius ?? defaultRadius, defaultRadius) || !kind) return undefined;
  return {
    need_id: id,
    thing_id: seller.owner_id,
    thing: 'seller',
    match_id: deterministicId('match', id, 'seller', seller.owner_id),
    seeker_id: owner_id,
    holder_id: seller.owner_id,
    score: leastScore,
    meets_limit: true,
    reasons: [
      { rule: 'deals', kind, make: seller.make },
      { rule: 'distance', miles: away },
    ],
  };
}

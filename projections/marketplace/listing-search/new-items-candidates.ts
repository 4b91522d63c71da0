import { type RawBuilder, sql } from 'kysely';
import { chord, type Place, unitVector } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { kindCode, segmentCodes } from './rows/codes.js';

/** Where and for what the New Items Wall is. */
export interface Wanted {
  readonly circle?: (Place & { readonly radius: number }) | undefined;
  /** Keys, one of which a listing has to be for; undefined: any. */
  readonly vehicles?: readonly string[] | undefined;
  readonly limit: number;
}

/** Listings that may stand on the New Items Wall. */
export interface Candidates {
  /** Their numbers, the newest first: nothing newer is left out. */
  readonly nos: readonly number[];
  /** Whether there are no others. */
  readonly isAll: boolean;
}

/** How far a look goes. */
export interface Look {
  /** Listings that are read. */
  readonly read: number;
  /** Rows of the index of the newest that are passed over for those. */
  readonly passed: number;
}

/** Those in a circle, where that does not have too many; else the newest for some vehicles, or of all and in the circle. */
export async function candidatesIn(
  db: Database,
  { circle, vehicles }: Wanted,
  look: Look,
): Promise<Candidates> {
  const newest = (isWithin: RawBuilder<unknown>) =>
    vehicles ? newestFor(db, vehicles, look) : newestOf(db, isWithin, look);
  if (!circle) return newest(sql`true`);
  const { x, y, z } = unitVector(circle);
  const reach = chord(circle.radius);
  const inCircle = await numbers(
    db,
    sql`select no from (select s.no, s.published from listing_search.spot s where s.kind = ${forSale}
        and s.point <@ cube_enlarge(cube(array[${x}::float8, ${y}::float8, ${z}::float8]), ${reach * 1.000001 + 1e-9}::float8, 3)
        limit ${mostInCircle + 1}) s
      order by published desc, no desc`,
  );
  if (inCircle.length <= mostInCircle)
    return { nos: inCircle.slice(0, look.read), isAll: inCircle.length <= look.read };
  return newest(
    sql`(s.x - ${x}) ^ 2 + (s.y - ${y}) ^ 2 + (s.z - ${z}) ^ 2 <= ${reach ** 2 * 1.000001}::float8`,
  );
}

const mostInCircle = 5_000;
const forSale = kindCode('for_sale', 'active');

/** Along the index of the newest of each segment. */
async function newestOf(db: Database, within: RawBuilder<unknown>, look: Look): Promise<Candidates> {
  const nos = await numbers(
    db,
    sql`select no from (
        select s.* from unnest(${[...segmentCodes]}::smallint[]) g (segment) cross join lateral (
          select s.no, s.published, s.kind, s.x, s.y, s.z from listing_search.spot s where s.segment = g.segment
          order by s.published desc, s.no desc limit ${look.passed}) s
        order by s.published desc, s.no desc limit ${look.passed}) s
      where s.kind = ${forSale} and ${within} order by s.published desc, s.no desc limit ${look.read}`,
  );
  return { nos, isAll: false };
}

async function newestFor(db: Database, vehicles: readonly string[], { read }: Look): Promise<Candidates> {
  const { rows } = await sql<{ no: number | null }>`select c.no from (
      select distinct v.published, v.id from unnest(${[...vehicles]}::text[]) k (key) cross join lateral (
        select v.published, v.id from listing_search.of_vehicle v where v.key = k.key
        order by v.published desc, v.id desc limit ${read}) v
      order by v.published desc, v.id desc limit ${read}) v
    left join listing_search.card c on c.id = v.id`.execute(db);
  return { nos: rows.flatMap(({ no }) => no ?? []), isAll: rows.length < read };
}

const numbers = async (db: Database, query: RawBuilder<unknown>): Promise<readonly number[]> =>
  (await sql<{ no: number }>`${query}`.execute(db)).rows.map(({ no }) => no);

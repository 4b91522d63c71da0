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

/** Listings that may stand on the New Items Wall, by number. */
export interface Candidates {
  /** The newest ones: nothing newer is left out. */
  readonly nos: readonly number[];
  /** Whether there are no others. */
  readonly isAll: boolean;
}

/** What is looked at before each seller is: cards that are read, and rows of the index of the newest that are passed over for those. */
const most = { read: 2_000, inCircle: 5_000, passed: 30_000 };

/** The newest for some vehicles; else everything in a circle, where that is not too much; else the newest of all, those in the circle. */
export async function candidatesIn(db: Database, { circle, vehicles }: Wanted): Promise<Candidates> {
  if (vehicles) return newestFor(db, vehicles);
  if (!circle) return newestOf(db, sql`true`);
  const { x, y, z } = unitVector(circle);
  const reach = chord(circle.radius);
  const inCircle = await numbers(
    db,
    sql`select s.no from listing_search.spot s where s.kind = ${forSale}
      and s.point <@ cube_enlarge(cube(array[${x}::float8, ${y}::float8, ${z}::float8]), ${reach * 1.000001 + 1e-9}::float8, 3)
      limit ${most.inCircle + 1}`,
  );
  if (inCircle.length <= most.inCircle) return { nos: inCircle, isAll: true };
  return newestOf(
    db,
    sql`(s.x - ${x}) ^ 2 + (s.y - ${y}) ^ 2 + (s.z - ${z}) ^ 2 <= ${reach ** 2 * 1.000001}::float8`,
  );
}

const forSale = kindCode('for_sale', 'active');

/** Along the index of the newest of each segment. */
async function newestOf(db: Database, within: RawBuilder<unknown>): Promise<Candidates> {
  const nos = await numbers(
    db,
    sql`select no from (
        select s.* from unnest(${[...segmentCodes]}::smallint[]) g (segment) cross join lateral (
          select s.no, s.published, s.kind, s.x, s.y, s.z from listing_search.spot s where s.segment = g.segment
          order by s.published desc, s.no desc limit ${most.passed}) s
        order by s.published desc, s.no desc limit ${most.passed}) s
      where s.kind = ${forSale} and ${within} order by s.published desc, s.no desc limit ${most.read}`,
  );
  return { nos, isAll: false };
}

async function newestFor(db: Database, vehicles: readonly string[]): Promise<Candidates> {
  const nos = await numbers(
    db,
    sql`select c.no from (
        select distinct v.published, v.id from unnest(${[...vehicles]}::text[]) k (key) cross join lateral (
          select v.published, v.id from listing_search.of_vehicle v where v.key = k.key
          order by v.published desc, v.id desc limit ${most.read}) v
        order by v.published desc, v.id desc limit ${most.read}) v
      join listing_search.card c on c.id = v.id`,
  );
  return { nos, isAll: nos.length < most.read };
}

const numbers = async (db: Database, query: RawBuilder<unknown>): Promise<readonly number[]> =>
  (await sql<{ no: number }>`${query}`.execute(db)).rows.map(({ no }) => no);

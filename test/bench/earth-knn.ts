import type pg from 'pg';
import { chord, earthRadius, unitVector } from '../../modules/kernel/geometry/sphere.rules.js';
import type { ListingQuery } from '../../modules/marketplace/listing.schemas.js';
import { kindsFor, segmentCode } from '../../projections/marketplace/listing-search/rows/codes.js';
import type { Answer } from './search-rows.js';

/** Search near a point as the manual of earthdistance has it, on a sphere of 3,959 miles: a GiST index over points in space, `<->` for the nearest, a count
 *  of all that are inside. */
export async function openEarthKnn(pool: pg.Pool): Promise<(query: ListingQuery) => Promise<Answer>> {
  await pool.query(`
    drop table if exists earth_knn;
    create table earth_knn as select no, segment, kind, cube(array[x * ${earthRadius}, y * ${earthRadius}, z * ${earthRadius}]) as place from listing_search.spot order by cell;
    create index earth_knn_place on earth_knn using gist (place);
  `);
  await pool.query('vacuum analyze earth_knn');
  return async ({ latitude = 0, longitude = 0, radius = 0, marketSegment, listingType, status, limit }) => {
    const { x, y, z } = unitVector({ latitude, longitude });
    const values = [
      [x * earthRadius, y * earthRadius, z * earthRadius],
      chord(radius) * earthRadius,
      marketSegment ? segmentCode(marketSegment) : 0,
      kindsFor(listingType, status),
    ];
    const where = `place <@ cube_enlarge(cube($1::float8[]), $2, 3) and cube_distance(place, cube($1::float8[])) <= $2
      and segment = $3 and kind = any($4::smallint[])`;
    const [counted, page] = await Promise.all([
      pool.query<{ total: number }>({
        name: 'knn count',
        text: `select count(*)::int as total from earth_knn where ${where}`,
        values,
      }),
      pool.query<{ no: number }>({
        name: 'knn page',
        text: `select no from earth_knn where ${where} order by place <-> cube($1::float8[]), no limit $5`,
        values: [...values, limit],
      }),
    ]);
    return { total: counted.rows[0]?.total ?? 0, page: page.rows.map(({ no }) => no) };
  };
}

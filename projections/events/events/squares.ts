import { earthRadius, type Place, radians } from '../../../modules/kernel/geometry/sphere.rules.js';

/** Squares of the map by degrees: `cell` of one degree, `zone` of ten, each numbered from the south-west. */
export const cellOf = (place: Place): number => squareOf(place, 1);
export const zoneOf = (place: Place): number => squareOf(place, 10);

/** The squares that a circle touches, and perhaps a few more; small ones while those are few.
 *  units  radius: miles */
export function squaresAround(
  center: Place,
  radius: number,
): { readonly column: 'cell' | 'zone'; readonly squares: readonly number[] } {
  const cells = touched(center, radius, 1);
  return cells.length <= mostCells
    ? { column: 'cell', squares: cells }
    : { column: 'zone', squares: touched(center, radius, 10) };
}

const mostCells = 150;

function squareOf({ latitude, longitude }: Place, degrees: number): number {
  const row = Math.min(Math.floor((latitude + 90) / degrees), 180 / degrees - 1);
  const column = Math.floor((longitude + 180) / degrees) % (360 / degrees);
  return row * (360 / degrees) + column;
}

function touched({ latitude, longitude }: Place, radius: number, degrees: number): readonly number[] {
  const angle = Math.min(radius / earthRadius, Math.PI) + margin;
  const rows = between(latitude - inDegrees(angle), latitude + inDegrees(angle), -90, 90, degrees);
  const columns = 360 / degrees;
  const wide = widthOf(latitude, angle);
  const first = Math.floor((longitude - wide + 180) / degrees);
  const count = Math.min(Math.floor((longitude + wide + 180) / degrees) - first + 1, columns);
  return rows.flatMap((row) =>
    Array.from(
      { length: count },
      (_, at) => row * columns + ((((first + at) % columns) + columns) % columns),
    ),
  );
}

/** How far a circle reaches to the east and the west, in degrees; everywhere when a pole is in it. */
function widthOf(latitude: number, angle: number): number {
  if (radians(Math.abs(latitude)) + angle >= Math.PI / 2) return 180;
  return inDegrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))));
}

function between(from: number, until: number, least: number, most: number, degrees: number): number[] {
  const first = Math.floor((Math.max(from, least) - least) / degrees);
  const last = Math.min(Math.floor((Math.min(until, most) - least) / degrees), (most - least) / degrees - 1);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

const inDegrees = (angle: number): number => (angle * 180) / Math.PI;
/** For rounding, about thirty feet. */
const margin = 1e-6;

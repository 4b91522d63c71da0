import { earthRadius, type Place, radians } from '../../../../modules/kernel/geometry/sphere.rules.js';

/** The world in cells of a quarter degree, numbered west to east, row by row from the south pole. */
export const cellSize = 0.25;
export const columns = 360 / cellSize;
export const rows = 180 / cellSize;

export interface Ranges {
  /** First cells, and last cells (inclusive), of runs along a row. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

export interface Cover {
  /** Cells that are wholly in the circle. */
  readonly inside: Ranges;
  /** Cells that the circle may cut. */
  readonly boundary: Ranges;
  /** Both kinds of cells. */
  readonly touched: Ranges;
}

export const theWorld: Ranges = { from: [0], to: [rows * columns - 1] };

export function cellOf({ latitude, longitude }: Place): number {
  return rowOf(latitude) * columns + wrap(Math.floor((longitude + 180) / cellSize));
}

/** The area of four degrees that a cell is in: coarse enough to name all areas of a circle in a search by words. */
export const areaOf = (cell: number): number =>
  Math.floor(Math.floor(cell / columns) / cellsToArea) * (columns / cellsToArea) +
  Math.floor((cell % columns) / cellsToArea);

/** The areas that runs of cells touch. */
export function areasOf({ from, to }: Ranges): ReadonlySet<number> {
  const areas = new Set<number>();
  from.forEach((first, at) => {
    const last = areaOf(to[at] ?? first);
    for (let area = areaOf(first); area <= last; area++) areas.add(area);
  });
  return areas;
}

const cellsToArea = 16;

/** The cells that a circle covers. No cell of `inside` extends beyond the circle; `boundary` and `inside` together
 *  contain every cell that the circle touches. Correct across the date line and over the poles.
 *  source  ADR 0007 */
export function cover(center: Place, radius: number): Cover {
  const inside = runs();
  const boundary = runs();
  const touched = runs();
  const south = center.latitude - degrees((radius + margin) / earthRadius);
  const north = center.latitude + degrees((radius + margin) / earthRadius);
  for (let row = rowOf(south); row <= rowOf(north); row++) {
    const outer = halfWidths(center.latitude, row, (radius + margin) / earthRadius)?.widest;
    if (outer === undefined) continue;
    const inner = halfWidths(center.latitude, row, (radius - margin) / earthRadius)?.narrowest;
    const reach = columnsTouched(center.longitude, outer);
    const core = inner === undefined ? undefined : columnsInside(center.longitude, inner);
    touched.add(row, reach);
    if (!core) {
      boundary.add(row, reach);
      continue;
    }
    inside.add(row, core);
    boundary.add(row, [reach[0], core[0] - 1]);
    boundary.add(row, [core[1] + 1, reach[1]]);
  }
  return { inside, boundary, touched };
}

/** The distance in miles from the edge at which a cell counts as inside or outside: far more than rounding errors, far less than a garden. */
const margin = 1e-5;

type Columns = readonly [first: number, last: number];

/** First and last column, not yet wrapped round the world. */
function columnsTouched(longitude: number, half: number): Columns {
  if (half >= Math.PI) return wholeRow(longitude);
  const first = Math.floor((longitude - degrees(half) + 180) / cellSize);
  const last = Math.floor((longitude + degrees(half) + 180) / cellSize);
  return [first, Math.min(last, first + columns - 1)];
}

function columnsInside(longitude: number, half: number): Columns | undefined {
  if (half >= Math.PI) return wholeRow(longitude);
  const first = Math.ceil((longitude - degrees(half) + 180) / cellSize);
  const last = Math.floor((longitude + degrees(half) + 180) / cellSize) - 1;
  return last < first ? undefined : [first, last];
}

/** Once round the world, from the point opposite the circle's middle. */
function wholeRow(longitude: number): Columns {
  const first = Math.floor(longitude / cellSize);
  return [first, first + columns - 1];
}

/** How far east and west of its middle a circle reaches, in radians, at the row's widest and narrowest parallel; undefined when it does not
 *  reach the row. `narrowest` is 0 when a parallel of the row is outside the circle. */
function halfWidths(latitude: number, row: number, angle: number): Widths | undefined {
  if (angle <= 0) return undefined;
  if (angle >= Math.PI) return { widest: Math.PI, narrowest: Math.PI };
  if (angle > Math.PI / 2) {
    const hole = halfWidths(-latitude, row, Math.PI - angle);
    return { widest: Math.PI - (hole?.narrowest ?? 0), narrowest: Math.PI - (hole?.widest ?? 0) };
  }
  const low = radians(row * cellSize - 90);
  const high = radians((row + 1) * cellSize - 90);
  const middle = radians(latitude);
  const ends = [halfWidthAt(middle, low, angle), halfWidthAt(middle, high, angle)];
  const top = Math.sin(middle) / Math.cos(angle);
  const bulge = Math.abs(top) <= 1 ? Math.asin(top) : undefined;
  if (bulge !== undefined && bulge > low && bulge < high) ends.push(halfWidthAt(middle, bulge, angle));
  const widest = Math.max(...ends);
  return widest < 0 ? undefined : { widest, narrowest: Math.max(0, Math.min(...ends)) };
}

interface Widths {
  readonly widest: number;
  readonly narrowest: number;
}

/** -1 when the parallel is outside the circle. */
function halfWidthAt(middle: number, parallel: number, angle: number): number {
  const across = Math.cos(middle) * Math.cos(parallel);
  const rest = Math.cos(angle) - Math.sin(middle) * Math.sin(parallel);
  if (rest > across) return -1;
  return rest <= -across ? Math.PI : Math.acos(rest / across);
}

function runs() {
  const from: number[] = [];
  const to: number[] = [];
  return {
    from,
    to,
    add(row: number, [first, last]: Columns): void {
      if (last < first) return;
      const start = wrap(first);
      const end = start + (last - first);
      push(row, start, Math.min(end, columns - 1));
      if (end >= columns) push(row, 0, end - columns);
    },
  };

  function push(row: number, first: number, last: number): void {
    from.push(row * columns + first);
    to.push(row * columns + last);
  }
}

const rowOf = (latitude: number): number =>
  Math.min(rows - 1, Math.max(0, Math.floor((latitude + 90) / cellSize)));
const wrap = (column: number): number => ((column % columns) + columns) % columns;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

import { cellSize, columns, type Ranges, rows } from '../rows/cells.js';

/** Degrees; west is less than east. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** How a part of a map is divided: into squares of several cells, or each cell into several squares. */
export interface MapGrid {
  /** The size of a square in degrees. */
  readonly size: number;
  /** Cells along a square; 1 for squares that are smaller than a cell. */
  readonly across: number;
  /** The part of the map, extended to whole squares. */
  readonly box: Box;
  /** Rows and columns of cells that the squares touch, both inclusive. */
  readonly cells: CellBox;
}

interface CellBox {
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
}

/** The squares for a part of a map: of about 64 pixels at the zoom, larger where the part would have more than 64 along a side. Pure.
 *  in  zoom: zoom level of maps whose whole world is 512 pixels wide at zoom 0 */
export function mapGrid(box: Box, zoom: number): MapGrid {
  const widest = Math.max(box.east - box.west, box.north - box.south);
  const wanted = Math.max((pixels * 360) / 512 / 2 ** zoom, widest / maxSquares);
  const across = Math.max(1, Math.floor(wanted / cellSize));
  const size =
    wanted >= cellSize ? across * cellSize : cellSize / 2 ** Math.ceil(Math.log2(cellSize / wanted));
  const [west, east] = whole(box.west, box.east, 180, size);
  const [south, north] = whole(box.south, box.north, 90, size);
  return {
    size,
    across,
    box: { west, south, east, north },
    cells: { rows: cellsOf(south, north, 90, rows), columns: cellsOf(west, east, 180, columns) },
  };
}

/** Every cell of a part of a map, row by row. */
export function runsOf({ rows: [south, north], columns: [west, east] }: CellBox): Ranges {
  const from = Array.from({ length: north - south + 1 }, (_, row) => (south + row) * columns + west);
  return { from, to: from.map((first) => first + east - west) };
}

/** The intersection of these runs with a part of a map. */
export function clip({ from, to }: Ranges, { rows: [south, north], columns: [west, east] }: CellBox): Ranges {
  const clipped: { from: number[]; to: number[] } = { from: [], to: [] };
  from.forEach((first, at) => {
    const row = Math.floor(first / columns);
    const start = Math.max(first, row * columns + west);
    const end = Math.min(to[at] ?? first, row * columns + east);
    if (row < south || row > north || end < start) return;
    clipped.from.push(start);
    clipped.to.push(end);
  });
  return clipped;
}

/** The maximum number of squares along a side. */
const maxSquares = 64;
/** The target size of a square on the screen. */
const pixels = 64;

function whole(low: number, high: number, edge: number, size: number): readonly [number, number] {
  const start = Math.floor((low + edge) / size) * size - edge;
  const end = Math.ceil((high + edge) / size) * size - edge;
  return [Math.max(start, -edge), Math.min(Math.max(end, start + size), edge)];
}

function cellsOf(low: number, high: number, edge: number, count: number): readonly [number, number] {
  const first = Math.min(count - 1, Math.floor((low + edge) / cellSize));
  return [first, Math.max(first, Math.min(count - 1, Math.ceil((high + edge) / cellSize) - 1))];
}

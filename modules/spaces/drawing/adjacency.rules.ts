import type { MapPoint, Space } from '../map/space-map.schemas.js';
import { axesOf, type Rectangle } from './geometry.rules.js';

type Placed = Rectangle & Pick<Space, 'id'>;

/** The spaces that share a side with each: they are turned alike, are a foot and a half apart at most, and at least half of the shorter side is shared. Those across
 *  an aisle, or at a corner, are none.
 *  out     ids by id; one entry for each space, both ways, in the sequence of the spaces
 *  units   feet
 *  source  README, Neighbours */
export function neighboursOf(spaces: readonly Placed[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map(spaces.map(({ id }, nth) => [id, nth]));
  const found = new Map<string, Set<string>>(spaces.map(({ id }) => [id, new Set<string>()]));
  const cells = inCells(spaces);
  for (const cell of cells.values())
    for (const [nth, one] of cell.entries())
      for (const other of cell.slice(nth + 1))
        if (shareSide(one, other)) {
          found.get(one.id)?.add(other.id);
          found.get(other.id)?.add(one.id);
        }
  return new Map(
    [...found].map(([id, beside]) => [
      id,
      [...beside].toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)).slice(0, mostNeighbours),
    ]),
  );
}

/** Whether two rectangles share a side. */
export function shareSide(one: Rectangle, other: Rectangle): boolean {
  const turn = Math.abs(one.angle - other.angle) % 90;
  if (Math.min(turn, 90 - turn) > mostTurn) return false;
  const [right, down] = axesOf(one.angle);
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const isAcross = Math.round(Math.abs(one.angle - other.angle) / 90) % 2 === 1;
  const [width, depth] = isAcross ? [other.depth, other.width] : [other.width, other.depth];
  const across = overlapOf(dx * right.x + dy * right.y, one.width, width);
  const along = overlapOf(dx * down.x + dy * down.y, one.depth, depth);
  return (
    (meets(across) && along >= shared * Math.min(one.depth, depth)) ||
    (meets(along) && across >= shared * Math.min(one.width, width))
  );
}

/** How much of an axis two lengths share; below 0: how far they are apart. */
const overlapOf = (between: number, one: number, other: number): number =>
  (one + other) / 2 - Math.abs(between);

const meets = (overlap: number): boolean => overlap >= -mostGap && overlap <= mostGap;

/** Spaces by squares of the map, each in all that it reaches, so that only those near each other are compared. */
function inCells(spaces: readonly Placed[]): ReadonlyMap<string, readonly Placed[]> {
  const cells = new Map<string, Placed[]>();
  for (const space of spaces) {
    const reach = (Math.hypot(space.width, space.depth) + mostGap) / 2;
    for (const key of cellsWithin(space, reach)) {
      const cell = cells.get(key);
      if (cell) cell.push(space);
      else cells.set(key, [space]);
    }
  }
  return cells;
}

function* cellsWithin({ x, y }: MapPoint, reach: number): Generator<string> {
  for (let column = cellAt(x - reach); column <= cellAt(x + reach); column++)
    for (let row = cellAt(y - reach); row <= cellAt(y + reach); row++) yield `${column} ${row}`;
}

const cellAt = (feet: number): number => Math.floor(feet / cellFeet);

const cellFeet = 50;
/** Feet by which two sides may miss each other. */
const mostGap = 1.5;
/** Degrees. */
const mostTurn = 3;
/** Of the shorter side. */
const shared = 0.5;
/** As many as a pre-sale keeps of a space. */
const mostNeighbours = 16;

import { type Box, boxAround, boxOf, contains } from '@modules/spaces/drawing/geometry.rules';
import type { MapPoint, Space } from '@modules/spaces/map/space-map.schemas';

/** Spaces by squares of the map, so that one of thousands is found at once. */
export interface SpaceGrid {
  /** Around all of them; null for none. */
  readonly box: Box | null;
  /** The space at a point, the one on top where two overlap; null for none. */
  at(point: MapPoint): Space | null;
  /** The space whose middle is nearest to a point, of those that are no farther than so many feet; null for none. */
  nearest(point: MapPoint, within: number): Space | null;
  /** All spaces that a box touches, in the sequence in which they are drawn.
   *  units  feet */
  within(box: Box): readonly Space[];
}

/** units  feet */
export function gridOf(spaces: readonly Space[]): SpaceGrid {
  const boxes = spaces.map((space) => boxOf([space]) ?? nowhere);
  const cells = new Map<string, number[]>();
  for (const [nth, box] of boxes.entries())
    for (const key of cellsOf(box)) {
      const cell = cells.get(key);
      if (cell) cell.push(nth);
      else cells.set(key, [nth]);
    }
  const near = (box: Box) => {
    if (cellsAcross(box) > cells.size) return boxes.keys();
    const found = new Set<number>();
    for (const key of cellsOf(box)) for (const nth of cells.get(key) ?? []) found.add(nth);
    return [...found].toSorted((one, other) => one - other);
  };
  return {
    box: boxAround(
      boxes.flatMap(({ left, top, right, bottom }) => [
        { x: left, y: top },
        { x: right, y: bottom },
      ]),
    ),
    at(point) {
      const found = cells.get(keyOf(cellAt(point.x), cellAt(point.y))) ?? [];
      for (const nth of found.toReversed()) {
        const space = spaces[nth];
        if (space && contains(space, point)) return space;
      }
      return null;
    },
    nearest({ x, y }, within) {
      let [best, found]: [number, Space | null] = [Number.POSITIVE_INFINITY, null];
      for (const space of this.within({
        left: x - within,
        top: y - within,
        right: x + within,
        bottom: y + within,
      })) {
        const far = Math.hypot(space.x - x, space.y - y);
        if (far < best) [best, found] = [far, space];
      }
      return found;
    },
    within(box) {
      const found: Space[] = [];
      for (const nth of near(box)) {
        const space = spaces[nth];
        if (space && meets(boxes[nth] ?? nowhere, box)) found.push(space);
      }
      return found;
    },
  };
}

/** The next space in a direction, for the arrow keys: the nearest of those that are more that way than to a side. */
export function nextTowards(spaces: readonly Space[], from: MapPoint, direction: Direction): Space | null {
  const [right, down] = steps[direction];
  let [best, found]: [number, Space | null] = [Number.POSITIVE_INFINITY, null];
  for (const space of spaces) {
    const along = (space.x - from.x) * right + (space.y - from.y) * down;
    const aside = Math.abs((space.x - from.x) * down) + Math.abs((space.y - from.y) * right);
    if (along <= 0.01 || aside > along * 1.01) continue;
    const far = along + 2 * aside;
    if (far < best) [best, found] = [far, space];
  }
  return found;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const steps = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

const meets = (one: Box, other: Box): boolean =>
  one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;

function* cellsOf({ left, top, right, bottom }: Box): Generator<string> {
  for (let column = cellAt(left); column <= cellAt(right); column++)
    for (let row = cellAt(top); row <= cellAt(bottom); row++) yield keyOf(column, row);
}

const cellsAcross = ({ left, top, right, bottom }: Box): number =>
  (cellAt(right) - cellAt(left) + 1) * (cellAt(bottom) - cellAt(top) + 1);

const cellAt = (feet: number): number => Math.floor(feet / cellFeet);
const keyOf = (column: number, row: number): string => `${column} ${row}`;
const cellFeet = 60;
const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 };

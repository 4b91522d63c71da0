import { unreachable } from '../../kernel/decider/errors.js';
import type { MapPoint } from '../map/space-map.schemas.js';

/** A rectangle by its middle, turned clockwise.
 *  units  feet; x to the right, y down; degrees */
export interface Rectangle extends MapPoint {
  readonly width: number;
  readonly depth: number;
  readonly angle: number;
}

/** Sides along the axes.
 *  units  feet */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The corners of a rectangle, clockwise from the one that is left and above before it is turned. */
export function cornersOf({ x, y, width, depth, angle }: Rectangle): readonly MapPoint[] {
  const [right, down] = axesOf(angle);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, along = 0]) => ({
    x: x + (across * width * right.x + along * depth * down.x) / 2,
    y: y + (across * width * right.y + along * depth * down.y) / 2,
  }));
}

/** Where its width and its depth point to, as lengths of one foot. */
export function axesOf(angle: number): readonly [MapPoint, MapPoint] {
  const turned = radiansOf(angle);
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  return [
    { x: cos, y: sin },
    { x: -sin, y: cos },
  ];
}

/** A point turned clockwise about another. */
export function turned(point: MapPoint, about: MapPoint, angle: number): MapPoint {
  const [right, down] = axesOf(angle);
  const [dx, dy] = [point.x - about.x, point.y - about.y];
  return { x: about.x + dx * right.x + dy * down.x, y: about.y + dx * right.y + dy * down.y };
}

/** The box around points; null for none. */
export function boxAround(points: readonly MapPoint[]): Box | null {
  const [first, ...others] = points;
  if (!first) return null;
  const box = { left: first.x, right: first.x, top: first.y, bottom: first.y };
  for (const { x, y } of others) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The box around rectangles, as they are turned; null for none. */
export const boxOf = (rectangles: readonly Rectangle[]): Box | null =>
  boxAround(rectangles.flatMap(cornersOf));

/** Whether a point is in a rectangle, its sides included. */
export function contains({ x, y, width, depth, angle }: Rectangle, point: MapPoint): boolean {
  const [right, down] = axesOf(angle);
  const [dx, dy] = [point.x - x, point.y - y];
  return (
    Math.abs(dx * right.x + dy * right.y) <= width / 2 && Math.abs(dx * down.x + dy * down.y) <= depth / 2
  );
}

/** Whether a point is in an outline, by how often a line to the right crosses it. */
export function isWithin(outline: readonly MapPoint[], { x, y }: MapPoint): boolean {
  let isIn = false;
  for (const [nth, one] of outline.entries()) {
    const other = outline.at(nth - 1) ?? one;
    const isAcross = one.y > y !== other.y > y;
    if (isAcross && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) isIn = !isIn;
  }
  return isIn;
}

export type Edge = 'left' | 'right' | 'top' | 'bottom' | 'middle' | 'centre';

/** Rectangles moved so that their outermost corners are in one line: 'middle' is one line across, 'centre' one down. Each keeps its angle. */
export function aligned<One extends Rectangle>(rectangles: readonly One[], edge: Edge): readonly One[] {
  const all = boxOf(rectangles);
  if (!all) return rectangles;
  return rectangles.map((one) => ({ ...one, ...placeAt(edge, one, all) }));
}

function placeAt(edge: Edge, one: Rectangle, all: Box): Partial<MapPoint> {
  const own = boxOf([one]) ?? all;
  switch (edge) {
    case 'left':
    case 'right':
      return { x: foot(one.x + all[edge] - own[edge]) };
    case 'top':
    case 'bottom':
      return { y: foot(one.y + all[edge] - own[edge]) };
    case 'centre':
      return { x: foot((all.left + all.right) / 2) };
    case 'middle':
      return { y: foot((all.top + all.bottom) / 2) };
    default:
      return unreachable(edge);
  }
}

/** Rectangles moved so that their middles are equally far apart, between the two outermost; in the sequence in which they were given. */
export function distributed<One extends Rectangle>(
  rectangles: readonly One[],
  along: 'x' | 'y',
): readonly One[] {
  const sorted = rectangles.toSorted((one, other) => one[along] - other[along]);
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (!first || !last || sorted.length < 3) return rectangles;
  const step = (last[along] - first[along]) / (sorted.length - 1);
  const places = new Map(sorted.map((one, nth) => [one, foot(first[along] + nth * step)]));
  return rectangles.map((one) => ({ ...one, [along]: places.get(one) ?? one[along] }));
}

/** A place or a size to a hundredth of a foot, which is finer than anybody measures. */
export const foot = (feet: number): number => Math.round(feet * 100) / 100 + 0;

/** An angle from 0 to below 360. */
export function degreesOf(angle: number): number {
  const positive = foot(((angle % 360) + 360) % 360);
  return positive === 360 ? 0 : positive;
}

const radiansOf = (degrees: number): number => (degrees * Math.PI) / 180;

import { axesOf, type Rectangle } from '../../spaces/drawing/geometry.rules.js';

/** Whether one of two spaces that share a side is beside the other along the aisle, and not behind it. */
export function isInRow(one: Rectangle, other: Rectangle): boolean {
  const [right, down] = axesOf(one.angle);
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const across = Math.abs(dx * right.x + dy * right.y) / one.width;
  const along = Math.abs(dx * down.x + dy * down.y) / one.depth;
  return across >= along;
}

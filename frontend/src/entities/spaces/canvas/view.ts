import type { Box } from '@modules/spaces/drawing/geometry.rules';
import type { MapPoint } from '@modules/spaces/map/space-map.schemas';

/** Which part of a map is seen: where its origin is on the screen, and how large a foot is there.
 *  units  x, y: CSS pixels from the left upper corner of the canvas; scale: pixels of a foot */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const toMap = ({ x, y, scale }: View, point: MapPoint): MapPoint => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

export const toScreen = ({ x, y, scale }: View, point: MapPoint): MapPoint => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
});

export const panned = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x + dx,
  y: view.y + dy,
});

/** Larger or smaller, while a point of the screen keeps its place on the map. */
export function zoomed(view: View, factor: number, about: MapPoint): View {
  const scale = limited(view.scale * factor);
  const kept = scale / view.scale;
  return { scale, x: about.x - (about.x - view.x) * kept, y: about.y - (about.y - view.y) * kept };
}

/** All of a box, with room around it. A small box is not made larger than `most`. */
export function fitted(box: Box | null, { width, height }: Size, most = mostAtFit): View {
  const around = box ?? { left: 0, top: 0, right: 200, bottom: 150 };
  const room = Math.min(24, width / 10, height / 10);
  const scale = limited(
    Math.min(
      most,
      (width - 2 * room) / Math.max(1, around.right - around.left),
      (height - 2 * room) / Math.max(1, around.bottom - around.top),
    ),
  );
  return {
    scale,
    x: width / 2 - ((around.left + around.right) / 2) * scale,
    y: height / 2 - ((around.top + around.bottom) / 2) * scale,
  };
}

/** The part of the map that is seen.
 *  units  feet */
export function seen({ x, y, scale }: View, { width, height }: Size): Box {
  return { left: -x / scale, top: -y / scale, right: (width - x) / scale, bottom: (height - y) / scale };
}

/** Moved as little as is needed to see a box. */
export function revealing(view: View, box: Box, size: Size): View {
  const now = seen(view, size);
  const room = 40 / view.scale;
  const by = (low: number, high: number, from: number, to: number) =>
    low - room < from ? from - (low - room) : high + room > to ? to - (high + room) : 0;
  const dx = by(box.left, box.right, now.left, now.right);
  const dy = by(box.top, box.bottom, now.top, now.bottom);
  return panned(view, dx * view.scale, dy * view.scale);
}

const limited = (scale: number): number => Math.min(mostScale, Math.max(leastScale, scale));

const leastScale = 0.02;
const mostScale = 40;
const mostAtFit = 8;

import { type MapPoint, mostFeet } from '@modules/spaces/map/space-map.schemas';

/** Corners as numbers: "0 0, 50 0, 50 30". */
export const pointsText = (points: readonly MapPoint[]): string =>
  points.map(({ x, y }) => `${x} ${y}`).join(', ');

/** The corners that are written; null: they cannot be read. Nothing is no corners.
 *  units  feet to the right and down */
export function readPoints(text: string): readonly MapPoint[] | null {
  if (text.trim() === '') return [];
  const points: MapPoint[] = [];
  for (const pair of text.trim().split(/\s*[,;]\s*/)) {
    const [, x, y] = /^(-?\d{1,5}(?:\.\d+)?)\s+(-?\d{1,5}(?:\.\d+)?)$/.exec(pair) ?? [];
    if (x === undefined || y === undefined) return null;
    points.push({ x: Number(x), y: Number(y) });
  }
  return points.length <= 200 && points.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) <= mostFeet)
    ? points
    : null;
}

import { type Bounds, type MapPoint, pixelAt } from '../../../map/geometry';

/** What a map shows, and its size in pixels. */
export interface Shown {
  readonly bounds: Bounds;
  readonly width: number;
  readonly height: number;
}

/** The point under a spot of a map, in pixels from its upper left corner. */
export function pointAt(
  { bounds: [west, south, east, north], width, height }: Shown,
  x: number,
  y: number,
): MapPoint {
  const [top, bottom] = [mercator(north), mercator(south)];
  return rounded({
    latitude: latitudeOf(top + ((bottom - top) * y) / height),
    longitude: west + ((east - west) * x) / width,
  });
}

/** The point so many pixels to the right of another, and below it. */
export function movedBy(
  shown: Shown,
  { latitude, longitude }: MapPoint,
  right: number,
  down: number,
): MapPoint {
  const [west, south, east, north] = shown.bounds;
  const perPixel = (mercator(south) - mercator(north)) / shown.height;
  return rounded({
    latitude: latitudeOf(mercator(latitude) + down * perPixel),
    longitude: longitude + ((east - west) / shown.width) * right,
  });
}

/** Whether a point is in view, and not right at the edge. */
export function isWellInView(
  { bounds: [west, south, east, north] }: Shown,
  { latitude, longitude }: MapPoint,
): boolean {
  const [width, height] = [(east - west) * edge, (north - south) * edge];
  return (
    longitude > west + width &&
    longitude < east - width &&
    latitude > south + height &&
    latitude < north - height
  );
}
const edge = 0.05;

/** A box of so many degrees of longitude around a point. */
export const around = ({ latitude, longitude }: MapPoint, degrees: number): Bounds => [
  longitude - degrees / 2,
  latitude - degrees / 4,
  longitude + degrees / 2,
  latitude + degrees / 4,
];

/** Distance from the upper edge of the world, which is 1 high. */
const mercator = (latitude: number): number => pixelAt({ latitude, longitude: 0 }, 0).y / 512;
const latitudeOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** To a yard. */
const rounded = ({ latitude, longitude }: MapPoint): MapPoint => ({
  latitude: Math.round(latitude * 1e5) / 1e5,
  longitude: Math.round(longitude * 1e5) / 1e5,
});

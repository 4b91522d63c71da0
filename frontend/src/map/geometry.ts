/** Degrees north and east. */
export type MapPoint = { readonly latitude: number; readonly longitude: number };
/** West, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

export const METERS_PER_MILE = 1609.34;
/** The earth's radius, in miles. */
const EARTH_MILES = 3959;
/** Pixels of the whole world at zoom 0, as MapLibre and Mapbox count. */
const TILE = 512;

/** The middle of the continental United States. */
export const MIDDLE: MapPoint = { latitude: 39.83, longitude: -98.58 };

/** A circle on the ground as a closed ring of [longitude, latitude]; radius in metres. */
export function circleAround({ latitude, longitude }: MapPoint, meters: number, steps = 96): Ring {
  const reach = meters / METERS_PER_MILE / EARTH_MILES;
  const lat = radians(latitude);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const bearing = (2 * Math.PI * (step % steps)) / steps;
    const north = Math.asin(
      Math.sin(lat) * Math.cos(reach) + Math.cos(lat) * Math.sin(reach) * Math.cos(bearing),
    );
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(reach) * Math.cos(lat),
      Math.cos(reach) - Math.sin(lat) * Math.sin(north),
    );
    return [longitude + degrees(east), degrees(north)] as const;
  });
}

/** The box that holds every point; null for none. */
export function boundsOf(points: readonly (readonly [number, number])[]): Bounds | null {
  const [first] = points;
  if (!first) return null;
  return points.reduce<Bounds>(
    ([west, south, east, north], [x, y]) => [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ],
    [first[0], first[1], first[0], first[1]],
  );
}

/** Web Mercator pixels at a zoom, from the north-west corner of the world. */
export function pixelAt(
  { latitude, longitude }: MapPoint,
  zoom: number,
): { readonly x: number; readonly y: number } {
  const world = TILE * 2 ** zoom;
  const lat = radians(Math.max(-85, Math.min(85, latitude)));
  return {
    x: ((longitude + 180) / 360) * world,
    y: ((1 - Math.log(Math.tan(lat) + 1 / Math.cos(lat)) / Math.PI) / 2) * world,
  };
}

export type Ring = readonly (readonly [longitude: number, latitude: number])[];

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

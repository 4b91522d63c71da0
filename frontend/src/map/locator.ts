import type { Position } from 'geojson';
import type { StatesAtlas } from './atlas';
import { cities } from './cities';
import type { MapPoint } from './geometry';

export interface Locator {
  /** SVG paths. */
  readonly land: string;
  readonly borders: string;
  readonly outline: string;
  readonly cities: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  readonly rings: readonly LocatorRing[];
}

/** A ring, its radius in miles, and a position for its label that overlaps no city. */
export type LocatorRing = { readonly miles: number; readonly radius: number; readonly label: Spot };

const MILES_PER_DEGREE = 69.1;

/** Draws the country around a point as flat lines, north up, the point in the middle.
 *  units   width, height: of the drawing; miles: from the middle to its upper edge */
export function locatorAround(
  atlas: StatesAtlas,
  at: MapPoint,
  width: number,
  height: number,
  miles = 72,
): Locator {
  const mile = height / 2 / miles;
  const east = Math.cos((at.latitude * Math.PI) / 180);
  const place = (longitude: number, latitude: number) => ({
    x: tenth(width / 2 + (longitude - at.longitude) * east * MILES_PER_DEGREE * mile),
    y: tenth(height / 2 - (latitude - at.latitude) * MILES_PER_DEGREE * mile),
  });
  const isNear = ({ x, y }: Spot, room: number) =>
    x > -room && x < width + room && y > -room && y < height + room;
  const path = (line: readonly Position[]) => pathThrough(line.map(([x = 0, y = 0]) => place(x, y)));
  const lines = (parts: readonly (readonly Position[])[]) =>
    parts
      .filter((line) => touches(line, at, (miles * width) / height))
      .map(path)
      .join('');
  const middle = { x: width / 2, y: height / 2 };
  const near = spread(
    cities
      .map(({ name, longitude, latitude }) => ({ name, ...place(longitude, latitude) }))
      .filter((city) => isNear(city, -14) && Math.hypot(city.x - middle.x, city.y - middle.y) > 16),
  );
  return {
    land: atlas.states.features
      .flatMap(({ geometry }) =>
        geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
      )
      .filter(([outer]) => outer && touches(outer, at, (miles * width) / height))
      .flatMap((rings) => rings.map(path))
      .join(''),
    borders: lines(atlas.borders.coordinates),
    outline: lines(atlas.outline.coordinates),
    cities: near,
    rings: RINGS.map((ring) => ({
      miles: ring,
      radius: tenth(ring * mile),
      label: clearSpot(middle, ring * mile, near),
    })),
  };
}

const RINGS = [25, 50];

/** Above the middle, or else below, right or left of it: the first position where no city's name is in the way. */
function clearSpot(
  { x, y }: Spot,
  radius: number,
  named: readonly (Spot & { readonly name: string })[],
): Spot {
  const spots = [
    { x, y: y - radius },
    { x, y: y + radius },
    { x: x + radius, y },
    { x: x - radius, y },
  ];
  const isClear = (spot: Spot) =>
    named.every(
      (city) =>
        Math.abs(spot.y - city.y) > 15 ||
        spot.x + 24 < city.x - 4 ||
        spot.x - 24 > city.x + 8 + 7 * city.name.length,
    );
  const found = spots.find(isClear) ?? { x, y: y - radius };
  return { x: tenth(found.x), y: tenth(found.y) };
}

type Spot = { readonly x: number; readonly y: number };

/** Where two names would touch, the more important city is drawn. */
function spread<City extends Spot>(found: readonly City[]): readonly City[] {
  return found.filter(
    (city, index) =>
      !found.slice(0, index).some(({ x, y }) => Math.abs(x - city.x) < 80 && Math.abs(y - city.y) < 18),
  );
}

/** Whether a line's bounding box comes within `miles` of a point in both directions. */
function touches(line: readonly Position[], { latitude, longitude }: MapPoint, miles: number): boolean {
  const dy = miles / MILES_PER_DEGREE;
  const dx = dy / Math.cos((latitude * Math.PI) / 180);
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x = 0, y = 0] of line) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return west < longitude + dx && east > longitude - dx && south < latitude + dy && north > latitude - dy;
}

function pathThrough(spots: readonly Spot[]): string {
  const kept = spots.filter(({ x, y }, index) => x !== spots[index - 1]?.x || y !== spots[index - 1]?.y);
  return `M${kept.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

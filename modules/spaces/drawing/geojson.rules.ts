import type { Anchor, MapPoint, Shape, Space } from '../map/space-map.schemas.js';
import { shapeKinds } from '../map/space-map.schemas.js';
import { cornersOf, degreesOf, foot, turned } from './geometry.rules.js';

/** A place as GeoJSON writes it: degrees of longitude, degrees of latitude.
 *  source  RFC 7946, 3.1.1 */
export type Position = readonly [longitude: number, latitude: number];

export interface Feature {
  readonly type: 'Feature';
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
    | { readonly type: 'LineString'; readonly coordinates: readonly Position[] };
  readonly properties: Readonly<Record<string, unknown>>;
}
export interface FeatureCollection {
  readonly type: 'FeatureCollection';
  readonly features: readonly Feature[];
}

/** Where a point of the map is on the earth. On the few miles of a field the earth is flat to within an inch.
 *  units  feet; degrees */
export function positionOf({ x, y }: MapPoint, { latitude, longitude, bearing }: Anchor): Position {
  const north = turned({ x, y }, origin, bearing);
  return [round(longitude + north.x / feetOfLongitude(latitude)), round(latitude - north.y / feetOfLatitude)];
}

/** Where a place of the earth is on the map. */
export function pointOf(
  [east, up]: readonly [number, number],
  { latitude, longitude, bearing }: Anchor,
): MapPoint {
  const north = { x: (east - longitude) * feetOfLongitude(latitude), y: (latitude - up) * feetOfLatitude };
  const { x, y } = turned(north, origin, -bearing);
  return { x: foot(x), y: foot(y) };
}

/** Spaces and shapes as a file that programs of maps read. */
export function featuresOf(
  {
    spaces,
    shapes,
    zoneNames,
  }: {
    readonly spaces: Iterable<Space>;
    readonly shapes: readonly Shape[];
    readonly zoneNames: ReadonlyMap<string, string>;
  },
  anchor: Anchor,
): FeatureCollection {
  const place = (point: MapPoint) => positionOf(point, anchor);
  return {
    type: 'FeatureCollection',
    features: [
      ...[...spaces].map(
        (space): Feature => ({
          type: 'Feature',
          geometry: { type: 'Polygon', coordinates: [ringOf(cornersOf(space).map(place))] },
          properties: {
            code: space.code,
            zone: zoneNames.get(space.zoneId ?? '') ?? '',
            type: space.type,
            price: space.cents / 100,
            features: space.features.join('; '),
            blocked: space.blocked ?? '',
          },
        }),
      ),
      ...shapes.map(
        ({ kind, name, isClosed, points }): Feature => ({
          type: 'Feature',
          geometry:
            isClosed && points.length > 2
              ? { type: 'Polygon', coordinates: [ringOf(points.map(place))] }
              : { type: 'LineString', coordinates: points.map(place) },
          properties: { kind, name },
        }),
      ),
    ],
  };
}

/** An outline or a line of a file, on the map. */
export interface ReadFeature {
  /** Its place in the file, from 1. */
  readonly nth: number;
  readonly points: readonly MapPoint[];
  readonly isClosed: boolean;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The outlines and lines of a file; each part of several is one. Of outlines with holes the outer one counts.
 *  in   most: how many of them, and of features without one
 *  out  null: no GeoJSON. refused: the numbers of features without one, from 1, with the reason */
export function readFeatures(
  file: unknown,
  anchor: Anchor,
  most: number,
):
  | {
      readonly read: readonly ReadFeature[];
      readonly refused: readonly { readonly nth: number; readonly reason: string }[];
    }
  | 'too many'
  | null {
  const features = fieldOf(file, 'type') === 'FeatureCollection' ? fieldOf(file, 'features') : [file];
  if (!Array.isArray(features) || (features.length === 1 && fieldOf(features[0], 'type') !== 'Feature'))
    return null;
  const read: ReadFeature[] = [];
  const refused: { nth: number; reason: string }[] = [];
  for (const [at, feature] of features.entries()) {
    const lines = linesOf(fieldOf(feature, 'geometry'));
    const properties = (fieldOf(feature, 'properties') ?? {}) as ReadFeature['properties'];
    if (!lines) refused.push({ nth: at + 1, reason: 'It is no outline and no line.' });
    for (const { positions, isClosed } of lines ?? []) {
      const points = positions.map((position) => pointOf(position, anchor));
      read.push({ nth: at + 1, points: isClosed ? points.slice(0, -1) : points, isClosed, properties });
    }
    if (read.length + refused.length > most) return 'too many';
  }
  return { read, refused };
}

/** The rectangle that an outline of four corners is, or nearly is; null for another outline.
 *  units  feet, degrees */
export function rectangleOf(
  points: readonly MapPoint[],
): Pick<Space, 'x' | 'y' | 'width' | 'depth' | 'angle'> | null {
  const [a, b, c, d] = points;
  if (!a || !b || !c || !d || points.length !== 4) return null;
  const lengths = [apart(a, b), apart(b, c), apart(c, d), apart(d, a)] as const;
  const diagonals = [apart(a, c), apart(b, d)] as const;
  const isRectangle =
    alike(lengths[0], lengths[2]) && alike(lengths[1], lengths[3]) && alike(diagonals[0], diagonals[1]);
  if (!isRectangle || Math.min(...lengths) < 1) return null;
  const [along, away] = [(lengths[0] + lengths[2]) / 2, (lengths[1] + lengths[3]) / 2];
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const turnedUpright = upright(angle, along, away);
  return { x: foot((a.x + c.x) / 2), y: foot((a.y + c.y) / 2), ...turnedUpright };
}

/** The same rectangle by an angle between -45 and 45, so that "width" is what people would call so. */
function upright(angle: number, along: number, away: number) {
  const quarters = Math.round(angle / 90);
  const [width, depth] = quarters % 2 === 0 ? [along, away] : [away, along];
  return { width: foot(width), depth: foot(depth), angle: degreesOf(angle - quarters * 90) };
}

/** What a feature is called in its file: its kind where it is one of ours, and its name. */
export function namedIn(properties: ReadFeature['properties']): Pick<Shape, 'kind' | 'name'> {
  const kind = shapeKinds.find((one) => one === properties.kind) ?? 'other';
  const name = typeof properties.name === 'string' ? properties.name.trim().slice(0, 60) : '';
  return { kind, name };
}

type Line = { readonly positions: readonly (readonly [number, number])[]; readonly isClosed: boolean };

function linesOf(geometry: unknown): readonly Line[] | null {
  const coordinates = fieldOf(geometry, 'coordinates');
  if (!Array.isArray(coordinates)) return null;
  switch (fieldOf(geometry, 'type')) {
    case 'Polygon':
      return linesFrom([coordinates[0]], true);
    case 'MultiPolygon':
      return linesFrom(
        coordinates.map((polygon: unknown) => (Array.isArray(polygon) ? polygon[0] : undefined)),
        true,
      );
    case 'LineString':
      return linesFrom([coordinates], false);
    case 'MultiLineString':
      return linesFrom(coordinates, false);
    default:
      return null;
  }
}

function linesFrom(all: readonly unknown[], isClosed: boolean): readonly Line[] | null {
  const lines: Line[] = [];
  for (const one of all) {
    if (!Array.isArray(one) || !one.every(isPosition)) return null;
    if (one.length < (isClosed ? 4 : 2)) return null;
    lines.push({ positions: one.map(([east, up]) => [east, up]), isClosed });
  }
  return lines;
}

const isPosition = (one: unknown): one is readonly [number, number] =>
  Array.isArray(one) && one.length >= 2 && one.slice(0, 2).every(Number.isFinite);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** Closed, and counterclockwise from above (RFC 7946, 3.1.6). */
function ringOf(positions: readonly Position[]): readonly Position[] {
  let area = 0;
  for (const [nth, [x, y]] of positions.entries()) {
    const [nextX, nextY] = positions[(nth + 1) % positions.length] ?? [0, 0];
    area += x * nextY - nextX * y;
  }
  const outer = area < 0 ? positions.toReversed() : positions;
  return [...outer, ...outer.slice(0, 1)];
}

const apart = (one: MapPoint, other: MapPoint): number => Math.hypot(one.x - other.x, one.y - other.y);
/** Two lengths of one rectangle, as people draw it on a screen. */
const alike = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(0.5, 0.03 * one);

const origin: MapPoint = { x: 0, y: 0 };
/** Of the mean radius of the earth, 6,371,008.8 m. */
const feetOfLatitude = (6_371_008.8 * Math.PI) / 180 / 0.3048;
const feetOfLongitude = (latitude: number): number =>
  feetOfLatitude * Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
/** A hundredth of a foot. */
const round = (degrees: number): number => Math.round(degrees * 1e8) / 1e8;

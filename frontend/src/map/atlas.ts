import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countiesAddress from 'us-atlas/counties-10m.json?url';
import statesAddress from 'us-atlas/states-10m.json?url';
import { boundsOf, type MapPoint } from './geometry';
import neighboursAddress from './neighbours.json?url';
import townsAddress from './towns.json?url';

export interface StatesAtlas {
  readonly states: FeatureCollection<Polygon | MultiPolygon, { readonly name: string }>;
  /** Lines between two states, each once. */
  readonly borders: MultiLineString;
  /** Coasts and the lines to other countries. */
  readonly outline: MultiLineString;
  /** Where a state's name is written: the middle of its largest piece. */
  readonly names: readonly (MapPoint & { readonly name: string })[];
}

/** The states as the Census Bureau draws them at 1:10,000,000; fetched once.
 *  source  us-atlas 3, public domain */
export function statesAtlas(): Promise<StatesAtlas> {
  states ??= once(statesAddress, readStates, () => {
    states = undefined;
  });
  return states;
}

/** The lines between counties; fetched once, when a map comes close enough to show them. */
export function countyBorders(): Promise<MultiLineString> {
  counties ??= once(countiesAddress, readCounties, () => {
    counties = undefined;
  });
  return counties;
}

/** The land around the United States, its lakes, and the names of the two countries beside it; fetched once.
 *  source  Natural Earth at 1:50,000,000, public domain (scripts/draw-neighbours.mjs) */
export function neighbourLands(): Promise<Neighbours> {
  neighbours ??= once<Neighbours, Neighbours>(
    neighboursAddress,
    (file) => file,
    () => {
      neighbours = undefined;
    },
  );
  return neighbours;
}

/** Towns that are too many for a map of the whole country; fetched once, when a map comes close enough to show them. */
export function townNames(): Promise<readonly Town[]> {
  towns ??= once(townsAddress, readTowns, () => {
    towns = undefined;
  });
  return towns;
}

export interface Neighbours {
  readonly land: MultiPolygon;
  readonly lakes: MultiPolygon;
  readonly names: readonly (MapPoint & { readonly name: string })[];
}

export type Town = MapPoint & { readonly name: string; readonly rank: number };

let states: Promise<StatesAtlas> | undefined;
let counties: Promise<MultiLineString> | undefined;
let neighbours: Promise<Neighbours> | undefined;
let towns: Promise<readonly Town[]> | undefined;

type States = { readonly states: GeometryCollection<{ readonly name: string }> };
type Counties = { readonly counties: GeometryCollection };

async function once<Shape, File = Topology>(
  address: string,
  read: (file: File) => Shape,
  remove: () => void,
): Promise<Shape> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`The base map answered ${response.status}.`);
    return read((await response.json()) as File);
  } catch (error) {
    remove();
    throw error;
  }
}

function readStates(topology: Topology): StatesAtlas {
  const objects = topology.objects as unknown as States;
  const collection = feature(topology, objects.states) as StatesAtlas['states'];
  return {
    states: collection,
    borders: mesh(topology, objects.states, (a, b) => a !== b),
    outline: mesh(topology, objects.states, (a, b) => a === b),
    names: collection.features.map(({ geometry, properties: { name } }) => ({ name, ...middleOf(geometry) })),
  };
}

function readCounties(topology: Topology): MultiLineString {
  const objects = topology.objects as unknown as Counties;
  return mesh(topology, objects.counties, (a, b) => a !== b);
}

type TownRow = readonly [name: string, latitude: number, longitude: number, rank: number];

/** Degrees are written without their point, in hundredths. */
export function readTowns(rows: readonly TownRow[]): readonly Town[] {
  return rows.map(([name, latitude, longitude, rank]) => ({
    ...{ name, rank },
    ...{ latitude: latitude / 100, longitude: longitude / 100 },
  }));
}

function middleOf(geometry: Polygon | MultiPolygon): MapPoint {
  const pieces = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const rings = pieces.map(([outer]) => outer ?? []);
  const largest = rings.reduce((widest, ring) =>
    Math.abs(area(ring)) > Math.abs(area(widest)) ? ring : widest,
  );
  return centroid(largest);
}

/** Signed, in square degrees. */
function area(ring: readonly Position[]): number {
  return corners(ring).reduce((sum, { cross }) => sum + cross, 0) / 2;
}

function centroid(ring: readonly Position[]): MapPoint {
  const six = 6 * area(ring);
  if (six === 0) {
    const box = boundsOf(ring.map(([x = 0, y = 0]) => [x, y] as const));
    const [west, south, east, north] = box ?? [0, 0, 0, 0];
    return { longitude: (west + east) / 2, latitude: (south + north) / 2 };
  }
  const sums = corners(ring).reduce((at, { x, y, cross }) => ({ x: at.x + x * cross, y: at.y + y * cross }), {
    x: 0,
    y: 0,
  });
  return { longitude: sums.x / six, latitude: sums.y / six };
}

function corners(ring: readonly Position[]) {
  return ring.slice(1).map((to, index) => {
    const from = ring[index] ?? to;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [from[0], from[1], to[0], to[1]];
    return { x: x0 + x1, y: y0 + y1, cross: x0 * y1 - x1 * y0 };
  });
}

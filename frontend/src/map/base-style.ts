import type { FeatureCollection, GeoJSON, Point } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Neighbours, StatesAtlas, Town } from './atlas';
import { cities } from './cities';
import { ringLayers } from './drawn-map';
import type { Paint } from './paint';

/** The bundled base map: states and the land around them, counties and towns when near, names of states and cities; no
 *  tiles, no streets, no network but our own. The names are drawn with the page's fonts. */
export function baseStyle(
  atlas: StatesAtlas,
  neighbours: Neighbours | null,
  paint: Paint,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      neighbours: source(neighbours?.land ?? nothing),
      lakes: source(neighbours?.lakes ?? nothing),
      land: source(atlas.states),
      borders: source(atlas.borders),
      coast: source(atlas.outline),
      counties: source(nothing),
      rings: source(nothing),
      'state-names': source(named(atlas.names)),
      'country-names': source(named(neighbours?.names ?? [])),
      cities: source(named(cities)),
      towns: source(nothing),
    },
    layers: baseLayers(paint),
  };
}

export function baseLayers(paint: Paint): LayerSpecification[] {
  const halo = { 'text-halo-color': paint.land, 'text-halo-width': 1.5 };
  return [
    { id: 'water', type: 'background', paint: { 'background-color': paint.water } },
    // softens the edge of the country, so that the area beyond it does not look like a missing part
    {
      id: 'edge',
      type: 'line',
      source: 'coast',
      paint: {
        'line-color': paint.border,
        'line-opacity': 0.25,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 8, 8, 30],
        'line-blur': ['interpolate', ['linear'], ['zoom'], 3, 7, 8, 26],
      },
    },
    { id: 'neighbours', type: 'fill', source: 'neighbours', paint: { 'fill-color': paint.abroad } },
    // about three miles wide: the two sources draw the border a little apart, and no sea may show between them
    {
      id: 'neighbours-rim',
      type: 'line',
      source: 'neighbours',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': paint.abroad,
        'line-width': ['interpolate', ['exponential', 2], ['zoom'], 3, 0.6, 12, 290],
      },
    },
    { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': paint.water } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': paint.land } },
    {
      id: 'counties',
      type: 'line',
      source: 'counties',
      minzoom: COUNTIES_FROM,
      paint: { 'line-color': paint.county, 'line-width': 1 },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      paint: { 'line-color': paint.border, 'line-width': 1, 'line-dasharray': [4, 2] },
    },
    { id: 'coast', type: 'line', source: 'coast', paint: { 'line-color': paint.border, 'line-width': 1.25 } },
    ...(ringLayers(paint) as unknown as LayerSpecification[]),
    {
      id: 'state-names',
      type: 'symbol',
      source: 'state-names',
      maxzoom: 7,
      layout: {
        'text-field': ['upcase', ['get', 'name']],
        'text-font': ['"Archivo Variable"'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 9, 6, 14],
        'text-letter-spacing': 0.12,
        'text-max-width': 7,
      },
      paint: { 'text-color': paint.quiet, ...halo },
    },
    {
      id: 'country-names',
      type: 'symbol',
      source: 'country-names',
      maxzoom: 7,
      layout: {
        'text-field': ['upcase', ['get', 'name']],
        'text-font': ['"Archivo Variable"'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 12, 6, 18],
        'text-letter-spacing': 0.2,
      },
      paint: { 'text-color': paint.quiet, 'text-halo-color': paint.abroad, 'text-halo-width': 1.5 },
    },
    ...([1, 2, 3, 4, 5] as const).map(
      (rank): LayerSpecification => ({
        id: `cities-${rank}`,
        type: 'symbol',
        source: rank > 3 ? 'towns' : 'cities',
        filter: ['==', ['get', 'rank'], rank],
        minzoom: [4.2, 5.2, 6, TOWNS_FROM, 8.5][rank - 1] ?? TOWNS_FROM,
        layout: {
          'text-field': ['concat', '• ', ['get', 'name']],
          'text-font': ['"Source Sans 3 Variable"'],
          'text-size': 13 - Math.min(rank, 3) / 2,
          'text-anchor': 'left',
          'text-optional': true,
        },
        paint: { 'text-color': rank > 3 ? paint.quiet : paint.words, ...halo },
      }),
    ),
  ];
}

/** The zooms from which counties and towns are drawn. */
export const COUNTIES_FROM = 5.5;
export const TOWNS_FROM = 7;

export const townPoints = (towns: readonly Town[]): FeatureCollection<Point> => named(towns);

const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] };

const source = (data: GeoJSON) => ({ type: 'geojson', data }) as const;

type Named = {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly rank?: number;
};

function named(places: readonly Named[]): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: places.map(({ name, rank, longitude, latitude }) => ({
      type: 'Feature',
      properties: { name, ...(rank && { rank }) },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}

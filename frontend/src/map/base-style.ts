import type { FeatureCollection, GeoJSON, Point } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { StatesAtlas } from './atlas';
import { cities } from './cities';
import { ringLayers } from './drawn-map';
import type { Paint } from './paint';

/** The bundled base map: states, counties when near, names of states and cities; no tiles, no streets, no network but
 *  our own. The names are drawn with the page's fonts. */
export function baseStyle(atlas: StatesAtlas, paint: Paint): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: source(atlas.states),
      borders: source(atlas.borders),
      coast: source(atlas.outline),
      counties: source(nothing),
      rings: source(nothing),
      'state-names': source(named(atlas.names)),
      cities: source(named(cities)),
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
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': paint.land } },
    {
      id: 'counties',
      type: 'line',
      source: 'counties',
      minzoom: 5.5,
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
    ...([1, 2, 3] as const).map(
      (rank): LayerSpecification => ({
        id: `cities-${rank}`,
        type: 'symbol',
        source: 'cities',
        filter: ['==', ['get', 'rank'], rank],
        minzoom: [4.2, 5.2, 6][rank - 1] ?? 6,
        layout: {
          'text-field': ['concat', '• ', ['get', 'name']],
          'text-font': ['"Source Sans 3 Variable"'],
          'text-size': 13 - rank / 2,
          'text-anchor': 'left',
          'text-optional': true,
        },
        paint: { 'text-color': paint.words, ...halo },
      }),
    ),
  ];
}

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

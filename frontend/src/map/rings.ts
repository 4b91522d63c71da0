import type { Feature, FeatureCollection, LineString, Polygon } from 'geojson';
import { circleAround, METERS_PER_MILE } from './geometry';
import type { MapCircle } from './map-engine';

/** The searched radius as rings: the area, its edge, and two fainter rings inside.
 *  units   the edge is miles × 1609.34 metres from the middle */
export function ringsAround(circle: MapCircle | null): FeatureCollection<Polygon | LineString> {
  if (circle === null) return { type: 'FeatureCollection', features: [] };
  const { center, miles } = circle;
  const ring = (share: number) =>
    circleAround(center, miles * share * METERS_PER_MILE).map(([x, y]) => [x, y]);
  const line = (share: number, part: string): Feature<LineString> => ({
    type: 'Feature',
    properties: { part },
    geometry: { type: 'LineString', coordinates: ring(share) },
  });
  const ground: Feature<Polygon> = {
    type: 'Feature',
    properties: { part: 'ground' },
    geometry: { type: 'Polygon', coordinates: [ring(1)] },
  };
  return {
    type: 'FeatureCollection',
    features: [ground, line(1, 'edge'), line(2 / 3, 'inner'), line(1 / 3, 'inner')],
  };
}

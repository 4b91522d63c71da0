import type { SpaceMapView } from '@modules/spaces/spaces.contract';

type Space = SpaceMapView['layout']['spaces'][number];

export const drawnSpaceOf = (code: string, changes: Partial<Space> = {}): Space => ({
  id: code.toLowerCase(),
  code,
  zoneId: 'south',
  x: 0,
  y: 0,
  width: 10,
  depth: 30,
  angle: 0,
  type: 'regular',
  cents: 4_000,
  features: [],
  blocked: null,
  ...changes,
});

/** A published map of three spaces in two zones, for tests. */
export const mapOf = (changes: Partial<SpaceMapView> = {}): SpaceMapView => ({
  eventId: 'jefferson',
  mapVersion: 1,
  publishedAt: '2026-12-01T12:00:00.000Z',
  spaces: 3,
  cents: { from: 4_000, to: 4_000 },
  picture: null,
  layout: {
    spaces: [
      drawnSpaceOf('A1', { zoneId: 'north', y: -60 }),
      drawnSpaceOf('B9', { x: 10 }),
      drawnSpaceOf('B12', { x: 40 }),
    ],
    zones: [
      { id: 'north', name: 'North', colour: 'red', outline: [] },
      { id: 'south', name: 'South', colour: 'blue', outline: [] },
    ],
    shapes: [],
    anchor: null,
  },
  ...changes,
});

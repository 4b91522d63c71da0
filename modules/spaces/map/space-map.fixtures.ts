import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import type { SpaceMapEvent } from './space-map.events.js';
import type { Space, Zone } from './space-map.schemas.js';
import type { SpaceMapCommand } from './space-map.state.js';

/** A space of the usual size; by its code, unless told otherwise. */
export const space = (code: string, change: Partial<Space> = {}): Space => ({
  id: `id-${code.toLowerCase()}`,
  code,
  zoneId: null,
  x: 15,
  y: 20,
  width: 10,
  depth: 30,
  angle: 0,
  type: 'regular',
  cents: 9_000,
  features: [],
  blocked: null,
  ...change,
});
export const zone = (name: string, id = name): Zone => ({ id, name, colour: 'blue', outline: [] });

export const put = (...spaces: readonly Space[]): SpaceMapEvent => ({
  type: 'SpacesPut',
  data: { by: 'ana', spaces: [...spaces] },
});
export const zonesSet = (...zones: readonly Zone[]): SpaceMapEvent => ({
  type: 'ZonesSet',
  data: { by: 'ana', zones: [...zones] },
});
export const published = (mapVersion = 1): SpaceMapEvent => ({
  type: 'MapPublished',
  data: { by: 'ana', mapVersion },
});

type Without<Command> = Command extends unknown ? Omit<Command, 'meta'> : never;

export const command = (sent: Without<SpaceMapCommand>, by = 'ana'): SpaceMapCommand =>
  ({ ...sent, meta: metaOf(by) }) as SpaceMapCommand;

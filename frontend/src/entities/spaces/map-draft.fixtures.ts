import type { Space } from '@modules/spaces/map/space-map.schemas';
import type { SpaceDraft } from '@modules/spaces/spaces.contract';

/** A space for tests, by its code. */
export const draftSpace = (code: string, changes: Partial<Space> = {}): Space => ({
  id: `id-${code}`,
  code,
  zoneId: null,
  x: 0,
  y: 0,
  width: 10,
  depth: 30,
  angle: 0,
  type: 'regular',
  cents: 9_000,
  features: [],
  blocked: null,
  ...changes,
});

/** Spaces side by side, from "A1". */
export const draftRow = (count: number, prefix = 'A'): Space[] =>
  Array.from({ length: count }, (_, nth) => draftSpace(`${prefix}${nth + 1}`, { x: nth * 10 }));

export const draftOf = (spaces: readonly Space[], changes: Partial<SpaceDraft> = {}): SpaceDraft => ({
  eventId: 'jefferson',
  version: 3,
  mapVersion: 0,
  isChanged: true,
  taken: [],
  picture: null,
  layout: { spaces: [...spaces], zones: [], shapes: [], anchor: null },
  ...changes,
});

import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type SpaceMapEvent, spaceMapEvents } from './space-map.events.js';
import type { Anchor, Background, Space, Zone } from './space-map.schemas.js';

/** What is drawn. */
export interface Layout {
  /** By id. */
  readonly spaces: ReadonlyMap<string, Space>;
  readonly zones: readonly Zone[];
  readonly background: Background;
  readonly anchor: Anchor | null;
}

export interface SpaceMap {
  readonly draft: Layout;
  /** Null before the first. */
  readonly published: Layout | null;
  /** Of the published one; 0 for none. */
  readonly mapVersion: number;
  /** Whether the draft differs from what is published. */
  readonly isChanged: boolean;
}

export const emptyLayout: Layout = {
  spaces: new Map(),
  zones: [],
  background: { picture: null, shapes: [] },
  anchor: null,
};

interface Draft {
  spaces: Map<string, Space>;
  layout: Omit<Layout, 'spaces'>;
  published: Layout | null;
  mapVersion: number;
  isChanged: boolean;
}

export const spaceMapState: StreamState<typeof spaceMapEvents, SpaceMap> = {
  events: spaceMapEvents,
  ...foldInPlace<SpaceMap, SpaceMapEvent, Draft>(
    { draft: emptyLayout, published: null, mapVersion: 0, isChanged: false },
    {
      open: ({ draft: { spaces, ...layout }, ...rest }) => ({ ...rest, layout, spaces: new Map(spaces) }),
      change,
      close: ({ spaces, layout, ...rest }) => ({ ...rest, draft: { ...layout, spaces } }),
    },
  ),
};

function change(map: Draft, event: SpaceMapEvent): void {
  map.isChanged = true;
  switch (event.type) {
    case 'SpacesPut':
      for (const space of event.data.spaces) map.spaces.set(space.id, space);
      return;
    case 'SpacesTakenOut':
      for (const id of event.data.ids) map.spaces.delete(id);
      return;
    case 'ZonesSet':
      map.layout = { ...map.layout, zones: event.data.zones };
      return;
    case 'BackgroundSet': {
      const { by: _, ...background } = event.data;
      map.layout = { ...map.layout, background };
      return;
    }
    case 'AnchorSet':
      map.layout = { ...map.layout, anchor: event.data.anchor };
      return;
    case 'MapPublished':
      map.published = { ...map.layout, spaces: new Map(map.spaces) };
      map.mapVersion = event.data.mapVersion;
      map.isChanged = false;
      return;
    case 'DraftReverted': {
      const { spaces, ...layout } = map.published ?? emptyLayout;
      map.spaces = new Map(spaces);
      map.layout = layout;
      map.isChanged = false;
      return;
    }
    default:
      unreachable(event);
  }
}

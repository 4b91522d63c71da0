import { type Command, foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import type { Photo } from '../../media/photo.schemas.js';
import { type SpaceMapEvent, spaceMapEvents } from './space-map.events.js';
import type { Anchor, Background, PicturePlace, Shape, Space, Zone } from './space-map.schemas.js';

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
  /** Whether something was drawn since it was published or reverted. */
  readonly isChanged: boolean;
  /** Ids of spaces that were put or taken out since then. */
  readonly unpublished: ReadonlySet<string>;
  /** The member who drew first; '' before that. */
  readonly startedBy: string;
}

export type SpaceMapCommand =
  | Command<'PutSpaces', { readonly spaces: readonly Space[] }>
  | Command<'TakeOutSpaces', { readonly ids: readonly string[] }>
  | Command<'SetZones', { readonly zones: readonly Zone[] }>
  | Command<'SetShapes', { readonly shapes: readonly Shape[] }>
  /** Where the picture before was, or else where a first one is. */
  | Command<'SetPicture', { readonly photo: Photo }>
  | Command<'PlacePicture', { readonly place: PicturePlace }>
  | Command<'RemovePicture'>
  | Command<'SetAnchor', { readonly anchor: Anchor | null }>
  /** taken: ids of spaces that somebody has on a date to come */
  | Command<'PublishMap', { readonly taken: readonly string[] }>
  | Command<'RevertDraft'>;

export const emptyLayout: Layout = {
  spaces: new Map(),
  zones: [],
  background: { picture: null, shapes: [] },
  anchor: null,
};

type Rest = Omit<Layout, 'spaces'>;

/** Both layouts, of which a publication changes only what differs: a map that is published often costs no more for it. */
interface Draft extends Pick<SpaceMap, 'mapVersion' | 'isChanged' | 'startedBy'> {
  readonly spaces: Map<string, Space>;
  rest: Rest;
  readonly publishedSpaces: Map<string, Space>;
  publishedRest: Rest | null;
  readonly unpublished: Set<string>;
}
type Changing = { -readonly [Field in keyof Draft]: Draft[Field] };

export const spaceMapState: StreamState<typeof spaceMapEvents, SpaceMap> = {
  events: spaceMapEvents,
  ...foldInPlace<SpaceMap, SpaceMapEvent, Changing>(
    {
      draft: emptyLayout,
      published: null,
      mapVersion: 0,
      isChanged: false,
      unpublished: new Set(),
      startedBy: '',
    },
    { open, change, close },
  ),
};

function open({ draft, published, unpublished, ...same }: SpaceMap): Changing {
  const { spaces, ...rest } = draft;
  const { spaces: publishedSpaces, ...publishedRest } = published ?? emptyLayout;
  return {
    ...same,
    rest,
    spaces: new Map(spaces),
    publishedRest: published && publishedRest,
    publishedSpaces: new Map(publishedSpaces),
    unpublished: new Set(unpublished),
  };
}

function close({ spaces, rest, publishedSpaces, publishedRest, ...same }: Changing): SpaceMap {
  return {
    ...same,
    draft: { ...rest, spaces },
    published: publishedRest && { ...publishedRest, spaces: publishedSpaces },
  };
}

function change(map: Changing, event: SpaceMapEvent): void {
  map.startedBy ||= event.data.by;
  map.isChanged = event.type !== 'MapPublished' && event.type !== 'DraftReverted';
  switch (event.type) {
    case 'SpacesPut':
      for (const space of event.data.spaces) {
        map.spaces.set(space.id, space);
        map.unpublished.add(space.id);
      }
      return;
    case 'SpacesTakenOut':
      for (const id of event.data.ids) {
        map.spaces.delete(id);
        map.unpublished.add(id);
      }
      return;
    case 'ZonesSet':
      map.rest = { ...map.rest, zones: event.data.zones };
      return;
    case 'ShapesSet':
      map.rest = withBackground(map.rest, { shapes: event.data.shapes });
      return;
    case 'PictureSet':
      map.rest = withBackground(map.rest, { picture: { ...event.data.place, photo: event.data.photo } });
      return;
    case 'PictureRemoved':
      map.rest = withBackground(map.rest, { picture: null });
      return;
    case 'AnchorSet':
      map.rest = { ...map.rest, anchor: event.data.anchor };
      return;
    case 'MapPublished':
      copyOver(map.unpublished, map.spaces, map.publishedSpaces);
      map.publishedRest = map.rest;
      map.mapVersion = event.data.mapVersion;
      return;
    case 'DraftReverted': {
      const { spaces: _, ...none } = emptyLayout;
      copyOver(map.unpublished, map.publishedSpaces, map.spaces);
      map.rest = map.publishedRest ?? none;
      return;
    }
    default:
      unreachable(event);
  }
}

const withBackground = (rest: Rest, change: Partial<Background>): Rest => ({
  ...rest,
  background: { ...rest.background, ...change },
});

/** What differs is the same on both sides afterwards. */
function copyOver(ids: Set<string>, from: ReadonlyMap<string, Space>, to: Map<string, Space>): void {
  for (const id of ids) {
    const space = from.get(id);
    if (space) to.set(id, space);
    else to.delete(id);
  }
  ids.clear();
}

import type { Photo } from '../../../modules/media/photo.schemas.js';
import type { PicturePlace } from '../../../modules/spaces/map/space-map.schemas.js';

/** One row for each map that was ever begun; its id is that of its event. What is published is null until then. */
export interface MapTable {
  readonly id: string;
  /** The member who drew first; null once they are erased. */
  readonly started_by_id: string | null;
  /** 0 for none. */
  readonly map_version: number;
  readonly published_at: string | null;
  /** How many there are, and what those cost that are not blocked, in cents. */
  readonly spaces: number;
  readonly cents_from: number | null;
  readonly cents_to: number | null;
  readonly picture: (PicturePlace & { readonly photo: Photo }) | null;
  /** { spaces, zones, shapes, anchor }, as it is sent. */
  readonly layout: unknown;
  /** The same of the draft, but for its spaces. */
  readonly draft_zones: unknown;
  readonly draft_shapes: unknown;
  readonly draft_anchor: unknown;
  readonly draft_picture: unknown;
}

export type SpaceMapsTables = { readonly 'space_maps.map': MapTable };

/** `space` has the spaces of drafts, by which a publication writes the layout. */
export const createSpaceMaps = `
create table map (
  id text primary key,
  started_by_id text,
  map_version int not null default 0,
  published_at timestamptz,
  spaces int not null default 0,
  cents_from int,
  cents_to int,
  picture jsonb,
  layout json,
  draft_zones jsonb not null default '[]',
  draft_shapes jsonb not null default '[]',
  draft_anchor jsonb,
  draft_picture jsonb
);
create index map_started_by on map (started_by_id);
create table space (
  map_id text not null,
  id text not null,
  space jsonb not null,
  primary key (map_id, id)
);
`;

import { z } from 'zod';
import { endpoint, line, MadeFrom, optionalText, Receipt } from '../kernel/http/contract.js';
import { PhotoView } from '../media/photo.schemas.js';
import {
  Anchor,
  maxShapes,
  maxSpaces,
  maxSpacesAtOnce,
  maxZones,
  PicturePlace,
  Shape,
  Space,
  Zone,
} from './map/space-map.schemas.js';

const Params = z.object({ eventId: z.string().max(80) });
const ofTeam = { auth: 'member', requires: 'organize', params: Params } as const;
const owned = ['GATHERING_NOT_FOUND', 'NOT_YOUR_GATHERING'];

/** What is drawn.
 *  units  feet, degrees, USD cents */
export const LayoutView = z.object({
  spaces: z.array(Space).max(maxSpaces),
  zones: z.array(Zone).max(maxZones),
  shapes: z.array(Shape).max(maxShapes),
  anchor: Anchor.nullable(),
});
export type LayoutView = z.output<typeof LayoutView>;
export const PictureView = PicturePlace.extend({ photo: PhotoView });
export type PictureView = z.output<typeof PictureView>;

/** The published map of an event, for everybody who sees the event. */
export const SpaceMapView = z.object({
  eventId: z.string(),
  mapVersion: z.number().int(),
  publishedAt: z.iso.datetime(),
  spaces: z.number().int(),
  /** Of the spaces that are not blocked; null when none is. */
  cents: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  picture: PictureView.nullable(),
  layout: LayoutView,
});
export type SpaceMapView = z.output<typeof SpaceMapView>;

export const readSpaceMap = endpoint({
  method: 'GET',
  path: '/api/spaces/:eventId/map',
  auth: 'guest',
  consistent: ['events', 'space-maps'],
  summary: 'The published map of an event; 304 while a caller has its version',
  params: Params,
  response: SpaceMapView,
  errors: ['SPACE_MAP_NOT_FOUND'],
});

/** What the team draws. */
export const SpaceDraft = z.object({
  eventId: z.string(),
  /** Of the draft: a replacement says it as `madeFrom`. */
  version: z.number().int(),
  /** Of what is published; 0 for nothing. */
  mapVersion: z.number().int(),
  /** Whether it may differ from what is published. */
  isChanged: z.boolean(),
  /** Ids of spaces that somebody has on a date to come. */
  taken: z.array(z.string()).max(maxSpaces),
  picture: PictureView.nullable(),
  layout: LayoutView,
});
export type SpaceDraft = z.output<typeof SpaceDraft>;

export const readSpaceDraft = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/spaces/:eventId/draft',
  summary: 'The draft of the map of an event, for those who run the event',
  response: SpaceDraft,
  errors: owned,
});

const SpaceBody = Space.extend({
  features: z.array(line(40)).max(6),
  blocked: line(80).nullable(),
});
export const putSpaces = endpoint({
  ...ofTeam,
  method: 'PUT',
  path: '/api/spaces/:eventId/spaces',
  summary: 'Add spaces to the draft, or change those of the same ids; all others stay',
  body: z.object({ spaces: z.array(SpaceBody).min(1).max(maxSpacesAtOnce) }),
  response: Receipt,
  errors: [...owned, 'SPACE_CODE_TAKEN', 'SPACE_ZONE_NOT_FOUND', 'TOO_MANY_SPACES'],
});
export const takeOutSpaces = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/spaces/:eventId/take-out',
  summary: 'Take spaces out of the draft',
  body: z.object({ ids: z.array(z.string().max(40)).min(1).max(maxSpaces) }),
  response: Receipt,
  errors: owned,
});
export const setZones = endpoint({
  ...ofTeam,
  method: 'PUT',
  path: '/api/spaces/:eventId/zones',
  summary: 'Other zones in place of all; spaces of a zone that is gone are in none',
  body: z.object({ zones: z.array(Zone.extend({ name: line(40) })).max(maxZones), ...MadeFrom.shape }),
  response: Receipt,
  errors: [...owned, 'ZONE_TWICE', 'CHANGED_SINCE'],
});
export const setShapes = endpoint({
  ...ofTeam,
  method: 'PUT',
  path: '/api/spaces/:eventId/background',
  summary: 'Other buildings, roads and fences in place of all',
  body: z.object({
    shapes: z.array(Shape.extend({ name: optionalText(60) })).max(maxShapes),
    ...MadeFrom.shape,
  }),
  response: Receipt,
  errors: [...owned, 'CHANGED_SINCE'],
});
export const addPicture = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/spaces/:eventId/picture',
  upload: true,
  rateLimit: { calls: 60, minutes: 30 },
  summary:
    'The picture below the map, in place of the one before: the body is the file (JPEG, PNG, WebP or AVIF, at most 15 MB)',
  response: Receipt.extend({ photoId: z.string() }),
  status: 201,
  errors: [...owned, 'NOT_A_PHOTO', 'PHOTO_TOO_LARGE'],
});
export const placePicture = endpoint({
  ...ofTeam,
  method: 'PUT',
  path: '/api/spaces/:eventId/picture',
  summary: 'Move, turn, size or fade the picture',
  body: PicturePlace,
  response: Receipt,
  errors: [...owned, 'NO_PICTURE'],
});
export const removePicture = endpoint({
  ...ofTeam,
  method: 'DELETE',
  path: '/api/spaces/:eventId/picture',
  summary: 'Remove the picture from the draft',
  response: Receipt,
  errors: owned,
});
export const setAnchor = endpoint({
  ...ofTeam,
  method: 'PUT',
  path: '/api/spaces/:eventId/anchor',
  summary: 'Say where the map is on the earth; null: nowhere',
  body: z.object({ anchor: Anchor.nullable() }),
  response: Receipt,
  errors: owned,
});
export const publishSpaceMap = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/spaces/:eventId/publish',
  summary: 'Show the draft to everybody, as the next version of the map',
  response: Receipt,
  errors: [...owned, 'NOT_VERIFIED', 'SPACE_IS_TAKEN'],
});
export const revertSpaceMap = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/spaces/:eventId/revert',
  summary: 'Draw again from what is published',
  response: Receipt,
  errors: owned,
});

/** The response is a file, text/csv. */
export const readSpaceTable = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/spaces/:eventId/table',
  rateLimit: { calls: 60, minutes: 30 },
  summary: 'The spaces of the draft as a CSV file, which can be read again',
  response: z.string().meta({ contentMediaType: 'text/csv' }),
  errors: owned,
});
/** The response is a file, application/geo+json. */
export const readGeoJson = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/spaces/:eventId/geojson',
  rateLimit: { calls: 60, minutes: 30 },
  summary: 'The spaces and shapes of the draft as GeoJSON (RFC 7946)',
  response: z.string().meta({ contentMediaType: 'application/geo+json' }),
  errors: [...owned, 'MAP_NOT_ANCHORED'],
});

/** As many refused lines as a page shows. */
export const maxRefused = 500;
/** What a file does to the draft, or would. */
export const ImportedSpaces = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  /** The first 500 lines or features that are refused. */
  problems: z
    .array(z.object({ row: z.number().int(), code: z.string(), reason: z.string() }))
    .max(maxRefused),
  /** Of the draft afterwards. */
  version: z.number().int(),
  position: z.number().int(),
});
export type ImportedSpaces = z.output<typeof ImportedSpaces>;
const file = {
  ...ofTeam,
  method: 'POST',
  upload: true,
  rateLimit: { calls: 40, minutes: 30 },
  response: ImportedSpaces,
} as const;
/** Look only: says what would become of each line. */
const Look = z.object({ preview: z.enum(['true', 'false']).default('false') });
const fitErrors = ['SPACE_CODE_TAKEN', 'SPACE_ZONE_NOT_FOUND', 'TOO_MANY_SPACES', 'MAP_FILE_TOO_LARGE'];

export const importSpaceTable = endpoint({
  ...file,
  path: '/api/spaces/:eventId/table',
  summary:
    'Add or change spaces by a CSV file, by their codes: the body is the file, at most 2 MB; lines that cannot be read are left out',
  query: Look,
  errors: [...owned, ...fitErrors, 'NOT_A_TABLE', 'TOO_MANY_ROWS', 'NO_CODE_COLUMN'],
});
export const importGeoJson = endpoint({
  ...file,
  path: '/api/spaces/:eventId/geojson',
  summary:
    'Add spaces by their outlines, or shapes of the background, from GeoJSON (RFC 7946): the body is the file, at most 5 MB',
  query: Look.extend({ as: z.enum(['spaces', 'shapes']).default('spaces') }),
  errors: [...owned, ...fitErrors, 'NOT_GEOJSON', 'MAP_NOT_ANCHORED', 'CHANGED_SINCE'],
});

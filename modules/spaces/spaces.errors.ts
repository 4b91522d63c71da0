import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const spacesErrors = {
  invalid: {
    NOT_A_TABLE: 'the file is no table with a heading and lines',
    NOT_GEOJSON: 'the file is no GeoJSON with features',
    TOO_MANY_ROWS: 'the table has more lines than a map has spaces, or more than 60 columns',
  },
  'not-found': {
    SPACE_MAP_NOT_FOUND: 'the event has no published map, or the caller does not see the event',
    NO_PICTURE: 'the map has no picture to place',
  },
  conflict: {
    SPACE_CODE_TAKEN: 'two spaces would have the same code, whatever its case; `codes` names them',
    SPACE_IS_TAKEN: 'a published space that somebody has would be gone; `codes` names them',
  },
  'too-large': {
    MAP_FILE_TOO_LARGE: 'a table of more than 2 MB, or GeoJSON of more than 5 MB or 6,000 outlines and lines',
  },
  unprocessable: {
    MAP_NOT_ANCHORED: 'the map has no place on the earth, which GeoJSON needs',
    NO_CODE_COLUMN: 'the table has no column with codes',
    SPACE_ZONE_NOT_FOUND: 'a space is in a zone that the map does not have',
    TOO_MANY_SPACES: 'a map has at most 6,000 spaces',
    ZONE_TWICE: 'two zones have the same name, or the same id',
  },
} as const satisfies ErrorCatalogue;

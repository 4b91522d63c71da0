import { maxGeoJsonBytes, maxTableBytes } from '../modules/spaces/map/map-files.service.js';
import { maxSpaces } from '../modules/spaces/map/space-map.schemas.js';
import type { CostlyCall, Guard } from './costly-calls.js';

const rate: Guard = { by: 'rate' };
/** What one map holds. */
const wholeMap: CostlyCall = { guards: [rate, { by: 'size', max: maxSpaces }] };

export const costlySpaceCalls = ({
  photo,
  uploaded,
}: {
  readonly photo: CostlyCall;
  readonly uploaded: readonly Guard[];
}): Readonly<Record<string, CostlyCall>> => ({
  'POST /api/spaces/:eventId/picture': photo,
  'GET /api/spaces/:eventId/table': wholeMap,
  'GET /api/spaces/:eventId/geojson': wholeMap,
  'POST /api/spaces/:eventId/table': {
    guards: [
      rate,
      { by: 'size', max: maxTableBytes, code: 'MAP_FILE_TOO_LARGE' },
      { by: 'size', max: maxSpaces, code: 'TOO_MANY_ROWS' },
      ...uploaded,
    ],
  },
  'POST /api/spaces/:eventId/geojson': {
    guards: [
      rate,
      { by: 'size', max: maxGeoJsonBytes, code: 'MAP_FILE_TOO_LARGE' },
      { by: 'size', max: maxSpaces, code: 'MAP_FILE_TOO_LARGE' },
      ...uploaded,
    ],
  },
});

import { kinds, type Row } from './authorisation.kinds.js';

/** `member` runs the event, whose map has nothing published; others are told that it is not theirs, staff too. */
const refused: Row['refused'] = Object.fromEntries(
  kinds.filter((kind) => kind !== 'member').map((kind) => [kind, '403 NOT_YOUR_GATHERING']),
);
const ofTeam: Row = { refused, at: { eventId: 'event' } };

export const aSpace = {
  id: 'b12',
  code: 'B12',
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
} as const;
const place = { x: 0, y: 0, width: 900, angle: 0, opacity: 1 };

const aThing = '9b1d2c3e-0000-4000-8000-0000000000d1';

/** source  modules/spaces/README.md, Rules */
export const spaceRows: Readonly<Record<string, Row>> = {
  'GET /api/spaces/:eventId/map': { at: { eventId: 'event' } },
  'GET /api/spaces/:eventId/draft': ofTeam,
  'PUT /api/spaces/:eventId/spaces': { ...ofTeam, send: { spaces: [aSpace] } },
  'POST /api/spaces/:eventId/take-out': { ...ofTeam, send: { ids: ['b13'] } },
  'PUT /api/spaces/:eventId/zones': { ...ofTeam, send: { zones: [] } },
  'PUT /api/spaces/:eventId/background': { ...ofTeam, send: { shapes: [] } },
  'POST /api/spaces/:eventId/picture': ofTeam,
  'PUT /api/spaces/:eventId/picture': { ...ofTeam, send: place },
  'DELETE /api/spaces/:eventId/picture': ofTeam,
  'PUT /api/spaces/:eventId/anchor': { ...ofTeam, send: { anchor: null } },
  'POST /api/spaces/:eventId/publish': ofTeam,
  'POST /api/spaces/:eventId/revert': ofTeam,
  'GET /api/spaces/:eventId/table': ofTeam,
  'POST /api/spaces/:eventId/table': ofTeam,
  'GET /api/spaces/:eventId/geojson': ofTeam,
  'POST /api/spaces/:eventId/geojson': ofTeam,
  // What is joined there is the caller's own.
  'GET /api/spaces/joins/:dateId/list': { at: { dateId: 'event' } },
  'GET /api/spaces/joins/:dateId/bring': { at: { dateId: 'event' } },
  'POST /api/spaces/joins/:dateId/tell': {
    at: { dateId: 'event' },
    send: { things: [aThing], tells: false },
  },
};

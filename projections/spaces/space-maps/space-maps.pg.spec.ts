import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { type SpaceMapEvent, spaceMapEvents } from '../../../modules/spaces/map/space-map.events.js';
import { published, put, space, zone, zonesSet } from '../../../modules/spaces/map/space-map.fixtures.js';
import { spaceMapState } from '../../../modules/spaces/map/space-map.state.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { spaceMaps } from './space-maps.projection.js';
import {
  layoutOf,
  mapsStartedBy,
  mapsWithPicture,
  publishedMap,
  publishedPicture,
} from './space-maps.queries.js';

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(spaceMaps);
});
afterAll(() => projection.close());

const by = 'ana';
const photo = { id: 'p', width: 4, height: 3 };
const place = { x: 0, y: 0, width: 900, angle: 0, opacity: 1 };
const pictured: SpaceMapEvent = { type: 'PictureSet', data: { by, photo, place } };
const removed: SpaceMapEvent = { type: 'PictureRemoved', data: { by } };
const anchored: SpaceMapEvent = {
  type: 'AnchorSet',
  data: { by, anchor: { latitude: 43, longitude: -88, bearing: 0 } },
};
const fenced: SpaceMapEvent = {
  type: 'ShapesSet',
  data: {
    by,
    shapes: [
      {
        kind: 'fence',
        name: '',
        isClosed: false,
        points: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
        ],
      },
    ],
  },
};
const out: SpaceMapEvent = { type: 'SpacesTakenOut', data: { by, ids: ['id-b1'] } };
const reverted: SpaceMapEvent = { type: 'DraftReverted', data: { by } };
const [b1, b2, b3] = [
  space('B1'),
  space('B2', { cents: 4_000 }),
  space('B3', { cents: 1_000, blocked: 'wet' }),
];

async function drawn(...events: readonly SpaceMapEvent[]): Promise<string> {
  const id = newId();
  await projection.record(spaceMapEvents, id, ...events);
  return id;
}
const layout = async (id: string) => JSON.parse(await layoutOf(projection.db, id));

test('a map is seen once it is published, with what its spaces cost that are not blocked', async () => {
  const id = await drawn(put(b1, b2, b3));
  expect(await publishedMap(projection.db, id)).toBeUndefined();
  expect(await layoutOf(projection.db, id)).toBe('null');
  await projection.record(spaceMapEvents, id, published());
  expect(await publishedMap(projection.db, id)).toMatchObject({
    ...{ map_version: 1, spaces: 3, cents_from: 4_000, cents_to: 9_000, picture: null },
  });
});

/* The layout that is sent and the state of the log are the same, whatever was drawn. */
test.each([
  ['all that is drawn', [put(b1, b2), zonesSet(zone('blue')), pictured, anchored, fenced, published()]],
  ['nothing that is drawn later', [put(b1), published(), put(b2), zonesSet(zone('red')), pictured]],
  [
    'spaces that were moved and taken out',
    [put(b1, b2), published(), out, put({ ...b2, x: 70 }), published(2)],
  ],
  [
    'nothing that was reverted',
    [put(b1), anchored, published(), put(b2), out, fenced, reverted, put(b3), published(2)],
  ],
  ['a draft that was reverted before the first', [put(b1), fenced, anchored, reverted, put(b2), published()]],
  ['no picture that was removed', [pictured, published(), removed, published(2)]],
])('a published map has %s', async (_, events) => {
  const id = await drawn(...events);
  const map = await loadState(projection.eventStore, spaceMapState, id);
  const { spaces, zones, background, anchor } = map.published ?? map.draft;
  const shown = await layout(id);
  expect({ ...shown, spaces: new Map(shown.spaces.map((one: { id: string }) => [one.id, one])) }).toEqual({
    ...{ spaces, zones, shapes: background.shapes, anchor },
  });
  const row = await publishedMap(projection.db, id);
  expect([row?.picture, row?.map_version, row?.spaces]).toEqual([
    background.picture,
    map.mapVersion,
    spaces.size,
  ]);
  expect(await publishedPicture(projection.db, id)).toEqual(background.picture?.photo);
});

test('whoever began a map is known until they are erased', async () => {
  const member = newId();
  const first: SpaceMapEvent = { type: 'SpacesPut', data: { by: member, spaces: [b1] } };
  const id = await drawn(first, pictured, {
    ...published(),
    data: { by: 'bob', mapVersion: 1 },
  } as SpaceMapEvent);
  expect(await mapsStartedBy(projection.db, member)).toEqual([id]);
  expect(await mapsWithPicture(projection.db)).toContain(id);
  await projection.record(memberEvents, member, event('MemberErased', { memberId: member }));
  expect(await mapsStartedBy(projection.db, member)).toEqual([]);
  expect(await publishedMap(projection.db, id)).toMatchObject({ map_version: 1 });
});

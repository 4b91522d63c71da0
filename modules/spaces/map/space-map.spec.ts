import { foldEvents } from '../../kernel/decider/decider.js';
import { given } from '../../kernel/testing/decider.fixtures.js';
import { spaceMapDecider } from './space-map.decider.js';
import type { SpaceMapEvent } from './space-map.events.js';
import { command, published, put, space, zone, zonesSet } from './space-map.fixtures.js';
import type { Space, Zone } from './space-map.schemas.js';
import { spaceMapState } from './space-map.state.js';

const of = (...history: readonly SpaceMapEvent[]) => given(spaceMapDecider, ...history);
const stateOf = (...history: readonly SpaceMapEvent[]) => foldEvents(spaceMapState, history);
const putting = (...spaces: readonly Space[]) => command({ type: 'PutSpaces', spaces });
const [b1, b2, b3] = [space('B1'), space('B2'), space('B3')];

describe('spaces', () => {
  test('are put into the draft, and changed by their ids', () => {
    of().when(putting(b1, b2)).thenExactly(put(b1, b2));
    const wider = { ...b1, width: 20 };
    of(put(b1, b2)).when(putting(wider, b2)).thenExactly(put(wider));
    expect(stateOf(put(b1, b2), put(wider)).draft.spaces.get(b1.id)).toEqual(wider);
  });
  test('that are as they were change nothing', () => {
    of(put(b1, b2)).when(putting(b2, b1)).thenNothing();
  });
  test('have codes of their own, whatever the case', () => {
    of(put(b1))
      .when(putting(space('b1', { id: 'other' })))
      .thenRefused('SPACE_CODE_TAKEN');
    of()
      .when(putting(b1, { ...b1, id: 'other' }))
      .thenRefused('SPACE_CODE_TAKEN');
    const swapped = [
      { ...b1, code: 'B2' },
      { ...b2, code: 'B1' },
    ];
    of(put(b1, b2))
      .when(putting(...swapped))
      .thenExactly(put(...swapped));
  });
  test('are refused with the codes that are taken', () => {
    expect(() => spaceMapDecider.decide(putting({ ...b1, id: 'other' }), stateOf(put(b1)))).toThrow(
      'two of B1',
    );
  });
  test('are in zones that the map has', () => {
    const inBlue = { ...b1, zoneId: 'blue' };
    of().when(putting(inBlue)).thenRefused('SPACE_ZONE_NOT_FOUND');
    of(zonesSet(zone('blue')))
      .when(putting(inBlue))
      .thenExactly(put(inBlue));
  });
  test('are 6,000 at most', () => {
    const all = Array.from({ length: 6_000 }, (_, nth) => space(`A${nth}`));
    of(put(...all))
      .when(putting(b1))
      .thenRefused('TOO_MANY_SPACES');
    of(put(...all))
      .when(putting(space('A1', { width: 20 })))
      .thenEvents('SpacesPut');
  });
  test('are taken out once', () => {
    const out = (...ids: readonly string[]) => command({ type: 'TakeOutSpaces', ids });
    of(put(b1, b2))
      .when(out(b1.id, b1.id, 'unknown'))
      .thenExactly({
        type: 'SpacesTakenOut',
        data: { by: 'ana', ids: [b1.id] },
      });
    of(put(b1)).when(out('unknown')).thenNothing();
  });
});

describe('zones', () => {
  const setting = (...zones: readonly Zone[]) => command({ type: 'SetZones', zones });
  test('replace those before, and leave no space in one that is gone', () => {
    const inBlue = { ...b1, zoneId: 'blue' };
    of(zonesSet(zone('blue'), zone('red')), put(inBlue, b2))
      .when(setting(zone('red')))
      .thenExactly(put(b1), zonesSet(zone('red')));
    of(zonesSet(zone('red')))
      .when(setting(zone('red')))
      .thenNothing();
  });
  test('have names of their own', () => {
    of()
      .when(setting(zone('Blue', 'a'), zone('blue', 'b')))
      .thenRefused('ZONE_TWICE');
    of()
      .when(setting(zone('Blue', 'a'), zone('Red', 'a')))
      .thenRefused('ZONE_TWICE');
  });
});

describe('the background', () => {
  const photo = { id: 'p', width: 4, height: 3 };
  const place = { x: 5, y: 5, width: 900, angle: 0, opacity: 1 };
  const set = (id: string): SpaceMapEvent => ({
    type: 'PictureSet',
    data: { by: 'ana', photo: { ...photo, id }, place },
  });
  test('has one picture; another one is where it was', () => {
    of()
      .when(command({ type: 'SetPicture', photo }))
      .thenEvents('PictureSet');
    of(set('p'))
      .when(command({ type: 'SetPicture', photo: { ...photo, id: 'q' } }))
      .thenExactly(set('q'));
    of(set('p'))
      .when(command({ type: 'SetPicture', photo }))
      .thenNothing();
  });
  test('has a picture that is moved and removed', () => {
    const placing = command({ type: 'PlacePicture', place });
    of().when(placing).thenRefused('NO_PICTURE');
    of(set('p')).when(placing).thenNothing();
    of(set('p'))
      .when(command({ type: 'PlacePicture', place: { ...place, angle: 4 } }))
      .thenEvents('PictureSet');
    const remove = command({ type: 'RemovePicture' });
    of(set('p')).when(remove).thenEvents('PictureRemoved');
    of().when(remove).thenNothing();
  });
  test('keeps its picture when other shapes are drawn', () => {
    const shapes = [{ kind: 'road', name: '', isClosed: false, points: [] }] as const;
    const drawn = of(set('p'))
      .when(command({ type: 'SetShapes', shapes: [{ ...shapes[0], points: [] }] }))
      .after();
    expect(stateOf(...drawn).draft.background).toMatchObject({ picture: { photo }, shapes });
    of(...drawn)
      .when(command({ type: 'SetShapes', shapes: [{ ...shapes[0], points: [] }] }))
      .thenNothing();
  });
});

test('the anchor is set once, and taken away', () => {
  const anchor = { latitude: 43, longitude: -88.8, bearing: 0 };
  const setting = command({ type: 'SetAnchor', anchor });
  const set = of().when(setting).after();
  of(...set)
    .when(setting)
    .thenNothing();
  of(...set)
    .when(command({ type: 'SetAnchor', anchor: null }))
    .thenEvents('AnchorSet');
});

describe('a publication', () => {
  const publish = (...taken: readonly string[]) => command({ type: 'PublishMap', taken });
  const out: SpaceMapEvent = { type: 'SpacesTakenOut', data: { by: 'ana', ids: [b1.id] } };
  test('shows the draft as the next version', () => {
    of(put(b1)).when(publish()).thenExactly(published(1));
    of(put(b1), published(1), put(b2)).when(publish()).thenExactly(published(2));
    const map = stateOf(put(b1), published(1), put(b2));
    expect([[...(map.published?.spaces.keys() ?? [])], map.mapVersion, map.isChanged]).toEqual([
      [b1.id],
      1,
      true,
    ]);
  });
  test('of what is published already changes nothing', () => {
    of().when(publish()).thenNothing();
    of(put(b1), published(1)).when(publish()).thenNothing();
  });
  test('never takes a space away that somebody has', () => {
    of(put(b1, b2), published(1), out).when(publish(b1.id)).thenRefused('SPACE_IS_TAKEN');
    of(put(b1, b2), published(1), out).when(publish(b2.id)).thenExactly(published(2));
    expect(() => spaceMapDecider.decide(publish(b1.id), stateOf(put(b1), published(1), out))).toThrow(
      'has B1',
    );
  });
  test('moves, renames and blocks what somebody has', () => {
    of(put(b1), published(1), put({ ...b1, code: 'C9', x: 400, blocked: 'wet' }))
      .when(publish(b1.id))
      .thenExactly(published(2));
  });
});

describe('a draft that is reverted', () => {
  const revert = command({ type: 'RevertDraft' });
  test('is what is published', () => {
    const before = stateOf(put(b1, b2), published(1));
    const drawn = [put({ ...b1, x: 90 }, b3), zonesSet(zone('red'))];
    const reverted = of(put(b1, b2), published(1), ...drawn)
      .when(revert)
      .after();
    expect(stateOf(...reverted)).toEqual(before);
  });
  test('is empty before the first publication', () => {
    expect(stateOf(...of(put(b1)).when(revert).after()).draft.spaces.size).toBe(0);
  });
  test('changes nothing where nothing was drawn', () => {
    of().when(revert).thenNothing();
    of(put(b1), published(1)).when(revert).thenNothing();
  });
});

test('a map is published and reverted however often it was changed', () => {
  for (const type of ['PublishMap', 'RevertDraft'] as const)
    expect(spaceMapDecider.isAlwaysCarriedOut?.(command({ type, taken: [] }))).toBe(true);
});

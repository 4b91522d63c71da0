import sharp from 'sharp';
import { eventDates, eventWords, organizerOf } from '../../../test/gatherings.js';
import { organizerEvents } from '../../events/organizer/organizer.events.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { markVerified, openMembers } from '../../members/members.fixtures.js';
import type { SpaceDraft } from '../spaces.contract.js';
import { space, zone } from './space-map.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
let cid: Member;
let club: string;
beforeAll(async () => {
  smc = await openMembers();
  [ana, bob, cid] = [await smc.member('Ana'), await smc.member('Bob'), await smc.member('Cid')];
  for (const { id } of [ana, bob, cid]) await markVerified(smc.pool, id);
  club = await organizerOf(smc.runtime.eventStore, [ana.id, [bob.id, 'editor'], [cid.id, 'gate']]);
});
afterAll(() => smc.close());

async function drafted(): Promise<string> {
  const id = newId();
  const body = { ...eventWords, id, organizer: club, dates: eventDates() };
  expect((await ana.call('POST', '/api/events', body)).status).toBe(201);
  return id;
}
async function announced(): Promise<string> {
  const id = await drafted();
  await ana.ok('POST', `/api/events/${id}/publish`, {});
  return id;
}
const codeOf = async (answer: ReturnType<Member['call']>) => {
  const { status, body } = await answer;
  return status < 300 ? status : body.code;
};
async function asGuest(path: string, headers: Record<string, string> = {}) {
  await smc.waitForProcessors();
  const response = await fetch(smc.url + path, { headers, cache: 'force-cache' }); // else fetch asks for no cached copy
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}
async function sent(by: Member, path: string, file: string | Buffer) {
  const headers = { ...by.as, 'Content-Type': 'application/octet-stream' };
  const body = new Uint8Array(Buffer.from(file));
  const response = await fetch(smc.url + path, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const [b1, b2] = [space('B1'), space('B2', { x: 25 })];
const at = (id: string, what: string) => `/api/spaces/${id}/${what}`;
const draftOf = async (id: string) => (await ana.get(at(id, 'draft'))).body as unknown as SpaceDraft;

test('two of a team draw a map and publish it; guests see it then', async () => {
  const id = await announced();
  await ana.ok('PUT', at(id, 'zones'), { zones: [zone('Blue', 'z')] });
  await ana.ok('PUT', at(id, 'spaces'), { spaces: [{ ...b1, zoneId: 'z' }] });
  await bob.ok('PUT', at(id, 'spaces'), { spaces: [b2] });
  expect((await asGuest(at(id, 'map'))).body).toMatchObject({ code: 'SPACE_MAP_NOT_FOUND' });
  await bob.ok('POST', at(id, 'publish'), {});
  const { body } = await asGuest(at(id, 'map'));
  expect(body).toMatchObject({
    ...{ eventId: id, mapVersion: 1, spaces: 2, cents: { from: 9_000, to: 9_000 }, picture: null },
    layout: { spaces: [{ ...b1, zoneId: 'z' }, b2], zones: [zone('Blue', 'z')], shapes: [], anchor: null },
  });
  await ana.ok('POST', at(id, 'take-out'), { ids: [b2.id] });
  expect(await draftOf(id)).toMatchObject({ isChanged: true, mapVersion: 1, taken: [] });
  expect((await asGuest(at(id, 'map'))).body.spaces).toBe(2);
  await ana.ok('POST', at(id, 'revert'), {});
  expect(await draftOf(id)).toMatchObject({
    isChanged: false,
    layout: { spaces: [{ code: 'B1' }, { code: 'B2' }] },
  });
});

test('a page that has the version of a map gets no second copy', async () => {
  const id = await announced();
  await ana.ok('PUT', at(id, 'spaces'), { spaces: [b1] });
  await ana.ok('POST', at(id, 'publish'), {});
  const etag = (await asGuest(at(id, 'map'))).headers.get('etag') ?? '';
  expect((await asGuest(at(id, 'map'), { 'If-None-Match': etag })).status).toBe(304);
  await ana.ok('PUT', at(id, 'spaces'), { spaces: [b2] });
  await ana.ok('POST', at(id, 'publish'), {});
  expect((await asGuest(at(id, 'map'), { 'If-None-Match': etag })).status).toBe(200);
});

test('only owners and editors draw, and nobody else sees the map of a draft', async () => {
  const id = await drafted();
  await ana.ok('PUT', at(id, 'spaces'), { spaces: [b1] });
  await ana.ok('POST', at(id, 'publish'), {});
  expect((await asGuest(at(id, 'map'))).status).toBe(404);
  expect(await codeOf(cid.call('PUT', at(id, 'spaces'), { spaces: [b2] }))).toBe('NOT_YOUR_GATHERING');
  expect(await codeOf(cid.call('GET', at(id, 'draft')))).toBe('NOT_YOUR_GATHERING');
  const dee = await smc.member('Dee');
  await markVerified(smc.pool, dee.id);
  expect(await codeOf(dee.call('GET', at(id, 'table')))).toBe('GATHERING_NOT_FOUND');
});

test('codes that are taken are refused by name', async () => {
  const id = await drafted();
  await ana.ok('PUT', at(id, 'spaces'), { spaces: [b1] });
  const { body } = await bob.call('PUT', at(id, 'spaces'), { spaces: [{ ...b2, code: 'b1' }] });
  expect(body).toMatchObject({ code: 'SPACE_CODE_TAKEN', codes: ['b1'] });
});

test('an organizer whose verification was withdrawn publishes no map of a public event', async () => {
  const lou = await smc.member('Lou');
  await markVerified(smc.pool, lou.id);
  const other = await organizerOf(smc.runtime.eventStore, [lou.id]);
  const id = newId();
  await lou.call('POST', '/api/events', { ...eventWords, id, organizer: other, dates: eventDates() });
  await lou.ok('POST', `/api/events/${id}/publish`, {});
  const { eventStore } = smc.runtime;
  const { version } = await eventStore.history(organizerEvents, other);
  const meta = { actor: { id: 'ray', roles: [] }, now: new Date().toISOString(), commandId: newId() };
  const withdrawn = { type: 'VerificationWithdrawn', data: { by: 'ray', reason: 'They moved.' } } as const;
  await eventStore.append(organizerEvents, other, [withdrawn], version, meta);
  await lou.ok('PUT', at(id, 'spaces'), { spaces: [b1] });
  expect(await codeOf(lou.call('POST', at(id, 'publish'), {}))).toBe('NOT_VERIFIED');
});

describe('the picture', () => {
  const picture = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  const has = async (photoId: unknown) => {
    await smc.waitForProcessors();
    return (await smc.runtime.blobs.get(`photos/${photoId}/card.webp`)) !== undefined;
  };

  test('is seen by guests with the published map, and deleted once nothing shows it', async () => {
    const id = await announced();
    const { photoId: first } = await ana.send('POST', at(id, 'picture'), await picture('#9B2226'));
    const place = { x: 5, y: 6, width: 700, angle: 10, opacity: 0.5 };
    await ana.ok('PUT', at(id, 'picture'), place);
    await ana.ok('POST', at(id, 'publish'), {});
    const { body } = await asGuest(at(id, 'map'));
    expect(body.picture).toMatchObject({ ...place, photo: { id: first, width: 60 } });
    expect((await fetch(smc.url + body.picture.photo.card)).status).toBe(200);
    const { photoId: second } = await ana.send('POST', at(id, 'picture'), await picture('#1B4965'));
    const draft = await draftOf(id);
    expect(draft.picture).toMatchObject({ ...place, photo: { id: second } });
    expect([await has(first), await has(second)]).toEqual([true, true]);
    await ana.ok('POST', at(id, 'publish'), {});
    expect([await has(first), await has(second)]).toEqual([false, true]);
    await ana.ok('DELETE', at(id, 'picture'));
    await ana.ok('POST', at(id, 'publish'), {});
    expect(await has(second)).toBe(false);
  });

  test('of others is refused before it is read', async () => {
    const id = await drafted();
    expect((await sent(cid, at(id, 'picture'), await picture('#000'))).status).toBe(403);
    expect((await sent(ana, at(id, 'picture'), 'no picture')).body.code).toBe('NOT_A_PHOTO');
  });
});

describe('a table', () => {
  test('is looked at, read, and written; lines that cannot be read are left out', async () => {
    const id = await drafted();
    await ana.ok('PUT', at(id, 'spaces'), { spaces: [b1] });
    const table = 'code,x,y,price\nB1,15,20,100\nB3,40,20,80\nB4,,,80\n';
    const result = { added: 1, changed: 1, unchanged: 0, refused: 1, problems: [{ row: 4, code: 'B4' }] };
    expect((await sent(ana, `${at(id, 'table')}?preview=true`, table)).body).toMatchObject(result);
    expect((await draftOf(id)).layout.spaces).toHaveLength(1);
    expect((await sent(ana, at(id, 'table'), table)).body).toMatchObject(result);
    expect((await draftOf(id)).layout.spaces).toMatchObject([
      { id: b1.id, cents: 10_000 },
      { code: 'B3', cents: 8_000 },
    ]);
    const written = await fetch(smc.url + at(id, 'table'), { headers: ana.as });
    expect(written.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const again = await sent(bob, at(id, 'table'), await written.text());
    expect(again.body).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 0 });
  });
  test('of six thousand spaces is read at once', async () => {
    const id = await drafted();
    const lines = Array.from(
      { length: 6_000 },
      (_, nth) => `A${nth},${(nth % 100) * 10},${Math.floor(nth / 100) * 30}`,
    );
    const result = await sent(ana, at(id, 'table'), ['code,x,y', ...lines].join('\n'));
    expect(result.body).toMatchObject({ added: 6_000, refused: 0 });
    expect((await sent(ana, at(id, 'table'), 'code,x,y\nB1,1,1')).body.code).toBe('TOO_MANY_SPACES');
    expect((await sent(ana, at(id, 'table'), ['code,x,y', ...lines, 'B1,1,1'].join('\n'))).body.code).toBe(
      'TOO_MANY_ROWS',
    );
    await ana.ok('POST', at(id, 'publish'), {});
  });
  test('that is none is refused', async () => {
    const id = await drafted();
    expect((await sent(ana, at(id, 'table'), '')).body.code).toBe('NOT_A_TABLE');
    expect((await sent(ana, at(id, 'table'), 'width\n10\n')).body.code).toBe('NO_CODE_COLUMN');
    expect((await sent(ana, at(id, 'table'), `code\n${'x'.repeat(2_000_001)}`)).body.code).toBe(
      'MAP_FILE_TOO_LARGE',
    );
    expect((await sent(cid, at(id, 'table'), 'code\nB1')).body.code).toBe('NOT_YOUR_GATHERING');
  });
});

describe('GeoJSON', () => {
  const anchor = { latitude: 43, longitude: -88.8, bearing: 30 };
  test('is written and read by the anchor, as spaces or as shapes', async () => {
    const [from, to] = [await drafted(), await drafted()];
    await ana.ok('PUT', at(from, 'spaces'), {
      spaces: [space('B1', { x: 100, y: 200, angle: 20, cents: 5_000 })],
    });
    expect(await codeOf(ana.call('GET', at(from, 'geojson')))).toBe('MAP_NOT_ANCHORED');
    for (const id of [from, to]) await ana.ok('PUT', at(id, 'anchor'), { anchor });
    const written = await fetch(smc.url + at(from, 'geojson'), { headers: ana.as });
    expect(written.headers.get('content-type')).toContain('application/geo+json');
    const file = await written.text();
    const read = await sent(ana, `${at(to, 'geojson')}?as=spaces`, file);
    expect(read.body).toMatchObject({ added: 1, refused: 0 });
    expect((await draftOf(to)).layout.spaces).toMatchObject([
      {
        code: 'B1',
        x: expect.closeTo(100, 0),
        y: expect.closeTo(200, 0),
        angle: expect.closeTo(20, 0),
        cents: 5_000,
      },
    ]);
    expect((await sent(ana, `${at(to, 'geojson')}?as=shapes`, file)).body).toMatchObject({ added: 1 });
    expect((await draftOf(to)).layout.shapes).toMatchObject([{ kind: 'other', isClosed: true }]);
    expect((await sent(ana, `${at(to, 'geojson')}?as=spaces`, '{"a":')).body.code).toBe('NOT_GEOJSON');
  });
});

import sharp from 'sharp';
import { eraseMember } from '../../identity/accounts/erase-member.shared.js';
import { systemClock } from '../../kernel/decider/clock.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { databaseOn } from '../../kernel/postgres/database.js';
import { photoBlob } from '../../media/photo-blobs.shared.js';
import { openMembers } from '../../members/members.fixtures.js';
import { deleteUnusedBuildPhotos } from '../photo/delete-unused-photos.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bo: Member;
let build: string;
beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  [ana, bo] = [await smc.member('Ana'), await smc.member('Bo')];
  build = await startedBy(ana);
  await joinedBy(bo, 'helps');
});
afterAll(() => smc.close());

test('an entry with a photo is written once, however often its device sends it', async () => {
  const entryId = newId();
  const photo = await photoOf(ana);
  const body = {
    entryId,
    on: '2026-06-01',
    text: 'Primed the cab.',
    photos: [photo],
    hours: 2.5,
    cost: 18.4,
  };
  for (let sent = 0; sent < 2; sent++)
    expect(await ana.call('POST', `/api/builds/${build}/entries`, body)).toMatchObject({
      status: 201,
      body: { id: entryId, version: 1 },
    });
  expect((await ana.get(entry(entryId))).body).toMatchObject({
    text: 'Primed the cab.',
    hours: 2.5,
    cost: 18.4,
    photos: [{ id: photo }],
  });
  const again = { ...body, entryId: newId() };
  expect(await ana.call('POST', `/api/builds/${build}/entries`, again)).toMatchObject({
    status: 404,
    body: { code: 'PHOTO_NOT_FOUND' },
  });
});

test('whoever helps writes entries and changes their own, and an owner changes all', async () => {
  const entryId = await written(bo, { text: 'Cleaned the carburetor.' });
  const change = { on: '2026-06-02', text: 'Cleaned and rebuilt it.', hours: 4 };
  expect(await bo.call('PUT', entry(entryId), change)).toMatchObject({ status: 200 });
  const stale = { ...change, text: 'Only cleaned it.', madeFrom: 1 };
  expect(await bo.call('PUT', entry(entryId), stale)).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_SINCE' },
  });
  expect(await ana.call('PUT', entry(entryId), { ...change, hours: 5 })).toMatchObject({ status: 200 });
  expect(await ana.call('PUT', entry(entryId), { ...change, photos: [await photoOf(ana)] })).toMatchObject({
    status: 404,
    body: { code: 'PHOTO_NOT_FOUND' },
  });
  const ofAna = await written(ana);
  for (const [method, path] of [
    ['PUT', entry(ofAna)],
    ['DELETE', entry(ofAna)],
  ] as const)
    expect(await bo.call(method, path, change)).toMatchObject({
      status: 403,
      body: { code: 'NOT_YOUR_PART' },
    });
});

test('whoever only looks writes nothing, and for others there is no build', async () => {
  const [cy, dee] = [await smc.member('Cy'), await smc.member('Dee')];
  await joinedBy(cy, 'looks');
  const body = { entryId: newId(), on: '2026-06-01', text: 'Hello.' };
  expect(await cy.call('POST', `/api/builds/${build}/entries`, body)).toMatchObject({ status: 403 });
  expect(await dee.call('POST', `/api/builds/${build}/entries`, body)).toMatchObject({
    status: 404,
    body: { code: 'BUILD_NOT_FOUND' },
  });
});

test('an entry is of a task of its build', async () => {
  const taskId = newId();
  await ana.call('POST', `/api/builds/${build}/tasks`, { taskId, title: 'Doors', system: 'body' });
  await written(ana, { taskId });
  const other = await startedBy(ana);
  const elsewhere = { entryId: newId(), on: '2026-06-01', text: 'Primed.', taskId };
  expect(await ana.call('POST', `/api/builds/${other}/entries`, elsewhere)).toMatchObject({
    status: 404,
    body: { code: 'TASK_NOT_FOUND' },
  });
});

test('a deleted entry is restored, and one that staff removed is seen by nobody else', async () => {
  const entryId = await written(ana, { text: 'Shows a plate.' });
  await ana.ok('DELETE', entry(entryId));
  expect((await bo.get(entry(entryId))).status).toBe(404);
  await ana.ok('POST', `${entry(entryId)}/restore`);
  bo.seen = ana.seen;
  expect((await bo.get(entry(entryId))).status).toBe(200);
  bo.seen = (await smc.moderate('remove', { kind: 'build-entry', id: entryId })).position;
  expect((await bo.get(entry(entryId))).status).toBe(404);
  expect(await ana.call('PUT', entry(entryId), { on: '2026-06-01', text: 'Mended.' })).toMatchObject({
    status: 404,
    body: { code: 'ENTRY_NOT_FOUND' },
  });
  bo.seen = (await smc.moderate('bringBack', { kind: 'build-entry', id: entryId })).position;
  expect((await bo.get(entry(entryId))).status).toBe(200);
});

test('a photo that no entry shows is deleted after two days; one that an entry ever showed stays until its member is erased', async () => {
  const kim = await smc.member('Kim');
  await joinedBy(kim, 'helps');
  const [used, dropped, unused] = [await photoOf(kim), await photoOf(kim), await photoOf(kim)];
  const entryId = await written(kim, { photos: [used, dropped] });
  await kim.ok('PUT', entry(entryId), { on: '2026-06-01', text: 'Primed.', photos: [used] });
  const deps = { ...smc.runtime, db: databaseOn(smc.pool) };
  const kept = () =>
    Promise.all([used, dropped, unused].map((id) => smc.runtime.blobs.has(photoBlob(id, 'card'))));
  await deleteUnusedBuildPhotos(deps, plusDays(new Date().toISOString(), 1));
  expect(await kept()).toEqual([true, true, true]);
  await deleteUnusedBuildPhotos(deps, plusDays(new Date().toISOString(), 3));
  expect(await kept()).toEqual([true, true, false]);
  await eraseMember({ ...deps, clock: systemClock }, kim.id, { id: kim.id, roles: [] });
  await smc.waitForProcessors();
  expect(await kept()).toEqual([false, false, false]);
  const { rowCount } = await smc.pool.query('select from building.photo where member_id = $1', [kim.id]);
  expect(rowCount).toBe(0);
});

const entry = (id: string) => `/api/builds/${build}/entries/${id}`;

async function startedBy(member: Member): Promise<string> {
  const id = newId();
  const vehicle = { year: 1966, make: 'Ford', model: 'F100' };
  expect((await member.call('POST', '/api/builds', { id, vehicle, inGarage: false })).status).toBe(201);
  return id;
}

async function joinedBy(member: Member, role: string): Promise<void> {
  await ana.ok('POST', `/api/builds/${build}/collaborators`, { member: member.id, role });
  await member.ok('POST', `/api/builds/${build}/join`, {});
}

async function written(by: Member, words: object = {}): Promise<string> {
  const body = { entryId: newId(), on: '2026-06-01', text: 'Primed.', ...words };
  expect(await by.call('POST', `/api/builds/${build}/entries`, body)).toMatchObject({ status: 201 });
  return body.entryId;
}

async function photoOf(by: Member): Promise<string> {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#2F5D46' } })
    .png()
    .toBuffer();
  return String((await by.send('POST', `/api/builds/${build}/photos`, bytes)).id);
}

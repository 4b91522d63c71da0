import { eraseMember } from '../../identity/accounts/erase-member.shared.js';
import { systemClock } from '../../kernel/decider/clock.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { openMembers, profile, yearsAgo } from '../../members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

const vehicle = { year: 1966, make: 'Ford', model: 'F100', nickname: 'Old Blue', vin: 'F10AR812345' };

async function start(by: Member, sent: object = {}): Promise<string> {
  const id = newId();
  const answer = await by.call('POST', '/api/builds', { id, vehicle, ...sent });
  expect(answer).toMatchObject({ status: 201, body: { id } });
  return id;
}

test('a build puts its car into the garage, once, and plans the tasks of a template', async () => {
  const ana = await smc.member('Ana Starts');
  const id = await start(ana, { template: 'full-restoration', budget: 18_500 });
  await start(ana, { inGarage: true });
  await start(ana, { vehicle: { ...vehicle, model: 'F250' }, inGarage: false });
  expect((await ana.get('/api/account/profile')).body.garage).toEqual([
    { year: 1966, make: 'Ford', model: 'F100', nickname: 'Old Blue' },
  ]);
  const { body } = await ana.get(`/api/builds/${id}`);
  expect(body).toMatchObject({
    title: 'Old Blue',
    standing: 'owner',
    audience: 'private',
    private: { vin: vehicle.vin, budget: 18_500, templates: ['full-restoration'] },
  });
  expect(body.tasks).toBeGreaterThan(100);
});

test('the same build is started once, and no other takes its id or a template that is not there', async () => {
  const [ana, bob] = [await smc.member('Ana Again'), await smc.member('Bob Again')];
  const id = await start(ana);
  await ana.call('POST', '/api/builds', { id, vehicle });
  expect((await ana.get('/api/builds/mine')).body.builds).toHaveLength(1);
  expect(await bob.call('POST', '/api/builds', { id, vehicle })).toMatchObject({
    status: 409,
    body: { code: 'BUILD_ID_TAKEN' },
  });
  const unknown = { id: newId(), vehicle, template: 'a boat' };
  expect(await ana.call('POST', '/api/builds', unknown)).toMatchObject({
    status: 404,
    body: { code: 'TEMPLATE_NOT_FOUND' },
  });
  expect((await ana.get('/api/builds/mine')).body.builds).toHaveLength(1);
});

test('nobody shows a build before others may see what they make', async () => {
  const kid = await smc.member('Kid Pending', { dateOfBirth: yearsAgo(15) });
  const id = await start(kid);
  expect(await kid.call('PUT', `/api/builds/${id}/audience`, { audience: 'public' })).toMatchObject({
    status: 403,
    body: { code: 'NOT_SHOWN_YET' },
  });
});

test('the area of a home is shown where its owner says so', async () => {
  const ana = await smc.member('Ana Shows');
  await ana.ok('PUT', '/api/account/profile', { ...profile, handle: `ana-${ana.id.slice(0, 8)}` });
  const id = await start(ana);
  await ana.ok('PUT', `/api/builds/${id}/audience`, { audience: 'public', showArea: true });
  expect((await smc.guest(`/api/builds/${id}`, ana.seen)).body).toMatchObject({
    area: 'Janesville, WI',
    private: null,
  });
  await ana.ok('PUT', `/api/builds/${id}/audience`, { audience: 'public', showArea: false });
  expect((await smc.guest(`/api/builds/${id}`, ana.seen)).body.area).toBeNull();
  expect(
    await ana.call('PUT', `/api/builds/${id}/audience`, { audience: 'community', communityId: newId() }),
  ).toMatchObject({ status: 404, body: { code: 'COMMUNITY_NOT_FOUND' } });
});

test('collaborators are invited by handle, join, and leave; a block ends it without a word', async () => {
  const [ana, bob] = [await smc.member('Ana Invites'), await smc.member('Bob Invited')];
  const handle = `bob-${bob.id.slice(0, 8)}`;
  await bob.ok('PUT', '/api/account/profile', { ...profile, handle, garage: [] });
  const id = await start(ana);
  await smc.waitForProcessors();
  const path = `/api/builds/${id}`;
  expect((await bob.get(path)).status).toBe(404);
  await ana.ok('POST', `${path}/collaborators`, { member: `@${handle.toUpperCase()}`, role: 'helps' });
  bob.seen = ana.seen;
  expect((await bob.get('/api/builds/mine')).body).toMatchObject({ builds: [], invited: [{ id }] });
  await bob.ok('POST', `${path}/join`, {});
  expect((await bob.get(path)).body).toMatchObject({ standing: 'helps' });
  await smc.waitForProcessors();
  const [told] = (await bob.get('/api/notifications')).body as unknown as object[];
  expect(told).toMatchObject({ subtype: 'invited', href: `/build-tracker/${id}` });
  await ana.ok('POST', `/api/members/${bob.id}/block`);
  await smc.waitForProcessors();
  expect((await bob.get(path)).status).toBe(404);
  expect((await ana.get(path)).body.collaborators).toEqual([]);
  expect(await ana.call('POST', `${path}/collaborators`, { member: handle, role: 'looks' })).toMatchObject({
    status: 404,
    body: { code: 'MEMBER_NOT_FOUND' },
  });
});

test('a cover is a photo of the build, until it is removed', async () => {
  const ana = await smc.member('Ana Covers');
  const id = await start(ana);
  const { default: sharp } = await import('sharp');
  const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  const { photo } = await ana.send('POST', `/api/builds/${id}/cover`, bytes);
  expect((await ana.get(`/api/builds/${id}`)).body.cover).toMatchObject({ id: (photo as { id: string }).id });
  await ana.ok('DELETE', `/api/builds/${id}/cover`);
  expect((await ana.get(`/api/builds/${id}`)).body.cover).toBeNull();
});

test('a build that its owner deleted is theirs to restore', async () => {
  const ana = await smc.member('Ana Restores');
  const id = await start(ana);
  await ana.ok('DELETE', `/api/builds/${id}`);
  expect((await ana.get(`/api/builds/${id}`)).status).toBe(404);
  expect((await ana.get('/api/builds/mine')).body).toMatchObject({ builds: [], deleted: [{ id }] });
  await ana.ok('POST', `/api/builds/${id}/restore`, {});
  expect((await ana.get('/api/builds/mine')).body).toMatchObject({ builds: [{ id }], deleted: [] });
});

test('its owner alone reads what it cost beside what such cars sold for', async () => {
  const [ana, bob] = [await smc.member('Ana Counts'), await smc.member('Bob Looks')];
  const id = await start(ana);
  await ana.ok('POST', `/api/builds/${id}/collaborators`, { member: bob.id, role: 'owns' });
  await bob.ok('POST', `/api/builds/${id}/join`, {});
  expect((await ana.get(`/api/builds/${id}/worth`)).body).toEqual({ spent: 0, sold: null });
  expect((await bob.get(`/api/builds/${id}/worth`)).status).toBe(404);
});

test('with the erasure of a member their builds are gone for those who work on them, and so is their part in others', async () => {
  const [ana, bob] = [await smc.member('Ana Leaves'), await smc.member('Bob Stays')];
  const ofAna = { path: `/api/builds/${await start(ana)}` };
  const ofBob = { path: `/api/builds/${await start(bob)}` };
  await ana.ok('POST', `${ofAna.path}/collaborators`, { member: bob.id, role: 'owns' });
  await bob.ok('POST', `${ofAna.path}/join`, {});
  await bob.ok('POST', `${ofBob.path}/collaborators`, { member: ana.id, role: 'helps' });
  await smc.waitForProcessors();
  await eraseMember({ ...smc.runtime, clock: systemClock }, ana.id, { id: ana.id, roles: [] });
  await smc.waitForProcessors();
  expect((await bob.get(ofAna.path)).status).toBe(404);
  expect((await bob.call('POST', `${ofAna.path}/status`, { status: 'active' })).status).toBe(404);
  expect((await bob.get(ofBob.path)).body.collaborators).toEqual([]);
  const { rows } = await smc.pool.query('select build_id from building.person where member_id = $1', [
    ana.id,
  ]);
  expect(rows).toEqual([]);
});

import sharp from 'sharp';
import { newId } from '../../kernel/decider/identifiers.js';
import { archiveFiles } from '../../members/export/archive.fixtures.js';
import { openMembers } from '../../members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

const vehicle = { year: 1966, make: 'Ford', model: 'F100', nickname: '', vin: 'F10AR812345' };

async function start(by: Member): Promise<{ readonly id: string; readonly path: string }> {
  const id = newId();
  await by.call('POST', '/api/builds', { id, vehicle, about: 'From a barn.', budget: 5_000 });
  return { id, path: `/api/builds/${id}` };
}

async function write(by: Member, path: string, text: string): Promise<string> {
  const entryId = newId();
  const sent = { entryId, on: '2026-06-01', text, cost: 40 };
  expect(await by.call('POST', `${path}/entries`, sent)).toMatchObject({ status: 201 });
  return entryId;
}

const offersOf = async (member: Member) => (await member.get('/api/builds/mine')).body.offered;

test('a build changes hands with what goes along, and its former owner keeps a book', async () => {
  const [ana, bob] = [await smc.member('Ana Sells'), await smc.member('Bob Buys')];
  const { id, path } = await start(ana);
  await write(ana, path, 'Pulled the heads.');
  await ana.ok('POST', `${path}/hand-over`, { member: bob.id, goesAlong: { journal: true, names: true } });
  bob.seen = ana.seen;
  expect(await offersOf(bob)).toMatchObject([{ id }]);
  const goesAlong = { journal: true, photos: true, costs: false, names: true, documents: [] };
  for (const reader of [ana, bob])
    expect((await reader.get(path)).body).toMatchObject({ offer: { goesAlong }, sale: null });
  await bob.ok('POST', `${path}/hand-over/accept`, {});
  expect((await bob.get(path)).body).toMatchObject({
    standing: 'owner',
    about: 'From a barn.',
    audience: 'private',
    private: { vin: vehicle.vin, budget: null },
    formerOwners: [{ id: ana.id }],
  });
  expect((await bob.get(`${path}/entries`)).body.entries).toMatchObject([{ text: 'Pulled the heads.' }]);
  ana.seen = bob.seen;
  expect((await ana.get(path)).status).toBe(404);
  const { body } = await ana.get('/api/builds/books');
  expect(body.books).toMatchObject([{ buildId: id, isKeepsake: true }]);
  await smc.waitForProcessors();
  const [book] = body.books as { id: string }[];
  const [told] = (await ana.get('/api/notifications')).body as unknown as object[];
  expect(told).toMatchObject({ subtype: 'handed_over', href: `/build-tracker/${id}/book/${book?.id}` });
});

test('accepting twice changes nothing, and nobody else takes it', async () => {
  const [ana, bob, cid] = [
    await smc.member('Ana Twice'),
    await smc.member('Bob Twice'),
    await smc.member('Cid Twice'),
  ];
  const { path } = await start(ana);
  await ana.ok('POST', `${path}/hand-over`, { member: bob.id });
  expect((await cid.call('POST', `${path}/hand-over/accept`, {})).status).toBe(404);
  const first = await bob.ok('POST', `${path}/hand-over/accept`, {});
  const second = await bob.ok('POST', `${path}/hand-over/accept`, {});
  expect(second.version).toBe(first.version);
  ana.seen = bob.seen;
  expect((await ana.get('/api/builds/books')).body.books).toHaveLength(1);
});

test('what was not to go along is not there', async () => {
  const [ana, bob] = [await smc.member('Ana Keeps'), await smc.member('Bob Gets')];
  const { path } = await start(ana);
  await write(ana, path, 'Paid too much.');
  await ana.ok('POST', `${path}/hand-over`, { member: bob.id, goesAlong: { journal: false } });
  await bob.ok('POST', `${path}/hand-over/accept`, {});
  expect((await bob.get(path)).body).toMatchObject({ about: '', entries: 0, formerOwners: [] });
  expect((await bob.get(`${path}/entries`)).body.entries).toEqual([]);
});

test('before they take it over, whoever it is offered to reads no more than goes along', async () => {
  const [ana, bob] = [await smc.member('Ana Reads'), await smc.member('Bob Waits')];
  const { path } = await start(ana);
  await write(ana, path, 'Paid too much.');
  const offer = (goesAlong: object) => ana.ok('POST', `${path}/hand-over`, { member: bob.id, goesAlong });
  const textsFor = async () =>
    ((await bob.get(`${path}/entries`)).body.entries as { text: string }[]).map(({ text }) => text);
  await offer({ journal: false });
  bob.seen = ana.seen;
  expect((await bob.get(path)).body).toMatchObject({ standing: null, about: '' });
  expect([await textsFor(), (await bob.get(`${path}/months`)).body.months]).toEqual([[], []]);
  await offer({ journal: true, names: false });
  bob.seen = ana.seen;
  expect(await textsFor()).toEqual(['Paid too much.']);
  expect((await bob.get(`${path}/entries`)).body.entries).toMatchObject([{ author: { name: 'Not named' } }]);
});

test('what a part cost stays with its former owner, also when its arrival is recorded again', async () => {
  const [ana, bob] = [await smc.member('Ana Paid'), await smc.member('Bob Records')];
  const { path } = await start(ana);
  const [taskId, partId] = [newId(), newId()];
  await ana.call('POST', `${path}/tasks`, { taskId, title: 'Rebuild the front brakes' });
  await ana.ok('POST', `${path}/tasks/${taskId}/parts`, { partId, title: 'Drum' });
  await ana.ok('POST', `${path}/tasks/${taskId}/parts/${partId}/arrive`, { cost: 77, on: '2026-04-20' });
  await ana.ok('POST', `${path}/hand-over`, { member: bob.id, goesAlong: { costs: false } });
  await bob.ok('POST', `${path}/hand-over/accept`, {});
  await bob.ok('POST', `${path}/tasks/${taskId}/parts/${partId}/arrive`, { on: '2026-04-21' });
  const { body } = await bob.get(`${path}/tasks/${taskId}`);
  expect(body).toMatchObject({ spent: 0, partList: [{ status: 'arrived', cost: null }] });
});

test('the archive of a new owner has nothing of what the former one paid, photographed or planned to spend', async () => {
  const [ana, bob] = [await smc.member('Ana Archived'), await smc.member('Bob Archives')];
  const { path } = await start(ana);
  const [taskId, partId] = [newId(), newId()];
  const task = `${path}/tasks/${taskId}`;
  await ana.call('POST', `${path}/tasks`, { taskId, title: 'Rebuild the front brakes' });
  await ana.ok('POST', `${task}/parts`, { partId, title: 'Drum' });
  await ana.ok('POST', `${task}/parts/${partId}/arrive`, { cost: 77.77 });
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2F5D46' } })
    .png()
    .toBuffer();
  const { photo } = await ana.send('POST', `${task}/photos/before`, bytes);
  await ana.ok('POST', `${path}/hand-over`, { member: bob.id, goesAlong: { costs: false, photos: false } });
  await bob.ok('POST', `${path}/hand-over/accept`, {});
  await bob.ok('POST', `${task}/block`, { reason: 'No drums' });
  await smc.waitForProcessors();
  const archive = await archiveFiles(smc.url, bob.as);
  const [builds, tasks] = ['builds.json', 'build-tasks.json'].map((file) => String(archive.get(file)));
  expect(builds).toContain('BuildHandedOver');
  expect(builds).not.toMatch(/BudgetSet|BuildStarted/);
  expect(tasks).toContain('No drums');
  expect(tasks).not.toContain('7777');
  const file = `photos/${(photo as { id: string }).id}.webp`;
  expect([archive.has(file), (await archiveFiles(smc.url, ana.as)).has(file)]).toEqual([false, true]);
});

test('a new owner looks for a part for which the former one still does', async () => {
  const [ana, bob] = [await smc.member('Ana Sought'), await smc.member('Bob Seeks')];
  const { path } = await start(ana);
  const [taskId, partId] = [newId(), newId()];
  const part = `${path}/tasks/${taskId}/parts/${partId}`;
  await ana.call('POST', `${path}/tasks`, { taskId, title: 'Rebuild the front brakes' });
  await ana.ok('POST', `${path}/tasks/${taskId}/parts`, { partId, title: 'Drum' });
  const find = (by: Member) => by.call('POST', `${part}/find`, { place: { text: '53545' } });
  expect((await find(ana)).status).toBe(201);
  await ana.ok('POST', `${path}/hand-over`, { member: bob.id });
  await bob.ok('POST', `${path}/hand-over/accept`, {});
  expect((await find(bob)).status).toBe(201);
  expect((await find(bob)).body.code).toBe('PART_SOUGHT');
});

test('an offer is withdrawn, declined, or ends with a block', async () => {
  const [ana, bob] = [await smc.member('Ana Offers'), await smc.member('Bob Declines')];
  const { path } = await start(ana);
  const offer = () => ana.ok('POST', `${path}/hand-over`, { member: bob.id });
  await offer();
  await ana.ok('POST', `${path}/hand-over/withdraw`, {});
  bob.seen = ana.seen;
  expect(await offersOf(bob)).toEqual([]);
  await offer();
  await bob.ok('POST', `${path}/hand-over/decline`, {});
  await offer();
  await smc.waitForProcessors();
  await bob.ok('POST', `/api/members/${ana.id}/block`);
  await smc.waitForProcessors();
  expect((await ana.get(path)).body.offer).toBeNull();
  expect((await bob.call('POST', `${path}/hand-over/accept`, {})).status).toBe(404);
});

test('nobody asks whomever they like as often as they like', async () => {
  const [ana, bob] = [await smc.member('Ana Asks'), await smc.member('Bob Asked')];
  const { path } = await start(ana);
  const offer = () => ana.call('POST', `${path}/hand-over`, { member: bob.id });
  for (let asked = 0; asked < 20; asked += 1) {
    expect((await offer()).status).toBe(200);
    await ana.ok('POST', `${path}/hand-over/withdraw`, {});
  }
  expect(await offer()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ASKED' } });
  const invited = await ana.call('POST', `${path}/collaborators`, { member: bob.id, role: 'looks' });
  expect(invited.body.code).toBe('TOO_MANY_ASKED');
});

async function listCar(by: Member): Promise<string> {
  const { body } = await by.call('POST', '/api/listings', {
    listingType: 'for_sale',
    title: '1966 Ford F100',
    categoryPrimary: 'Cars',
    categorySub: null,
    priceMode: 'obo',
    price: 9_000,
    place: { text: 'Janesville, WI' },
    vehicle: { year: 1966, make: 'Ford', model: 'F100' },
  });
  await by.ok('POST', `/api/listings/${body.id}/publish`, {});
  return String(body.id);
}

test('whoever buys the car here is offered its build, and no longer when the sale is undone', async () => {
  const [ana, bob] = [await smc.member('Ana Lists'), await smc.member('Bob Holds')];
  const { id, path } = await start(ana);
  const listingId = await listCar(ana);
  const other = await bob.call('POST', `${path}/sale`, { listingId });
  expect(other.status).toBe(404);
  await ana.ok('POST', `${path}/sale`, { listingId, goesAlong: { costs: true } });
  expect((await ana.get(path)).body.sale).toMatchObject({
    listingId,
    goesAlong: { costs: true, names: false },
  });
  await bob.ok('POST', `/api/listings/${listingId}/hold`, {});
  await ana.ok('POST', `/api/listings/${listingId}/sell`, { where: 'here', price: 8_500 });
  await smc.waitForProcessors();
  expect(await offersOf(bob)).toMatchObject([{ id }]);
  const told = (await ana.get('/api/notifications')).body as unknown as { subtype: string }[];
  expect(told.map(({ subtype }) => subtype)).toContain('sold');
  await ana.ok('POST', `/api/listings/${listingId}/reopen`, {});
  await smc.waitForProcessors();
  expect(await offersOf(bob)).toEqual([]);
});

test('a listing that is not the owner’s sells nothing, and a document that is not there does not go along', async () => {
  const [ana, bob] = [await smc.member('Ana Errs'), await smc.member('Bob Errs')];
  const { path } = await start(ana);
  const listingId = await bob.list();
  expect(await ana.call('POST', `${path}/sale`, { listingId })).toMatchObject({
    status: 404,
    body: { code: 'LISTING_NOT_FOUND' },
  });
  const along = { member: bob.id, goesAlong: { documents: [newId()] } };
  expect(await ana.call('POST', `${path}/hand-over`, along)).toMatchObject({
    status: 404,
    body: { code: 'DOCUMENT_NOT_FOUND' },
  });
});

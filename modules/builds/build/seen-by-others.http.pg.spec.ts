import { newId } from '../../kernel/decider/identifiers.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { markVerified, openMembers } from '../../members/members.fixtures.js';
import { tellFollowersJob } from '../follow/tell-followers.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
beforeAll(async () => {
  smc = await openMembers();
  ana = await smc.member('Ana Smith');
  bob = await smc.member('Bob Jones');
  await markVerified(smc.pool, ana.id);
  await smc.waitForProcessors();
});
afterAll(() => smc.close());

const vehicle = { year: 1966, make: 'Ford', model: 'F100', nickname: 'Old Blue', vin: 'SECRETVIN' };
const show = (id: string, audience: 'public' | 'private' | 'followers') =>
  ana.ok('PUT', `/api/builds/${id}/audience`, { audience });

async function start(audience: 'public' | 'private' | 'followers'): Promise<string> {
  const id = newId();
  await made(ana, '/api/builds', { id, vehicle, inGarage: false });
  if (audience !== 'private') await show(id, audience);
  return id;
}

async function made(by: Member, path: string, sent: object): Promise<string> {
  const { status, body } = await by.call('POST', path, sent);
  expect([status, body]).toEqual([201, body]);
  return String(body.id);
}

/** As seen after the other's last change. */
async function see(reader: Member, path: string, after: Member = ana) {
  reader.seen = Math.max(reader.seen, after.seen);
  return reader.call('GET', path);
}

test('a build is followed by whoever sees it, and named for as long as they do', async () => {
  const [id, secret] = [await start('public'), await start('private')];
  const follow = `/api/follows/build/${id}`;
  bob.seen = ana.seen;
  await smc.waitForProcessors();
  await bob.ok('PUT', follow);
  expect((await see(bob, follow)).body).toMatchObject({ name: 'Old Blue', followers: 1, isFollowed: true });
  expect((await see(bob, '/api/follows')).body).toMatchObject({
    follows: [{ kind: 'build', id, name: 'Old Blue' }],
  });
  expect((await see(bob, `/api/builds/${id}`)).body).toMatchObject({ followers: 1, isFollowed: true });
  expect(await bob.call('PUT', `/api/follows/build/${secret}`)).toMatchObject({ status: 404 });
  await show(id, 'private');
  expect((await see(bob, '/api/follows')).body).toEqual({ follows: [] });
  expect(await see(bob, follow)).toMatchObject({ status: 404 });
  await show(id, 'public');
  expect((await see(bob, '/api/follows')).body).toMatchObject({ follows: [{ name: 'Old Blue' }] });
});

test('a post that shares a build shows it as its reader sees it, and is on the wall of whoever follows it', async () => {
  const cat = await smc.member('Cat Hill');
  const id = await start('public');
  await smc.waitForProcessors();
  await cat.ok('PUT', `/api/follows/build/${id}`);
  const postId = newId();
  const post = { id: postId, kind: 'milestone', body: 'It runs.', shared: { kind: 'build', id } };
  await made(ana, '/api/posts', post);
  const shared = { kind: 'build', id, title: 'Old Blue', href: `/build-tracker/${id}` };
  await smc.waitForProcessors();
  const { body } = await see(cat, '/api/feed?feed=following');
  expect(body.entries).toMatchObject([{ kind: 'post', post: { id: postId, shared } }]);
  expect(JSON.stringify(body)).not.toContain('SECRETVIN');
  await show(id, 'private');
  const { body: after } = await see(cat, `/api/posts/${postId}`);
  expect(after).toMatchObject({ shared: { title: null, href: null, state: 'No longer here' } });
  expect(JSON.stringify(after)).not.toContain('Old Blue');
  expect(await ana.call('GET', `/api/posts/shareable/build/${id}`)).toMatchObject({ status: 404 });
});

test('the start is suggested to the owner alone, until it is dismissed', async () => {
  const id = await start('public');
  const path = `/api/builds/${id}/milestones`;
  expect((await see(ana, path)).body).toMatchObject({ milestones: [{ milestone: 'started' }] });
  expect(await see(bob, path)).toMatchObject({ status: 404 });
  await ana.ok('POST', path, { milestone: 'started' });
  expect((await see(ana, path)).body).toEqual({ milestones: [] });
});

test('what a build says of a part is told with listings of the same number, by name where its reader sees the build', async () => {
  const [dan, eve] = [await smc.member('Dan Fox'), await smc.member('Eve Oak')];
  const [id, secret] = [await start('public'), await start('private')];
  const number = newId().slice(0, 8);
  await putIn(id, 'with work', number.toUpperCase());
  await putIn(secret, 'as it is', `${number.slice(0, 4)}-${number.slice(4)}`);
  const partNumbers = [{ number, kind: 'oem' }];
  const bracket = { ...part, listingType: 'for_sale', priceMode: 'fixed', price: 40, partNumbers };
  const listing = await made(dan, '/api/listings', { ...bracket, place: { text: 'Janesville, WI' } });
  const path = `/api/builds/fitted?listingId=${listing}`;
  await dan.ok('POST', `/api/listings/${listing}/publish`, {});
  await smc.waitForProcessors();
  const of = (builds: unknown) => ({
    said: [{ vehicle: '1966 Ford F100', asItIs: 1, withWork: 1, notAtAll: 0, builds }],
  });
  const shown = { id, title: 'Old Blue', owner: expect.objectContaining({ id: ana.id }), fit: 'with work' };
  const named = expect.objectContaining({ ...shown, note: 'Slotted two holes' });
  expect((await see(eve, path)).body).toEqual(of([named]));
  expect((await see(ana, path)).body).toEqual(
    of(expect.arrayContaining([named, expect.objectContaining({ id: secret })])),
  );
  expect((await smc.guest(path, ana.seen)).body).toEqual(of([named]));
  await dan.ok('POST', `/api/listings/${listing}/pause`, {});
  expect((await see(eve, path, dan)).body).toEqual({ said: [] });
});

test('a seller’s own builds do not speak, and the passport of the part does', async () => {
  const id = await start('public');
  const itemId = await putIn(id, 'as it is', newId().slice(0, 8));
  expect((await see(ana, `/api/builds/fitted?itemId=${itemId}`)).body).toEqual({ said: [] });
  expect(await see(bob, `/api/builds/fitted?itemId=${itemId}`)).toMatchObject({ body: { said: [] } });
  const { body } = await see(ana, `/api/inventory/items/${itemId}/passport`);
  const sentences = (body.entries as { sentence: string }[]).map(({ sentence }) => sentence);
  expect(sentences).toEqual([
    'You entered it.',
    'You put it into a 1966 Ford F100.',
    'You said that it fitted a 1966 Ford F100 as it is.',
  ]);
  await show(id, 'private');
  const { body: after } = await see(ana, `/api/inventory/items/${itemId}/passport`);
  expect(JSON.stringify(after)).not.toContain('F100');
});

test('followers are told of new entries together; those who work on the build, mute it or see it no more are not', async () => {
  const [fay, gus, hal] = [await smc.member('Fay'), await smc.member('Gus'), await smc.member('Hal')];
  const id = await start('public');
  await smc.waitForProcessors();
  for (const follower of [fay, gus, hal]) await follower.ok('PUT', `/api/follows/build/${id}`);
  await gus.ok('PUT', `/api/follows/build/${id}/mute`, { for: 'good' });
  await ana.ok('POST', `/api/members/${hal.id}/block`);
  for (const text of ['Hung the door.', 'Gapped it.'])
    await made(ana, `/api/builds/${id}/entries`, { entryId: newId(), on: '2026-06-01', text });
  await smc.waitForProcessors();
  await run(id);
  await run(id);
  expect(await told(fay)).toEqual(['“Old Blue”, which you follow, has 2 new entries.']);
  for (const other of [ana, gus, hal]) expect(await told(other)).toEqual([]);
});

const part = { title: 'Brake booster bracket', categoryPrimary: 'Parts', categorySub: 'Brakes' };

/** Ana puts an item of hers into a build, and says whether it fitted. */
async function putIn(build: string, said: string, number: string): Promise<string> {
  const item = { ...part, quantity: 1, partNumbers: [{ number, kind: 'oem' }] };
  const itemId = await made(ana, '/api/inventory/items', item);
  const [taskId, partId] = [newId(), newId()];
  await made(ana, `/api/builds/${build}/tasks`, { taskId, title: 'Brakes', system: 'brakes' });
  await smc.waitForProcessors();
  const parts = `/api/builds/${build}/tasks/${taskId}/parts`;
  await ana.ok('POST', parts, { partId, title: part.title, itemId });
  await ana.ok('POST', `${parts}/${partId}/install`, {});
  await ana.ok('PUT', `${parts}/${partId}/fit`, { fit: said, note: 'Slotted two holes' });
  return itemId;
}

/** The job for a build that waits for the next morning. */
async function run(build: string): Promise<void> {
  const { rows } = await smc.pool.query<{ payload: object }>(
    "select payload from kernel.job where name = 'tell-followers-of-build' and key = $1",
    [build],
  );
  expect(rows).toHaveLength(1);
  const context = { ...smc.runtime, get: (token: symbol) => smc.server.app.get(token) };
  const now = new Date().toISOString();
  const turn = { attempt: 1, isLast: false, now, signal: new AbortController().signal };
  await tellFollowersJob(context as unknown as ModuleContext).run(rows[0]?.payload, turn);
}

async function told(member: Member): Promise<readonly string[]> {
  await smc.waitForProcessors();
  const { body } = await member.call('GET', '/api/notifications');
  return (body as unknown as { message: string }[])
    .map(({ message }) => message)
    .filter((message) => message.includes('entr'));
}

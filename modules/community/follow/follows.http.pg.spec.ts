import { openMembers } from '../../members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
beforeAll(async () => {
  smc = await openMembers();
  ana = await smc.member('Ana Smith');
  bob = await smc.member('Bob Jones');
});
afterAll(() => smc.close());

const of = ({ id }: { readonly id: string }) => `/api/follows/member/${id}`;
const lists = ({ id }: { readonly id: string }, which: string) => `/api/follows/of/${id}/${which}`;
const codeOf = ({ status, body }: { readonly status: number; readonly body: object }) => [
  status,
  'code' in body ? body.code : undefined,
];
/** As seen after the other's last change. */
async function see(reader: Member, path: string, after: Member = reader) {
  reader.seen = Math.max(reader.seen, after.seen);
  return (await reader.call('GET', path)).body;
}

test('a member follows another, who is counted and listed', async () => {
  await ana.ok('PUT', of(bob));
  await ana.ok('PUT', of(bob));
  expect(await see(ana, of(bob))).toMatchObject({
    name: 'Bob Jones',
    followers: 1,
    following: 0,
    isFollowed: true,
  });
  expect(await see(bob, of(ana), ana)).toMatchObject({ followers: 0, following: 1, isFollowed: false });
  expect(await see(bob, lists(bob, 'followers'))).toMatchObject({ members: [{ id: ana.id }], next: null });
  expect((await smc.guest(lists(ana, 'following'), ana.seen)).body).toMatchObject({
    members: [{ id: bob.id }],
  });
});

test('tags and vehicles are followed by their names, and what is none is not found', async () => {
  await ana.ok('PUT', '/api/follows/vehicle/chevrolet.c10');
  await ana.ok('PUT', '/api/follows/tag/Rust');
  expect(await see(ana, '/api/follows')).toMatchObject({
    follows: [{ name: '#rust' }, { name: 'Chevrolet C10' }, { name: 'Bob Jones', member: { id: bob.id } }],
  });
  const unknown = ['vehicle/c--10', 'tag/51', 'member/nobody', 'community/none'];
  for (const path of unknown)
    expect(codeOf(await ana.call('PUT', `/api/follows/${path}`))).toEqual([404, 'FOLLOW_TARGET_NOT_FOUND']);
  expect(codeOf(await ana.call('PUT', of(ana)))).toEqual([403, 'OWN_FOLLOW']);
});

test('a mute is told to nobody, and also of whom one does not follow', async () => {
  await bob.ok('PUT', `${of(ana)}/mute`, { for: 'a week' });
  expect(await see(bob, of(ana))).toMatchObject({
    isMuted: true,
    mutedUntil: expect.any(String),
    isFollowed: false,
  });
  await bob.ok('PUT', `${of(ana)}/mute`, { for: 'good' });
  expect(await see(bob, '/api/follows')).toMatchObject({ follows: [{ isMuted: true, mutedUntil: null }] });
  expect(await see(ana, of(bob), bob)).toMatchObject({ isMuted: false });
  await bob.ok('PUT', `${of(ana)}/mute`, { for: 'nothing' });
  expect(await see(bob, '/api/follows')).toEqual({ follows: [] });
});

test('who shows nobody whom they follow has closed lists without numbers, but for themselves', async () => {
  const { version, homeArea: _, picture: __, ...mine } = (await bob.get('/api/account/profile')).body;
  const shown = { ...(mine.shown as object), follows: false };
  await bob.ok('PUT', '/api/account/profile', { ...mine, shown, madeFrom: version });
  expect(await see(ana, of(bob), bob)).toMatchObject({
    followers: null,
    following: null,
    areListsOpen: false,
  });
  expect(await see(ana, lists(bob, 'followers'))).toEqual({ members: [], next: null });
  expect(await see(bob, of(bob))).toMatchObject({ followers: 1, areListsOpen: true });
});

test('a minor is followed by strangers only while they find the minor’s page, and is not in their lists', async () => {
  const kim = await smc.member('Kim Small', { dateOfBirth: `${new Date().getUTCFullYear() - 15}-01-01` });
  expect(codeOf(await ana.call('PUT', of(kim)))).toEqual([404, 'FOLLOW_TARGET_NOT_FOUND']);
  expect(codeOf(await kim.call('PUT', of(ana)))).toEqual([403, 'NOT_ALLOWED_YET']);
});

test('a block ends follows both ways, and hides each from the other', async () => {
  const dee = await smc.member('Dee Lee');
  await dee.ok('PUT', of(ana));
  await ana.ok('PUT', of(dee));
  await dee.ok('POST', `/api/members/${ana.id}/block`);
  await smc.waitForProcessors();
  expect(codeOf(await ana.call('PUT', of(dee)))).toEqual([404, 'FOLLOW_TARGET_NOT_FOUND']);
  expect(codeOf(await ana.call('GET', lists(dee, 'followers')))).toEqual([404, 'MEMBER_NOT_FOUND']);
  await dee.ok('DELETE', `/api/members/${ana.id}/block`);
  expect(await see(ana, of(dee), dee)).toMatchObject({ isFollowed: false, followers: 0, following: 0 });
});

test('a member begins to follow fifty a day in the first month', async () => {
  const eve = await smc.member('Eve Fox');
  for (let n = 0; n < 50; n++) await eve.ok('PUT', `/api/follows/tag/rust${n}`);
  const refused = await eve.call('PUT', '/api/follows/tag/chrome');
  expect(codeOf(refused)).toEqual([429, 'TOO_MANY_FOLLOWS']);
  expect(refused.body).toMatchObject({
    retryAfter: expect.any(Number),
    message: expect.stringContaining('50'),
  });
  await eve.ok('DELETE', '/api/follows/tag/rust0');
});

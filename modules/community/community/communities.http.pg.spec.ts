import { dispatch } from '../../kernel/decider/command-bus.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { markVerified, openMembers, profile, soon, yearsAgo } from '../../members/members.fixtures.js';
import { endMemberships } from '../membership/end-memberships.job.js';
import { membershipDecider } from '../membership/membership.decider.js';
import { idOfMembership } from '../membership/membership-ids.shared.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
let cid: Member;
beforeAll(async () => {
  smc = await openMembers();
  ana = await newcomer('Ana Smith');
  bob = await newcomer('Bob Jones');
  cid = await newcomer('Cid Brown');
});
afterAll(() => smc.close());

async function newcomer(name: string): Promise<Member> {
  const member = await smc.member(name);
  await markVerified(smc.pool, member.id);
  return member;
}

const rule = { id: newId(), title: 'No dealers', text: '' };
const body = {
  name: 'Model A Restorers',
  kind: 'vehicle',
  description: 'We meet on first Saturdays.',
  rules: [rule],
  zip: '53545',
  vehicles: [{ make: 'Ford', model: 'Model A' }],
  join: 'request',
  visibility: 'members',
  isAdultsOnly: false,
};
const byRule = { ruleId: rule.id, reason: 'Three ads in a week.' };

/** A member founds one a day: each by somebody else. */
async function found(over: Partial<typeof body> = {}, owner?: Member) {
  const by = owner ?? (await newcomer('Owner Someone'));
  const answer = await by.call('POST', '/api/communities', { ...body, ...over });
  expect(answer).toMatchObject({ status: 201 });
  const { id, slug } = answer.body as { id: string; slug: string };
  return { id, slug, path: `/api/communities/${id}`, owner: by };
}
const codeOf = ({ status, body }: { readonly status: number; readonly body: object }) => [
  status,
  'code' in body ? body.code : undefined,
];
/** As seen after the changes of all. */
async function see(reader: Member, path: string) {
  reader.seen = Math.max(ana.seen, bob.seen, cid.seen, reader.seen);
  return (await reader.call('GET', path)).body as Record<string, unknown>;
}
async function joined(path: string, owner: Member, member: Member): Promise<void> {
  await member.ok('POST', `${path}/join`, {});
  await owner.ok('POST', `${path}/members/${member.id}/approve`);
}

test('a community is founded at an address from its name, by an owner who is its first member', async () => {
  const { slug, path } = await found({}, ana);
  expect(slug).toBe('model-a-restorers');
  expect(await see(ana, `/api/communities/${slug}`)).toMatchObject({
    name: 'Model A Restorers',
    area: 'Janesville, WI',
    members: 1,
    standing: 'owner',
    owner: { name: 'Ana Smith' },
    allowedActions: expect.arrayContaining(['edit', 'moderate', 'invite', 'archive']),
  });
  expect(codeOf(await ana.call('POST', '/api/communities', body))).toEqual([429, 'TOO_MANY_COMMUNITIES']);
  const stranger = await smc.member('Eve Unverified');
  expect(codeOf(await stranger.call('POST', '/api/communities', body))).toEqual([403, 'MAIL_NOT_VERIFIED']);
  const second = await found();
  expect(second.slug).toBe('model-a-restorers-2');
  expect(codeOf(await bob.call('GET', `${path}/members`))).toEqual([403, 'NOT_A_MEMBER']);
});

test('somebody asks to join with a note, is approved, and reads what members read', async () => {
  const { path, id, owner } = await found();
  expect(await bob.ok('POST', `${path}/join`, { note: 'I own a coupe.' })).toMatchObject({
    standing: 'requested',
  });
  owner.seen = bob.seen;
  expect((await see(owner, '/api/communities/mine')).mine).toContainEqual(
    expect.objectContaining({ id, requests: 1 }),
  );
  expect(await see(owner, `${path}/members?which=requested`)).toMatchObject({
    members: [{ member: { name: 'Bob Jones' }, note: 'I own a coupe.' }],
  });
  expect(codeOf(await cid.call('POST', `${path}/members/${bob.id}/approve`))).toEqual([
    403,
    'NOT_A_MODERATOR',
  ]);
  await owner.ok('POST', `${path}/members/${bob.id}/approve`);
  bob.seen = owner.seen;
  expect(await see(bob, `${path}/members`)).toMatchObject({
    members: [{ standing: 'owner' }, { standing: 'member', member: { id: bob.id } }],
  });
  expect(await see(bob, `${path}/members?search=jon`)).toMatchObject({
    members: [{ member: { id: bob.id } }],
  });
  expect(await see(bob, `${path}/log`)).toMatchObject({ entries: [{ what: 'Approved a request to join' }] });
  expect(codeOf(await bob.call('GET', `${path}/members?which=banned`))).toEqual([403, 'NOT_A_MODERATOR']);
  await smc.waitForProcessors();
  const { body: inbox } = await bob.get('/api/notifications');
  expect(JSON.stringify(inbox)).toContain('You are a member of “Model A Restorers” now.');
});

test('a link lets whoever has it join until it ends, and its secret is nowhere', async () => {
  const { path, owner, id } = await found({ join: 'invitation' });
  expect(codeOf(await bob.call('POST', `${path}/join`, {}))).toEqual([403, 'INVITATION_NEEDED']);
  const made = (await owner.call('POST', `${path}/invitations`, { days: 7 })).body as {
    secret: string;
    linkId: string;
  };
  const { rows } = await smc.pool.query<{ all: string }>(
    "select string_agg(data::text, '') as all from kernel.event",
  );
  expect(rows[0]?.all.includes(made.secret)).toBe(false);
  expect((await smc.guest(`${path}/invitation?secret=${made.secret}`, owner.seen)).body).toMatchObject({
    id,
  });
  expect(codeOf(await bob.call('POST', `${path}/join`, { invitation: 'x' }))).toEqual([
    409,
    'INVITATION_OVER',
  ]);
  expect(await bob.ok('POST', `${path}/join`, { invitation: made.secret })).toMatchObject({
    standing: 'member',
  });
  await owner.ok('DELETE', `${path}/invitations/${made.linkId}`);
  expect(codeOf(await cid.call('POST', `${path}/join`, { invitation: made.secret }))).toEqual([
    409,
    'INVITATION_OVER',
  ]);
});

test('a banned member is told until when and by which rule, and joins no more', async () => {
  const { path, owner } = await found({ join: 'open', visibility: 'everybody' });
  await bob.ok('POST', `${path}/join`, {});
  const ban = (over: object, by = owner) =>
    by.call('POST', `${path}/members/${bob.id}/ban`, { ...byRule, until: null, ...over });
  expect(codeOf(await ban({ until: '2020-01-01' }))).toEqual([422, 'BAN_DAY_PAST']);
  expect(codeOf(await ban({ ruleId: newId() }))).toEqual([404, 'RULE_NOT_FOUND']);
  expect(codeOf(await ban({}, cid))).toEqual([403, 'NOT_A_MODERATOR']);
  expect((await ban({ until: '2099-12-05' })).status).toBe(200);
  bob.seen = owner.seen;
  expect(await see(bob, path)).toMatchObject({
    standing: 'banned',
    bannedUntil: '2099-12-06T06:00:00.000Z',
    told: { rule: 'No dealers', reason: 'Three ads in a week.' },
  });
  expect(codeOf(await bob.call('POST', `${path}/join`, {}))).toEqual([403, 'BANNED']);
  await owner.ok('DELETE', `${path}/members/${bob.id}/ban`);
  expect(await bob.ok('POST', `${path}/join`, {})).toMatchObject({ standing: 'member' });
});

test('an owner who leaves is followed by a moderator, who could not be banned, else the community is archived', async () => {
  const { path, owner } = await found();
  await joined(path, owner, bob);
  await owner.ok('PUT', `${path}/moderators/${bob.id}`);
  expect(
    codeOf(await owner.call('POST', `${path}/members/${bob.id}/ban`, { ...byRule, until: null })),
  ).toEqual([403, 'BAN_OF_MODERATOR']);
  await owner.ok('POST', `${path}/leave`);
  bob.seen = owner.seen;
  expect(await see(bob, path)).toMatchObject({ standing: 'owner', members: 1 });
  await bob.ok('POST', `${path}/leave`);
  expect(await see(bob, path)).toMatchObject({
    owner: null,
    isArchived: true,
    archivedBecause: 'Its owner left, and no moderator was there to follow.',
  });
  expect(codeOf(await bob.call('POST', `${path}/join`, {}))).toEqual([409, 'COMMUNITY_CLOSED']);
});

test('minors do not find a community for adults, and are no members of one that becomes one', async () => {
  const { id, path, slug, owner } = await found({ join: 'open' });
  const kim = await smc.member('Kim Small', { dateOfBirth: yearsAgo(15) });
  expect((await kim.call('GET', path)).status).toBe(200);
  const pair = { communityId: id, memberId: kim.id };
  const join = { type: 'Join', ...pair, how: 'open', by: null, meta: metaOf(kim.id) } as const;
  const { bus, db, eventStore } = smc.runtime;
  await dispatch(bus, membershipDecider, idOfMembership(id, kim.id), join); // as with a verified guardian
  const version = (await see(owner, path)).version;
  await owner.ok('PUT', path, { ...body, isAdultsOnly: true, madeFrom: version });
  kim.seen = owner.seen;
  for (const at of [path, `/api/communities/${slug}`, `${path}/members`])
    expect(codeOf(await kim.call('GET', at))).toEqual([404, 'COMMUNITY_NOT_FOUND']);
  expect(codeOf(await kim.call('POST', `${path}/archive`, {}))).toEqual([404, 'COMMUNITY_NOT_FOUND']);
  expect((await smc.guest(path, owner.seen)).body).toMatchObject({ members: 2 });
  await endMemberships({ bus, db, eventStore }, soon());
  await smc.waitForProcessors();
  expect((await smc.guest(path, owner.seen)).body).toMatchObject({ members: 1 });
});

test('moderators pin, lock and remove posts by a rule, and the log says it', async () => {
  const { path, id, owner } = await found({ join: 'open' });
  await bob.ok('POST', `${path}/join`, {});
  const postId = newId();
  expect(
    (await bob.call('POST', '/api/posts', { id: postId, body: 'Rims for sale at my shop', communityId: id }))
      .status,
  ).toBe(201);
  owner.seen = bob.seen;
  await owner.ok('PUT', `${path}/pinned/${postId}`);
  expect(await see(owner, path)).toMatchObject({ pinned: [{ id: postId }], week: { posts: 1 } });
  await owner.ok('POST', `${path}/posts/${postId}/lock`, byRule);
  await owner.ok('POST', `${path}/posts/${postId}/remove`, byRule);
  bob.seen = owner.seen;
  expect(await see(bob, `${path}/log`)).toMatchObject({
    entries: [
      { what: 'Removed a post', member: { id: bob.id }, rule: 'No dealers' },
      { what: 'Locked a post' },
      { what: 'Pinned a post' },
    ],
  });
  expect(await see(owner, path)).toMatchObject({ pinned: [] });
  await owner.ok('POST', `${path}/posts/${postId}/restore`, { reason: 'A single ad is fine.' });
  expect(codeOf(await cid.call('PUT', `${path}/pinned/${postId}`))).toEqual([403, 'NOT_A_MODERATOR']);
});

test('a text for members alone mentions them alone', async () => {
  const { path, id, owner } = await found();
  const handle = (member: Member, name: string) =>
    member.ok('PUT', '/api/account/profile', { ...profile, firstName: 'Zed', handle: name });
  await joined(path, owner, bob);
  await handle(bob, 'zed-in');
  await handle(cid, 'zed-out');
  const mentionable = async (of: string) =>
    ((await see(owner, `/api/posts/mentions?prefix=zed${of}`)).members as { handle: string }[]).map(
      (member) => member.handle,
    );
  expect(await mentionable('')).toEqual(['zed-in', 'zed-out']);
  expect(await mentionable(`&communityId=${id}`)).toEqual(['zed-in']);
});

test('a member who mutes a community of theirs sees nothing of it among what they follow', async () => {
  const { path, id, owner } = await found({ join: 'open' });
  const pam = await newcomer('Pam Hill');
  await pam.ok('POST', `${path}/join`, {});
  const sent = { id: newId(), body: 'Who has a spare bed floor?', communityId: id };
  expect((await pam.call('POST', '/api/posts', sent)).status).toBe(201);
  owner.seen = pam.seen;
  const following = async () => (await see(owner, '/api/feed?feed=following')).entries;
  expect(await following()).toHaveLength(1);
  await owner.ok('PUT', `/api/follows/community/${id}/mute`, { for: 'good' });
  expect(await following()).toEqual([]);
  expect(await see(owner, `/api/feed?feed=community&id=${id}`)).toMatchObject({
    entries: [{ kind: 'post' }],
  });
});

test('mine are those I am in, and suggested are those for my garage and near my home', async () => {
  const dee = await newcomer('Dee Lee');
  const { version, homeArea: _, picture: __, ...profile } = (await dee.get('/api/account/profile')).body;
  const garage = [{ year: 1930, make: 'Ford', model: 'Model A' }];
  await dee.ok('PUT', '/api/account/profile', { ...profile, homeZip: '53545', garage, madeFrom: version });
  const club = await found({ join: 'open', name: 'Rock County Rods', kind: 'region', vehicles: [] });
  await found({ join: 'open', name: 'Ford Fords', vehicles: [{ make: 'Ford', model: 'A' }] });
  dee.seen = Math.max(dee.seen, club.owner.seen);
  await smc.waitForProcessors();
  const mine = (await dee.get('/api/communities/mine')).body as {
    suggested: { name: string; because: string }[];
  };
  expect(mine.suggested.map(({ because }) => because)).toEqual(
    expect.arrayContaining(['For your 1930 Ford Model A', 'Where you live']),
  );
  await dee.ok('POST', `${club.path}/join`, {});
  expect(await see(dee, '/api/communities/mine')).toMatchObject({ mine: [{ name: 'Rock County Rods' }] });
});

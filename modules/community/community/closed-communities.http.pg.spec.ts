import { newId } from '../../kernel/decider/identifiers.js';
import { markVerified, openMembers, profile } from '../../members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

async function newcomer(name: string): Promise<Member> {
  const member = await smc.member(name);
  await markVerified(smc.pool, member.id);
  return member;
}

const rule = { id: newId(), title: 'No dealers', text: '' };
const byRule = { ruleId: rule.id, reason: 'Three ads in a week.' };

/** A community whose wall only its members read. */
async function found() {
  const owner = await newcomer('Owner Someone');
  const { body } = await owner.call('POST', '/api/communities', {
    name: 'Flathead Club',
    kind: 'club',
    description: 'We meet on first Saturdays.',
    rules: [rule],
    zip: null,
    vehicles: [],
    join: 'open',
    visibility: 'members',
    isAdultsOnly: false,
  });
  const { id } = body as { id: string };
  return { id, path: `/api/communities/${id}`, owner };
}

async function write(by: Member, path: string, sent: object): Promise<void> {
  await smc.pool.query('delete from listing_limits.act where member_id = $1', [by.id]);
  expect(await by.call('POST', path, sent)).toMatchObject({ status: 201 });
}

test('whoever left a closed community keeps what they wrote, and neither changes it nor sees what others say', async () => {
  const { path, id, owner } = await found();
  const [eve, fay] = [await newcomer('Eve Left'), await newcomer('Fay Stays')];
  for (const one of [eve, fay]) await one.ok('POST', `${path}/join`, {});
  const [postId, commentId] = [newId(), newId()];
  await write(eve, '/api/posts', { id: postId, body: 'Valve covers?', communityId: id });
  fay.seen = Math.max(fay.seen, eve.seen);
  await write(fay, `/api/posts/${postId}/comments`, { id: commentId, body: 'Try Ford.' });
  await fay.ok('PUT', `/api/posts/${postId}/reaction`, { kind: 'like' });
  eve.seen = fay.seen;
  const seen = { comments: 1, reactions: { like: 1 }, commentList: [{ id: commentId }] };
  expect((await eve.get(`/api/posts/${postId}`)).body).toMatchObject(seen);
  await owner.ok('POST', `${path}/members/${eve.id}/ban`, { ...byRule, until: null });
  eve.seen = owner.seen;
  const left = (await eve.get(`/api/posts/${postId}`)).body;
  expect(left).toMatchObject({ comments: 0, reactions: { like: 0 }, commentList: [] });
  expect(left.allowedActions).toEqual(['delete']);
  expect((await eve.get(`/api/posts/${postId}/reactions`)).body.reactions).toEqual([]);
  const edit = await eve.call('PUT', `/api/posts/${postId}`, { body: 'You are all thieves.' });
  expect(edit).toMatchObject({ status: 403, body: { code: 'NOT_A_MEMBER' } });
  await eve.ok('DELETE', `/api/posts/${postId}`);
});

test('the feed of a closed community does not tell others what is in it', async () => {
  const { path, id } = await found();
  const [cid, gus] = [await newcomer('Cid Outside'), await newcomer('Gus Writes')];
  await gus.ok('POST', `${path}/join`, {});
  for (let n = 0; n < 6; n++) {
    await write(gus, '/api/posts', { id: newId(), body: 'Flathead secrets', communityId: id });
  }
  cid.seen = gus.seen;
  const feed = `/api/feed?feed=community&id=${id}&search=flathead&limit=1`;
  expect((await gus.get(feed)).body.entries).toHaveLength(1);
  await cid.ok('PUT', `/api/follows/community/${id}`);
  for (const one of [feed, feed.replace('=community', '=following')])
    expect((await cid.get(one)).body).toMatchObject({ entries: [], next: null, newest: null });
  expect((await smc.guest(feed, gus.seen)).body).toMatchObject({ entries: [], next: null });
});

test('a moderator who does not meet the author of a pinned post leaves it pinned', async () => {
  const { path, id, owner } = await found();
  const [hal, ida] = [await newcomer('Hal Pinned'), await newcomer('Ida Pinned')];
  const posts = [newId(), newId()];
  for (const [n, one] of [hal, ida].entries()) {
    await one.ok('POST', `${path}/join`, {});
    await write(one, '/api/posts', { id: posts[n], body: 'Read this first.', communityId: id });
  }
  owner.seen = Math.max(hal.seen, ida.seen);
  await owner.ok('PUT', `${path}/pinned/${posts[0]}`);
  await owner.ok('POST', `/api/members/${hal.id}/block`);
  await owner.ok('PUT', `${path}/pinned/${posts[1]}`);
  ida.seen = owner.seen;
  expect((await ida.get(path)).body).toMatchObject({
    pinned: [{ id: posts[0] }, { id: posts[1] }],
    week: { posts: 2 },
  });
  await smc.waitForProcessors();
  expect((await owner.get(path)).body).toMatchObject({
    pinned: [{ id: posts[1] }],
    week: { posts: 1 },
    postsThisWeek: 1,
  });
});

test('only members of a closed community learn from the picker of mentions who is in it', async () => {
  const { path, id } = await found();
  const [jim, kay] = [await newcomer('Jim Outside'), await newcomer('Kay Inside')];
  await kay.ok('PUT', '/api/account/profile', { ...profile, handle: 'kay-inside' });
  await kay.ok('POST', `${path}/join`, {});
  await smc.waitForProcessors();
  const picked = async () => {
    const { body } = await jim.get(`/api/posts/mentions?prefix=kay&communityId=${id}`);
    return (body.members as { id: string }[]).map((one) => one.id);
  };
  expect(await picked()).toEqual([]);
  await jim.ok('POST', `${path}/join`, {});
  await smc.waitForProcessors();
  expect(await picked()).toEqual([kay.id]);
});

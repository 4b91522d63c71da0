import { communityBody } from '../../../test/authorisation.rows.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { markVerified, openMembers } from '../../members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
let path: string;

/** Ana owns a community and has its tools; Bob is in it. */
beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  [ana, bob] = [await newcomer('Ana Owns'), await newcomer('Bob Joins')];
  const until = new Date(Date.now() + 9e7).toISOString();
  const grant = { tier: 'premium', reason: 'promo', note: 'Jefferson.', until };
  await (await smc.adminMember()).ok('POST', `/api/admin/members/${ana.id}/tiers`, grant);
  const { body } = await ana.call('POST', '/api/communities', communityBody);
  path = `/api/communities/${String(body.id)}`;
  bob.seen = ana.seen;
  await smc.waitForProcessors();
  await bob.ok('POST', `${path}/join`, {});
  const communityId = String(body.id);
  await write(bob, { body: 'Pay by Western  Union only.', communityId });
  const question = await write(ana, { body: 'Which carb?', kind: 'question', communityId });
  await comment(bob, question, 'Use ZELLE!');
  await comment(bob, question, 'Not a zelleria.');
  await smc.waitForProcessors();
});
afterAll(() => smc.close());

async function newcomer(name: string): Promise<Member> {
  const member = await smc.member(name);
  await markVerified(smc.pool, member.id);
  return member;
}

async function write(by: Member, post: object, path = '/api/posts'): Promise<string> {
  const id = newId();
  expect((await by.call('POST', path, { id, ...post })).status).toBeLessThan(300);
  await smc.pool.query('delete from listing_limits.act'); // the next one is not too soon
  return id;
}

const comment = (by: Member, postId: string, body: string) =>
  write(by, { body }, `/api/posts/${postId}/comments`);

test('moderators read the weeks of their community and its posts with the most replies', async () => {
  const { body } = await ana.get(`${path}/insights`);
  const weeks = body.weeks as readonly Record<string, number>[];
  expect(weeks).toHaveLength(26);
  const sum = (name: string) => weeks.reduce((all, week) => all + (week[name] ?? 0), 0);
  expect(['joined', 'left', 'posts', 'comments', 'unanswered'].map(sum)).toEqual([2, 0, 2, 2, 1]);
  expect(body.topPosts).toMatchObject([{ text: 'Which carb?', comments: 2, reactions: 0 }]);
});

test('posts and comments with a watched word are listed, and stay where they are', async () => {
  expect((await ana.get(`${path}/watched`)).body).toEqual({ found: [] });
  await ana.ok('PUT', `${path}/watch-words`, { words: ['Zelle', 'western union', '(c++'] });
  expect((await ana.get(`${path}/watch-words`)).body).toMatchObject({
    words: ['(c++', 'western union', 'zelle'],
  });
  const { found } = (await ana.get(`${path}/watched`)).body as { found: readonly object[] };
  expect(found).toMatchObject([
    { kind: 'comment', text: 'Use ZELLE!', words: ['zelle'], author: { id: bob.id } },
    { kind: 'post', words: ['western union'] },
  ]);
});

test('the tools are for moderators who have them', async () => {
  expect(await bob.get(`${path}/insights`)).toMatchObject({ status: 403 });
  const dee = await newcomer('Dee Other');
  const until = new Date(Date.now() + 9e7).toISOString();
  const grant = { tier: 'premium', reason: 'promo', note: 'Jefferson.', until };
  await (await smc.adminMember()).ok('POST', `/api/admin/members/${dee.id}/tiers`, grant);
  for (const what of ['insights', 'watch-words', 'watched'])
    expect(await dee.get(`${path}/${what}`)).toMatchObject({
      status: 403,
      body: { code: 'NOT_A_MODERATOR' },
    });
});

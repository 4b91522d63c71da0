import sharp from 'sharp';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { markVerified, openMembers, profile } from '../../members/members.fixtures.js';
import { deleteUnusedPostPhotos } from './delete-unused-photos.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<(typeof smc)['member']>>;
let ana: Member;
let bob: Member;

beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  [ana, bob] = [await writer('Ana'), await writer('Bob')];
});
afterAll(() => smc.close());

/** A member who may post: with a verified address, and an account of some age. */
async function writer(name: string): Promise<Member> {
  const member = await smc.member(name);
  await markVerified(smc.pool, member.id);
  return member;
}

async function publish(by: Member, sent: object = {}): Promise<string> {
  const id = newId();
  await forgiven(by);
  const { status, body } = await by.call('POST', '/api/posts', { id, body: 'Two quarts short.', ...sent });
  expect([status, body.code]).toEqual([201, undefined]);
  return id;
}

/** What the member did before does not count for limits. */
const forgiven = (by: Member) =>
  smc.pool.query('delete from listing_limits.act where member_id = $1', [by.id]);

test('a post is read by everybody', async () => {
  const id = await publish(ana, {
    vehicle: { make: 'Chevrolet', model: 'C10' },
    body: 'It runs. #carburetor',
  });
  const { body } = await bob.get(`/api/posts/${id}`);
  expect(body).toMatchObject({ id, body: 'It runs. #carburetor', comments: 0, author: { name: 'Ana' } });
  expect((await smc.guest(`/api/posts/${id}`, ana.seen)).status).toBe(200);
});

async function comment(by: Member, postId: string, sent: object = {}): Promise<string> {
  const id = newId();
  await forgiven(by);
  const { status, body } = await by.call('POST', `/api/posts/${postId}/comments`, {
    id,
    body: 'Check the float.',
    ...sent,
  });
  expect([status, body.code]).toEqual([201, undefined]);
  return id;
}

const photo = async (by: Member, background: string): Promise<{ id: string; photo: { card: string } }> => {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return (await by.send('POST', '/api/posts/photos', bytes)) as never;
};

test('the same id again posts nothing, and is nobody else’s', async () => {
  const id = await publish(ana);
  await forgiven(ana);
  const again = await ana.call('POST', '/api/posts', { id, body: 'Two quarts short.' });
  expect([again.status, again.body.version]).toEqual([201, 1]);
  const other = await bob.call('POST', '/api/posts', { id, body: 'Mine' });
  expect(other).toMatchObject({ status: 409, body: { code: 'POST_ID_TAKEN' } });
});

test('comments are oldest first, and the accepted answer is on top', async () => {
  const id = await publish(ana, { kind: 'question', body: 'What carb is this?' });
  const [first, second] = [await comment(bob, id), await comment(bob, id, { body: 'A Rochester.' })];
  ana.seen = bob.seen;
  await ana.ok('PUT', `/api/posts/${id}/answer`, { commentId: second });
  const { body } = await ana.get(`/api/posts/${id}`);
  expect(body).toMatchObject({ isAnswered: true, comments: 2, answer: { id: second, isAnswer: true } });
  expect((body.commentList as { id: string }[]).map((one) => one.id)).toEqual([first, second]);
  const page = await ana.get(`/api/posts/${id}/comments?limit=1`);
  expect(page.body.comments).toMatchObject([{ id: first, allowedActions: ['accept'] }]);
  const next = await ana.get(`/api/posts/${id}/comments?limit=1&after=${page.body.next}`);
  expect(next.body).toMatchObject({ comments: [{ id: second, allowedActions: ['unaccept'] }], next: null });
});

test('a member has one reaction to a post, and takes it back', async () => {
  const id = await publish(ana);
  await bob.ok('PUT', `/api/posts/${id}/reaction`, { kind: 'like' });
  await bob.ok('PUT', `/api/posts/${id}/reaction`, { kind: 'nice-find' });
  expect((await bob.get(`/api/posts/${id}`)).body).toMatchObject({
    myReaction: 'nice-find',
    reactions: { like: 0, 'nice-find': 1, 'been-there': 0 },
  });
  expect((await bob.get(`/api/posts/${id}/reactions`)).body.reactions).toMatchObject([
    { kind: 'nice-find', member: { id: bob.id, name: 'Bob' } },
  ]);
  await bob.ok('PUT', `/api/posts/${id}/reaction`, { kind: null });
  expect((await bob.get(`/api/posts/${id}`)).body).toMatchObject({
    myReaction: null,
    reactions: { 'nice-find': 0 },
  });
});

test('whoever sees a post reads how it was before each edit, with its photos', async () => {
  const [one, two] = [await photo(ana, '#2F5D46'), await photo(ana, '#9B2226')];
  const id = await publish(ana, { body: 'First', photos: [one.id] });
  const before = await ana.get(`/api/posts/${id}`);
  const edit = { body: 'Second', photos: [two.id], madeFrom: before.body.version };
  await ana.ok('PUT', `/api/posts/${id}`, edit);
  expect((await ana.get(`/api/posts/${id}`)).body).toMatchObject({ body: 'Second', wasEdited: true });
  bob.seen = ana.seen;
  const { versions } = (await bob.get(`/api/posts/${id}/history`)).body as {
    versions: { body: string; photos: { id: string; card: string }[] }[];
  };
  expect(versions).toMatchObject([{ body: 'First', photos: [{ id: one.id }] }]);
  await smc.waitForProcessors();
  expect((await fetch(smc.url + versions[0]?.photos[0]?.card)).status).toBe(200);
});

test('a post made from an older version is refused', async () => {
  const id = await publish(ana);
  await ana.ok('PUT', `/api/posts/${id}`, { body: 'Second', madeFrom: 1 });
  const late = await ana.call('PUT', `/api/posts/${id}`, { body: 'Third', madeFrom: 1 });
  expect(late).toMatchObject({ status: 409, body: { code: 'CHANGED_SINCE' } });
});

test('a photo that nothing shows within a week is deleted, also one of an edit that was refused', async () => {
  const [unused, shown, refused] = [
    await photo(ana, '#101010'),
    await photo(ana, '#202020'),
    await photo(ana, '#303030'),
  ];
  const id = await publish(ana, { photos: [shown.id] });
  const { version } = (await ana.get(`/api/posts/${id}`)).body;
  await ana.ok('PUT', `/api/posts/${id}`, { body: 'Newer', photos: [shown.id], madeFrom: version });
  const edit = { body: 'Stale', photos: [refused.id], madeFrom: version };
  expect((await ana.call('PUT', `/api/posts/${id}`, edit)).status).toBe(409);
  await deleteUnusedPostPhotos(smc.runtime, plusDays(new Date().toISOString(), 6));
  const statusOf = async (one: typeof shown) => (await fetch(smc.url + one.photo.card)).status;
  expect(await statusOf(unused)).toBe(200);
  await deleteUnusedPostPhotos(smc.runtime, plusDays(new Date().toISOString(), 8));
  expect([await statusOf(unused), await statusOf(shown), await statusOf(refused)]).toEqual([404, 200, 404]);
});

test('the photos of a post are for everybody while they see it, and deleted with it', async () => {
  const stored = await photo(ana, '#123456');
  const id = await publish(ana, { photos: [stored.id] });
  const [shown] = (await smc.guest(`/api/posts/${id}`, ana.seen)).body.photos as { card: string }[];
  expect(shown?.card).toBe(`/api/photos/post/${id}/${stored.id}/card`);
  expect((await fetch(smc.url + shown?.card)).status).toBe(200);
  const elsewhere = await ana.call('POST', '/api/posts', { id: newId(), body: 'x', photos: [stored.id] });
  expect(elsewhere.body.code).toBe('POSTED_TOO_SOON');
  await forgiven(ana);
  const again = await ana.call('POST', '/api/posts', { id: newId(), body: 'x', photos: [stored.id] });
  expect(again).toMatchObject({ status: 404, body: { code: 'PHOTO_NOT_FOUND' } });
  await ana.ok('DELETE', `/api/posts/${id}`);
  await smc.waitForProcessors();
  expect((await ana.get(`/api/posts/${id}`)).status).toBe(404);
  expect((await fetch(smc.url + stored.photo.card)).status).toBe(404);
});

test('a deleted post stays as a line while comments stand', async () => {
  const id = await publish(ana);
  const written = await comment(bob, id);
  await ana.ok('DELETE', `/api/posts/${id}`);
  bob.seen = ana.seen;
  expect((await bob.get(`/api/posts/${id}`)).body).toMatchObject({
    status: 'deleted',
    body: '',
    author: { name: 'Former member' },
    commentList: [{ id: written }],
    allowedActions: [],
  });
  await bob.ok('DELETE', `/api/posts/${id}/comments/${written}`);
  expect((await bob.get(`/api/posts/${id}`)).status).toBe(404);
});

test('a hidden or removed post is seen by its author with the reason, by staff, and by nobody else', async () => {
  const id = await publish(ana);
  const admin = await smc.adminMember();
  admin.seen = ana.seen;
  const ref = { kind: 'post', id };
  ana.seen = bob.seen = (await smc.moderate('hide', ref)).position;
  expect((await ana.get(`/api/posts/${id}`)).body).toMatchObject({
    status: 'hidden',
    decision: { by: 'staff', reason: '' },
    allowedActions: ['edit', 'delete'],
  });
  expect((await bob.get(`/api/posts/${id}`)).body.code).toBe('POST_NOT_FOUND');
  expect((await bob.call('PUT', `/api/posts/${id}/reaction`, { kind: 'like' })).body.code).toBe(
    'POST_NOT_FOUND',
  );
  expect((await admin.get(`/api/posts/${id}`)).body).toMatchObject({ allowedActions: ['openCase'] });
  bob.seen = (await smc.moderate('show', ref)).position;
  expect((await bob.get(`/api/posts/${id}`)).body).toMatchObject({ status: 'published', decision: null });
});

test('a notification quotes a post of somebody else only as long as its reader may read it', async () => {
  const [una, vic] = [await writer('Una'), await writer('Vic')];
  await vic.ok('PUT', '/api/account/profile', { ...profile, firstName: 'Vic', handle: 'vic-v' });
  await smc.waitForProcessors();
  const id = await publish(una, { kind: 'question', body: 'Why does the gasket weep?' });
  vic.seen = una.seen;
  const commentId = await comment(vic, id, { body: 'Torque it again.' });
  una.seen = vic.seen;
  await una.ok('PUT', `/api/posts/${id}/answer`, { commentId });
  await comment(una, id, { body: 'Thank you, @vic-v.' });
  const told = async () => {
    await smc.waitForProcessors();
    const { body } = await vic.get('/api/notifications');
    return (body as unknown as readonly { message: string }[]).slice(0, 2).map(({ message }) => message);
  };
  expect(await told()).toEqual([
    'Una mentioned you in a comment: Thank you, @vic-v.',
    'Una accepted your comment as the answer to a question: Why does the gasket weep?',
  ]);
  vic.seen = (await smc.moderate('remove', { kind: 'post', id })).position;
  expect(await told()).toEqual([
    'Una mentioned you in a comment.',
    'Una accepted your comment as the answer to a question.',
  ]);
});

test('a block hides posts, comments, reactions and what they count, both ways', async () => {
  const [cid, dot] = [await writer('Cid'), await writer('Dot')];
  const [ofCid, ofAna] = [await publish(cid), await publish(ana)];
  await comment(dot, ofCid);
  await comment(cid, ofAna);
  await comment(dot, ofAna);
  await cid.ok('PUT', `/api/posts/${ofAna}/reaction`, { kind: 'like' });
  await dot.ok('POST', `/api/members/${cid.id}/block`);
  await smc.waitForProcessors();
  expect((await dot.get(`/api/posts/${ofCid}`)).body.code).toBe('POST_NOT_FOUND');
  expect((await cid.get(`/api/posts/${ofCid}`)).body).toMatchObject({ comments: 0, commentList: [] });
  const seen = (await dot.get(`/api/posts/${ofAna}`)).body;
  expect(seen).toMatchObject({ comments: 1, reactions: { like: 0 } });
  expect(seen.commentList).toHaveLength(1);
  expect((await ana.get(`/api/posts/${ofAna}`)).body).toMatchObject({ comments: 2, reactions: { like: 1 } });
  await forgiven(dot);
  const answer = await dot.call('POST', `/api/posts/${ofCid}/comments`, { id: newId(), body: 'Hi' });
  expect(answer.body.code).toBe('POST_NOT_FOUND');
});

test('a member is mentioned by the handle in a text, and only such as may be found', async () => {
  const eve = await writer('Eve');
  await eve.ok('PUT', '/api/account/profile', { ...profile, firstName: 'Eve', handle: 'eve-b' });
  await smc.waitForProcessors();
  const id = await publish(ana, { body: 'Ask @eve-b or @nobody-there' });
  expect((await ana.get(`/api/posts/${id}`)).body.mentions).toEqual([{ handle: 'eve-b', id: eve.id }]);
  const found = await ana.get('/api/posts/mentions?prefix=eve');
  expect(found.body.members).toMatchObject([{ id: eve.id, handle: 'eve-b' }]);
  await bob.ok('POST', `/api/members/${eve.id}/block`);
  await smc.waitForProcessors();
  expect((await bob.get(`/api/posts/${id}`)).body.mentions).toEqual([]);
  await bob.ok('DELETE', `/api/members/${eve.id}/block`);
});

test.each([
  '/api/feed?feed=all&search=',
  '/api/feed?feed=tag&id=a',
  '/api/follows/member/',
  '/api/posts/mentions?prefix=',
])('a NUL that is sent to %s is nothing', async (path) =>
  expect((await bob.get(`${path}%00`)).status).toBeLessThan(500),
);

test('what is shared must exist, be of a kind that is shared, and be seen by its author', async () => {
  const id = newId();
  const unknown = await ana.call('POST', '/api/posts', {
    id,
    shared: { kind: 'thread', id: newId() },
    body: '',
  });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'CONTENT_NOT_FOUND' } });
});

test('a reaction that goes to and fro counts each time', async () => {
  const [gil, id] = [await writer('Gil'), await publish(ana)];
  const react = (kind: string) => gil.call('PUT', `/api/posts/${id}/reaction`, { kind });
  gil.seen = ana.seen;
  expect((await react('like')).status).toBe(200);
  await smc.pool.query(
    "insert into listing_limits.act (member_id, act, subject, at) select $1, 'reaction', n::text, now() from generate_series(1, 49) n",
    [gil.id],
  );
  expect((await react('nice-find')).body.code).toBe('TOO_MANY_REACTIONS');
});

test('posting needs a verified address, and goes on at its own pace', async () => {
  const fay = await smc.member('Fay');
  const post = (sent: object) => fay.call('POST', '/api/posts', { id: newId(), body: 'Hello', ...sent });
  expect((await post({})).body.code).toBe('MAIL_NOT_VERIFIED');
  await markVerified(smc.pool, fay.id);
  const link = { body: 'See https://example.com/parts' };
  const fast = await post({ body: 'I typed all of this in no time', typedInSeconds: 0.4 });
  expect(fast).toMatchObject({ status: 429, body: { code: 'TYPED_TOO_FAST', retryAfter: 3 } });
  expect((await post(link)).status).toBe(201);
  expect(await post(link)).toMatchObject({ status: 429, body: { code: 'POSTED_TOO_SOON' } });
  const earlier = () =>
    smc.pool.query("update listing_limits.act set at = at - interval '1 minute' where member_id = $1", [
      fay.id,
    ]);
  for (let n = 0; n < 2; n++) {
    await earlier();
    expect((await post(link)).status).toBe(201);
  }
  await earlier();
  const ofAna = await publish(ana);
  const fourth = await fay.call('POST', `/api/posts/${ofAna}/comments`, { id: newId(), ...link });
  expect(fourth).toMatchObject({ status: 429, body: { code: 'LINK_REPEATED' } });
  expect(await post({})).toMatchObject({ status: 429, body: { code: 'TOO_MANY_POSTS' } });
});

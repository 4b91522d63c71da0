import { dispatch } from '../../kernel/decider/command-bus.js';
import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { openMembers } from '../../members/members.fixtures.js';
import { commentEvents } from '../comment/comment.events.js';
import { type PostCommand, postDecider } from '../post/post.decider.js';
import { postEvents } from '../post/post.events.js';
import { content, publish } from '../post/post.fixtures.js';
import { alertFollowersJob } from './alert-followers.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
beforeAll(async () => {
  smc = await openMembers();
  ana = await smc.member('Ana Smith');
  bob = await smc.member('Bob Jones');
  await smc.waitForProcessors();
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
  // to and fro counts each time
  expect(codeOf(await eve.call('PUT', '/api/follows/tag/rust0'))).toEqual([429, 'TOO_MANY_FOLLOWS']);
});

/** A post that needs no limits. */
async function post(
  author: Member,
  change: Partial<CommandOf<PostCommand, 'PublishPost'>> = {},
): Promise<string> {
  const id = newId();
  const meta = { actor: { id: author.id, roles: [] }, now: new Date().toISOString(), commandId: newId() };
  const { position } = await dispatch(smc.runtime.bus, postDecider, id, { ...publish, ...change, meta });
  author.seen = position;
  return id;
}
const noticesOf = async (member: Member) => {
  await smc.waitForProcessors();
  const { rows } = await smc.pool.query<{ about: string }>(
    'select type, subtype from notices.notification where member_id = $1 order by seq',
    [member.id],
  );
  return rows.map((row) => Object.values(row).join(' '));
};

describe('a feed', () => {
  let carl: Member;
  let dora: Member;
  const idsIn = (feed: Record<string, unknown>) =>
    (feed.entries as { kind: string; post?: { id: string }; listing?: { id: string } }[]).map(
      ({ post, listing }) => post?.id ?? listing?.id,
    );
  beforeAll(async () => {
    carl = await smc.member('Carl Ray');
    dora = await smc.member('Dora May');
  });

  test('of what a member follows has posts and listings of whom they follow, their tags and vehicles, newest first', async () => {
    await carl.ok('PUT', of(dora));
    await carl.ok('PUT', '/api/follows/tag/zyzzyva');
    const first = await post(dora, { content: { ...content, tags: [] } });
    const listing = await dora.list();
    const other = await post(bob, { content: { ...content, tags: ['zyzzyva'] } });
    await post(bob);
    const feed = await see(carl, '/api/feed?feed=following', bob);
    expect(idsIn(feed)).toEqual([other, listing, first]);
    expect(feed).toMatchObject({ next: null, seenUpTo: null });
    expect(idsIn(await see(dora, `/api/feed?feed=member&id=${dora.id}`))).toEqual([first]);
    const page = await see(carl, '/api/feed?feed=following&limit=2');
    expect(idsIn(await see(carl, `/api/feed?feed=following&limit=2&before=${page.next}`))).toEqual([first]);
  });

  test('counts what is new since a cursor, without one’s own posts', async () => {
    const { newest } = await see(carl, '/api/feed?feed=following');
    const count = async () => (await see(carl, `/api/feed/new?feed=following&after=${newest}`, dora)).count;
    expect(await count()).toBe(0);
    await post(dora);
    await post(carl);
    expect(await count()).toBe(1);
  });

  test('remembers up to when it was seen', async () => {
    const upTo = new Date(Date.now() - 60_000).toISOString();
    await carl.ok('PUT', '/api/feed/seen', { upTo });
    await carl.ok('PUT', '/api/feed/seen', { upTo: '2020-01-01T00:00:00.000Z' });
    expect(await see(carl, '/api/feed?feed=following')).toMatchObject({ seenUpTo: upTo });
  });

  test('leaves out who is muted or blocked, but a page of theirs shows the muted one', async () => {
    const [vehicle, ofDora] = [
      '/api/feed?feed=vehicle&id=chevrolet.c10',
      `/api/feed?feed=member&id=${dora.id}`,
    ];
    const before = idsIn(await see(carl, vehicle)).length;
    await carl.ok('PUT', `${of(dora)}/mute`, { for: 'a week' });
    expect(idsIn(await see(carl, vehicle)).length).toBe(before - 2);
    expect(idsIn(await see(carl, ofDora))).toHaveLength(2);
    await carl.ok('PUT', `${of(dora)}/mute`, { for: 'nothing' });
    const eli = await smc.member('Eli Orr');
    await eli.ok('POST', `/api/members/${dora.id}/block`);
    expect(idsIn(await see(eli, ofDora, dora))).toEqual([]);
  });

  test.each(['', '?feed=near', '?feed=community', '?feed=tag', '?feed=following'])(
    'without what it needs is refused: %s',
    async (query) => {
      const { status, body } = await smc.guest(`/api/feed${query}`);
      expect([status, body.code]).toEqual(
        query.endsWith('following') ? [401, 'SIGN_IN_FIRST'] : [400, 'FEED_UNKNOWN'],
      );
    },
  );
});

describe('a member is notified', () => {
  let finn: Member;
  let gail: Member;
  beforeAll(async () => {
    finn = await smc.member('Finn Ash');
    gail = await smc.member('Gail Elm');
  });

  test('once of a new follower, however often they follow', async () => {
    await gail.ok('PUT', of(finn));
    await gail.ok('DELETE', of(finn));
    await gail.ok('PUT', of(finn));
    expect(await noticesOf(finn)).toEqual(['welcome registered', 'new_follower follower']);
  });

  test('of a comment, a mention and an accepted answer, but not by whom they mute', async () => {
    const question = await post(finn, { kind: 'question' });
    const comment = newId();
    const meta = (by: Member) => ({
      actor: { id: by.id, roles: [] },
      now: new Date().toISOString(),
      commandId: newId(),
    });
    await smc.runtime.eventStore.append(
      commentEvents,
      comment,
      [
        event('CommentWritten', {
          postId: question,
          authorId: gail.id,
          body: 'Check the float.',
          photo: null,
          mentions: [ana.id, finn.id],
          postAuthorId: finn.id,
          communityId: null,
        }),
      ],
      'none',
      meta(gail),
    );
    const accepted = { commentId: comment, answeredBy: gail.id };
    await smc.runtime.eventStore.append(
      postEvents,
      question,
      [event('AnswerAccepted', accepted)],
      'any',
      meta(finn),
    );
    expect((await noticesOf(finn)).slice(2)).toEqual(['wall comment']);
    expect((await noticesOf(ana)).filter((one) => one.startsWith('wall'))).toEqual(['wall mention']);
    expect((await noticesOf(gail)).slice(1)).toEqual(['wall answer']);
    await gail.ok('PUT', `${of(finn)}/mute`, { for: 'good' });
    await smc.waitForProcessors();
    await post(finn, { content: { ...content, mentions: [gail.id] } });
    expect((await noticesOf(gail)).slice(1)).toEqual(['wall answer']);
  });

  test('of the first twenty whom a text mentions, with all that its edits add', async () => {
    const mentions = Array.from({ length: 20 }, () => newId());
    const jan = await smc.member('Jan Yew');
    const written = await post(finn, { content: { ...content, mentions } });
    const edited = { authorId: finn.id, ...content, mentions: [jan.id] };
    const meta = { actor: { id: finn.id, roles: [] }, now: new Date().toISOString(), commandId: newId() };
    await smc.runtime.eventStore.append(postEvents, written, [event('PostEdited', edited)], 'any', meta);
    expect(await noticesOf(jan)).toEqual(['welcome registered']);
  });

  test('of a new listing of whom they follow by their tier alone', async () => {
    const hal = await smc.member('Hal Oak');
    const ivy = await smc.member('Ivy Fir');
    for (const follower of [hal, ivy]) await follower.ok('PUT', of(finn));
    const admin = await smc.adminMember();
    const grant = {
      tier: 'premium',
      reason: 'promo',
      note: 'Jefferson.',
      until: new Date(Date.now() + 9e7).toISOString(),
    };
    await admin.ok('POST', `/api/admin/members/${ivy.id}/tiers`, grant);
    await finn.list();
    const context = {
      ...smc.runtime,
      get: (token: symbol) => smc.server.app.get(token),
    } as unknown as ModuleContext;
    await noticesOf(finn);
    const { rows } = await smc.pool.query<{ payload: object }>(
      "select payload from kernel.job where name = 'alert-followers'",
    );
    for (const { payload } of rows)
      await alertFollowersJob(context).run(payload, {
        attempt: 1,
        isLast: false,
        now: new Date().toISOString(),
        signal: new AbortController().signal,
      });
    expect((await noticesOf(ivy)).at(-1)).toBe('new_listing followed');
    expect(await noticesOf(hal)).toEqual(['welcome registered']);
  });
});

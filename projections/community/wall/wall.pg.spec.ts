import { commentEvents } from '../../../modules/community/comment/comment.events.js';
import { communityEvents } from '../../../modules/community/community/community.events.js';
import { postEvents } from '../../../modules/community/post/post.events.js';
import { about, byClub, byStaff, published } from '../../../modules/community/post/post.fixtures.js';
import { reactionEvents } from '../../../modules/community/reaction/reaction.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { wall } from './wall.projection.js';

let projection: TestProjection;
beforeEach(async () => {
  projection = await openProjection(wall);
});
afterEach(() => projection.close());

const rowsOf = async (table: string): Promise<readonly Record<string, unknown>[]> =>
  (
    await projection.pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from wall.${table} t order by to_jsonb(t)::text`,
    )
  ).rows.map(({ row }) => row);
const postOf = async (id: string) => (await rowsOf('post')).find((row) => row.id === id);
const sourcesOf = async (id: string) =>
  (await rowsOf('entry')).flatMap(({ post_id, source }) => (post_id === id ? [source] : [])).sort();
const erase = (memberId: string) =>
  projection.record(memberEvents, memberId, event('MemberErased', { memberId }));
const publish = (id: string, change = {}) => projection.record(postEvents, id, published(change));
const comment = (id: string, by: string, postId = 'p1') =>
  projection.record(
    commentEvents,
    id,
    event('CommentWritten', {
      postId,
      authorId: by,
      body: 'Check the float.',
      photo: null,
      mentions: ['bob'],
      postAuthorId: 'ana',
      communityId: null,
    }),
  );
const like = (by: string, postId = 'p1') =>
  projection.record(
    reactionEvents,
    `${postId} ${by}`,
    event('ReactionGiven', { postId, memberId: by, kind: 'like' as const }),
  );
const club = {
  name: 'C10 Club',
  kind: 'club' as const,
  description: '',
  rules: [],
  place: null,
  vehicles: [],
  join: 'open' as const,
  isAdultsOnly: false,
};

test('a post is in the feeds of all, its author, tags, vehicle and place', async () => {
  await publish('p1', { place: { latitude: 42.68, longitude: -89.02, area: 'Janesville, WI' } });
  expect(await sourcesOf('p1')).toEqual([
    'all',
    'cell:42:-90',
    'member:ana',
    'tag:carburetor',
    'vehicle:chevrolet',
    'vehicle:chevrolet.c10',
  ]);
  const edited = { authorId: 'ana', body: 'Solved', photos: [], vehicle: null, mentions: [], tags: [] };
  await projection.record(postEvents, 'p1', event('PostEdited', edited));
  expect(await sourcesOf('p1')).toEqual(['all', 'cell:42:-90', 'member:ana']);
});

test('a post of a community for its members is in no other feed, until everybody may read it', async () => {
  const founded = { ...club, ownerId: 'ana', slug: 'c10-club', visibility: 'members' as const };
  await projection.record(communityEvents, 'club', event('CommunityFounded', founded));
  await publish('p1', { communityId: 'club' });
  expect(await sourcesOf('p1')).toEqual(['community:club']);
  const opened = { ...club, visibility: 'everybody' as const, by: 'ana' };
  await projection.record(communityEvents, 'club', event('CommunityChanged', opened));
  expect(await sourcesOf('p1')).toContain('all');
  expect(await sourcesOf('p1')).toContain('community:club');
});

test('a hidden, removed or deleted post is in no feed; a restored one is again', async () => {
  await publish('p1');
  const before = await sourcesOf('p1');
  await projection.record(postEvents, 'p1', event('PostHidden', about(byStaff)));
  expect(await sourcesOf('p1')).toEqual([]);
  await projection.record(postEvents, 'p1', event('PostRestored', about(byStaff)));
  expect(await sourcesOf('p1')).toEqual(before);
  await projection.record(postEvents, 'p1', event('PostDeleted', { authorId: 'ana' }));
  expect(await sourcesOf('p1')).toEqual([]);
  expect(await postOf('p1')).toMatchObject({ body: '', tags: [], status: 'deleted' });
});

test('a deleted answer is the answer no more, and its line stays', async () => {
  await publish('p1', { kind: 'question' });
  await comment('c1', 'bob');
  await projection.record(postEvents, 'p1', event('AnswerAccepted', { commentId: 'c1', answeredBy: 'bob' }));
  await projection.record(commentEvents, 'c1', event('CommentDeleted', { authorId: 'bob' }));
  expect(await postOf('p1')).toMatchObject({ answer_id: null, comments: 0 });
  expect(await rowsOf('comment')).toMatchObject([{ status: 'deleted', body: '', was_answer: true }]);
});

test('a comment that was deleted while it was accepted is no answer', async () => {
  await publish('p1', { kind: 'question' });
  await comment('c1', 'bob');
  await projection.record(commentEvents, 'c1', event('CommentDeleted', { authorId: 'bob' }));
  await projection.record(postEvents, 'p1', event('AnswerAccepted', { commentId: 'c1', answeredBy: 'bob' }));
  expect(await postOf('p1')).toMatchObject({ answer_id: null });
});

test('what moderators of a community decide is in its log, without what staff decides', async () => {
  await publish('p1', { communityId: 'club' });
  await projection.record(
    postEvents,
    'p1',
    event('PostRemoved', about(byClub())),
    event('PostRestored', about(byClub())),
  );
  await projection.record(postEvents, 'p1', event('PostHidden', about(byStaff)));
  expect((await rowsOf('act')).map(({ what, moderator_id, rule }) => [what, moderator_id, rule])).toEqual(
    expect.arrayContaining([
      ['removed a post', 'ana', 'Stay on topic'],
      ['restored a post', 'ana', 'Stay on topic'],
    ]),
  );
  expect(await rowsOf('act')).toHaveLength(2);
  await erase('ana');
  expect(await rowsOf('act')).toMatchObject([
    { author_id: '', reason: '' },
    { author_id: '', reason: '' },
  ]);
});

test('an erased member leaves no row with their id, and counts follow; a rebuild makes the same', async () => {
  await publish('p1');
  await publish('p2', { authorId: 'bob', mentions: ['ana', 'cid'] });
  await comment('c1', 'bob');
  await comment('c2', 'ana', 'p2');
  await comment('c3', 'cid', 'p2');
  await like('ana', 'p2');
  await like('cid', 'p1');
  await like('cid', 'p2');
  expect(await postOf('p2')).toMatchObject({ comments: 2, likes: 2 });
  await erase('ana');
  expect(await rowsOf('post')).toMatchObject([{ id: 'p2', comments: 1, likes: 1, mentions: ['cid'] }]);
  expect(await rowsOf('comment')).toMatchObject([
    { id: 'c1', status: 'deleted', body: '', author_id: 'bob' },
    { id: 'c3', status: 'published' },
  ]);
  const tables = ['post', 'comment', 'reaction', 'entry', 'act'];
  const before = await Promise.all(tables.map(rowsOf));
  expect(JSON.stringify(before)).not.toContain('"ana"');
  await projection.rebuild();
  expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
});

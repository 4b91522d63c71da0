import fc from 'fast-check';
import type { FollowTarget } from '../../../modules/community/follow/follow.events.js';
import { followEvents } from '../../../modules/community/follow/follow.events.js';
import { idOfFollow } from '../../../modules/community/follow/follow-ids.shared.js';
import type { Follows } from '../../../modules/community/follow/follows.ports.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { follows } from './follows.projection.js';
import { followersCount, followingCount, followsAnswers, followsOf } from './follows.queries.js';

let projection: TestProjection;
let answers: Follows;
beforeAll(async () => {
  projection = await openProjection(follows);
  answers = followsAnswers(projection.db);
});
afterAll(() => projection.close());

const now = '2026-06-01T12:00:00.000Z';
const later = '2026-06-09T12:00:00.000Z';
const c10 = { kind: 'vehicle', id: 'chevrolet.c10' } as const;
const member = (id: string) => ({ kind: 'member', id }) as const;

type Change = 'follow' | 'unfollow' | 'block' | 'mute' | 'unmute';
function record(followerId: string, target: FollowTarget, what: Change, until: string | null = null) {
  const pair = { followerId, target };
  const made = {
    follow: event('FollowStarted', pair),
    unfollow: event('FollowEnded', { ...pair, because: 'unfollowed' as const }),
    block: event('FollowEnded', { ...pair, because: 'blocked' as const }),
    mute: event('TargetMuted', { ...pair, until }),
    unmute: event('TargetUnmuted', pair),
  }[what];
  return projection.record(followEvents, idOfFollow(followerId, target), made);
}
const erase = (memberId: string) =>
  projection.record(memberEvents, memberId, event('MemberErased', { memberId }));

test('a member follows the latest first, without what they mute now', async () => {
  await record('ana', member('bob'), 'follow');
  await record('ana', c10, 'follow');
  await record('ana', member('bob'), 'mute', '2026-06-08T12:00:00.000Z');
  await record('ana', { kind: 'tag', id: 'rust' }, 'mute');
  expect(await answers.followedBy('ana', now)).toEqual([c10]);
  expect(await answers.followedBy('ana', later)).toEqual(expect.arrayContaining([c10, member('bob')]));
  expect(await answers.countOf('ana')).toBe(2);
});

test('a mute for a week ends by itself, one for good does not', async () => {
  const rust = { kind: 'tag', id: 'rust' };
  expect(await answers.mutedBy('ana', now)).toEqual(expect.arrayContaining([member('bob'), rust]));
  expect(await answers.mutedBy('ana', later)).toEqual([rust]);
  expect([...(await answers.muting(['ana', 'bob'], member('bob'), now))]).toEqual(['ana']);
  expect(await followsOf(projection.db, 'ana', later, member('bob'))).toEqual([
    { ...member('bob'), isFollowed: true, isMuted: false, mutedUntil: null },
  ]);
  await record('ana', { kind: 'tag', id: 'rust' }, 'unmute');
  expect(await answers.mutedBy('ana', later)).toEqual([]);
});

test('the followers of a target come in pages, in the order of their ids', async () => {
  for (const id of ['f3', 'f1', 'f2']) await record(id, member('dee'), 'follow');
  expect(await answers.followersOf(member('dee'), null, 2)).toEqual(['f1', 'f2']);
  expect(await answers.followersOf(member('dee'), 'f2', 2)).toEqual(['f3']);
});

test('who has blocked the reader, or is blocked, is not counted for them', async () => {
  expect(await followersCount(projection.db, member('dee'), [])).toBe(3);
  expect(await followersCount(projection.db, member('dee'), ['f2', 'nobody'])).toBe(2);
  expect(await followingCount(projection.db, 'f2', [])).toBe(1);
  expect(await followingCount(projection.db, 'f2', ['dee'])).toBe(0);
});

test('whoever is erased is followed and counted no more, nor by what comes after', async () => {
  await erase('f1');
  await erase('dee');
  await record('f1', c10, 'follow');
  await record('ana', member('dee'), 'follow');
  expect(await followersCount(projection.db, member('dee'), [])).toBe(0);
  expect(await followersCount(projection.db, c10, [])).toBe(1);
  expect(await answers.followedBy('f1', now)).toEqual([]);
});

test('a repeated log and a rebuild change nothing', async () => {
  const before = await rows();
  await projection.rebuild();
  expect(await rows()).toEqual(before);
});

test('counts equal a recount after any follows, ends, blocks and erasures', async () => {
  const someone = fc.integer({ min: 0, max: 4 });
  const step = fc.record({
    by: someone,
    of: someone,
    what: fc.constantFrom<Change | 'erase'>(
      'follow',
      'follow',
      'follow',
      'unfollow',
      'block',
      'mute',
      'erase',
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const ids = Array.from({ length: 5 }, () => newId());
      const pairs = new Set<string>();
      const gone = new Set<string>();
      for (const { by, of, what } of steps) {
        const [from = '', to = ''] = [ids[by], ids[of]];
        if (what === 'erase') {
          await erase(from);
          gone.add(from);
          for (const pair of pairs) if (pair.includes(from)) pairs.delete(pair);
          continue;
        }
        await record(from, member(to), what);
        if (what === 'follow' && !gone.has(from) && !gone.has(to)) pairs.add(`${from} ${to}`);
        if (what === 'unfollow' || what === 'block') pairs.delete(`${from} ${to}`);
      }
      for (const id of ids) {
        const count = (at: 0 | 1) => [...pairs].filter((pair) => pair.split(' ')[at] === id).length;
        expect(await followersCount(projection.db, member(id), [])).toBe(count(1));
        expect(await followingCount(projection.db, id, [])).toBe(count(0));
      }
    }),
    { numRuns: 15 },
  );
});

async function rows(): Promise<readonly object[]> {
  const tables = ['follow order by 1, 2, 3', 'mute order by 1, 2, 3', 'erased order by 1'];
  const counts = 'target where followers > 0 order by 1, 2';
  return Promise.all(
    [...tables, counts].map(
      async (table) => (await projection.pool.query<object>(`select * from follows.${table}`)).rows,
    ),
  );
}

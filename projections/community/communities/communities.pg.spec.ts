import fc from 'fast-check';
import { communityEvents } from '../../../modules/community/community/community.events.js';
import { appointed, founded, words } from '../../../modules/community/community/community.fixtures.js';
import {
  type MembershipEvent,
  membershipEvents,
} from '../../../modules/community/membership/membership.events.js';
import { idOfMembership } from '../../../modules/community/membership/membership-ids.shared.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { communities } from './communities.projection.js';
import { communityBy } from './community.queries.js';
import { communitiesToPartWith, departedMembers } from './content.queries.js';
import { findCommunities } from './directory.queries.js';
import { logOf } from './log.queries.js';
import { openNotes } from './notes.js';
import { communitiesOfReaders } from './readers.queries.js';
import { type Reader, standingIn } from './rows.js';

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(communities);
});
afterAll(() => projection.close());

const now = '2026-06-01T12:00:00.000Z';
const readerOf = (id: string | undefined, over: Partial<Reader> = {}): Reader => ({
  id,
  isStaff: false,
  findsAdultsOnly: true,
  blocked: [],
  now,
  ...over,
});
const found = async (over: Partial<typeof words> = {}, slug = newId()) => {
  const id = newId();
  const [{ data }] = [founded(over)] as [Extract<ReturnType<typeof founded>, { type: 'CommunityFounded' }>];
  await projection.record(communityEvents, id, event('CommunityFounded', { ...data, slug }));
  await change(id, 'ana', 'join');
  return id;
};
type Change = 'join' | 'request' | 'refuse' | 'approve' | 'leave' | 'remove' | 'ban' | 'unban';
function change(communityId: string, memberId: string, what: Change, until: string | null = null) {
  const pair = { communityId, memberId };
  const decided = { ...pair, by: 'ana', rule: 'No dealers', reason: 'Three ads.' };
  const made: Record<Change, MembershipEvent> = {
    join: event('CommunityJoined', { ...pair, how: 'open' as const, by: null }),
    approve: event('CommunityJoined', { ...pair, how: 'approved' as const, by: 'ana' }),
    request: event('JoinRequested', { ...pair, note: `I am ${memberId}.` }),
    refuse: event('JoinRefused', decided),
    leave: event('CommunityLeft', { ...pair, because: 'left' as const }),
    remove: event('RemovedFromCommunity', decided),
    ban: event('BannedFromCommunity', { ...decided, until }),
    unban: event('BanEnded', { ...pair, by: 'ana' }),
  };
  return projection.record(membershipEvents, idOfMembership(communityId, memberId), made[what]);
}
const erase = (memberId: string) =>
  projection.record(memberEvents, memberId, event('MemberErased', { memberId }));
const list = (query: Partial<Parameters<typeof findCommunities>[1]>, reader = readerOf('bob')) =>
  findCommunities(projection.db, { limit: 10, ...query } as Parameters<typeof findCommunities>[1], reader);
const idsOf = ({ rows }: Awaited<ReturnType<typeof list>>) => rows.map(({ id }) => id);

const janesville = { zip: '53545', latitude: 42.6825, longitude: -89.0187, area: 'Janesville, WI' };
const madison = { zip: '53703', latitude: 43.0731, longitude: -89.4012, area: 'Madison, WI' };

describe('the directory', () => {
  let near: string;
  let far: string;
  let noPlace: string;
  beforeAll(async () => {
    near = await found({ name: 'Rock County Rods', place: janesville, vehicles: [] });
    far = await found({
      name: 'Möbel der Madison Packards',
      place: madison,
      vehicles: [{ make: 'Packard', model: null }],
    });
    noPlace = await found({ name: 'Carburetor corner', kind: 'topic', vehicles: [] });
    await change(noPlace, 'cid', 'join');
  });

  test('has the nearest first, those without a place last, and with a radius those within it', async () => {
    const { latitude, longitude } = janesville;
    expect(idsOf(await list({ latitude, longitude }))).toEqual([near, far, noPlace]);
    expect(idsOf(await list({ latitude, longitude, radius: 20 }))).toEqual([near]);
  });
  test('has the largest first without a place, and a reader’s own before all', async () => {
    expect(idsOf(await list({}))[0]).toBe(noPlace);
    await change(far, 'bob', 'join');
    await change(near, 'eve', 'join');
    await change(near, 'fay', 'join');
    expect(idsOf(await list({}))).toEqual([far, near, noPlace]);
    expect(idsOf(await list({}, readerOf(undefined)))[0]).toBe(near);
  });
  test('finds words without accents, in names, descriptions and vehicles, and makes by their key', async () => {
    expect(idsOf(await list({ search: 'mobel' }))).toEqual([far]);
    expect(idsOf(await list({ search: 'packard madison' }))).toEqual([far]);
    expect(idsOf(await list({ search: '!' }))).toEqual([]);
    expect(idsOf(await list({ make: 'PACKARD' }))).toEqual([far]);
    expect(idsOf(await list({ kind: 'topic' }))).toEqual([noPlace]);
  });
  test('goes on where a page ended', async () => {
    const first = await list({ limit: 2 });
    const rest = await list({ limit: 2, after: first.next ?? '' });
    expect([...idsOf(first), ...idsOf(rest)]).toEqual([far, near, noPlace]);
    expect(rest.next).toBeNull();
    await expect(list({ after: 'x' })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
  });
  test('hides communities for adults from members who are not known to be one', async () => {
    const id = await found({ isAdultsOnly: true, name: 'Burnout night' });
    const minor = readerOf('bob', { findsAdultsOnly: false });
    expect(idsOf(await list({ search: 'burnout' }))).toEqual([id]);
    expect(idsOf(await list({ search: 'burnout' }, minor))).toEqual([]);
    expect(await communityBy(projection.db, id, minor)).toBeUndefined();
  });
  test('has archived ones for their members alone', async () => {
    const id = await found({ name: 'Gone fishing' });
    await projection.record(
      communityEvents,
      id,
      event('CommunityArchived', { because: 'by its owner' as const, reason: '' }),
    );
    expect(idsOf(await list({ search: 'fishing' }))).toEqual([]);
    expect(idsOf(await list({ search: 'fishing' }, readerOf('ana')))).toEqual([id]);
  });
});

test('a reader’s part is what the log says; a ban that is over is none', async () => {
  const id = await found();
  const standing = async (reader: Reader) => {
    const row = await communityBy(projection.db, id, reader);
    return row && standingIn(row, reader);
  };
  expect(await standing(readerOf('ana'))).toBe('owner');
  expect(await standing(readerOf('bob'))).toBe('none');
  await change(id, 'bob', 'request');
  expect(await standing(readerOf('bob'))).toBe('requested');
  await change(id, 'bob', 'approve');
  await projection.record(communityEvents, id, appointed('bob'));
  expect(await standing(readerOf('bob'))).toBe('moderator');
  expect(await communitiesOfReaders(projection.db).of('bob')).toEqual(
    expect.arrayContaining([{ id, isModerator: true }]),
  );
  await change(id, 'bob', 'ban', '2026-06-05T05:00:00.000Z');
  expect(await standing(readerOf('bob'))).toBe('banned');
  const bansOf = (at: string) => communitiesOfReaders(projection.db).bannedFrom('bob', at);
  expect(await bansOf('2026-06-04T05:00:00.000Z')).toMatchObject([{ until: '2026-06-05T05:00:00.000Z' }]);
  expect(await standing(readerOf('bob', { now: '2026-06-05T05:00:00.000Z' }))).toBe('none');
  expect(await bansOf('2026-06-05T05:00:00.000Z')).toEqual([]);
});

test('the note of a request is stored encrypted, and opened for moderators', async () => {
  const id = await found();
  await change(id, 'bob', 'request');
  const { rows } = await projection.pool.query<{ note: string }>(
    'select note from communities.membership where community_id = $1 and member_id = $2',
    [id, 'bob'],
  );
  expect(rows[0]?.note).not.toContain('bob');
  const bound = idOfMembership(id, 'bob');
  const notes = await openNotes(projection.eventStore.keys, [
    { memberId: 'bob', bound, note: rows[0]?.note ?? null },
  ]);
  expect(notes.get('bob')).toBe('I am bob.');
});

test('the log has what was done and by which rule, the newest first, in pages', async () => {
  const id = await found();
  await change(id, 'gus', 'join');
  await change(id, 'gus', 'ban');
  await change(id, 'gus', 'unban');
  await projection.record(communityEvents, id, event('PostPinned', { postId: 'p', by: 'staff' }));
  const first = await logOf(projection.db, undefined, id, { before: undefined, limit: 2 });
  expect(first.map(({ what, moderatorId }) => [what, moderatorId])).toEqual([
    ['Pinned a post', null],
    ['Ended a ban', 'ana'],
  ]);
  const rest = await logOf(projection.db, undefined, id, { before: first.at(-1), limit: 2 });
  expect(rest).toMatchObject([
    { what: 'Banned a member', memberId: 'gus', rule: 'No dealers', reason: 'Three ads.' },
  ]);
});

test('of an erased member nothing stays but that the community has to part with them', async () => {
  const id = await found();
  for (const who of ['hal', 'ivy']) await change(id, who, 'join');
  await projection.record(communityEvents, id, appointed('hal'));
  await change(id, 'ivy', 'remove');
  await erase('hal');
  await erase('ivy');
  expect(await communitiesToPartWith(projection.db, 'hal')).toEqual([id]);
  expect(await departedMembers(projection.db, 9)).toEqual([{ communityId: id, memberId: 'hal' }]);
  expect(await communityBy(projection.db, id, readerOf('ana'))).toMatchObject({ members: 1 });
  const lines = await logOf(projection.db, undefined, id, { before: undefined, limit: 9 });
  expect(lines.map(({ memberId, reason }) => [memberId, reason])).toEqual([
    [null, null],
    [null, null],
  ]);
  await projection.record(
    membershipEvents,
    idOfMembership(id, 'hal'),
    event('CommunityLeft', { communityId: id, memberId: 'hal', because: 'erased' as const }),
  );
  expect(await departedMembers(projection.db, 9)).toEqual([]);
});

test('members and requests equal a recount after any joins, ends, bans and erasures', async () => {
  const step = fc.record({
    who: fc.integer({ min: 0, max: 4 }),
    what: fc.constantFrom<Change | 'erase'>(
      'join',
      'join',
      'request',
      'approve',
      'refuse',
      'leave',
      'remove',
      'ban',
      'unban',
      'erase',
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const id = await found();
      const people = Array.from({ length: 5 }, () => newId());
      const parts = new Map<string, 'member' | 'requested'>();
      const gone = new Set<string>();
      for (const { who, what } of steps) {
        const memberId = people[who] ?? '';
        if (what === 'erase') {
          await erase(memberId);
          gone.add(memberId);
        } else await change(id, memberId, what);
        if (what === 'join' || what === 'approve') parts.set(memberId, 'member');
        else if (what === 'request') parts.set(memberId, 'requested');
        else parts.delete(memberId);
        if (gone.has(memberId)) parts.delete(memberId);
      }
      const count = (status: string) => [...parts.values()].filter((one) => one === status).length;
      expect(await communityBy(projection.db, id, readerOf(undefined))).toMatchObject({
        members: count('member') + 1,
        requests: count('requested'),
      });
    }),
    { numRuns: 15 },
  );
});

test('a rebuild changes nothing', async () => {
  const before = await rows();
  await projection.rebuild();
  expect(await rows()).toEqual(before);
});

async function rows(): Promise<readonly object[]> {
  const tables = ['community', 'moderator', 'membership', 'departed', 'invitation', 'act', 'erased'];
  return Promise.all(
    tables.map(
      async (table) =>
        (await projection.pool.query<object>(`select * from communities.${table} t order by t::text`)).rows,
    ),
  );
}

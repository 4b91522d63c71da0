import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import type { EventOf } from '../../../modules/kernel/event-store/events.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { blocksEvents } from '../../../modules/members/blocks/blocks.events.js';
import { erasureEvents } from '../../../modules/members/erasure/erasure.events.js';
import { guardianshipEvents } from '../../../modules/members/guardians/guardianship.events.js';
import { nameForAll, people, nobody as unknown } from '../../../modules/members/people.shared.js';
import { profileEvents, usualShown } from '../../../modules/members/profile/profile.events.js';
import { grantsEvents } from '../../../modules/memberships/grants/grants.events.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { foundMember, membersLike } from './found-members.queries.js';
import { endedGrants, tierHolders, waitingProposals } from './grants.queries.js';
import { guardianshipOf, minors, minorsOf, pairedMinors, waitingLinks } from './guardians.queries.js';
import { memberPages } from './member-pages.projection.js';
import { blockedBy, dueErasures, memberPage, membersSeenBy } from './member-pages.queries.js';
import { namesFor } from './names.queries.js';

let projection: TestProjection;
let db: Database;

beforeAll(async () => {
  projection = await openProjection(memberPages);
  ({ db } = projection);
});
afterAll(() => projection.close());

const profile = {
  firstName: 'Ana',
  lastName: 'Smith',
  handle: 'ana',
  bio: 'Brobdingnag cars.',
  home: { zip: '53545', area: 'Janesville, WI' },
  garage: [{ year: 1957, make: 'Chevrolet', model: 'Bel Air' }],
  shown: { ...usualShown, area: true },
};
const registered = (memberId: string) =>
  event('MemberRegistered', { memberId, name: `${memberId} of old`, email: `${memberId}@example.com` });

const adult = (memberId: string) =>
  event('BirthDateGiven', { memberId, birthDate: '1968-05-04', isMinor: false });
const nobody = { code: 'MEMBER_NOT_FOUND' };
/** Replaces storefronts: none has anything to see. */
const shut = { isOpen: async () => false };

test('a page has the public name, and of the home the area alone', async () => {
  await record(memberEvents, 'ana', registered('ana'));
  await record(guardianshipEvents, 'ana', adult('ana'));
  expect(await memberPage(db, shut, 'ana', undefined)).toMatchObject({ name: 'ana of old', handle: null });
  await record(profileEvents, 'ana', event('ProfileChanged', { memberId: 'ana', ...profile }));
  const seen = await memberPage(db, shut, 'ana', undefined);
  expect(seen).toMatchObject({ name: 'Ana', handle: 'ana', area: 'Janesville, WI', garage: profile.garage });
  expect(JSON.stringify(await rows())).not.toContain('53545');
});

test('an age that is heard of before the member is kept; others learn only that it is a minor', async () => {
  const birth = { memberId: 'kid', birthDate: '2011-03-04', isMinor: true };
  await record(guardianshipEvents, 'kid', event('BirthDateGiven', birth));
  await expect(memberPage(db, shut, 'kid', { id: 'kid', roles: [] })).rejects.toMatchObject({
    code: 'MEMBER_NOT_FOUND',
  });
  await record(memberEvents, 'kid', registered('kid'));
  expect(await memberPage(db, shut, 'kid', { id: 'kid', roles: [] })).toMatchObject({
    allowedActions: ['edit'],
  });
  await expect(memberPage(db, shut, 'kid', { id: 'ana', roles: [] })).rejects.toMatchObject({
    code: 'MEMBER_NOT_FOUND',
  });
  expect(await minors(db)).toEqual(['kid']);
  expect(JSON.stringify(await rows())).not.toContain('2011');
});

test('who has not said their age has a page for themselves and admins alone', async () => {
  await record(memberEvents, 'lee', registered('lee'));
  for (const reader of [undefined, { id: 'ana', roles: [] }])
    await expect(memberPage(db, shut, 'lee', reader)).rejects.toMatchObject(nobody);
  expect(await memberPage(db, shut, 'lee', { id: 'lee', roles: [] })).toMatchObject({
    allowedActions: ['edit'],
  });
  expect(await memberPage(db, shut, 'lee', { id: 'cleo', roles: ['admin'] })).toMatchObject({ id: 'lee' });
  await record(guardianshipEvents, 'lee', adult('lee'));
  expect(await memberPage(db, shut, 'lee', undefined)).toMatchObject({ id: 'lee' });
});

test('whose page a viewer may see is answered for many at once', async () => {
  const seen = async (actor?: { readonly id: string; readonly roles: readonly string[] }) =>
    (await membersSeenBy(db, ['ana', 'kid', 'unknown'], actor)).toSorted();
  expect(await seen()).toEqual(['ana']);
  expect(await seen({ id: 'kid', roles: [] })).toEqual(['ana', 'kid']);
  expect(await seen({ id: 'cleo', roles: ['admin'] })).toEqual(['ana', 'kid']);
});

test('who is blocked is named by the first name alone, unless it is known that they are 18', async () => {
  await record(memberEvents, 'una', registered('una'));
  const block = (memberId: string) => record(blocksEvents, 'gus', event('MemberBlocked', { memberId }));
  for (const id of ['kid', 'una', 'lee']) await block(id);
  const names = (await blockedBy(db, 'gus')).blocked.map(({ name }) => name);
  expect(names.sort()).toEqual(['kid', 'lee of old', 'una']);
});

test('a guardian waits for staff, sees no page of the minor until then, and is nobody’s to block after', async () => {
  const link = { memberId: 'kid', guardianId: 'ana' };
  await record(guardianshipEvents, 'kid', event('GuardianAccepted', { ...link, invitationId: 'one' }));
  await expect(memberPage(db, shut, 'kid', { id: 'ana', roles: [] })).rejects.toMatchObject(nobody);
  expect(await memberPage(db, shut, 'ana', { id: 'kid', roles: [] })).toMatchObject({
    allowedActions: ['block'],
  });
  expect(await waitingLinks(db, true)).toMatchObject({
    links: [{ minor: { id: 'kid' }, guardian: { name: 'Ana' }, check: 'waiting' }],
  });
  const left = { ...link, because: 'unsure' as const };
  await record(guardianshipEvents, 'kid', event('GuardianLeftToStaff', left));
  expect((await waitingLinks(db, true)).links).toMatchObject([{ check: 'unsure' }]);
  const verified = { ...link, method: 'staff' as const, verifiedBy: 'cleo', host: null };
  await record(guardianshipEvents, 'kid', event('GuardianVerified', verified));
  expect(await waitingLinks(db, true)).toEqual({ links: [] });
  await record(guardianshipEvents, 'kid', event('UnlinkAsked', { askedBy: 'kid' }));
  expect(await guardianshipOf(db, 'kid')).toMatchObject({
    status: 'verified',
    guardian: { id: 'ana', name: 'Ana' },
    unlinkAskedBy: 'me',
  });
  expect(await guardianshipOf(db, 'ana')).toMatchObject({ minors: [{ id: 'kid', unlinkAskedBy: 'them' }] });
  expect(await memberPage(db, shut, 'kid', { id: 'ana', roles: [] })).toMatchObject({ allowedActions: [] });
  expect(await memberPage(db, shut, 'ana', { id: 'kid', roles: [] })).toMatchObject({ allowedActions: [] });
});

test('who was a guardian knows of whom, also after the link has ended', async () => {
  expect(await guardianshipOf(db, 'ana')).toMatchObject({ formerMinors: [] });
  const ended = { guardianId: 'ana', because: 'both agreed' as const };
  await record(guardianshipEvents, 'kid', event('GuardianUnlinked', ended));
  expect(await guardianshipOf(db, 'ana')).toMatchObject({
    minors: [],
    formerMinors: [{ id: 'kid', name: 'kid' }],
  });
});

test('who accepted and was refused is remembered, and was nobody’s guardian', async () => {
  const link = { memberId: 'kid', guardianId: 'lee' };
  expect(await pairedMinors(db, 'lee')).toEqual([]);
  await record(guardianshipEvents, 'kid', event('GuardianAccepted', { ...link, invitationId: 'two' }));
  expect([await minorsOf(db, 'lee'), await pairedMinors(db, 'lee')]).toEqual([['kid'], ['kid']]);
  await record(guardianshipEvents, 'kid', event('GuardianRefused', { ...link, refusedBy: 'cleo' }));
  expect([await minorsOf(db, 'lee'), await pairedMinors(db, 'lee')]).toEqual([[], ['kid']]);
  expect(await guardianshipOf(db, 'lee')).toMatchObject({ minors: [], formerMinors: [] });
});

test('who was verified once stays so, though they accept again and are refused', async () => {
  const link = { memberId: 'kid', guardianId: 'ana' };
  await record(guardianshipEvents, 'kid', event('GuardianAccepted', { ...link, invitationId: 'three' }));
  await record(guardianshipEvents, 'kid', event('GuardianRefused', { ...link, refusedBy: 'cleo' }));
  expect(await guardianshipOf(db, 'ana')).toMatchObject({ formerMinors: [{ id: 'kid' }] });
});

test('a proposal waits for another admin until it is decided', async () => {
  const proposal = {
    memberId: 'kid',
    proposalId: 'one',
    tier: 'premium_plus' as const,
    reason: 'donor' as const,
    note: 'King Tier.',
    proposedBy: 'ana',
  };
  await record(grantsEvents, 'kid', event('LifetimeProposed', proposal));
  const actionsFor = async (id: string) =>
    (await waitingProposals(db, { id, roles: ['admin'] })).map(({ allowedActions }) => allowedActions);
  expect(await waitingProposals(db, { id: 'cleo', roles: ['admin'] })).toMatchObject([
    {
      id: 'one',
      member: { id: 'kid' },
      tier: 'premium_plus',
      note: 'King Tier.',
      proposedBy: { name: 'Ana' },
    },
  ]);
  expect(await actionsFor('cleo')).toEqual([['confirm', 'decline']]);
  expect(await actionsFor('ana')).toEqual([[]]);
  expect(await actionsFor('kid')).toEqual([[]]);
  const decided = { memberId: 'kid', proposalId: 'one', confirmedBy: 'cleo' };
  await record(grantsEvents, 'kid', event('LifetimeConfirmed', decided));
  expect(await waitingProposals(db, { id: 'cleo', roles: ['admin'] })).toEqual([]);
});

test('a grant with an end is followed until that is recorded, one for life is not', async () => {
  const grant = {
    memberId: 'kid',
    tier: 'premium' as const,
    reason: 'promo' as const,
    note: 'Jefferson.',
    grantedBy: 'cleo',
  };
  const until = '2026-07-01T12:00:00.000Z';
  await record(
    grantsEvents,
    'kid',
    event('TierGranted', { ...grant, grantId: 'a', until }),
    event('TierGranted', { ...grant, grantId: 'b', until }),
    event('TierGranted', { ...grant, grantId: 'c', until: null }),
  );
  expect(await endedGrants(db, '2026-07-01T11:59:59.000Z', 9)).toEqual([]);
  expect((await endedGrants(db, until, 9)).map(({ grantId }) => grantId).sort()).toEqual(['a', 'b']);
  const revoked = { memberId: 'kid', grantId: 'a', note: 'Mistake.', revokedBy: 'cleo' };
  await record(grantsEvents, 'kid', event('TierRevoked', revoked));
  const over = { memberId: 'kid', grantId: 'b', tier: 'premium' as const };
  await record(grantsEvents, 'kid', event('TierEnded', over));
  expect(await endedGrants(db, until, 9)).toEqual([]);
});

test('who has a capability by their tier has it while the grant runs, or for life', async () => {
  const grant = { tier: 'premium' as const, reason: 'promo' as const, note: 'Jefferson.', grantedBy: 'cleo' };
  const given = (memberId: string, grantId: string, until: string | null) =>
    record(grantsEvents, memberId, event('TierGranted', { ...grant, memberId, grantId, until }));
  await given('tia', 't1', '2030-07-01T12:00:00.000Z');
  await given('uma', 'u1', null);
  const { holdersOf, holdersAmong } = tierHolders(db);
  const among = async (now: string) => [
    ...(await holdersAmong(['tia', 'uma', 'ned'], 'new-items-wall', now)),
  ];
  expect((await among('2030-07-01T11:59:59.000Z')).sort()).toEqual(['tia', 'uma']);
  expect(await among('2030-07-01T12:00:00.000Z')).toEqual(['uma']);
  expect(await holdersOf('new-items-wall', '2030-07-02T12:00:00.000Z')).toContain('uma');
  expect(await holdersOf('moderate', '2030-07-01T11:00:00.000Z')).toEqual([]);
});

test('a paid tier is followed until its newest end', async () => {
  const paid = (until: string) =>
    record(
      grantsEvents,
      'val',
      event('TierPaid', { memberId: 'val', grantId: 'v1', tier: 'premium' as const, until }),
    );
  await paid('2031-07-01T12:00:00.000Z');
  await paid('2031-08-01T12:00:00.000Z');
  const { holdersAmong } = tierHolders(db);
  const has = async (now: string) => (await holdersAmong(['val'], 'priority-support', now)).has('val');
  expect(await has('2031-07-31T12:00:00.000Z')).toBe(true);
  expect(await has('2031-08-01T12:00:00.000Z')).toBe(false);
  const over = await endedGrants(db, '2031-08-01T12:00:00.000Z', 99);
  expect(over.filter(({ grantId }) => grantId === 'v1')).toEqual([{ memberId: 'val', grantId: 'v1' }]);
});

test('an erasure stays due until it is performed, even after the member is gone', async () => {
  await record(memberEvents, 'gus', registered('gus'));
  await record(blocksEvents, 'ana', event('MemberBlocked', { memberId: 'gus' }));
  expect((await blockedBy(db, 'ana')).blocked).toMatchObject([{ id: 'gus' }]);
  await record(erasureEvents, 'gus', event('ErasureRequested', { dueAt: '2026-06-15T12:00:00.000Z' }));
  expect(await dueErasures(db, '2026-06-15T11:59:59.000Z', 9)).toEqual([]);
  expect(await dueErasures(db, '2026-06-15T12:00:00.000Z', 9)).toEqual(['gus']);
  await record(memberEvents, 'gus', event('MemberErased', { memberId: 'gus' }));
  expect(await dueErasures(db, '2026-06-15T12:00:00.000Z', 9)).toEqual(['gus']);
  expect((await blockedBy(db, 'ana')).blocked).toEqual([]);
  await record(erasureEvents, 'gus', event('ErasurePerformed', { photosRemoved: 0 }));
  expect(await dueErasures(db, '2026-06-15T12:00:00.000Z', 9)).toEqual([]);
});

test('the last name of a minor, and of who has not said their age, is for them and the verified guardian', async () => {
  const ward = { memberId: 'ned', guardianId: 'lee' };
  for (const id of ['ned', 'ola', 'pat']) await record(memberEvents, id, registered(id));
  await record(memberEvents, 'pat', event('MemberErased', { memberId: 'pat' }));
  await record(
    guardianshipEvents,
    'ned',
    event('BirthDateGiven', { memberId: 'ned', birthDate: '2011-03-04', isMinor: true }),
    event('GuardianAccepted', { ...ward, invitationId: 'two' }),
  );
  const asked = ['ned', 'ola', 'pat', 'lee', 'nobody'];
  const names = async (reader?: string) => Object.fromEntries(await namesFor(db, reader, asked));
  const short = { ned: 'ned', ola: 'ola', lee: 'lee of old' };
  for (const reader of [undefined, 'ana', 'lee']) expect(await names(reader)).toEqual(short);
  expect(await names('ned')).toEqual({ ...short, ned: 'ned of old' });
  await record(
    guardianshipEvents,
    'ned',
    event('GuardianVerified', { ...ward, method: 'staff' as const, verifiedBy: 'cleo', host: null }),
  );
  expect(await names('lee')).toEqual({ ...short, ned: 'ned of old' });
  expect(await names('ana')).toEqual(short);
  await record(guardianshipEvents, 'ned', event('MajorityReached', { guardianId: 'lee' }));
  expect(await names()).toEqual({ ...short, ned: 'ned of old' });
});

test('others who join people see the first name of a minor, and who may be seen', async () => {
  const ward = { memberId: 'tim', guardianId: 'lee' };
  const person = async () => {
    const row = await db.selectFrom(people.as('p')).selectAll().where('id', '=', 'tim').executeTakeFirst();
    return row && [nameForAll(row), row.is_open];
  };
  const tells = (...events: readonly EventOf<typeof guardianshipEvents>[]) =>
    record(guardianshipEvents, 'tim', ...events);
  await tells(event('BirthDateGiven', { memberId: 'tim', birthDate: '2011-03-04', isMinor: true }));
  expect(await person()).toBeUndefined();
  await record(memberEvents, 'tim', registered('tim'));
  expect(await person()).toEqual(['tim', false]);
  await tells(
    event('GuardianAccepted', { ...ward, invitationId: 'three' }),
    event('GuardianVerified', { ...ward, method: 'staff' as const, verifiedBy: 'cleo', host: null }),
  );
  expect(await person()).toEqual(['tim', true]);
  await tells(event('GuardianUnlinked', { guardianId: 'lee', because: 'both agreed' as const }));
  expect(await person()).toEqual(['tim', false]);
  await tells(event('MajorityReached', { guardianId: null }));
  expect(await person()).toEqual(['tim of old', true]);
  await record(memberEvents, 'tim', event('MemberErased', { memberId: 'tim' }));
  expect(await person()).toBeUndefined();
  expect(nameForAll(unknown)).toBe('Former member');
});

test('a rebuild brings back the same', async () => {
  const before = await rows();
  await projection.rebuild();
  expect(await rows()).toEqual(before);
});

const record: TestProjection['record'] = (...recorded) => projection.record(...recorded);

async function rows(): Promise<readonly object[]> {
  const tables = [
    'member order by id',
    'block order by member_id',
    'due order by member_id',
    'pair order by minor_id, guardian_id',
    'proposal order by proposal_id',
    'running order by grant_id',
  ];
  return Promise.all(
    tables.map(
      async (table) => (await projection.pool.query<object>(`select * from member_pages.${table}`)).rows,
    ),
  );
}

test('staff find a member by a part of the name that others see or of the handle, an exact handle first', async () => {
  for (const [id, name, handle] of [
    ['kit', 'Kit Kowalski', 'kit_k'],
    ['kitt', 'Kitty 100%', 'kit'],
  ] as const) {
    await record(
      memberEvents,
      id,
      event('MemberRegistered', { memberId: id, name, email: `${id}@example.com` }),
    );
    await record(guardianshipEvents, id, adult(id));
    const [firstName = '', lastName = ''] = name.split(' ');
    const shown = { ...usualShown, lastName: true };
    const change = { memberId: id, ...profile, firstName, lastName, handle, shown };
    await record(profileEvents, id, event('ProfileChanged', change));
  }
  const found = async (search: string) => (await membersLike(db, search)).map(({ id }) => id);
  expect(await found('kowal')).toEqual(['kit']);
  expect(await found('@KIT')).toEqual(['kitt', 'kit']);
  expect(await found('100%')).toEqual(['kitt']);
  expect(await found('_')).toEqual(['kit']);
  expect(await found(' ')).toEqual([]);
  expect(await foundMember(db, 'kit')).toMatchObject({ handle: 'kit_k', isMinor: false });
  await record(memberEvents, 'kit', event('MemberErased', { memberId: 'kit' }));
  expect(await found('kowal')).toEqual([]);
  await expect(foundMember(db, 'kit')).rejects.toMatchObject(nobody);
});

import { exportMessages } from '../../projections/messages/messages/messages.export.js';
import { eraseMember } from '../identity/accounts/erase-member.shared.js';
import { suspendByStaff } from '../identity/identity.fixtures.js';
import { systemClock } from '../kernel/decider/clock.js';
import { newId } from '../kernel/decider/identifiers.js';
import { databaseOn } from '../kernel/postgres/database.js';
import { guardiansOn } from '../members/guardians/guardians.fixtures.js';
import { openMembers } from '../members/members.fixtures.js';
import type { ThreadCard, ThreadView } from './messages.contract.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let ana: Member;
let bob: Member;
let cid: Member;
let dan: Member;
beforeAll(async () => {
  smc = await openMembers();
  [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
  [cid, dan] = [await smc.member('Cid'), await smc.member('Dan')];
});
afterAll(() => smc.close());

const { answeredFor } = guardiansOn(() => smc);

test('whoever is added to a thread of two is in a new one with both, which the two had not said anything in', async () => {
  const pair = await written(bob, { kind: 'listing', listingId: await ana.list() }, 'Between us?');
  const three = await added(ana, pair, cid);
  expect(three).not.toBe(pair);
  expect((await thread(bob, pair)).others).toMatchObject([{ name: 'Ana' }]);
  expect(await thread(cid, three)).toMatchObject({
    about: { kind: 'listing', title: 'Radio' },
    isRequest: true,
    mayAdd: false,
    messages: [],
    lines: [{ what: 'added', isAddedMe: true }],
  });
  expect((await cards(cid, 'requests')).map(({ id }) => id)).toEqual([three]);
  expect(await added(ana, pair, cid)).toBe(three);
  expect((await ana.get(`/api/offers/thread/${three}`)).body).toEqual({ deal: null });
  expect((await cid.get('/api/notifications')).body).toContainEqual(
    expect.objectContaining({ subtype: 'request', href: `/messages/${three}` }),
  );
});

test('whoever is added to three sees what comes after, is asked first, and may leave', async () => {
  const id = await written(ana, about(bob, cid), 'Before Dan.');
  for (const member of [bob, cid]) await sent(member, id, 'I am in.');
  expect(await added(bob, id, dan)).toBe(id);
  await sent(ana, id, 'Welcome.');
  expect(await thread(dan, id)).toMatchObject({
    isRequest: true,
    others: [{}, {}, {}],
    messages: [{ body: 'Welcome.' }],
    lines: [{ what: 'added', isMine: false, isAddedMe: true }],
    before: null,
  });
  expect((await cards(dan, 'requests'))[0]).toMatchObject({ id, last: { words: 'Welcome.' } });
  await sent(dan, id, 'Thanks.');
  expect((await cards(dan, 'inbox'))[0]).toMatchObject({ id, unread: 0 });
  expect((await thread(ana, id)).messages.map(({ body }) => body)).toContain('Before Dan.');
  await dan.ok('POST', `/api/threads/${id}/leave`, {});
  expect((await dan.get(`/api/threads/${id}`)).status).toBe(404);
  expect(await thread(ana, id)).toMatchObject({
    left: [{ id: dan.id, name: 'Dan' }],
    lines: [{ what: 'added', addedId: dan.id }, { what: 'left' }],
  });
});

test('a message to the same members goes where they are alone', async () => {
  const to = about(ana, bob);
  const id = await written(dan, to, 'Three of us.');
  for (const member of [ana, bob]) await sent(member, id, 'Yes.');
  await added(dan, id, cid);
  const other = await written(dan, to, 'Without Cid.');
  expect(other).not.toBe(id);
  expect(await written(dan, to, 'Again.')).toBe(other);
  expect((await thread(cid, id)).messages).toEqual([]);
  expect((await cid.get(`/api/threads/${other}`)).status).toBe(404);
});

test('a block either way, the rules for minors, and the thread of guardian and minor keep others out', async () => {
  const [eve, joe] = [await smc.member('Eve'), await smc.member('Joe')];
  const { kid, mom } = await answeredFor('Zoe Quiverfull');
  const id = await written(ana, about(bob, joe), 'Hello.');
  const add = async (by: Member, to: string, whom: Member) =>
    (await by.call('POST', `/api/threads/${to}/members`, { memberId: whom.id })).body.code;
  await bob.ok('POST', `/api/members/${eve.id}/block`);
  expect(await add(ana, id, eve)).toBe('NOT_ADDABLE');
  await bob.ok('DELETE', `/api/members/${eve.id}/block`);
  await eve.ok('POST', `/api/members/${ana.id}/block`);
  expect(await add(ana, id, eve)).toBe('NOT_ADDABLE');
  expect(await add(ana, id, kid)).toBe('MEMBER_NOT_FOUND');
  expect(await add(joe, id, eve)).toBe('ACCEPT_FIRST');
  const parent = await written(mom, about(kid), 'Dinner.');
  expect(await add(mom, parent, ana)).toBe('STAYS_OF_TWO');
  expect(await add(eve, id, cid)).toBe('THREAD_NOT_FOUND');
});

test('of three, one who is erased closes nothing for the other two', async () => {
  const gus = await smc.member('Gus');
  const id = await written(ana, about(bob, gus), 'Who is there?');
  const { bus, db, eventStore } = smc.runtime;
  await eraseMember({ bus, db, eventStore, clock: systemClock }, gus.id, { id: gus.id, roles: [] });
  await sent(bob, id, 'I am.');
  expect(await thread(ana, id)).toMatchObject({ mayWrite: true, others: [{}, {}] });
});

test('a block between two of three hides each from the other, and the thread goes on', async () => {
  const [ivy, joy, kay] = [await smc.member('Ivy'), await smc.member('Joy'), await smc.member('Kay')];
  const id = await written(ivy, about(joy, kay), 'Before.');
  for (const member of [joy, kay]) await sent(member, id, 'Yes.');
  await ivy.ok('POST', `/api/members/${joy.id}/block`);
  await kay.ok('PUT', `/api/threads/${id}/read`, { upTo: (await thread(kay, id)).lastPosition });
  await ivy.ok('PUT', `/api/threads/${id}/read`, { upTo: (await thread(ivy, id)).lastPosition });
  await sent(joy, id, 'By Joy.');
  expect((await cards(ivy, 'inbox'))[0]).toMatchObject({ id, unread: 0, last: { words: 'Yes.' } });
  expect((await ivy.get('/api/threads/unread')).body).toMatchObject({ unread: 0 });
  expect((await cards(kay, 'inbox'))[0]).toMatchObject({ id, unread: 1, last: { words: 'By Joy.' } });
  await sent(ivy, id, 'By Ivy.');
  await sent(kay, id, 'By Kay.');
  const bodies = async (of: Member) => (await thread(of, id)).messages.map(({ body }) => body).slice(3);
  expect(await bodies(ivy)).toEqual(['By Ivy.', 'By Kay.']);
  expect(await bodies(joy)).toEqual(['By Joy.', 'By Kay.']);
  expect(await bodies(kay)).toEqual(['By Joy.', 'By Ivy.', 'By Kay.']);
  expect(await thread(joy, id)).toMatchObject({ mayWrite: true, others: [{}, {}] });
  const marksOf = async (of: Member, other: Member) =>
    (await thread(of, id)).others.find((one) => one.id === other.id)?.readUpTo;
  expect([await marksOf(ivy, joy), await marksOf(joy, ivy)]).toEqual([0, 0]);
  expect(await marksOf(kay, ivy)).toBeGreaterThan(0);
  expect(await newsOf(ivy)).toBe(await newsOf(joy));
  expect(await newsOf(kay)).toBeGreaterThan(await newsOf(joy));
  await ivy.ok('DELETE', `/api/members/${joy.id}/block`);
  await sent(joy, id, 'Again.');
  expect(await bodies(ivy)).toEqual(['By Ivy.', 'By Kay.', 'Again.']);
  const section = exportMessages({ ...smc.runtime, db: databaseOn(smc.pool) });
  expect(JSON.stringify((await section.read(joy.id)) as object)).not.toContain('hiddenFrom');
});

test('of three, one who is suspended reads on and does not write, and the others go on', async () => {
  const [ivy, joy, kay] = [await smc.member('Ivy'), await smc.member('Joy'), await smc.member('Kay')];
  const id = await written(ivy, about(joy, kay), 'Who is there?');
  await suspendByStaff(smc.server.app, joy.id);
  await sent(kay, id, 'I am.');
  expect(await thread(ivy, id)).toMatchObject({ mayWrite: true });
  expect((await thread(ivy, id)).messages).toHaveLength(2);
});

test('a rebuild gives the rows that were there', async () => {
  const rows = async () =>
    (await smc.pool.query('select to_jsonb(seat) as row from messages.seat order by 1')).rows;
  await smc.waitForProcessors();
  const before = await rows();
  await smc.runtime.processors.stop();
  await smc.runtime.processors.rebuild('messages');
  expect(await rows()).toEqual(before);
});

type Member = Awaited<ReturnType<typeof smc.member>>;

const about = (...members: readonly Member[]) => ({
  kind: 'member',
  memberIds: members.map(({ id }) => id),
});

/** out  the thread's id */
async function written(from: Member, to: object, body: string): Promise<string> {
  const answer = await from.call('POST', '/api/threads', { about: to, message: { id: newId(), body } });
  expect(answer).toMatchObject({ status: 201 });
  return String(answer.body.id);
}

async function sent(from: Member, id: string, body: string): Promise<void> {
  const answer = await from.call('POST', `/api/threads/${id}/messages`, { id: newId(), body });
  expect(answer).toMatchObject({ status: 201 });
}

/** out  the id of the thread that they are in afterwards */
async function added(by: Member, id: string, whom: Member): Promise<string> {
  const answer = await by.call('POST', `/api/threads/${id}/members`, { memberId: whom.id });
  expect(answer.body.code).toBeUndefined();
  return String(answer.body.id);
}

async function newsOf(of: Member): Promise<number> {
  const { rows } = await smc.pool.query<{ count: string }>(
    "select count(*) from notices.notification where member_id = $1 and type = 'new_message'",
    [of.id],
  );
  return Number(rows[0]?.count);
}

/** What a member sees once everything so far is handled. */
async function cards(of: Member, filter: string): Promise<readonly ThreadCard[]> {
  await smc.waitForProcessors();
  return (await of.get(`/api/threads?filter=${filter}`)).body.threads as readonly ThreadCard[];
}

async function thread(of: Member, id: string): Promise<ThreadView> {
  await smc.waitForProcessors();
  return (await of.get(`/api/threads/${id}`)).body as unknown as ThreadView;
}

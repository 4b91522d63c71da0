import { exportMessages } from '../../projections/messages/messages/messages.export.js';
import { newId } from '../kernel/decider/identifiers.js';
import { databaseOn } from '../kernel/postgres/database.js';
import { guardiansOn } from '../members/guardians/guardians.fixtures.js';
import { type Answer, openMembers } from '../members/members.fixtures.js';
import type { FoundMessage, ThreadCard, ThreadView } from './messages.contract.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let ana: Member;
let bob: Member;
beforeAll(async () => {
  smc = await openMembers();
  [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
});
afterAll(() => smc.close());

const { answeredFor } = guardiansOn(() => smc);

test('a buyer asks about a listing, the seller answers, and both see what was delivered and read', async () => {
  const listingId = await ana.list();
  const id = await written(bob, { kind: 'listing', listingId }, 'Does it play?');
  expect(await written(bob, { kind: 'listing', listingId }, 'And is it 12 volts?')).toBe(id);
  expect(await cards(ana, 'selling')).toMatchObject([
    { id, title: 'Radio', others: [{ name: 'Bob' }], unread: 2, isRequest: false, last: { isMine: false } },
  ]);
  expect(await cards(ana, 'requests')).toEqual([]);
  expect((await cards(bob, 'buying'))[0]).toMatchObject({
    id,
    unread: 0,
    last: { words: 'And is it 12 volts?' },
  });
  const { lastPosition } = await thread(ana, id);
  expect((await thread(bob, id)).others).toMatchObject([{ name: 'Ana', readUpTo: 0, deliveredUpTo: 0 }]);
  await ana.ok('PUT', '/api/threads/delivered', { upTo: lastPosition });
  await ana.ok('PUT', `/api/threads/${id}/read`, { upTo: lastPosition });
  expect((await thread(bob, id)).others).toMatchObject([
    { readUpTo: lastPosition, deliveredUpTo: lastPosition },
  ]);
  expect((await ana.get('/api/threads/unread')).body).toMatchObject({ unread: 0 });
  expect((await thread(bob, id)).hasAnswer).toBe(false);
  await sent(ana, id, 'It does, both.');
  expect((await cards(ana, 'selling'))[0]).toMatchObject({ id, unread: 0 });
  expect((await cards(bob, 'buying'))[0]).toMatchObject({ id, unread: 1 });
  await sent(bob, id, 'I take it.');
  expect((await cards(bob, 'buying'))[0]).toMatchObject({ id, unread: 0 });
  expect(await thread(bob, id)).toMatchObject({
    hasAnswer: true,
    messages: [
      { body: 'Does it play?', isMine: true },
      { body: 'And is it 12 volts?' },
      { body: 'It does, both.', isMine: false, mayWithdraw: false },
      { body: 'I take it.' },
    ],
  });
});

test('a thread keeps its listing as it was, and shows what is different today', async () => {
  const listingId = await ana.list();
  const id = await written(bob, { kind: 'listing', listingId }, 'I take it.');
  expect((await thread(bob, id)).about).toMatchObject({ price: '$45 or best offer', changes: [] });
  const revised = { title: 'Radio, works', price: 60, priceMode: 'fixed' };
  await ana.ok('PUT', `/api/listings/${listingId}`, {
    categoryPrimary: 'Parts',
    categorySub: 'Electrical',
    listingType: 'for_sale',
    place: { text: 'Janesville, WI' },
    ...revised,
  });
  expect((await thread(bob, id)).about).toMatchObject({
    title: 'Radio',
    price: '$45 or best offer',
    status: 'active',
    changes: [
      { what: 'Title', was: 'Radio', now: 'Radio, works' },
      { what: 'Price', was: '$45 or best offer', now: '$60' },
    ],
  });
});

test('the same message, sent again after a lost answer, is there once', async () => {
  const id = await written(bob, about(ana), 'Hello.');
  const message = { id: newId(), body: 'Once.' };
  for (let press = 0; press < 3; press++)
    expect((await bob.call('POST', `/api/threads/${id}/messages`, message)).status).toBe(201);
  const again = await bob.call('POST', '/api/threads', { about: about(ana), message });
  expect([again.status, again.body.id]).toEqual([201, id]);
  expect((await thread(bob, id)).messages.filter(({ body }) => body === 'Once.')).toHaveLength(1);
  const foreign = await ana.call('POST', `/api/threads/${id}/messages`, message);
  expect(foreign).toMatchObject({ status: 409, body: { code: 'MESSAGE_ID_TAKEN' } });
});

test('a stranger lands in requests; a dismissed one is not told, and an answer accepts', async () => {
  const [cid, dee] = [await smc.member('Cid'), await smc.member('Dee')];
  const id = await written(cid, about(dee), 'Send me a gift card.');
  expect(await cards(dee, 'inbox')).toEqual([]);
  expect((await cards(dee, 'requests')).map((card) => card.id)).toEqual([id]);
  expect((await dee.get('/api/threads/unread')).body).toMatchObject({ unread: 0, requests: 1 });
  expect(await thread(dee, id)).toMatchObject({
    isRequest: true,
    messages: [{ warnings: ['gift cards'] }],
  });
  const { lastPosition } = await thread(dee, id);
  await dee.ok('PUT', `/api/threads/${id}/read`, { upTo: lastPosition });
  await dee.ok('POST', '/api/threads/requests', { ids: [id], answer: 'dismiss' });
  expect(await cards(dee, 'requests')).toEqual([]);
  expect(await thread(cid, id)).toMatchObject({
    isRequest: false,
    mayWrite: true,
    others: [{ readUpTo: 0 }],
  });
  await sent(cid, id, 'Are you there?');
  expect(await cards(dee, 'requests')).toEqual([]);
  await sent(dee, id, 'No.');
  expect((await cards(dee, 'inbox')).map((card) => card.id)).toEqual([id]);
  expect((await thread(cid, id)).messages[0]).toMatchObject({ warnings: [] });
});

test("somebody else's thread does not exist", async () => {
  const id = await written(bob, about(ana), 'Hello.');
  const eve = await smc.member('Eve');
  for (const answer of [
    await eve.get(`/api/threads/${id}`),
    await eve.call('POST', `/api/threads/${id}/messages`, { id: newId(), body: 'Hi' }),
    await eve.call('PUT', `/api/threads/${id}/read`, { upTo: 1 }),
    await eve.call('PUT', `/api/threads/${id}/mute`, { muted: true }),
    await eve.call('POST', '/api/threads/requests', { ids: [id], answer: 'accept' }),
    await eve.call('POST', `/api/threads/${id}/messages/${newId()}/withdraw`, {}),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'THREAD_NOT_FOUND' } });
});

test('a block closes the thread for both, in the same words', async () => {
  const [fay, gus] = [await smc.member('Fay'), await smc.member('Gus')];
  const id = await written(fay, about(gus), 'Hello.');
  await gus.ok('POST', `/api/members/${fay.id}/block`, {});
  const answers: unknown[] = [];
  for (const one of [fay, gus]) {
    const { status, body } = await one.call('POST', `/api/threads/${id}/messages`, {
      id: newId(),
      body: 'Hi',
    });
    answers.push([status, body.code, body.message]);
    expect((await thread(one, id)).mayWrite).toBe(false);
  }
  expect(answers[0]).toEqual([409, 'THREAD_CLOSED', expect.any(String)]);
  expect(answers[1]).toEqual(answers[0]);
  const listingId = await gus.list();
  const body = { about: { kind: 'listing', listingId }, message: { id: newId(), body: 'Hi' } };
  expect(await fay.call('POST', '/api/threads', body)).toMatchObject({ body: { code: 'THREAD_CLOSED' } });
});

test('a minor and the guardian always reach each other; other adults find no minor to write to', async () => {
  const { kid, mom } = await answeredFor('Zoe Quiverfull');
  const id = await written(mom, about(kid), 'Home by nine.');
  expect((await cards(kid, 'inbox'))[0]).toMatchObject({ id, isPinned: true, isRequest: false });
  expect(await mom.call('PUT', `/api/threads/${id}/mute`, { muted: true })).toMatchObject({
    status: 409,
    body: { code: 'ALWAYS_ON' },
  });
  await smc.pool.query('delete from messaging.outreach');
  await sent(kid, id, 'Yes.');
  expect((await smc.pool.query('select 1 from messaging.outreach')).rowCount).toBe(0);
  for (const memberId of [kid.id, newId()]) {
    const message = { id: newId(), body: 'Hello.' };
    const refused = await bob.call('POST', '/api/threads', {
      about: { kind: 'member', memberIds: [memberId] },
      message,
    });
    expect(refused).toMatchObject({ status: 404, body: { code: 'MEMBER_NOT_FOUND' } });
    expect((await bob.get(`/api/threads/to?member=${memberId}`)).status).toBe(404);
  }
});

test('a suspended member keeps the thread with their guardian, and has no other', async () => {
  const { kid, mom } = await answeredFor('Ned Quiverfull');
  const theirs = await written(mom, about(kid), 'Home by nine.');
  const other = await written(bob, about(mom), 'Is the engine free?');
  for (const member of [mom, kid]) await member.suspended();
  await sent(kid, theirs, 'Yes.');
  await sent(mom, theirs, 'Good.');
  expect(await cards(mom, 'inbox')).toMatchObject([{ id: theirs, isPinned: true }]);
  expect((await mom.get('/api/threads/unread')).body).toMatchObject({ unread: 0, requests: 0 });
  expect((await thread(mom, theirs)).messages).toHaveLength(3);
  const refused = { status: 403, body: { code: 'ACCOUNT_SUSPENDED', decision: '/decisions' } };
  expect(await mom.get(`/api/threads/${other}`)).toMatchObject(refused);
  const reply = { id: newId(), body: 'It is.' };
  expect(await mom.call('POST', `/api/threads/${other}/messages`, reply)).toMatchObject(refused);
  expect(await mom.call('PUT', `/api/threads/${other}/read`, { upTo: 1 })).toMatchObject(refused);
  expect(await thread(bob, other)).toMatchObject({ mayWrite: false, others: [{ isSuspended: true }] });
});

test('a new account writes to ten new members a day, and goes on after an answer', async () => {
  const [hal, ida] = [await smc.member('Hal'), await smc.member('Ida')];
  const sentBefore = (count: number, opens: boolean) =>
    smc.pool.query(
      `insert into messaging.outreach (message_id, member_id, thread_id, opens, sent_at, answered)
       select gen_random_uuid()::text, $1, gen_random_uuid()::text, $2, now(), false from generate_series(1, $3)`,
      [hal.id, opens, count],
    );
  await sentBefore(9, true);
  const id = await written(hal, about(ida), 'Hello.');
  const eleventh = { about: about(ana), message: { id: newId(), body: 'Hello.' } };
  expect(await hal.call('POST', '/api/threads', eleventh)).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_THREADS' },
  });
  await sentBefore(9, false);
  await sent(hal, id, 'Hello?');
  const more = { id: newId(), body: 'One more.' };
  expect(await hal.call('POST', `/api/threads/${id}/messages`, more)).toMatchObject({
    body: { code: 'TOO_MANY_MESSAGES' },
  });
  await sent(ida, id, 'Hello!');
  expect((await hal.call('POST', `/api/threads/${id}/messages`, more)).status).toBe(201);
});

test('an id that a message has opens no second thread', async () => {
  const [jan, ken, liv] = [await smc.member('Jan'), await smc.member('Ken'), await smc.member('Liv')];
  const message = { id: newId(), body: 'Hello.' };
  await jan.call('POST', '/api/threads', { about: about(ken), message });
  expect(await jan.call('POST', '/api/threads', { about: about(liv), message })).toMatchObject({
    status: 409,
    body: { code: 'MESSAGE_ID_TAKEN' },
  });
  await smc.waitForProcessors();
  expect((await liv.get('/api/threads/unread')).body).toMatchObject({ requests: 0 });
});

test('the words of an erased member are gone, and a tombstone is left', async () => {
  const [kim, lou] = [await smc.member('Kim'), await smc.member('Lou')];
  const id = await written(kim, about(lou), 'Zyzzyva.');
  await sent(lou, id, 'Yes?');
  await smc.waitForProcessors();
  const section = exportMessages({ ...smc.runtime, db: databaseOn(smc.pool) });
  expect(JSON.stringify(await section.read(kim.id))).toContain('Zyzzyva.');
  expect(JSON.stringify(await section.read(lou.id))).not.toContain('Zyzzyva.');
  await smc.runtime.eventStore.keys.erase(kim.id);
  expect((await thread(lou, id)).messages).toMatchObject([{ status: 'erased', body: '' }, { body: 'Yes?' }]);
});

test('a case sees a message with the two before and the two after it; a decision takes it from everybody and gives it back', async () => {
  const [kay, lee] = [await smc.member('Kay'), await smc.member('Lee')];
  const id = await written(kay, about(lee), '1');
  for (const body of ['2', '3', '4', '5', '6', '7']) await sent(lee, id, body);
  await smc.waitForProcessors();
  const { contents } = smc.runtime;
  const fourth = (await thread(kay, id)).messages[3];
  const ref = { kind: 'message', id: String(fourth?.id) };
  const now = new Date().toISOString();
  const seenBy = (who: Member) => contents.toReport(ref, { actor: { id: who.id, roles: [] }, now });
  expect(await seenBy(ana)).toBeUndefined();
  const target = await seenBy(kay);
  expect(target).toMatchObject({ ...ref, ownerId: lee.id, version: 1, communityId: null });
  expect(await found(kay, '4')).toEqual(['[4]']);
  await smc.moderate('remove', ref);
  for (const who of [kay, lee]) {
    expect((await thread(who, id)).messages[3]).toMatchObject({ status: 'removed', body: '' });
    expect(await found(who, '4')).toEqual([]);
  }
  const evidence = target && (await contents.evidenceOf(target));
  expect(evidence).toMatchObject({ text: '4', isErased: false });
  expect(evidence?.around.map(({ text, isBefore }) => [text, isBefore])).toEqual([
    ['2', true],
    ['3', true],
    ['5', false],
    ['6', false],
  ]);
  await smc.moderate('bringBack', ref);
  expect((await thread(kay, id)).messages[3]).toMatchObject({ status: 'sent', body: '4' });
  expect(await found(kay, '4')).toEqual(['[4]']);
});

test('messages are found by their words, only by members of the thread and as long as they can be read there', async () => {
  const [may, ned, oda] = [await smc.member('May'), await smc.member('Ned'), await smc.member('Oda')];
  const id = await written(may, about(ned), 'Is the tri-power still on the Pontiac?');
  await sent(ned, id, 'The tri-power is, the rest is gone.');
  const three = await written(may, about(ned, oda), 'Who has a tri-power?');
  expect(await found(ned, 'tri power')).toEqual([
    'Who has a [tri-power]?',
    'The [tri-power] is, the rest is gone.',
    'Is the [tri-power] still on the Pontiac?',
  ]);
  expect(await found(ned, 'tripower pontiac')).toEqual([]);
  expect(await found(oda, 'power')).toEqual(['Who has a [tri-power]?']);
  expect(await found(bob, 'tri-power')).toEqual([]);
  const { body } = await may.get('/api/threads/messages?search=rest');
  expect(body).toMatchObject({
    messages: [{ threadId: id, others: [{ name: 'Ned' }], senderName: 'Ned', isMine: false }],
    hasMore: false,
    searchedSince: null,
  });
  await oda.ok('POST', `/api/threads/${three}/leave`, {});
  expect(await found(oda, 'tri-power')).toEqual([]);
  const [first] = (await thread(may, id)).messages;
  await may.ok('POST', `/api/threads/${id}/messages/${first?.id}/withdraw`, {});
  expect(await found(ned, 'Pontiac')).toEqual([]);
  await smc.runtime.eventStore.keys.erase(may.id);
  expect(await found(ned, 'tri-power')).toEqual(['The [tri-power] is, the rest is gone.']);
  const { rows } = await smc.pool.query('select sealed from messages.message where sealed is not null');
  expect(JSON.stringify(rows)).not.toContain('tri-power');
});

test('a message is taken back, and an archived thread comes back with the next one', async () => {
  const listingId = await ana.list();
  const id = await written(bob, { kind: 'listing', listingId }, 'Oops.');
  const [oops] = (await thread(bob, id)).messages;
  await bob.ok('POST', `/api/threads/${id}/messages/${oops?.id}/withdraw`, {});
  expect((await thread(ana, id)).messages).toMatchObject([{ status: 'withdrawn', body: '' }]);
  const { lastPosition } = await thread(ana, id);
  await ana.ok('PUT', `/api/threads/${id}/archive`, { archived: true, upTo: lastPosition });
  expect((await cards(ana, 'inbox')).map((card) => card.id)).not.toContain(id);
  expect((await cards(ana, 'archived')).map((card) => card.id)).toEqual([id]);
  await sent(bob, id, 'Hello again.');
  expect((await cards(ana, 'inbox', 'bob'))[0]).toMatchObject({ id, isArchived: false });
  expect((await cards(ana, 'inbox', encodeURIComponent('Ｂöb')))[0]).toMatchObject({ id });
  expect(await cards(ana, 'inbox', 'nobody')).toEqual([]);
});

test('whoever is written to is notified once a group, of who wrote what about which part, and not while muted', async () => {
  const [ivy, joe] = [await smc.member('Ivy'), await smc.member('Joe')];
  const listingId = await joe.list();
  const id = await written(ivy, { kind: 'listing', listingId }, 'Carburetor?');
  const notices = async () => {
    await smc.waitForProcessors();
    const list = (await joe.get('/api/notifications')).body as unknown as readonly Notice[];
    return list.filter(({ type }) => type === 'new_message');
  };
  expect(await notices()).toMatchObject([
    { href: `/messages/${id}`, message: 'Ivy wrote about “Radio”: Carburetor?', read: false },
  ]);
  const waiting = await smc.pool.query(
    "select due_at - now() > interval '9 minutes' as later from notices.outgoing where member_id = $1",
    [joe.id],
  );
  expect(waiting.rows).toEqual([{ later: true }]);
  await joe.ok('PUT', `/api/threads/${id}/read`, { upTo: (await thread(joe, id)).lastPosition });
  expect(await notices()).toMatchObject([{ read: true }]);
  await joe.ok('PUT', `/api/threads/${id}/mute`, { muted: true });
  await sent(ivy, id, 'Still there?');
  expect(await notices()).toHaveLength(1);
});

test('a rebuild, which handles many events at a time, gives the rows that were there', async () => {
  const rowsOf = async (table: string) =>
    (await smc.pool.query(`select to_jsonb(row) as row from messages.${table} row order by row::text`)).rows;
  const tables = ['thread', 'seat', 'message'];
  await smc.waitForProcessors();
  // What nobody can decrypt any more is not in the new rows.
  await smc.pool.query(
    'update messages.message set sealed = null where sender_id not in (select person_id from kernel.person_key where sealed is not null)',
  );
  const before = await Promise.all(tables.map(rowsOf));
  await smc.runtime.processors.stop();
  await smc.runtime.processors.rebuild('messages');
  expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
});

type Member = Awaited<ReturnType<typeof smc.member>>;
interface Notice {
  readonly type: string;
  readonly href: string;
  readonly read: boolean;
}

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

/** What a member sees once everything so far is handled. */
async function cards(of: Member, filter: string, search = ''): Promise<readonly ThreadCard[]> {
  await smc.waitForProcessors();
  const { body } = await of.get(`/api/threads?filter=${filter}&search=${search}`);
  return body.threads as readonly ThreadCard[];
}

/** The lines of a search, with the matches in brackets. */
async function found(of: Member, search: string): Promise<readonly string[]> {
  await smc.waitForProcessors();
  const { body } = await of.get(`/api/threads/messages?search=${encodeURIComponent(search)}`);
  return (body.messages as readonly FoundMessage[]).map(({ line }) =>
    line.map(({ words, isMatch }) => (isMatch ? `[${words}]` : words)).join(''),
  );
}

async function thread(of: Member, id: string): Promise<ThreadView> {
  await smc.waitForProcessors();
  const answer: Answer = await of.get(`/api/threads/${id}`);
  expect(answer.status).toBe(200);
  return answer.body as unknown as ThreadView;
}

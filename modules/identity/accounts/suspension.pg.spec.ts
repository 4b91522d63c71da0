import { newId } from '../../kernel/decider/identifiers.js';
import { openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { memberEvents } from '../member/member.events.js';
import { password, relaxedLimits, twoStepFixtures } from '../second-factor/totp.fixtures.js';
import { disableAccount } from './disable-account.shared.js';

import { followSuspensions } from './follow-suspensions.reactor.js';

const reason = 'Three buyers wait for parts that never came; two e-mails went unanswered.';

let identity: TestIdentity;
let cleo: Awaited<ReturnType<typeof admin>>;
const { newMember } = twoStepFixtures(() => identity);
beforeAll(async () => {
  identity = await openIdentity({ limits: relaxedLimits });
  cleo = await admin();
});
afterAll(() => identity.close());

type By = Pick<Awaited<ReturnType<typeof newMember>>, 'call'>;
const pathOf = (id: string) => `/api/admin/members/${id}/suspension`;
const suspend = (by: By, id: string) => by.call('POST', pathOf(id), { reason });
const lift = (by: By, id: string) => by.call('POST', `${pathOf(id)}/lift`, { reason: 'The parts came.' });
const enter = (email: string) => identity.browser().call('POST', '/api/auth/sign-in', { email, password });
const mails = async (email: string) => (await identity.mailsTo(email)).map(({ subject }) => subject);

test('an admin suspends a member on every device, and lifts the suspension', async () => {
  const ana = await newMember();
  expect((await suspend(cleo, ana.uid)).status).toBe(200);
  expect((await ana.call('GET', '/api/account/totp')).body.code).toBe('SESSION_EXPIRED');
  expect((await enter(ana.email)).body).toMatchObject({
    code: 'ACCOUNT_SUSPENDED',
    message: expect.stringContaining('write to support'),
  });
  expect((await lift(cleo, ana.uid)).status).toBe(200);
  expect((await enter(ana.email)).status).toBe(200);
  expect((await ana.call('GET', '/api/account/totp')).body.code).toBe('SESSION_EXPIRED');
});

test('the member gets an e-mail about both, the first with the reason, and the stream keeps who and why', async () => {
  const ana = await newMember();
  await identity.verifyEmail(ana.uid);
  await suspend(cleo, ana.uid);
  await lift(cleo, ana.uid);
  expect(await mails(ana.email)).toEqual(
    expect.arrayContaining(['Your account is suspended', 'Your account is open again']),
  );
  const emails = await identity.mailsTo(ana.email);
  const [email, lifted] = ['suspended', 'open again'].map((words) =>
    emails.find(({ subject }) => subject.endsWith(words)),
  );
  expect(lifted?.text).toContain('/listings?status=paused');
  expect(email?.text).toContain(reason);
  expect(email?.text).toContain('Write to support:\nhttp');
  expect((await cleo.call('GET', pathOf(ana.uid))).body).toEqual({
    name: expect.any(String),
    isSuspended: false,
    maySuspend: true,
    hasVerifiedEmail: true,
    history: [
      { at: identity.clock.now(), by: cleo.uid, what: 'lifted', reason: 'The parts came.' },
      { at: identity.clock.now(), by: cleo.uid, what: 'suspended', reason },
    ],
  });
});

test('an admin sees beforehand that no e-mail will be sent, and whom they may not suspend', async () => {
  const ana = await newMember();
  const look = async (id: string) => (await cleo.call('GET', pathOf(id))).body;
  await identity.pool.query('update identity.account set email_verified_at = null where member_id = $1', [
    ana.uid,
  ]);
  expect(await look(ana.uid)).toMatchObject({ maySuspend: true, hasVerifiedEmail: false });
  expect(await look(cleo.uid)).toMatchObject({ maySuspend: false });
  await suspend(cleo, ana.uid);
  expect(await mails(ana.email)).not.toContain('Your account is suspended');
});

test('suspending again does nothing: one event, one e-mail', async () => {
  const ana = await newMember();
  await identity.verifyEmail(ana.uid);
  await Promise.all([suspend(cleo, ana.uid), suspend(cleo, ana.uid)]);
  await suspend(cleo, ana.uid);
  const events = await identity.eventStore.read(memberEvents, ana.uid);
  expect(events.filter(({ type }) => type === 'MemberSuspended')).toHaveLength(1);
  expect((await mails(ana.email)).filter((subject) => subject.endsWith('suspended'))).toHaveLength(1);
});

test('a repeated command that arrives late changes nothing: the account is as the last event says', async () => {
  const ana = await newMember();
  await identity.verifyEmail(ana.uid);
  const again = (path: string, key: string) =>
    cleo.call('POST', path, { reason }, { 'idempotency-key': key.padEnd(16, key) });
  const [path, lifting] = [pathOf(ana.uid), `${pathOf(ana.uid)}/lift`];
  for (const [address, key] of [
    [path, 'a'],
    [lifting, 'b'],
    [path, 'a'],
  ] as const)
    expect((await again(address, key)).status).toBe(200);
  expect((await enter(ana.email)).status).toBe(200);
  await again(path, 'c');
  await again(lifting, 'b');
  expect((await enter(ana.email)).body.code).toBe('ACCOUNT_SUSPENDED');
  expect((await mails(ana.email)).filter((subject) => subject.endsWith('suspended'))).toHaveLength(2);
});

test('lifting a suspension does not open an account that is disabled for erasure', async () => {
  const ana = await newMember();
  await suspend(cleo, ana.uid);
  await disableAccount(identity.db, ana.uid, identity.clock.now());
  await lift(cleo, ana.uid);
  expect((await enter(ana.email)).body.code).toBe('ACCOUNT_SUSPENDED');
});

test('admins cannot suspend themselves, members suspend nobody, and an unknown member is not found', async () => {
  const ana = await newMember();
  expect((await suspend(cleo, cleo.uid)).body.code).toBe('OWN_SUSPENSION');
  expect((await suspend(ana, cleo.uid)).status).toBe(403);
  expect((await suspend(cleo, newId())).body.code).toBe('MEMBER_NOT_FOUND');
  expect((await cleo.call('POST', pathOf(ana.uid), { reason: ' ' })).body.code).toBe('INVALID_INPUT');
});

test('the event store holds the reason encrypted only', async () => {
  const ana = await newMember();
  await suspend(cleo, ana.uid);
  const { rows } = await identity.pool.query(
    "select data::text from kernel.event where type = 'MemberSuspended'",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('buyers');
});

async function admin() {
  const member = await newMember();
  await identity.makeAdmin(member.uid);
  return member;
}

test('a suspension that was cut off between event and row is made good, and the admin sees which of them counts', async () => {
  const ana = await newMember();
  const [bea, cy] = [await newMember(), await newMember()];
  const meta = { actor: { id: cleo.uid, roles: [] }, now: new Date().toISOString(), commandId: newId() };
  const events = [
    { type: 'MemberSuspended', data: { memberId: ana.uid, reason, suspendedBy: cleo.uid } },
  ] as const;
  await identity.eventStore.append(memberEvents, ana.uid, events, 'any', meta);
  expect((await cleo.call('GET', pathOf(ana.uid))).body).toMatchObject({ isSuspended: false });
  expect((await ana.call('GET', '/api/account/totp')).status).toBe(200);
  const followed = await identity.eventStore.read(memberEvents, ana.uid);
  const reactor = followSuspensions(identity);
  const handle = () => identity.db.transaction().execute((tx) => reactor.handle(tx, followed.slice(-1)));
  await handle();
  await handle();
  expect((await cleo.call('GET', pathOf(ana.uid))).body).toMatchObject({ isSuspended: true });
  expect((await ana.call('GET', '/api/account/totp')).body.code).toBe('SESSION_EXPIRED');
  expect((await bea.call('GET', '/api/account/totp')).status).toBe(200);
  await suspend(cleo, cy.uid);
  await lift(cleo, cy.uid);
  const past = await identity.eventStore.read(memberEvents, cy.uid);
  await identity.db.transaction().execute((tx) =>
    reactor.handle(
      tx,
      past.filter(({ type }) => type === 'MemberSuspended'),
    ),
  );
  expect((await cleo.call('GET', pathOf(cy.uid))).body).toMatchObject({ isSuspended: false });
});

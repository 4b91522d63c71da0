import { newId } from '../../kernel/decider/identifiers.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import type { Session } from '../identity.contract.js';
import { byStaff, openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { memberEvents } from '../member/member.events.js';
import { password, relaxedLimits, twoStepFixtures } from '../second-factor/totp.fixtures.js';
import type { Suspensions } from '../suspensions.ports.js';
import { disableAccount } from './disable-account.shared.js';
import { endSuspensions } from './end-suspensions.job.js';
import { followSuspensions } from './follow-suspensions.reactor.js';

const reason = 'Three buyers wait for parts that never came; two e-mails went unanswered.';
const minute = 60_000;

let identity: TestIdentity;
let suspensions: Suspensions;
const { newMember } = twoStepFixtures(() => identity);
beforeAll(async () => {
  identity = await openIdentity({ limits: relaxedLimits });
  suspensions = identity.suspensions;
});
afterAll(() => identity.close());

const meta = (commandId = newId()) => ({ ...byStaff(identity.clock.now()), commandId });
const forGood = { reason, decisionId: null, until: null };
const suspend = (id: string, over = {}) => suspensions.suspend(id, { ...forGood, ...over }, meta());
const lift = (id: string, over = {}) => suspensions.lift(id, { reason: 'They came.', ...over }, meta());
const enter = (email: string) => identity.browser().call('POST', '/api/auth/sign-in', { email, password });
const mails = async (email: string) => (await identity.mailsTo(email)).map(({ subject }) => subject);
const later = (minutes: number) =>
  new Date(Date.parse(identity.clock.now()) + minutes * minute).toISOString();
const end = () => endSuspensions({ db: identity.db, get: () => suspensions as never }, identity.clock.now());
const statusOf = async (id: string) => (await suspensions.statusOf([id])).get(id);

async function verifiedMember() {
  const member = await newMember();
  await identity.verifyEmail(member.uid);
  return member;
}

test('a suspension signs the member out on every device, and a new sign-in opens a session that says so', async () => {
  const ana = await newMember();
  const until = later(60);
  await suspend(ana.uid, { decisionId: 'first', until });
  expect((await ana.call('GET', '/api/account/totp')).body.code).toBe('SESSION_EXPIRED');
  expect((await enter(ana.email)).body.user.suspension).toEqual({ until, decisionId: 'first' });
  await lift(ana.uid);
  expect((await enter(ana.email)).body.user.suspension).toBeNull();
});

test('a suspended member calls what stays open, and is told about the decision elsewhere', async () => {
  const ana = await newMember();
  const until = later(60);
  await suspend(ana.uid, { decisionId: 'first', until });
  const browser = identity.browser();
  const { accessToken } = (await browser.call('POST', '/api/auth/sign-in', { email: ana.email, password }))
    .body;
  const asBefore = { authorization: `Bearer ${accessToken}` };
  const again = await browser.call('POST', '/api/account/proof', { password }, asBefore);
  expect(again.status).toBe(200);
  const { session } = again.body as unknown as { readonly session: Session };
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const refused = await browser.call('POST', '/api/account/email', { email: 'x@example.com' }, headers);
  expect([refused.status, refused.body]).toEqual([
    403,
    expect.objectContaining({ code: 'ACCOUNT_SUSPENDED', until, decision: '/decisions/first' }),
  ]);
  const status = await browser.call('GET', '/api/auth/status', undefined, headers);
  expect(status.body).toMatchObject({ authenticated: true });
});

test('the member gets an e-mail about both, the first with the reason, unless a decision has its own', async () => {
  const [ana, bea] = [await verifiedMember(), await verifiedMember()];
  await suspend(ana.uid);
  await lift(ana.uid);
  const emails = await identity.mailsTo(ana.email);
  const [email, lifted] = ['suspended', 'open again'].map((words) =>
    emails.find(({ subject }) => subject.endsWith(words)),
  );
  expect(lifted?.text).toContain('/listings?status=paused');
  expect(email?.text).toContain(reason);
  expect(email?.text).toContain('Write to support:\nhttp');
  await suspend(bea.uid, { decisionId: 'first' });
  await lift(bea.uid, { decisionId: 'first' });
  expect(await mails(bea.email)).toEqual(expect.not.arrayContaining(['Your account is suspended']));
  expect(await mails(bea.email)).toEqual(expect.not.arrayContaining(['Your account is open again']));
});

test('a suspension ends when its time is over, and the member gets an e-mail', async () => {
  const ana = await verifiedMember();
  await suspend(ana.uid, { decisionId: 'first', until: later(10) });
  await end();
  expect(await statusOf(ana.uid)).toMatchObject({ decisionId: 'first' });
  identity.clock.pass(10 * 60);
  await end();
  await end();
  expect(await statusOf(ana.uid)).toBeUndefined();
  expect((await mails(ana.email)).filter((subject) => subject === 'Your account is open again')).toHaveLength(
    1,
  );
});

test('of two decisions the later end counts, and lifting one leaves what the other caused', async () => {
  const ana = await newMember();
  const since = identity.clock.now();
  const [soon, late] = [later(10), later(20)];
  await suspend(ana.uid, { decisionId: 'long', until: late });
  await suspend(ana.uid, { decisionId: 'short', until: soon });
  expect(await statusOf(ana.uid)).toEqual({ since, until: late, decisionId: 'long' });
  await lift(ana.uid, { decisionId: 'long' });
  expect(await statusOf(ana.uid)).toEqual({ since, until: soon, decisionId: 'short' });
  await lift(ana.uid, { decisionId: 'another' });
  expect(await statusOf(ana.uid)).toBeDefined();
  await lift(ana.uid, { decisionId: 'short' });
  expect(await statusOf(ana.uid)).toBeUndefined();
});

test('suspending again does nothing: one event, one e-mail', async () => {
  const ana = await verifiedMember();
  await Promise.all([suspend(ana.uid), suspend(ana.uid)]);
  await suspend(ana.uid);
  const events = await identity.eventStore.read(memberEvents, ana.uid);
  expect(events.filter(({ type }) => type === 'MemberSuspended')).toHaveLength(1);
  expect((await mails(ana.email)).filter((subject) => subject.endsWith('suspended'))).toHaveLength(1);
});

test('a repeated command that arrives late changes nothing: the account is as the last event says', async () => {
  const ana = await newMember();
  const [first, second, third] = [meta(), meta(), meta()];
  await suspensions.suspend(ana.uid, forGood, first);
  await suspensions.lift(ana.uid, { reason }, second);
  await suspensions.suspend(ana.uid, forGood, first);
  expect(await statusOf(ana.uid)).toBeUndefined();
  await suspensions.suspend(ana.uid, forGood, third);
  await suspensions.lift(ana.uid, { reason }, second);
  expect(await statusOf(ana.uid)).toBeDefined();
});

test('lifting a suspension does not open an account that is disabled for erasure', async () => {
  const ana = await newMember();
  await suspend(ana.uid);
  await disableAccount(identity.db, ana.uid, identity.clock.now());
  await lift(ana.uid);
  expect((await enter(ana.email)).body.code).toBe('ACCOUNT_CLOSED');
  expect(await statusOf(ana.uid)).toBeUndefined();
});

test('nobody suspends themselves, and an unknown member is not found', async () => {
  const ana = await newMember();
  await expect(suspensions.suspend(ana.uid, forGood, metaOf(ana.uid))).rejects.toMatchObject({
    code: 'OWN_SUSPENSION',
  });
  await expect(suspend(newId())).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND' });
});

test('the event store holds the reason encrypted only', async () => {
  const ana = await newMember();
  await suspend(ana.uid);
  const { rows } = await identity.pool.query(
    "select data::text from kernel.event where type = 'MemberSuspended'",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('buyers');
});

test('a suspension that was cut off between event and row is made good', async () => {
  const [ana, bea, cy] = [await newMember(), await newMember(), await newMember()];
  const events = [
    { type: 'MemberSuspended', data: { memberId: ana.uid, suspendedBy: 'cleo', ...forGood } },
  ] as const;
  await identity.eventStore.append(memberEvents, ana.uid, events, 'any', meta());
  expect((await ana.call('GET', '/api/account/totp')).status).toBe(200);
  const followed = await identity.eventStore.read(memberEvents, ana.uid);
  const reactor = followSuspensions(identity);
  const handle = () => identity.db.transaction().execute((tx) => reactor.handle(tx, followed.slice(-1)));
  await handle();
  await handle();
  expect(await statusOf(ana.uid)).toBeDefined();
  expect((await ana.call('GET', '/api/account/totp')).body.code).toBe('SESSION_EXPIRED');
  expect((await bea.call('GET', '/api/account/totp')).status).toBe(200);
  await suspend(cy.uid);
  await lift(cy.uid);
  const past = (await identity.eventStore.read(memberEvents, cy.uid)).filter(
    ({ type }) => type === 'MemberSuspended',
  );
  await identity.db.transaction().execute((tx) => reactor.handle(tx, past));
  expect(await statusOf(cy.uid)).toBeUndefined();
});

import { newId } from '../../kernel/decider/identifiers.js';
import type { Session } from '../identity.contract.js';
import { openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { memberEvents } from '../member/member.events.js';
import { relaxedLimits, twoStepFixtures } from './totp.fixtures.js';

const reason = 'Called from the number of the club; the phone fell into Lake Koshkonong.';
const email = 'Two-step sign-in was turned off for your account';

let identity: TestIdentity;
let cleo: Awaited<ReturnType<typeof admin>>;
const { newMember, memberWithTwoStep, signIn, complete, codeNow } = twoStepFixtures(() => identity);
beforeAll(async () => {
  identity = await openIdentity({ limits: relaxedLimits });
  cleo = await admin();
});
afterAll(() => identity.close());

const remove = (by: Pick<typeof cleo, 'call'>, id: string, sent: object = { reason }) =>
  by.call('POST', `/api/admin/members/${id}/second-factor/remove`, sent);
const subjects = async (email: string) => (await identity.mailsTo(email)).map(({ subject }) => subject);
const removals = async (id: string) =>
  (await identity.eventStore.read(memberEvents, id)).filter(({ type }) => type === 'SecondFactorRemoved');

test('an admin turns off two-step sign-in, and the password alone signs in again', async () => {
  const ana = await memberWithTwoStep();
  expect((await remove(cleo, ana.uid)).status).toBe(200);
  const { status, body } = await signIn(identity.browser(), ana.email);
  expect([status, body.user.uid]).toEqual([200, ana.uid]);
  const { rows } = await identity.pool.query('select from identity.recovery_code where member_id = $1', [
    ana.uid,
  ]);
  expect(rows).toHaveLength(0);
});

test('it signs out every device, and cancels a sign-in that waits for its code', async () => {
  const ana = await memberWithTwoStep();
  const browser = identity.browser();
  const { challenge } = (await signIn(browser, ana.email)).body;
  await remove(cleo, ana.uid);
  expect((await ana.call('GET', '/api/account/totp')).body.code).toBe('SESSION_EXPIRED');
  expect((await complete(browser, challenge, codeNow(ana.secret))).body.code).toBe('SIGN_IN_AGAIN');
});

test('the member gets an e-mail, and the stream keeps who and why', async () => {
  const ana = await memberWithTwoStep();
  await remove(cleo, ana.uid);
  expect((await subjects(ana.email)).filter((subject) => subject === email)).toHaveLength(1);
  expect(await removals(ana.uid)).toMatchObject([
    { data: { memberId: ana.uid, reason, removedBy: cleo.uid }, meta: { actorId: cleo.uid } },
  ]);
  const { body } = await cleo.call('GET', `/api/admin/members/${ana.uid}/second-factor`);
  expect(body).toEqual({
    name: expect.any(String),
    since: null,
    removals: [{ at: identity.clock.now(), by: cleo.uid, reason }],
  });
});

test('the event store holds the reason encrypted only', async () => {
  const ana = await memberWithTwoStep();
  await remove(cleo, ana.uid);
  const { rows } = await identity.pool.query(
    "select data::text from kernel.event where type = 'SecondFactorRemoved'",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('Koshkonong');
});

test('it does nothing when repeated, or while two-step sign-in is off', async () => {
  const [ana, bob] = [await memberWithTwoStep(), await newMember()];
  for (const id of [ana.uid, ana.uid, bob.uid]) expect((await remove(cleo, id)).status).toBe(200);
  expect(await removals(ana.uid)).toHaveLength(1);
  expect(await removals(bob.uid)).toHaveLength(0);
  expect(await subjects(bob.email)).not.toContain(email);
  expect((await bob.call('GET', '/api/account/totp')).status).toBe(200);
});

test('a repeated command does not remove a second factor that was set up later', async () => {
  const ana = await memberWithTwoStep();
  const once = () =>
    cleo.call(
      'POST',
      `/api/admin/members/${ana.uid}/second-factor/remove`,
      { reason },
      { 'idempotency-key': 'r'.repeat(16) },
    );
  expect((await once()).status).toBe(200);
  const { body } = await signIn(identity.browser(), ana.email);
  const as = { authorization: `Bearer ${body.accessToken}` };
  const begun = (await identity.browser().call('POST', '/api/account/totp', {}, as)).body as unknown as {
    secret: string;
  };
  const code = codeNow(begun.secret);
  const on = await identity.browser().call('POST', '/api/account/totp/confirm', { code }, as);
  expect(on.status).toBe(200);
  const { session } = on.body as unknown as { readonly session: Session };
  const now = { authorization: `Bearer ${session.accessToken}` };
  expect((await once()).status).toBe(200);
  expect((await identity.browser().call('GET', '/api/account/totp', undefined, now)).body).toMatchObject({
    status: 'on',
  });
});

test('two at the same moment remove it once', async () => {
  const ana = await memberWithTwoStep();
  await Promise.all([remove(cleo, ana.uid), remove(cleo, ana.uid)]);
  expect(await removals(ana.uid)).toHaveLength(1);
});

test('it is refused without a reason, for the own account, to members, and for an unknown member', async () => {
  const ana = await memberWithTwoStep();
  for (const sent of [{}, { reason: '  ' }])
    expect((await remove(cleo, ana.uid, sent)).body.code).toBe('INVALID_INPUT');
  const own = await remove(cleo, cleo.uid);
  expect([own.status, own.body.code]).toEqual([403, 'OWN_SECOND_FACTOR']);
  const other = await remove(await newMember(), ana.uid);
  expect([other.status, other.body.code]).toEqual([403, 'ADMINS_ONLY']);
  const nobody = await remove(cleo, newId());
  expect([nobody.status, nobody.body.code]).toEqual([404, 'MEMBER_NOT_FOUND']);
  expect((await ana.call('GET', '/api/account/totp')).body).toMatchObject({ status: 'on' });
});

async function admin() {
  const member = await newMember();
  await identity.makeAdmin(member.uid);
  return member;
}

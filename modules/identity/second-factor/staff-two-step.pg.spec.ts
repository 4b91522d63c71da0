import { openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { password, relaxedLimits, step, twoStepFixtures } from './totp.fixtures.js';

let identity: TestIdentity;
const { newMember, signIn, complete, codeNow } = twoStepFixtures(() => identity);
beforeAll(async () => {
  identity = await openIdentity({ limits: relaxedLimits });
});
afterAll(() => identity.close());

type TestMember = Awaited<ReturnType<typeof newMember>>;

/** A member whom a tool has just made an admin. */
async function newAdmin(): Promise<TestMember> {
  const ana = await newMember();
  await identity.pool.query("insert into identity.role values ($1, 'admin', now())", [ana.uid]);
  return ana;
}

/** A call of staff, and what it answers. */
async function staffCall({ uid, call }: Pick<TestMember, 'uid' | 'call'>) {
  const { status, body } = await call('GET', `/api/admin/members/${uid}/account`);
  return status === 200 ? 200 : [status, body.code];
}

async function setUp(ana: TestMember): Promise<string> {
  const { secret } = (await ana.call('POST', '/api/account/totp', {})).body;
  await ana.call('POST', '/api/account/totp/confirm', { code: codeNow(secret) });
  identity.clock.pass(step);
  return secret;
}

const refused = [403, 'STAFF_TWO_STEP_NEEDED'];
const needOf = async (ana: TestMember) => (await ana.call('GET', '/api/auth/status')).body.user.staffNeeds;

test('staff with one factor sign in, and call nothing of staff until two-step sign-in is on', async () => {
  const ana = await newAdmin();
  expect([await staffCall(ana), await needOf(ana)]).toEqual([refused, 'two-step']);
  await setUp(ana);
  expect([await staffCall(ana), await needOf(ana)]).toEqual([200, null]);
});

test('a session from before two-step sign-in was on needs a code first, and the password alone is not enough', async () => {
  const ana = await newAdmin();
  const before = identity.browser();
  const { accessToken } = (await signIn(before, ana.email)).body;
  const secret = await setUp(ana);
  let as = { authorization: `Bearer ${accessToken}` };
  const other = async (sent: object) => {
    const { body } = await before.call('POST', '/api/account/proof', sent, as);
    const { session } = body as unknown as { session: { accessToken: string } };
    as = { authorization: `Bearer ${session.accessToken}` };
    return staffCall({
      uid: ana.uid,
      call: (method, path) => before.call(method, path, undefined, as) as ReturnType<TestMember['call']>,
    });
  };
  expect(await other({ password })).toEqual(refused);
  expect(await other({ code: codeNow(secret) })).toBe(200);
});

test('staff who sign in with both steps act at once, and no more once two-step sign-in is off', async () => {
  const ana = await newAdmin();
  const secret = await setUp(ana);
  const browser = identity.browser();
  const { challenge } = (await signIn(browser, ana.email)).body;
  const { accessToken } = (await complete(browser, challenge, codeNow(secret))).body;
  const as = { authorization: `Bearer ${accessToken}` };
  const there = {
    uid: ana.uid,
    call: (method: string, path: string) =>
      browser.call(method, path, undefined, as) as ReturnType<TestMember['call']>,
  };
  expect(await staffCall(there)).toBe(200);
  identity.clock.pass(step);
  const off = { password, code: codeNow(secret) };
  expect((await ana.call('POST', '/api/account/totp/off', off)).status).toBe(200);
  expect(await staffCall(there)).toEqual(refused);
});

test('a member who is no staff is told so', async () => {
  expect(await staffCall(await newMember())).toEqual([403, 'ADMINS_ONLY']);
});

test('nobody sets up two-step sign-in before the e-mail address is verified', async () => {
  const ana = await newMember();
  await identity.pool.query('update identity.account set email_verified_at = null where member_id = $1', [
    ana.uid,
  ]);
  const { status, body } = await ana.call('POST', '/api/account/totp', { password });
  expect([status, body.code]).toEqual([403, 'MAIL_NOT_VERIFIED']);
});

test('where the setting says so, staff act with one factor', async () => {
  const relaxed = await openIdentity({ limits: relaxedLimits, variables: { STAFF_TWO_STEP: '0' } });
  const browser = relaxed.browser();
  const { body } = await browser.call('POST', '/api/auth/sign-up', { email: 'bea@example.com', password });
  await relaxed.pool.query("insert into identity.role values ($1, 'admin', now())", [body.user.uid]);
  const as = { authorization: `Bearer ${body.accessToken}` };
  const path = `/api/admin/members/${body.user.uid}/account`;
  expect((await browser.call('GET', path, undefined, as)).status).toBe(200);
  await relaxed.close();
});

import { openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { password, relaxedLimits, twoStepFixtures } from '../second-factor/totp.fixtures.js';
import { mostSessions, sessionHours } from './session-age.rules.js';

let identity: TestIdentity;
const { newMember, signIn } = twoStepFixtures(() => identity);
beforeAll(async () => {
  identity = await openIdentity({ limits: relaxedLimits });
});
afterAll(() => identity.close());

const hours = 3_600;

/** A browser in which a member has just signed in, and how it renews its session. */
async function signedIn(email: string) {
  const browser = identity.browser();
  await signIn(browser, email);
  return async (isInUse = true) => (await browser.call('POST', '/api/auth/refresh', { isInUse })).status;
}

test('an open tab alone does not keep a session, and use does', async () => {
  const { email } = await newMember();
  const [left, used] = [await signedIn(email), await signedIn(email)];
  for (let day = 0; day < 15; day++) {
    identity.clock.pass(24 * hours);
    expect(await used()).toBe(200);
    expect(await left(false)).toBe(day < 13 ? 200 : 401);
  }
});

test('a session of staff ends after an hour without use, and twelve hours after its sign-in', async () => {
  const { email, uid } = await newMember();
  await identity.makeAdmin(uid);
  const [left, used] = [await signedIn(email), await signedIn(email)];
  identity.clock.pass(sessionHours.staff.idle * hours);
  expect(await left()).toBe(401);
  const again = await signedIn(email);
  for (let half = 1; half < 24; half++) {
    identity.clock.pass(hours / 2);
    expect(await again()).toBe(200);
  }
  identity.clock.pass(hours / 2);
  expect([await again(), await used()]).toEqual([401, 401]);
});

test('beyond ten sessions, the one that was used longest ago ends', async () => {
  const { email } = await newMember();
  identity.clock.pass(1);
  const [first, second] = [await signedIn(email), await signedIn(email)];
  identity.clock.pass(60);
  expect(await first()).toBe(200);
  for (let more = 2; more < mostSessions; more++) await signedIn(email);
  identity.clock.pass(60);
  expect([await first(), await second()]).toEqual([200, 200]);
  identity.clock.pass(60);
  await signedIn(email);
  await signedIn(email);
  const list = async () => {
    const { rows } = await identity.pool.query(
      'select from identity.session s join identity.account a using (member_id) where a.email = $1 and s.ended_at is null',
      [email],
    );
    return rows.length;
  };
  expect(await list()).toBe(mostSessions);
  expect([await first(), await second()]).toEqual([200, 200]);
});

test('ten sign-ins at once leave ten sessions', async () => {
  const { email, uid } = await newMember();
  await Promise.all(Array.from({ length: mostSessions }, () => signedIn(email)));
  const { rows } = await identity.pool.query(
    'select from identity.session where member_id = $1 and ended_at is null',
    [uid],
  );
  expect(rows).toHaveLength(mostSessions);
});

test.each([
  ['a re-authentication', '/api/account/proof', { password }],
  ['a new password', '/api/account/password', { password, newPassword: 'rust sleeps on sundays' }],
])('%s replaces both tokens of its session', async (_, path, sent) => {
  const browser = identity.browser();
  const ana = await newMember();
  const { accessToken } = (await signIn(browser, ana.email)).body;
  const [before, cookie] = [{ authorization: `Bearer ${accessToken}` }, browser.cookie];
  const { body } = await browser.call('POST', path, sent, before);
  const { session } = body as unknown as { readonly session: { readonly accessToken: string } };
  const sessions = (headers: Record<string, string>) =>
    browser.call('GET', '/api/account/sessions', undefined, headers);
  expect((await sessions(before)).body.code).toBe('SESSION_EXPIRED');
  expect((await sessions({ authorization: `Bearer ${session.accessToken}` })).status).toBe(200);
  expect((await browser.call('POST', '/api/auth/refresh')).status).toBe(200);
  const old = identity.browser();
  old.cookie = cookie;
  expect((await old.call('POST', '/api/auth/refresh')).body.code).toBe('SESSION_EXPIRED');
});

test('ending sessions needs a recent sign-in', async () => {
  const ana = await newMember();
  identity.clock.pass(11 * 60);
  await ana.refresh();
  for (const [method, path] of [
    ['DELETE', `/api/account/sessions/${ana.uid}`],
    ['POST', '/api/account/sessions/revoke-others'],
  ] as const) {
    const { status, body } = await ana.call(method, path);
    expect([status, body.code]).toEqual([403, 'PROOF_NEEDED']);
  }
});

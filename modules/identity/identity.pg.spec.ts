import jwt from 'jsonwebtoken';
import { derivedKey } from '../kernel/encryption/derived-key.js';
import { Accounts } from './accounts/accounts.js';
import { termsVersion } from './identity.contract.js';
import { type Browser, openIdentity, secret, type TestIdentity } from './identity.fixtures.js';
import { memberEvents } from './member/member.events.js';
import { timeZones } from './sessions/time-zones.js';

const password = 'rust never sleeps';
const minutes = 60;
const days = 86_400;

let identity: TestIdentity;
let people = 0;
beforeAll(async () => {
  const many = { max: 1_000, minutes: 5 };
  identity = await openIdentity({
    limits: { 'sign-in from address': many, 'sign-in to mail': many, 'sign-up from address': many },
  });
});
afterAll(() => identity.close());

describe('signing up', () => {
  test('registers the member, signs in, and returns a Bearer token for five minutes and an HttpOnly cookie', async () => {
    const ana = identity.browser();
    const { status, body, headers } = await ana.call('POST', '/api/auth/sign-up', {
      email: ' Ana.Smith@Example.com ',
      password,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      expiresIn: 300,
      user: {
        email: 'ana.smith@example.com',
        name: 'Ana Smith',
        firstName: 'Ana',
        lastName: 'Smith',
        isAdmin: false,
        hasAcceptedTerms: true,
      },
    });
    expect(headers.get('set-cookie')).toMatch(/^rt=[\w-]{43}; Path=\/; Expires=.+; HttpOnly; SameSite=Lax$/);
    expect(headers.get('cache-control')).toBe('no-store');
    const events = await identity.eventStore.read(memberEvents, body.user.uid);
    expect(events).toMatchObject([
      {
        type: 'MemberRegistered',
        data: { memberId: body.user.uid, name: 'Ana Smith', email: 'ana.smith@example.com' },
      },
      { type: 'TermsAccepted', data: { memberId: body.user.uid, version: termsVersion } },
    ]);
    expect(events[0]?.meta.fingerprint).toBeUndefined();
  });

  test('gets the same response for an address that has an account: a new account', async () => {
    const { email, uid } = await newMember();
    const sent = { email: email.toUpperCase(), password: 'another long one' };
    const { status, body } = await identity.browser().call('POST', '/api/auth/sign-up', sent);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ email, emailVerified: false });
    expect(body.user.uid).not.toBe(uid);
  });

  test('with the right password of an existing account is a sign-in', async () => {
    const { email, uid } = await newMember();
    const { status, body } = await identity.browser().call('POST', '/api/auth/sign-up', { email, password });
    expect([status, body.user.uid]).toEqual([201, uid]);
  });

  test('sent again under its Idempotency-Key returns the same member, but not with another password', async () => {
    const sent = { email: 'twice@example.com', password };
    const key = { 'idempotency-key': 'sign-up-twice' };
    const first = await identity.browser().call('POST', '/api/auth/sign-up', sent, key);
    const again = await identity.browser().call('POST', '/api/auth/sign-up', sent, key);
    expect([again.status, again.body.user.uid]).toEqual([201, first.body.user.uid]);
    const other = { ...sent, password: 'not the same one' };
    const guess = await identity.browser().call('POST', '/api/auth/sign-up', other, key);
    expect([guess.status, guess.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const others = { ...sent, email: 'thrice@example.com' };
    const reused = await identity.browser().call('POST', '/api/auth/sign-up', others, key);
    expect([reused.status, reused.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('three times at the same moment creates one member', async () => {
    const sent = { email: 'race@example.com', password };
    const answers = await Promise.all(
      [1, 2, 3].map(() => identity.browser().call('POST', '/api/auth/sign-up', sent)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.user.uid)).size).toBe(1);
  });

  test('is refused with an error at the field when the password is short or common', async () => {
    const browser = identity.browser();
    const short = await browser.call('POST', '/api/auth/sign-up', {
      email: 'x@example.com',
      password: 'seven77',
    });
    expect(short).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: [{ path: 'password' }] },
    });
    const common = await browser.call('POST', '/api/auth/sign-up', {
      email: 'x@example.com',
      password: 'Password123',
    });
    expect(common).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_TOO_COMMON', fields: [{ path: 'password' }] },
    });
  });
});

describe('signing in', () => {
  test('opens a session', async () => {
    const { email, uid } = await newMember();
    const browser = identity.browser();
    const { status, body } = await browser.call('POST', '/api/auth/sign-in', { email, password });
    expect([status, body.user.uid]).toEqual([200, uid]);
    expect(await statusOf(browser, body.accessToken)).toMatchObject({ authenticated: true, user: { uid } });
  });

  test('gets the same response for a wrong password and an unknown address', async () => {
    const { email } = await newMember();
    const [wrong, unknown] = await Promise.all(
      [email, 'nobody@example.com'].map((mail) =>
        identity.browser().call('POST', '/api/auth/sign-in', { email: mail, password: 'wrong password' }),
      ),
    );
    expect(wrong?.status).toBe(401);
    expect(wrong?.body).toMatchObject({
      code: 'WRONG_CREDENTIALS',
      message: 'Wrong e-mail or password.',
    });
    expect(unknown?.body).toEqual(wrong?.body);
  });

  test('ends the earlier session of the browser', async () => {
    const { email, browser, accessToken } = await newMember();
    await browser.call('POST', '/api/auth/sign-in', { email, password });
    expect(
      (await identity.browser().call('GET', '/api/auth/status', undefined, bearer(accessToken))).status,
    ).toBe(401);
  });

  test('works for a suspended member, whose earlier sessions end at once', async () => {
    const { email, uid, browser, accessToken } = await newMember();
    await identity.suspend(uid);
    const held = await browser.call('GET', '/api/auth/status', undefined, bearer(accessToken));
    expect([held.status, held.body.code]).toEqual([401, 'SESSION_EXPIRED']);
    expect((await browser.call('POST', '/api/auth/refresh')).status).toBe(401);
    const again = await browser.call('POST', '/api/auth/sign-in', { email, password });
    expect(again.body.user.suspension).toEqual({ until: null, decisionId: null });
  });
});

describe('the access token', () => {
  test('expires after five minutes', async () => {
    const { accessToken, browser } = await newMember();
    identity.clock.pass(4 * minutes);
    expect(await statusOf(browser, accessToken)).toMatchObject({ authenticated: true });
    identity.clock.pass(minutes + 6);
    const { status, body } = await browser.call('GET', '/api/auth/status', undefined, bearer(accessToken));
    expect([status, body.code]).toEqual([401, 'SESSION_EXPIRED']);
  });

  test('is refused when its type, signature, audience, issuer or session is wrong', async () => {
    const { accessToken, uid } = await newMember();
    const { sid, iss, aud } = jwt.decode(accessToken) as { sid: string; iss: string; aud: string };
    const key = derivedKey(secret, 'access tokens');
    const now = Math.floor(Date.parse(identity.clock.now()) / 1000);
    const claims = { sub: uid, sid, iss, aud, iat: now, exp: now + 300 };
    const at = (typ: string, alg: jwt.Algorithm = 'HS256') => ({ algorithm: alg, header: { typ, alg } });
    const forged = [
      jwt.sign(claims, key, at('JWT')),
      jwt.sign(claims, 'another key', at('at+jwt')),
      jwt.sign(claims, key, at('at+jwt', 'HS512')),
      jwt.sign(claims, '', at('at+jwt', 'none')),
      jwt.sign({ ...claims, aud: 'other' }, key, at('at+jwt')),
      jwt.sign({ ...claims, iss: 'http://other.example' }, key, at('at+jwt')),
      jwt.sign({ ...claims, sub: '5f3c6a1e-0000-4000-8000-000000000001' }, key, at('at+jwt')),
      jwt.sign({ ...claims, sid: '5f3c6a1e-0000-4000-8000-000000000001' }, key, at('at+jwt')),
      'rubbish',
    ];
    const good = jwt.sign(claims, key, at('at+jwt'));
    expect((await identity.browser().call('GET', '/api/auth/status', undefined, bearer(good))).status).toBe(
      200,
    );
    for (const token of forged) {
      const { status, body } = await identity
        .browser()
        .call('GET', '/api/auth/status', undefined, bearer(token));
      expect([status, body.code]).toEqual([401, 'SESSION_EXPIRED']);
    }
  });
});

describe('the refresh cookie', () => {
  test('is exchanged for a new one and a new access token', async () => {
    const { browser, uid } = await newMember();
    const before = browser.cookie;
    identity.clock.pass(6 * minutes);
    const { status, body } = await browser.call('POST', '/api/auth/refresh');
    expect([status, body.user.uid]).toEqual([200, uid]);
    expect(browser.cookie).not.toBe(before);
    expect(await statusOf(browser, body.accessToken)).toMatchObject({ authenticated: true });
  });

  test('is exchanged even when an expired Bearer token comes with it', async () => {
    const { browser, accessToken } = await newMember();
    identity.clock.pass(10 * minutes);
    expect((await browser.call('POST', '/api/auth/refresh', undefined, bearer(accessToken))).status).toBe(
      200,
    );
  });

  test('brings the time zone of the browser, which is kept for the days that e-mails name', async () => {
    const { browser, uid } = await newMember();
    const zone = () => timeZones.of(identity.db, uid);
    expect(await zone()).toBe('America/Chicago');
    for (const [told, kept] of [
      ['Pacific/Honolulu', 'Pacific/Honolulu'],
      ['America/Janesville', 'Pacific/Honolulu'],
      ['America/Denver', 'America/Denver'],
    ]) {
      browser.cookie = [
        ...browser.cookie.split('; ').filter((pair) => !pair.startsWith('time')),
        `time-zone=${told}`,
      ].join('; ');
      await browser.call('POST', '/api/auth/refresh');
      expect(await zone()).toBe(kept);
    }
  });

  test('used twice within ten seconds, or at once, returns the same successor', async () => {
    const { browser } = await newMember();
    const used = browser.cookie;
    const tabs = [tabWith(used), tabWith(used), tabWith(used)];
    await Promise.all(tabs.map((tab) => tab.call('POST', '/api/auth/refresh')));
    expect(new Set(tabs.map(({ cookie }) => cookie)).size).toBe(1);
    identity.clock.pass(10);
    const late = tabWith(used);
    await late.call('POST', '/api/auth/refresh');
    expect(late.cookie).toBe(tabs[0]?.cookie);
    expect((await late.call('POST', '/api/auth/refresh')).status).toBe(200);
  });

  test('used again later ends the whole session, for the thief and the member', async () => {
    const { browser } = await newMember();
    const stolen = tabWith(browser.cookie);
    const { body } = await browser.call('POST', '/api/auth/refresh');
    identity.clock.pass(11);
    expect(await statusOf(stolen)).toEqual({ authenticated: false, user: null });
    expect(await statusOf(browser)).toMatchObject({ authenticated: true });
    const reuse = await stolen.call('POST', '/api/auth/refresh');
    expect([reuse.status, reuse.body.code]).toEqual([401, 'SESSION_EXPIRED']);
    expect((await browser.call('POST', '/api/auth/refresh')).status).toBe(401);
    expect((await browser.call('GET', '/api/auth/status', undefined, bearer(body.accessToken))).status).toBe(
      401,
    );
  });

  test('expires after 14 idle days, and after 90 days in any case', async () => {
    const idle = await newMember();
    identity.clock.pass(14 * days);
    expect(await statusOf(idle.browser)).toEqual({ authenticated: false, user: null });
    expect((await idle.browser.call('POST', '/api/auth/refresh')).status).toBe(401);
    const busy = await newMember();
    for (let day = 0; day < 88; day += 11) {
      identity.clock.pass(11 * days);
      expect((await busy.browser.call('POST', '/api/auth/refresh')).status).toBe(200);
    }
    identity.clock.pass(2 * days);
    expect((await busy.browser.call('POST', '/api/auth/refresh')).status).toBe(401);
  });

  test('is stored only as a digest', async () => {
    const { browser } = await newMember();
    const token = browser.cookie.slice('rt='.length);
    const { rows } = await identity.pool.query<{ row: string }>(
      'select t::text || s::text as row from identity.refresh_token t, identity.session s',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { origin: 'http://swap.example', 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a form', { 'content-type': 'text/plain' }],
  ])('is not accepted from %s', async (_, headers) => {
    const { browser } = await newMember();
    for (const path of ['/api/auth/refresh', '/api/auth/sign-out']) {
      const { status, body } = await browser.call('POST', path, undefined, headers);
      expect([status, body.code]).toEqual([403, 'CROSS_SITE']);
    }
    const credentials = { email: 'x@example.com', password };
    const signIn = await browser.call('POST', '/api/auth/sign-in', credentials, headers);
    expect(['CROSS_SITE', 'INVALID_INPUT']).toContain(signIn.body.code); // forms are not parsed
    expect((await browser.call('POST', '/api/auth/refresh')).status).toBe(200);
  });

  test('is accepted from our own pages, under the public address and under the one that the browser used', async () => {
    const { browser } = await newMember();
    for (const origin of ['http://swap.example', identity.url]) {
      const headers = { origin, 'sec-fetch-site': 'same-origin' };
      expect((await browser.call('POST', '/api/auth/refresh', undefined, headers)).status).toBe(200);
    }
  });

  test('is not accepted by GET', async () => {
    const { browser } = await newMember();
    expect((await browser.call('GET', '/api/auth/refresh')).status).toBe(404);
    expect((await browser.call('GET', '/api/auth/sign-out')).status).toBe(404);
  });
});

describe('the status', () => {
  test('is guest without a cookie, with an unknown one and with an unreadable one', async () => {
    for (const cookie of ['', `rt=${'A'.repeat(43)}`, 'rt=short', 'other=1'])
      expect(await statusOf(tabWith(cookie))).toEqual({ authenticated: false, user: null });
  });

  test('is the member with the cookie alone, and reading it does not change the cookie', async () => {
    const { browser, uid } = await newMember();
    const before = browser.cookie;
    expect(await statusOf(browser)).toMatchObject({ authenticated: true, user: { uid } });
    expect(browser.cookie).toBe(before);
    expect((await browser.call('POST', '/api/auth/refresh')).status).toBe(200);
  });
});

describe('signing out', () => {
  test('ends cookie and Bearer token at once, on this device only', async () => {
    const { email, browser, accessToken } = await newMember();
    const other = identity.browser();
    await other.call('POST', '/api/auth/sign-in', { email, password });
    const held = browser.cookie;
    const { body, headers } = await browser.call('POST', '/api/auth/sign-out');
    expect(body).toEqual({ signedOut: true });
    expect(headers.get('clear-site-data')).toBeNull();
    expect(browser.cookie).toBe('');
    expect((await tabWith(held).call('POST', '/api/auth/refresh')).status).toBe(401);
    expect((await browser.call('GET', '/api/auth/status', undefined, bearer(accessToken))).status).toBe(401);
    expect(await statusOf(other)).toMatchObject({ authenticated: true });
  });

  test('works with the Bearer token alone, and does nothing for a guest', async () => {
    const { accessToken } = await newMember();
    const tool = identity.browser();
    expect((await tool.call('POST', '/api/auth/sign-out', undefined, bearer(accessToken))).status).toBe(200);
    expect((await tool.call('GET', '/api/auth/status', undefined, bearer(accessToken))).status).toBe(401);
    expect((await tool.call('POST', '/api/auth/sign-out')).status).toBe(200);
  });
});

describe('the terms', () => {
  test('are asked of a member until they accept the version in force', async () => {
    const email = 'before-the-terms@example.com';
    const { member_id } = await identity.app.get(Accounts).create({ email, secret: { password } });
    const browser = identity.browser();
    const { body } = await browser.call('POST', '/api/auth/sign-in', { email, password });
    expect(body.user.hasAcceptedTerms).toBe(false);
    for (let time = 0; time < 2; time++) {
      const yes = await browser.call(
        'POST',
        '/api/auth/terms',
        { version: termsVersion },
        bearer(body.accessToken),
      );
      expect(yes.status).toBe(200);
    }
    expect(await statusOf(browser)).toMatchObject({ user: { hasAcceptedTerms: true } });
    const events = await identity.eventStore.read(memberEvents, member_id);
    expect(events.map(({ type }) => type)).toEqual(['MemberRegistered', 'TermsAccepted']);
  });

  test('cannot be accepted in another version than the one in force, nor by a guest', async () => {
    const { browser, accessToken } = await newMember();
    const old = { version: '2024-01-01' };
    const refused = await browser.call('POST', '/api/auth/terms', old, bearer(accessToken));
    expect([refused.status, refused.body.code]).toEqual([409, 'TERMS_CHANGED']);
    const guest = await browser.call('POST', '/api/auth/terms', { version: termsVersion });
    expect(guest.body.code).toBe('SIGN_IN_FIRST');
  });
});

test('the end of the tour is known in every browser of the member, until they want to see it again', async () => {
  const { browser, email, accessToken } = await newMember();
  const tell = (isOver: boolean) =>
    browser.call('POST', '/api/account/tour', { isOver }, bearer(accessToken));
  const elsewhere = async () => {
    const { body } = await identity.browser().call('POST', '/api/auth/sign-in', { email, password });
    return body.user.hasEndedTour as boolean;
  };
  expect(await elsewhere()).toBe(false);
  expect((await tell(true)).status).toBe(200);
  expect(await elsewhere()).toBe(true);
  await tell(false);
  expect(await elsewhere()).toBe(false);
});

async function newMember() {
  const browser = identity.browser();
  const email = `member-${++people}@example.com`;
  const { status, body } = await browser.call('POST', '/api/auth/sign-up', { email, password });
  expect(status).toBe(201);
  return { email, browser, uid: body.user.uid as string, accessToken: body.accessToken as string };
}

function tabWith(cookie: string): Browser {
  const tab = identity.browser();
  tab.cookie = cookie;
  return tab;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function statusOf(browser: Browser, token?: string) {
  return (await browser.call('GET', '/api/auth/status', undefined, token ? bearer(token) : {})).body;
}

import { type Browser, openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { password, relaxedLimits, twoStepFixtures } from '../second-factor/totp.fixtures.js';
import type { SignIn } from '../sessions/sign-in-history.contract.js';

const minutes = 60;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1';

let identity: TestIdentity;
let people = 0;
const { memberWithTwoStep, codeNow } = twoStepFixtures(() => identity);
beforeAll(async () => {
  const many = { max: 1_000, minutes: 5 };
  identity = await openIdentity({ limits: { ...relaxedLimits, 'sign-in to mail': many } });
});
afterAll(() => identity.close());

describe('a sign-in on a new device', () => {
  test('sends one e-mail: none at the sign-up, none for a known device, none the second time', async () => {
    const ana = await newMember();
    await ana.enter(firefox);
    expect(await ana.emails()).toEqual([]);
    await ana.enter(safari);
    expect(await ana.emails()).toEqual(['A new device signed in']);
    const [mail] = (await identity.mailsTo(ana.email)).slice(-1);
    expect(mail?.text).toContain('not seen before: Safari on iPhone.');
    expect(mail?.text).toContain('http://swap.example/login?mode=reset&stay=1');
    identity.clock.pass(20 * minutes);
    await ana.enter(safari);
    await ana.enter(firefox);
    expect(await ana.emails()).toHaveLength(1);
  });

  test('sends no e-mail when no earlier sign-in is known', async () => {
    const bea = await newMember();
    await identity.pool.query('delete from identity.sign_in where member_id = $1', [bea.uid]);
    await bea.enter(safari);
    expect(await bea.emails()).toEqual([]);
  });

  test('that fails sends no e-mail and makes no device known', async () => {
    const cal = await newMember();
    await cal.enter(safari, 'not that one');
    expect(await cal.emails()).toEqual([]);
    await cal.enter(safari);
    expect(await cal.emails()).toEqual(['A new device signed in']);
  });

  test('counts after the second factor only', async () => {
    const dee = await memberWithTwoStep();
    await verifyEmail(dee.uid);
    const browser = identity.browser();
    const asked = { email: dee.email, password };
    const { body } = (await browser.call('POST', '/api/auth/sign-in', asked, {
      'user-agent': safari,
    })) as unknown as { body: { challenge: string } };
    expect(await newDevices(dee.email)).toBe(0);
    const answer = await browser.call(
      'POST',
      '/api/auth/second-factor',
      { challenge: body.challenge, code: codeNow(dee.secret) },
      { 'user-agent': safari },
    );
    expect(answer.status).toBe(200);
    expect(await newDevices(dee.email)).toBe(1);
  });

  test('sends no e-mail to an unverified address', async () => {
    const eli = await newMember({ verified: false });
    await eli.enter(safari);
    expect(await eli.emails()).toEqual([]);
  });
});

describe('a used refresh cookie that comes back', () => {
  test('sends one e-mail and one entry in the history', async () => {
    const fay = await newMember();
    const stolen = identity.browser();
    stolen.cookie = fay.browser.cookie;
    await fay.browser.call('POST', '/api/auth/refresh');
    identity.clock.pass(11);
    for (let attempt = 0; attempt < 2; attempt++) {
      const { status } = await stolen.call('POST', '/api/auth/refresh', undefined, { 'user-agent': safari });
      expect(status).toBe(401);
    }
    expect((await fay.browser.call('POST', '/api/auth/refresh')).status).toBe(401);
    expect(await fay.emails()).toEqual(['We signed out one of your devices']);
    const back = await fay.enter(firefox);
    const { body } = (await back.browser.call('GET', '/api/account/sign-ins', undefined, {
      authorization: `Bearer ${back.token}`,
    })) as unknown as { body: { signIns: readonly SignIn[] } };
    expect(body.signIns.filter(({ outcome }) => outcome === 'cookie-reused')).toMatchObject([
      { way: 'cookie', device: 'Safari on iPhone', network: 'this network' },
    ]);
  });

  test('within the grace period has no effect', async () => {
    const gus = await newMember();
    const tab = identity.browser();
    tab.cookie = gus.browser.cookie;
    await gus.browser.call('POST', '/api/auth/refresh');
    identity.clock.pass(9);
    expect((await tab.call('POST', '/api/auth/refresh')).status).toBe(200);
    expect(await gus.emails()).toEqual([]);
  });
});

/** A member with a verified address who signed up on Firefox. */
async function newMember({ verified = true } = {}) {
  const email = `noticed-${++people}@example.com`;
  const browser = identity.browser();
  const { body } = await browser.call(
    'POST',
    '/api/auth/sign-up',
    { email, password },
    {
      'user-agent': firefox,
    },
  );
  if (verified) await verifyEmail(body.user.uid);
  return {
    browser,
    email,
    uid: body.user.uid,
    /** The subjects of the e-mails, without the one that asks to confirm the address. */
    emails: async () =>
      (await identity.mailsTo(email))
        .map(({ subject }) => subject)
        .filter((subject) => subject !== 'Confirm your email address'),
    enter: async (userAgent: string, word = password) => {
      const other: Browser = identity.browser();
      const entered = await other.call(
        'POST',
        '/api/auth/sign-in',
        { email, password: word },
        { 'user-agent': userAgent },
      );
      return { browser: other, token: entered.body.accessToken };
    },
  };
}

async function verifyEmail(memberId: string): Promise<void> {
  await identity.pool.query('update identity.account set email_verified_at = now() where member_id = $1', [
    memberId,
  ]);
}

async function newDevices(email: string): Promise<number> {
  return (await identity.mailsTo(email)).filter(({ subject }) => subject === 'A new device signed in').length;
}

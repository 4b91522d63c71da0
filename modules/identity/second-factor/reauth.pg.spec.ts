import { type Browser, openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { memberEvents } from '../member/member.events.js';
import {
  configured,
  openProvider,
  returnFromProvider,
  type TestProvider,
} from '../social/social.fixtures.js';
import { password, relaxedLimits, twoStepFixtures } from './totp.fixtures.js';

const minutes = 60;

let google: TestProvider;
let identity: TestIdentity;
const { newMember, memberWithTwoStep, signIn, codeNow } = twoStepFixtures(() => identity);
beforeAll(async () => {
  google = await openProvider();
  identity = await openIdentity({
    limits: relaxedLimits,
    variables: { ...configured('GOOGLE', google), SOCIAL_TRUSTED_ISSUERS: google.issuer },
  });
});
afterAll(async () => {
  await identity.close();
  google.close();
});

const link = { kind: 'google', place: 'popup' };
/** Requests that change the sign-in methods of an account. */
const guarded = [
  ['POST', '/api/auth/social/link', link],
  ['DELETE', '/api/auth/social/google', undefined],
] as const;

describe.each(guarded)('%s %s', (method, path, sent) => {
  test('needs no re-authentication within ten minutes of signing in', async () => {
    const ana = await newMember();
    identity.clock.pass(10 * minutes - 1);
    await ana.refresh();
    expect((await ana.call(method, path, sent)).status).toBe(200);
  });

  test('is refused later, even when the session was renewed', async () => {
    const ana = await signedInLongAgo();
    const { status, body } = await ana.call(method, path, sent);
    expect([status, body.code]).toEqual([403, 'PROOF_NEEDED']);
  });

  test.each(['password', 'code', 'recovery code'])(
    'succeeds after re-authentication by %s, for ten minutes',
    async (way) => {
      const ana = await memberWithTwoStep();
      identity.clock.pass(11 * minutes);
      await ana.refresh();
      const bodies = {
        password: { password },
        code: { code: codeNow(ana.secret) },
        'recovery code': { code: ana.recoveryCodes[0] },
      };
      const given = await ana.call('POST', '/api/account/proof', bodies[way as keyof typeof bodies]);
      expect(given.status).toBe(200);
      expect((await ana.call(method, path, sent)).status).toBe(200);
      identity.clock.pass(11 * minutes);
      await ana.refresh();
      expect((await ana.call(method, path, sent)).body.code).toBe('PROOF_NEEDED');
    },
  );

  test('ignores re-authentication on another device', async () => {
    const ana = await signedInLongAgo();
    const other = (await signIn(identity.browser(), ana.email)).body.accessToken;
    const headers = { authorization: `Bearer ${other}` };
    expect((await identity.browser().call(method, path, sent, headers)).status).toBe(200);
    expect((await ana.call(method, path, sent)).body.code).toBe('PROOF_NEEDED');
  });
});

/** What an admin does to another account, and the event it records. */
const toOthers = [['second-factor/remove', 'SecondFactorRemoved']] as const;

test.each(toOthers)(
  'an admin’s request (%s) needs a re-authentication of the last ten minutes too',
  async (path, event) => {
    const [cleo, ana] = [await newMember(), await memberWithTwoStep()];
    await identity.makeAdmin(cleo.uid);
    const send = () =>
      cleo.call('POST', `/api/admin/members/${ana.uid}/${path}`, { reason: 'As they asked.' });
    const isRecorded = async () =>
      (await identity.eventStore.read(memberEvents, ana.uid)).some(({ type }) => type === event);
    identity.clock.pass(11 * minutes);
    await cleo.refresh();
    const { status, body } = await send();
    expect([status, body.code, await isRecorded()]).toEqual([403, 'PROOF_NEEDED', false]);
    await cleo.call('POST', '/api/account/proof', { password });
    expect([(await send()).status, await isRecorded()]).toEqual([200, true]);
  },
);

describe('re-authenticating', () => {
  test('is refused with a wrong password, with a wrong code, and without either', async () => {
    const ana = await memberWithTwoStep();
    identity.clock.pass(11 * minutes);
    await ana.refresh();
    for (const [sent, status, code] of [
      [{ password: 'not that one' }, 400, 'WRONG_PROOF'],
      [{ code: '000000' }, 400, 'WRONG_PROOF'],
      [{}, 403, 'PROOF_NEEDED'],
    ] as const) {
      const { body, ...answer } = await ana.call('POST', '/api/account/proof', sent);
      expect([answer.status, body.code]).toEqual([status, code]);
    }
    expect(await stateOf(ana)).toEqual({ freshSeconds: 0, takes: ['password', 'code'] });
  });

  test('is limited', async () => {
    const ana = await newMember();
    for (let wrong = 0; wrong < 10; wrong++)
      await ana.call('POST', '/api/account/proof', { password: 'not that one' });
    const { status, body } = await ana.call('POST', '/api/account/proof', { password });
    expect([status, body.code]).toEqual([429, 'TOO_MANY_TRIES']);
  });

  test('again starts the ten minutes again', async () => {
    const ana = await signedInLongAgo();
    await ana.call('POST', '/api/account/proof', { password });
    identity.clock.pass(4 * minutes);
    const { body } = await ana.call('POST', '/api/account/proof', { password });
    expect(body).toMatchObject({ freshSeconds: 10 * minutes });
    identity.clock.pass(4 * minutes);
    await ana.refresh();
    expect(await stateOf(ana)).toMatchObject({ freshSeconds: 6 * minutes });
  });

  test('is for members', async () => {
    for (const method of ['GET', 'POST']) {
      const { status, body } = await identity.browser().call(method, '/api/account/proof');
      expect([status, body.code]).toEqual([401, 'SIGN_IN_FIRST']);
    }
  });
});

describe('a member without a password', () => {
  test('can only sign in again, and that counts', async () => {
    const browser = identity.browser();
    const first = await signInWithGoogle(browser);
    identity.clock.pass(11 * minutes);
    const { accessToken } = (await browser.call('POST', '/api/auth/refresh')).body;
    const late = { authorization: `Bearer ${accessToken}` };
    const { body } = await browser.call('GET', '/api/account/proof', undefined, late);
    expect(body).toEqual({ freshSeconds: 0, takes: [] });
    const wrong = await browser.call('POST', '/api/account/proof', { password }, late);
    expect([wrong.status, wrong.body.code]).toEqual([400, 'WRONG_PROOF']);
    expect((await browser.call('POST', '/api/auth/social/link', link, late)).body.code).toBe('PROOF_NEEDED');

    const again = await signInWithGoogle(browser);
    expect(again.user.uid).toBe(first.user.uid);
    const now = { authorization: `Bearer ${again.accessToken}` };
    expect((await browser.call('POST', '/api/auth/social/link', link, now)).status).toBe(200);
  });
});

type TestMember = Pick<Awaited<ReturnType<typeof newMember>>, 'call'>;
const stateOf = async (ana: TestMember) => (await ana.call('GET', '/api/account/proof')).body;

/** A member who signed in eleven minutes ago. */
async function signedInLongAgo() {
  const ana = await newMember();
  identity.clock.pass(11 * minutes);
  await ana.refresh();
  return ana;
}

async function signInWithGoogle(browser: Browser) {
  const { body } = await browser.call('POST', '/api/auth/social/start', { ...link });
  const { url } = body as unknown as { readonly url: string };
  const claims = { sub: 'sona-1', email: 'sona@example.com', email_verified: true };
  await returnFromProvider(identity.url, browser, google.yes(url, claims));
  const finished = await browser.call('POST', '/api/auth/social/finish', { dateOfBirth: '1968-05-04' });
  return (finished.body as unknown as { readonly session: (typeof finished)['body'] }).session;
}

import { Accounts, firstFactorOf } from '../accounts/accounts.js';
import { openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { password, relaxedLimits, twoStepFixtures } from '../second-factor/totp.fixtures.js';
import { unknownClient } from './device.js';
import { Sessions } from './sessions.js';

let identity: TestIdentity;
const { newMember, memberWithTwoStep, signIn, complete, codeNow } = twoStepFixtures(() => identity);
beforeAll(async () => {
  identity = await openIdentity({ limits: relaxedLimits });
});
afterAll(() => identity.close());

type TwoStepMember = Awaited<ReturnType<typeof memberWithTwoStep>>;
const next = 'four barrel holley carburetor';

/** What cancels a sign-in that waits for its second factor. */
const ends: Readonly<Record<string, (ana: TwoStepMember) => Promise<unknown>>> = {
  'the password is reset': async ({ email }) => {
    await identity.browser().call('POST', '/api/auth/password-reset/send', { email });
    const mail = (await identity.mailsTo(email)).find(({ subject }) => subject === 'Choose a new password');
    const token = /reset-password#([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await ok(identity.browser().call('POST', '/api/auth/password-reset', { token, password: next }));
  },
  'the password is changed': (ana) =>
    ok(ana.call('POST', '/api/account/password', { password, newPassword: next })),
  'the member is suspended, even when that is lifted at once': async ({ uid }) => {
    await identity.suspend(uid);
    await identity.lift(uid);
  },
  'the member signs out everywhere': (ana) => ok(ana.call('POST', '/api/account/sessions/revoke-others')),
};

describe('between the first and the second factor', () => {
  test.each(Object.entries(ends))('the challenge ends when %s', async (_, end) => {
    const ana = await memberWithTwoStep();
    const browser = identity.browser();
    const { challenge } = (await signIn(browser, ana.email)).body;
    await end(ana);
    const { status, body } = await complete(browser, challenge, codeNow(ana.secret));
    expect([status, body.code]).toEqual([401, 'SIGN_IN_AGAIN']);
    expect(browser.cookie).toBe('');
  });

  test.each(Object.entries(ends))('a sign-in under way opens no session when %s', async (_, end) => {
    const ana = await memberWithTwoStep();
    const [sessions, accounts] = [identity.app.get(Sessions), identity.app.get(Accounts)];
    const before = firstFactorOf(await accounts.require(ana.uid));
    await end(ana);
    await expect(sessions.open(before, unknownClient)).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN' });
    const now = firstFactorOf(await accounts.require(ana.uid));
    await expect(sessions.open(now, unknownClient)).resolves.toMatchObject({
      session: { user: { uid: ana.uid } },
    });
  });

  test('no sign-in with the old password outlives a reset at the same time', async () => {
    const { email } = await newMember();
    await identity.browser().call('POST', '/api/auth/sign-in', { email, password });
    const old = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        if (at === 6) await ends['the password is reset']?.({ email } as TwoStepMember);
        const browser = identity.browser();
        await browser.call('POST', '/api/auth/sign-in', { email, password });
        return browser;
      }),
    );
    for (const browser of old) expect((await browser.call('POST', '/api/auth/refresh')).status).toBe(401);
  });

  test('what another member does cancels nothing', async () => {
    const [ana, bob] = [await memberWithTwoStep(), await memberWithTwoStep()];
    const browser = identity.browser();
    const { challenge } = (await signIn(browser, ana.email)).body;
    await ok(bob.call('POST', '/api/account/sessions/revoke-others'));
    expect((await complete(browser, challenge, codeNow(ana.secret))).status).toBe(200);
  });

  test('the history still shows that a code was asked', async () => {
    const ana = await memberWithTwoStep();
    await signIn(identity.browser(), ana.email);
    await ok(ana.call('POST', '/api/account/sessions/revoke-others'));
    const { body } = await ana.call('GET', '/api/account/sign-ins');
    expect(body).toMatchObject({
      signIns: expect.arrayContaining([expect.objectContaining({ outcome: 'code-asked' })]),
    });
  });
});

async function ok(answer: Promise<{ readonly status: number }>): Promise<void> {
  expect((await answer).status).toBeLessThan(300);
}

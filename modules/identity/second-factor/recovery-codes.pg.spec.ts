import { openIdentity, type TestIdentity } from '../identity.fixtures.js';
import type { SignIn } from '../sessions/sign-in-history.contract.js';
import { password, relaxedLimits, twoStepFixtures } from './totp.fixtures.js';

let identity: TestIdentity;
const { memberWithTwoStep, enter, codeNow } = twoStepFixtures(() => identity);
beforeAll(async () => {
  identity = await openIdentity({ limits: relaxedLimits });
});
afterAll(() => identity.close());

describe('using a recovery code', () => {
  test('sends an e-mail with how many are left and what to do', async () => {
    const ana = await memberWithTwoStep();
    expect((await enter(ana, ana.recoveryCodes[0] ?? '')).status).toBe(200);
    const [email, ...more] = await emailsTo(ana.email);
    expect(more).toEqual([]);
    expect(email?.text).toContain('9 are left.');
    expect(email?.text).toMatch(/If this wasn’t you[\s\S]+\/login\?mode=reset/);
    expect(email?.text).not.toContain('Get new ones');
  });

  test('asks for new ones from three left on, and says when it was the last', async () => {
    const ana = await memberWithTwoStep();
    for (const code of ana.recoveryCodes) expect((await enter(ana, code)).status).toBe(200);
    const texts = (await emailsTo(ana.email)).map(({ text }) => text);
    expect(texts).toHaveLength(10);
    expect(texts[5]).toContain('4 are left.');
    expect(texts[6]).toContain('Only 3 are left. Get new ones on your account page');
    expect(texts[8]).toContain('Only one is left.');
    expect(texts[9]).toContain('It was the last one. Get new ones on your account page.');
  });

  test('sends one e-mail for each of two used at the same moment', async () => {
    const ana = await memberWithTwoStep();
    const [one = '', other = ''] = ana.recoveryCodes;
    await Promise.all([enter(ana, one), enter(ana, other)]);
    const texts = (await emailsTo(ana.email)).map(({ text }) => /(\d) are left/.exec(text)?.[1]);
    expect(texts.sort()).toEqual(['8', '9']);
  });

  test('sends an e-mail wherever a code is used, not only at sign-in', async () => {
    const ana = await memberWithTwoStep();
    const off = await ana.call('POST', '/api/account/totp/off', { password, code: ana.recoveryCodes[0] });
    expect(off.body).toEqual({ status: 'off' });
    expect(await emailsTo(ana.email)).toHaveLength(1);
  });

  test('sends no e-mail for a wrong code, nor for a code of the app', async () => {
    const ana = await memberWithTwoStep();
    await enter(ana, '7KQ2M-XW4TN');
    await enter(ana, codeNow(ana.secret));
    await enter(ana, ana.recoveryCodes[0] ?? '');
    expect((await enter(ana, ana.recoveryCodes[0] ?? '')).body.code).toBe('WRONG_CODE');
    expect(await emailsTo(ana.email)).toHaveLength(1);
  });

  test('appears in the sign-in history', async () => {
    const ana = await memberWithTwoStep();
    await enter(ana, codeNow(ana.secret));
    identity.clock.pass(1);
    await enter(ana, ana.recoveryCodes[0] ?? '');
    const { body } = await ana.call('GET', '/api/account/sign-ins');
    const { signIns } = body as unknown as { readonly signIns: readonly SignIn[] };
    expect(signIns.map(({ outcome }) => outcome)).toEqual(['recovery-code', 'signed-in', 'signed-in']);
  });
});

const emailsTo = async (email: string) =>
  (await identity.mailsTo(email)).filter(({ subject }) => subject === 'A recovery code was used');

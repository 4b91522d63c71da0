import jwt from 'jsonwebtoken';
import { eraseMember } from '../accounts/erase-member.shared.js';
import { revokePriorCredentials } from '../accounts/revoke-prior-credentials.js';
import { openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { type Answered, password, relaxedLimits, step, twoStepFixtures } from './totp.fixtures.js';

const minutes = 60;

let identity: TestIdentity;
const { newMember, memberWithTwoStep, signIn, complete, enter, codeNow } = twoStepFixtures(() => identity);
beforeAll(async () => {
  identity = await openIdentity({ limits: relaxedLimits });
});
afterAll(() => identity.close());

describe('setting up', () => {
  test('shows a secret and its QR text once, and is on after a first code', async () => {
    const ana = await newMember();
    const { body } = await ana.call('POST', '/api/account/totp', {});
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toContain(encodeURIComponent(ana.email));
    expect((await ana.call('GET', '/api/account/totp')).body).toMatchObject({ status: 'off' });

    const on = await ana.call('POST', '/api/account/totp/confirm', { code: codeNow(body.secret) });
    expect(on.status).toBe(200);
    expect(new Set(on.body.recoveryCodes).size).toBe(10);
    expect((await ana.call('GET', '/api/account/totp')).body).toEqual({
      status: 'on',
      since: identity.clock.now(),
      recoveryCodesLeft: 10,
    });
  });

  test('needs the password when the sign-in was more than ten minutes ago', async () => {
    const ana = await newMember();
    identity.clock.pass(11 * minutes);
    await ana.refresh();
    const bare = await ana.call('POST', '/api/account/totp', {});
    expect([bare.status, bare.body.code]).toEqual([403, 'PROOF_NEEDED']);
    const wrong = await ana.call('POST', '/api/account/totp', { password: 'not that one' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PROOF', fields: [{ path: 'password' }] },
    });
    expect((await ana.call('POST', '/api/account/totp', { password })).status).toBe(200);
  });

  test('is refused with a wrong code, with a code of an earlier secret, and before it was begun', async () => {
    const ana = await newMember();
    const early = await ana.call('POST', '/api/account/totp/confirm', { code: '123456' });
    expect([early.status, early.body.code]).toEqual([409, 'TOTP_NOT_BEGUN']);
    const before = await ana.call('POST', '/api/account/totp', {});
    const after = await ana.call('POST', '/api/account/totp', {});
    expect(after.body.secret).not.toBe(before.body.secret);
    for (const code of ['000000', 'nonsense', codeNow(before.body.secret)]) {
      const { status, body } = await ana.call('POST', '/api/account/totp/confirm', { code });
      expect([status, body.code]).toEqual([400, 'WRONG_CODE']);
    }
    const code = codeNow(after.body.secret);
    expect((await ana.call('POST', '/api/account/totp/confirm', { code })).status).toBe(200);
  });

  test('is refused while it is on', async () => {
    const ana = await memberWithTwoStep();
    for (const [path, sent] of [
      ['/api/account/totp', { password }],
      ['/api/account/totp/confirm', { code: '123456' }],
    ] as const) {
      const { status, body } = await ana.call('POST', path, sent);
      expect([status, body.code]).toEqual([409, 'TOTP_ON_ALREADY']);
    }
  });

  test('stores the secret encrypted and recovery codes as digests; erasing deletes both', async () => {
    const ana = await memberWithTwoStep();
    expect(await everyRow()).toContain(ana.uid);
    expect(await everyRow()).not.toContain(ana.secret);
    const bytes = Buffer.from(ana.secret).toString('hex');
    expect(await everyRow()).not.toContain(bytes);
    for (const code of ana.recoveryCodes) expect(await everyRow()).not.toContain(code.replace('-', ''));
    await eraseMember(identity, ana.uid, { id: ana.uid, roles: [] });
    expect(await everyRow()).not.toContain(ana.uid);
  });
});

test('the member gets an e-mail when it is turned on, renewed and turned off', async () => {
  const ana = await memberWithTwoStep();
  await ana.call('POST', '/api/account/recovery-codes', { password, code: codeNow(ana.secret) });
  identity.clock.pass(step);
  await ana.call('POST', '/api/account/totp/off', { password, code: codeNow(ana.secret) });
  await ana.call('POST', '/api/account/totp/off', { password });
  const subjects = (await identity.mailsTo(ana.email)).map(({ subject }) => subject);
  expect(subjects.slice(1)).toEqual([
    'Two-step sign-in is on',
    'You have new recovery codes',
    'Two-step sign-in is off',
  ]);
});

test('the first verification by the owner of the mailbox removes the second factor too', async () => {
  const ana = await memberWithTwoStep();
  const { db, clock } = identity;
  await db.transaction().execute((tx) => revokePriorCredentials(tx, ana.uid, clock.now()));
  const { rows } = await identity.pool.query('select from identity.totp where member_id = $1', [ana.uid]);
  expect(rows).toHaveLength(0);
});

describe('signing in with two steps', () => {
  test('answers the password with a challenge, and the code with a session', async () => {
    const ana = await memberWithTwoStep();
    const browser = identity.browser();
    const first = await signIn(browser, ana.email);
    expect(first).toMatchObject({
      status: 401,
      body: {
        code: 'SECOND_FACTOR_NEEDED',
        identityCode: 'multi-factor-auth-required',
        expiresIn: 300,
        challenge: expect.any(String),
      },
    });
    expect(first.body.accessToken).toBeUndefined();
    expect(browser.cookie).toBe('');
    const { status, body } = await complete(browser, first.body.challenge, codeNow(ana.secret));
    expect([status, body.user.uid]).toEqual([200, ana.uid]);
    expect(browser.cookie).not.toBe('');
    expect((await browser.call('GET', '/api/auth/status')).body).toMatchObject({ authenticated: true });
  });

  test('gets the same response for a wrong password as before', async () => {
    const ana = await memberWithTwoStep();
    const { status, body } = await identity
      .browser()
      .call('POST', '/api/auth/sign-in', { email: ana.email, password: 'wrong password' });
    expect([status, body.code]).toEqual([401, 'WRONG_CREDENTIALS']);
  });

  test('accepts no code twice, and none older than the last one', async () => {
    const ana = await memberWithTwoStep();
    const older = codeNow(ana.secret);
    identity.clock.pass(step);
    const code = codeNow(ana.secret);
    expect((await enter(ana, code)).status).toBe(200);
    for (const again of [code, older]) {
      const { status, body } = await enter(ana, again);
      expect([status, body.code]).toEqual([401, 'WRONG_CODE']);
    }
    identity.clock.pass(step);
    expect((await enter(ana, codeNow(ana.secret))).status).toBe(200);
  });

  test('accepts a code once, however many requests send it at the same moment', async () => {
    const ana = await memberWithTwoStep();
    const code = codeNow(ana.secret);
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter(ana, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  test('does not accept the code that set it up', async () => {
    const ana = await newMember();
    const { body } = await ana.call('POST', '/api/account/totp', {});
    const code = codeNow(body.secret);
    await ana.call('POST', '/api/account/totp/confirm', { code });
    expect((await enter(ana, code)).body.code).toBe('WRONG_CODE');
  });

  test('a challenge works once, for five minutes, and for nothing else', async () => {
    const ana = await memberWithTwoStep();
    const browser = identity.browser();
    const { challenge } = (await signIn(browser, ana.email)).body;
    expect((await complete(browser, challenge, codeNow(ana.secret))).status).toBe(200);
    identity.clock.pass(step);
    const again = await complete(identity.browser(), challenge, codeNow(ana.secret));
    expect([again.status, again.body.code]).toEqual([401, 'SIGN_IN_AGAIN']);

    const late = (await signIn(browser, ana.email)).body.challenge;
    identity.clock.pass(5 * minutes + 1);
    expect((await complete(browser, late, codeNow(ana.secret))).body.code).toBe('SIGN_IN_AGAIN');

    const now = Math.floor(Date.parse(identity.clock.now()) / 1000);
    const forged = jwt.sign({ ...jwt.decode(late, { json: true }), iat: now, exp: now + 300 }, 'another key');
    for (const rubbish of [forged, 'rubbish', ana.token])
      expect((await complete(browser, rubbish, codeNow(ana.secret))).body.code).toBe('SIGN_IN_AGAIN');
    const bearer = await browser.call('GET', '/api/account/totp', undefined, {
      authorization: `Bearer ${late}`,
    });
    expect([bearer.status, bearer.body.code]).toEqual([401, 'SESSION_EXPIRED']);
  });

  test('a challenge stops working when the member is suspended', async () => {
    const ana = await memberWithTwoStep();
    const { challenge } = (await signIn(identity.browser(), ana.email)).body;
    await identity.suspend(ana.uid);
    expect((await complete(identity.browser(), challenge, codeNow(ana.secret))).body.code).toBe(
      'SIGN_IN_AGAIN',
    );
  });

  test('is limited: after ten wrong codes even the right one has to wait, on every device', async () => {
    const ana = await memberWithTwoStep();
    for (let wrong = 0; wrong < 10; wrong++) expect((await enter(ana, '000000')).status).toBe(401);
    const { status, body, headers } = await enter(ana, codeNow(ana.secret));
    expect([status, body.code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    identity.clock.pass(16 * minutes);
    expect((await enter(ana, codeNow(ana.secret))).status).toBe(200);
  });

  test('guesses by a stranger with the password do not stop the member: a new password clears them', async () => {
    const ana = await memberWithTwoStep();
    for (let wrong = 0; wrong < 11; wrong++) await enter(ana, '000000');
    const changed = await ana.call('POST', '/api/account/password', {
      password,
      newPassword: 'new spark plugs',
    });
    expect(changed.status).toBeLessThan(300);
    const browser = identity.browser();
    const entry = { email: ana.email, password: 'new spark plugs' };
    const { body } = (await browser.call('POST', '/api/auth/sign-in', entry)) as Answered;
    expect((await complete(browser, body.challenge, codeNow(ana.secret))).status).toBe(200);
  });

  test('password resets clear the attempts twice a day; after a third one sign-in has to wait', async () => {
    const ana = await memberWithTwoStep();
    const after: number[] = [];
    for (let reset = 0; reset < 3; reset++) {
      for (let wrong = 0; wrong < 11; wrong++) await enter(ana, '000000');
      await resetByMail(ana.email);
      after.push((await enter(ana, codeNow(ana.secret))).status);
      identity.clock.pass(step);
    }
    expect(after).toEqual([200, 200, 429]);
    identity.clock.pass(15 * minutes);
    expect((await enter(ana, codeNow(ana.secret))).status).toBe(200);
  });

  test('is accepted from our own pages only', async () => {
    const ana = await memberWithTwoStep();
    const { challenge } = (await signIn(identity.browser(), ana.email)).body;
    const sent = { challenge, code: codeNow(ana.secret) };
    const { status, body } = await identity
      .browser()
      .call('POST', '/api/auth/second-factor', sent, { origin: 'https://evil.example' });
    expect([status, body.code]).toEqual([403, 'CROSS_SITE']);
  });
});

describe('a recovery code', () => {
  test('works once, however it is typed', async () => {
    const ana = await memberWithTwoStep();
    const [first = '', second = ''] = ana.recoveryCodes;
    expect((await enter(ana, first.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await enter(ana, first)).body.code).toBe('WRONG_CODE');
    expect((await ana.call('GET', '/api/account/totp')).body).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await enter(ana, second)).status).toBe(200);
  });

  test('of another member does not work', async () => {
    const [ana, bob] = [await memberWithTwoStep(), await memberWithTwoStep()];
    expect((await enter(ana, bob.recoveryCodes[0] ?? '')).body.code).toBe('WRONG_CODE');
    expect((await enter(bob, bob.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('stops working once there are new ones, which take the password and a code', async () => {
    const ana = await memberWithTwoStep();
    const bare = await ana.call('POST', '/api/account/recovery-codes', {});
    expect([bare.status, bare.body.code]).toEqual([403, 'PROOF_NEEDED']);
    const code = codeNow(ana.secret);
    expect((await ana.call('POST', '/api/account/recovery-codes', { code })).body.code).toBe('PROOF_NEEDED');
    const { body } = await ana.call('POST', '/api/account/recovery-codes', { password, code });
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await enter(ana, ana.recoveryCodes[0] ?? '')).body.code).toBe('WRONG_CODE');
    expect((await enter(ana, body.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('is not available while two-step sign-in is off', async () => {
    const ana = await newMember();
    const { status, body } = await ana.call('POST', '/api/account/recovery-codes', { password });
    expect([status, body.code]).toEqual([409, 'TOTP_OFF']);
  });
});

describe('turning it off', () => {
  test.each(['code', 'recovery code'])('takes the password and a %s', async (way) => {
    const ana = await memberWithTwoStep();
    const code = way === 'code' ? codeNow(ana.secret) : ana.recoveryCodes[3];
    const off = await ana.call('POST', '/api/account/totp/off', { password, code });
    expect(off.body).toEqual({ status: 'off' });
    expect((await signIn(identity.browser(), ana.email)).status).toBe(200);
    expect((await ana.call('GET', '/api/account/totp')).body).toEqual({
      status: 'off',
      since: null,
      recoveryCodesLeft: 0,
    });
  });

  test('is refused without both, with a wrong one, and to a guest', async () => {
    const ana = await memberWithTwoStep();
    const code = codeNow(ana.secret);
    for (const [sent, refusal] of [
      [{}, 'PROOF_NEEDED'],
      [{ password }, 'PROOF_NEEDED'],
      [{ code }, 'PROOF_NEEDED'],
      [{ password: 'not that one', code }, 'WRONG_PROOF'],
      [{ password, code: '000000' }, 'WRONG_PROOF'],
    ] as const)
      expect((await ana.call('POST', '/api/account/totp/off', sent)).body.code).toBe(refusal);
    const guest = await identity.browser().call('POST', '/api/account/totp/off', { password });
    expect([guest.status, guest.body.code]).toEqual([401, 'SIGN_IN_FIRST']);
    expect((await ana.call('GET', '/api/account/totp')).body).toMatchObject({ status: 'on' });
  });
});

async function resetByMail(email: string): Promise<void> {
  const browser = identity.browser();
  await browser.call('POST', '/api/auth/password-reset/send', { email });
  const emails = (await identity.mailsTo(email)).map(({ text }) => /reset-password#([\w-]+)/.exec(text)?.[1]);
  const token = emails.filter(Boolean).at(-1);
  const { status } = await browser.call('POST', '/api/auth/password-reset', { token, password });
  expect(status).toBeLessThan(300);
}

async function everyRow(): Promise<string> {
  const { rows } = await identity.pool.query<{ row: string }>(
    'select t::text as row from identity.totp t union all select r::text from identity.recovery_code r',
  );
  return rows.map(({ row }) => row).join('\n');
}

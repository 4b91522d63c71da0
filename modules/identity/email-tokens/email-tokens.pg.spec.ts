import { Accounts } from '../accounts/accounts.js';
import { disableAccount } from '../accounts/disable-account.shared.js';
import { type Browser, openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { memberEvents } from '../member/member.events.js';

const password = 'rust never sleeps';
const other = 'four barrel holley';
let identity: TestIdentity;
let people = 0;
beforeAll(async () => {
  const many = { max: 10_000, minutes: 5 };
  identity = await openIdentity({
    limits: {
      'sign-in from address': many,
      'sign-up from address': many,
      'proof from address': many,
      'letter asked from address': many,
    },
  });
});
afterAll(() => identity.close());

describe('verifying the e-mail address', () => {
  test('a sign-up sends a link, and the link verifies the address in the browser that signed up', async () => {
    const { browser, bearer, email, uid } = await newMember();
    const { mail, token } = await newest(email, 'Confirm your email address');
    expect(mail.text).toContain(`http://swap.example/verify-email#${token}`);
    expect(await statusOf(browser)).toMatchObject({ user: { emailVerified: false } });
    const { status, body } = await browser.call('POST', '/api/auth/verification', { token }, bearer);
    expect([status, body]).toEqual([200, { verified: true, email }]);
    expect(await statusOf(browser)).toMatchObject({ user: { emailVerified: true } });
    expect(await eventsOf(uid)).toContainEqual(['MemberVerified', { memberId: uid, email }]);
  });

  test.each([
    ['Ana María', 'Hello Ana María,'],
    ['You won $500', 'Hello there,'],
  ])('an e-mail to an unverified address greets %j with: %s', async (name, greeting) => {
    const { browser, bearer, email, uid } = await newMember(undefined, name);
    const begin = (subject: string) => newest(email, subject).then(({ mail }) => mail.text.split('\n')[0]);
    expect(await begin('Confirm')).toBe(greeting);
    for (const path of ['password-reset', 'sign-in-link'])
      await browser.call('POST', `/api/auth/${path}/send`, { email });
    expect(await begin('Choose a new')).toBe(greeting);
    expect(await begin('Your sign-in')).toBe(greeting);
    await identity.verifyEmail(uid);
    const to = `new.${email}`;
    await browser.call('POST', '/api/account/email', { email: to, password }, bearer);
    expect((await newest(to, 'Confirm')).mail.text.split('\n')[0]).toBe(greeting);
    await browser.call('POST', '/api/auth/password-reset/send', { email });
    expect(await begin('Choose a new')).toBe(`Hello ${name},`);
  });

  test('in another browser the link needs the password, and a wrong one does not use it up', async () => {
    const { email, uid } = await newMember();
    const { token } = await newest(email, 'Confirm');
    const phone = identity.browser();
    expect(await codeOf(phone, '/api/auth/verification', { token })).toEqual([403, 'PROOF_NEEDED']);
    expect(await codeOf(phone, '/api/auth/verification', { token, password: 'wrong one' })).toEqual([
      400,
      'WRONG_PROOF',
    ]);
    expect((await phone.call('POST', '/api/auth/verification', { token, password })).status).toBe(200);
    expect(await accounts().withId(uid)).toMatchObject({ email_verified_at: identity.clock.now() });
  });

  test('a link that confirms an address works once, for a day, for its purpose, until there is a newer one', async () => {
    const { browser, bearer, email } = await newMember();
    const verify = async (token: string) => codeOf(browser, '/api/auth/verification', { token }, bearer);
    const first = (await newest(email, 'Confirm')).token;
    await browser.call('POST', '/api/auth/verification/send', undefined, bearer);
    const second = (await newest(email, 'Confirm')).token;
    expect(second).not.toBe(first);
    expect(await verify(first)).toEqual([409, 'LINK_OVER']);
    expect(await codeOf(browser, '/api/auth/password-reset', { token: second, password: other })).toEqual([
      409,
      'LINK_OVER',
    ]);
    identity.clock.pass(24 * 3600);
    const later = await identity.browser().call('POST', '/api/auth/sign-in', { email, password });
    const bearerLater = { authorization: `Bearer ${later.body.accessToken}` };
    expect(await codeOf(browser, '/api/auth/verification', { token: second }, bearerLater)).toEqual([
      409,
      'LINK_OVER',
    ]);
    await browser.call('POST', '/api/auth/verification/send', undefined, bearerLater);
    const third = (await newest(email, 'Confirm')).token;
    expect(await codeOf(browser, '/api/auth/verification', { token: third }, bearerLater)).toEqual([
      200,
      undefined,
    ]);
    expect(await codeOf(browser, '/api/auth/verification', { token: third }, bearerLater)).toEqual([
      409,
      'LINK_OVER',
    ]);
  });

  test('a link that sets a password works for ten minutes', async () => {
    const { browser, email } = await verifiedMember();
    await browser.call('POST', '/api/auth/password-reset/send', { email });
    const { token } = await newest(email, 'Choose a new');
    identity.clock.pass(600);
    expect(await codeOf(browser, '/api/auth/password-reset', { token, password: other })).toEqual([
      409,
      'LINK_OVER',
    ]);
  });

  test('does nothing for a verified address', async () => {
    const { browser, bearer, email } = await verifiedMember();
    const before = (await identity.mailsTo(email)).length;
    expect((await browser.call('POST', '/api/auth/verification/send', undefined, bearer)).body).toEqual({
      sent: true,
    });
    expect(await identity.mailsTo(email)).toHaveLength(before);
  });

  test('the next sign-in records a missing event', async () => {
    const { email, uid } = await newMember();
    await identity.pool.query('update identity.account set email_verified_at = $1 where member_id = $2', [
      identity.clock.now(),
      uid,
    ]);
    await identity.browser().call('POST', '/api/auth/sign-in', { email, password });
    expect(await eventsOf(uid)).toContainEqual(['MemberVerified', { memberId: uid, email }]);
  });

  test('a mailbox gets at most five e-mails in half an hour, and a sign-up still succeeds', async () => {
    const { browser, bearer, email } = await newMember();
    const send = () => codeOf(browser, '/api/auth/verification/send', undefined, bearer);
    for (let time = 0; time < 4; time++) expect(await send()).toEqual([200, undefined]);
    expect(await send()).toEqual([429, 'TOO_MANY_TRIES']);
    expect(await codeOf(browser, '/api/auth/password-reset/send', { email })).toEqual([
      429,
      'TOO_MANY_TRIES',
    ]);
    const again = await identity.browser().call('POST', '/api/auth/sign-up', { email, password: other });
    expect(again.status).toBe(201);
    expect(await identity.mailsTo(email)).toHaveLength(5);
  });
});

describe('a request sent again under its idempotency key', () => {
  const twice = async (browser: Browser, path: string, sent?: object, headers = {}) => {
    const key = { 'idempotency-key': `${path} ${++people}`, ...headers };
    const [first, again] = [
      await browser.call('POST', path, sent, key),
      await browser.call('POST', path, sent, key),
    ];
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('set-cookie')).toBe(first.headers.get('set-cookie'));
  };
  const one = async (email: string, subject: string) => {
    const mails = (await identity.mailsTo(email)).filter((mail) => mail.subject === subject);
    expect(mails).toHaveLength(1);
    return (await newest(email, subject)).token;
  };

  test('keeps the one link of its e-mail: a new password', async () => {
    const { email, browser } = await verifiedMember();
    await twice(browser, '/api/auth/password-reset/send', { email });
    const token = await one(email, 'Choose a new password');
    const sent = { token, password: other };
    expect(await codeOf(browser, '/api/auth/password-reset', sent)).toEqual([200, undefined]);
  });

  test('keeps the one link of its e-mail: signing in, whichever of the two responses was lost', async () => {
    const { email } = await verifiedMember();
    const browser = identity.browser();
    await twice(browser, '/api/auth/sign-in-link/send', { email });
    const token = await one(email, 'Your sign-in link');
    expect(await codeOf(browser, '/api/auth/sign-in-link', { token })).toEqual([200, undefined]);
  });

  test('keeps the one link of its e-mail: verifying an address', async () => {
    const { email, browser, bearer, uid } = await newMember();
    await identity.pool.query('delete from mail.outbox');
    await twice(browser, '/api/auth/verification/send', undefined, bearer);
    const token = await one(email, 'Confirm your email address');
    expect(await codeOf(browser, '/api/auth/verification', { token }, bearer)).toEqual([200, undefined]);
    expect(await accounts().withId(uid)).toMatchObject({ email_verified_at: identity.clock.now() });
  });

  test('keeps the one link of its e-mail: changing the address', async () => {
    const { email, browser, bearer } = await verifiedMember();
    const to = `new.${email}`;
    await twice(browser, '/api/account/email', { email: to, password }, bearer);
    const token = await one(to, 'Confirm your new email address');
    expect(await codeOf(browser, '/api/account/email/confirm', { token }, bearer)).toEqual([200, undefined]);
  });

  test('writes as many rows for an unknown address as for a known one, whatever the key was used for', async () => {
    const links = async () => (await identity.pool.query('select 1 from identity.link')).rowCount ?? 0;
    const before = await links();
    const key = { 'idempotency-key': 'one key for two' };
    for (const email of ['not.here@example.com', 'nor.here@example.com', 'nor.here@example.com'])
      await identity.browser().call('POST', '/api/auth/password-reset/send', { email }, key);
    expect(await links()).toBe(before + 2);
  });
});

describe('an e-mail address that has an account', () => {
  test('a stranger who signs up with it gets a new account, and its owner gets an e-mail', async () => {
    const { email, uid } = await verifiedMember();
    const stranger = identity.browser();
    const { status, body } = await stranger.call('POST', '/api/auth/sign-up', { email, password: other });
    const fresh = await identity
      .browser()
      .call('POST', '/api/auth/sign-up', { email: 'quite.new@example.com', password: other });
    expect([status, Object.keys(body.user)]).toEqual([fresh.status, Object.keys(fresh.body.user)]);
    expect(body.user.uid).not.toBe(uid);
    const { mail } = await newest(email, 'You already have an account');
    expect(mail.text).toContain('http://swap.example/login?mode=reset&stay=1');
    expect(mail.text).toContain('nothing about your account has changed');
    expect(mail.text).not.toContain('verify-email');
    for (const word of [password, other])
      expect(
        (await identity.browser().call('POST', '/api/auth/sign-in', { email, password: word })).status,
      ).toBe(200);
    const bearer = { authorization: `Bearer ${body.accessToken}` };
    expect((await stranger.call('POST', '/api/auth/verification/send', undefined, bearer)).body).toEqual({
      sent: true,
    });
    expect((await newest(email, 'You already have')).mail).toBeDefined();
  });

  test('belongs to the first who verifies it; the other accounts lose it, their password and their sessions', async () => {
    const waiting = await newMember();
    const { email } = waiting;
    identity.clock.pass(1); // the newest e-mail is the owner’s
    const owner = identity.browser();
    const { body } = await owner.call('POST', '/api/auth/sign-up', { email, password: other });
    const { token } = await newest(email, 'Confirm');
    const bearer = { authorization: `Bearer ${body.accessToken}` };
    await owner.call('POST', '/api/auth/verification', { token }, bearer);
    expect(await statusOf(waiting.browser)).toEqual({ authenticated: false, user: null });
    expect(await codeOf(identity.browser(), '/api/auth/sign-in', { email, password })).toEqual([
      401,
      'WRONG_CREDENTIALS',
    ]);
    expect(await accounts().withEmail(email)).toMatchObject({ member_id: body.user.uid });
    expect((await accounts().withId(waiting.uid))?.email).not.toContain(email);
  });

  test('the owner of a mailbox cannot confirm a stranger’s account with the link', async () => {
    const { email, uid } = await newMember();
    const { token } = await newest(email, 'Confirm');
    const owner = await newMember();
    expect(await codeOf(owner.browser, '/api/auth/verification', { token }, owner.bearer)).toEqual([
      403,
      'PROOF_NEEDED',
    ]);
    expect(await accounts().withId(uid)).toMatchObject({ email_verified_at: null });
  });
});

describe('a forgotten password', () => {
  test('is replaced with the link; every session ends, and the member gets an e-mail', async () => {
    const { browser, bearer, email, uid } = await newMember();
    const lost = identity.browser();
    expect((await lost.call('POST', '/api/auth/password-reset/send', { email })).body).toEqual({
      sent: true,
    });
    const { token, mail } = await newest(email, 'Choose a new password');
    expect(mail.text).toContain(`http://swap.example/reset-password#${token}`);
    expect(await codeOf(lost, '/api/auth/password-reset', { token, password: 'Password123' })).toEqual([
      400,
      'PASSWORD_TOO_COMMON',
    ]);
    expect((await lost.call('POST', '/api/auth/password-reset', { token, password: other })).body).toEqual({
      reset: true,
    });
    expect((await browser.call('GET', '/api/auth/status', undefined, bearer)).status).toBe(401);
    expect((await browser.call('POST', '/api/auth/refresh')).status).toBe(401);
    expect(await codeOf(lost, '/api/auth/sign-in', { email, password })).toEqual([401, 'WRONG_CREDENTIALS']);
    const { body } = await lost.call('POST', '/api/auth/sign-in', { email, password: other });
    expect(body.user).toMatchObject({ uid, emailVerified: true });
    expect((await newest(email, 'Your password was changed')).mail.text).toContain(
      'http://swap.example/login?mode=reset&stay=1',
    );
    expect(await codeOf(lost, '/api/auth/password-reset', { token, password: other })).toEqual([
      409,
      'LINK_OVER',
    ]);
  });

  test('a request for an unknown address gets the same response, writes as many rows, and sends nothing', async () => {
    const { email } = await newMember();
    const rows = async () =>
      (
        await identity.pool.query<{ links: number; mails: number }>(
          'select (select count(*) from identity.link) as links, (select count(*) from mail.outbox) as mails',
        )
      ).rows[0] ?? { links: 0, mails: 0 };
    const ask = async (mail: string, path: string) => {
      const before = await rows();
      const { status, body, headers } = await identity.browser().call('POST', path, { email: mail });
      const after = await rows();
      return {
        status,
        body,
        cookie: headers.has('set-cookie'),
        links: after.links - before.links,
        mails: after.mails - before.mails,
      };
    };
    for (const path of ['/api/auth/password-reset/send', '/api/auth/sign-in-link/send']) {
      const known = await ask(email, path);
      expect(known).toMatchObject({ status: 200, body: { sent: true }, mails: 1 });
      expect(await ask('nobody.at.all@example.com', path)).toEqual(known);
    }
    expect(await identity.mailsTo('nobody.at.all@example.com')).toEqual([]);
  });

  test('too many requests from one IP address are refused, for known and unknown addresses alike', async () => {
    const small = await openIdentity({ limits: { 'letter asked from address': { max: 2, minutes: 5 } } });
    const ask = (email: string) => codeOf(small.browser(), '/api/auth/password-reset/send', { email });
    expect([await ask('a@example.com'), await ask('b@example.com'), await ask('c@example.com')]).toEqual([
      [200, undefined],
      [200, undefined],
      [429, 'TOO_MANY_TRIES'],
    ]);
    await small.close();
  });
});

describe('signing in by e-mail', () => {
  test('the link works in the browser that asked, once', async () => {
    const { email, uid } = await verifiedMember();
    const browser = identity.browser();
    const { headers } = await browser.call('POST', '/api/auth/sign-in-link/send', { email });
    expect(headers.get('set-cookie')).toMatch(/^link=[\w-]{43}; Max-Age=600; .*HttpOnly; SameSite=Strict$/);
    const { token, mail } = await newest(email, 'Your sign-in link');
    expect(mail.text).toContain(`http://swap.example/sign-in-link#${token}`);
    const thief = identity.browser();
    expect(await codeOf(thief, '/api/auth/sign-in-link', { token })).toEqual([409, 'LINK_ELSEWHERE']);
    const { status, body } = await browser.call('POST', '/api/auth/sign-in-link', { token });
    expect([status, body.user.uid]).toEqual([200, uid]);
    expect(await statusOf(browser)).toMatchObject({ authenticated: true });
    expect(await codeOf(browser, '/api/auth/sign-in-link', { token })).toEqual([409, 'LINK_OVER']);
  });

  test.each([
    ['/wall?post=1#new', '?next=%2Fwall%3Fpost%3D1%23new'],
    ['//evil.example', ''],
    ['/nowhere', ''],
  ])('a sign-in link with the page %s has %p before its token', async (next, query) => {
    const { email } = await verifiedMember();
    await identity.browser().call('POST', '/api/auth/sign-in-link/send', { email, next });
    const { token, mail } = await newest(email, 'Your sign-in link');
    expect(mail.text).toContain(`http://swap.example/sign-in-link${query}#${token}`);
  });

  test('the code of an e-mail read on another device works in the browser that asked', async () => {
    const { email, uid } = await verifiedMember();
    const browser = identity.browser();
    await browser.call('POST', '/api/auth/sign-in-link/send', { email });
    const { mail } = await newest(email, 'Your sign-in link');
    const code = /^ {4}(\S{4}-\S{4})$/m.exec(mail.text)?.[1] ?? '';
    expect(await codeOf(identity.browser(), '/api/auth/sign-in-link', { code })).toEqual([409, 'LINK_OVER']);
    expect(await codeOf(browser, '/api/auth/sign-in-link', { code: 'BBBB-BBBB' })).toEqual([
      400,
      'WRONG_CODE',
    ]);
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
    const { body } = await browser.call('POST', '/api/auth/sign-in-link', { code: typed });
    expect(body.user.uid).toBe(uid);
  });

  test('five wrong codes void the link; an unknown address gets the same responses', async () => {
    const { email } = await verifiedMember();
    const codesFor = async (mail: string) => {
      const browser = identity.browser();
      await browser.call('POST', '/api/auth/sign-in-link/send', { email: mail });
      const answers: unknown[] = [];
      for (let time = 0; time < 6; time++)
        answers.push(await codeOf(browser, '/api/auth/sign-in-link', { code: 'BBBB-BBBB' }));
      return answers;
    };
    const known = await codesFor(email);
    expect(known).toEqual([...Array.from({ length: 5 }, () => [400, 'WRONG_CODE']), [409, 'LINK_OVER']]);
    expect(await codesFor('nobody.either@example.com')).toEqual(known);
  });

  test('a link stays good while strangers ask for others, and is over when its own browser asks again', async () => {
    const { email, uid } = await verifiedMember();
    const browser = identity.browser();
    await browser.call('POST', '/api/auth/sign-in-link/send', { email });
    const first = (await newest(email, 'Your sign-in link')).token;
    for (let time = 0; time < 2; time++)
      await identity.browser().call('POST', '/api/auth/sign-in-link/send', { email });
    identity.clock.pass(1);
    await browser.call('POST', '/api/auth/sign-in-link/send', { email });
    const second = (await newest(email, 'Your sign-in link')).token;
    expect(await codeOf(browser, '/api/auth/sign-in-link', { token: first })).toEqual([409, 'LINK_OVER']);
    const { body } = await browser.call('POST', '/api/auth/sign-in-link', { token: second });
    expect(body.user.uid).toBe(uid);
  });

  test('a link for a new password stays good while strangers ask for others; once it is used, none works', async () => {
    const { email } = await verifiedMember();
    const ask = () => identity.browser().call('POST', '/api/auth/password-reset/send', { email });
    const reset = (token: string) =>
      codeOf(identity.browser(), '/api/auth/password-reset', { token, password: other });
    await ask();
    const own = (await newest(email, 'Choose a new')).token;
    identity.clock.pass(1);
    for (let time = 0; time < 3; time++) await ask();
    const strangers = (await newest(email, 'Choose a new')).token;
    expect(await reset(own)).toEqual([200, undefined]);
    expect(await reset(strangers)).toEqual([409, 'LINK_OVER']);
  });

  test('ten links of a member are kept, the newest', async () => {
    const { email, uid } = await verifiedMember();
    const links = async () =>
      (await identity.pool.query('select 1 from identity.link where member_id = $1', [uid])).rowCount;
    for (let time = 0; time < 12; time++) {
      await identity.pool.query('delete from identity.tries');
      await identity.browser().call('POST', '/api/auth/password-reset/send', { email });
    }
    expect(await links()).toBe(10);
  });

  test('after 25 wrong codes on a member in an hour no code is right, but the link and the known device are', async () => {
    const { email, uid } = await verifiedMember();
    const known = identity.browser();
    await known.call('POST', '/api/auth/sign-in', { email, password });
    await known.call('POST', '/api/auth/sign-out');
    const linkFor = async (browser: Browser) => {
      identity.clock.pass(1);
      await browser.call('POST', '/api/auth/sign-in-link/send', { email });
      const { mail, token } = await newest(email, 'Your sign-in link');
      return { token, code: /^ {4}(\S{4}-\S{4})$/m.exec(mail.text)?.[1] ?? '' };
    };
    for (let link = 0; link < 5; link++) {
      if (link === 4) identity.clock.pass(1_800); // the mailbox gets e-mails again
      const stranger = identity.browser();
      await linkFor(stranger);
      for (let time = 0; time < 5; time++)
        expect(await codeOf(stranger, '/api/auth/sign-in-link', { code: 'BBBB-BBBB' })).toEqual([
          400,
          'WRONG_CODE',
        ]);
    }
    const owner = identity.browser();
    const { code, token } = await linkFor(owner);
    expect(await codeOf(owner, '/api/auth/sign-in-link', { code })).toEqual([400, 'WRONG_CODE']);
    expect((await owner.call('POST', '/api/auth/sign-in-link', { token })).body.user.uid).toBe(uid);
    const own = await linkFor(known);
    expect((await known.call('POST', '/api/auth/sign-in-link', { code: own.code })).body.user.uid).toBe(uid);
  });

  test('the first verification removes the earlier password and sessions', async () => {
    const waiting = await newMember();
    const { email, uid } = waiting;
    const owner = identity.browser();
    await owner.call('POST', '/api/auth/sign-in-link/send', { email });
    const { token } = await newest(email, 'Your sign-in link');
    const { body } = await owner.call('POST', '/api/auth/sign-in-link', { token });
    expect(body.user).toMatchObject({ uid, emailVerified: true });
    expect(await statusOf(waiting.browser)).toEqual({ authenticated: false, user: null });
    expect(await codeOf(owner, '/api/auth/sign-in', { email, password })).toEqual([401, 'WRONG_CREDENTIALS']);
  });

  test.each(['sign-in-link', 'password-reset'])(
    'the first verification, by a %s, also unlinks the providers; a later one does not',
    async (way) => {
      for (const [member, left] of [
        [await newMember(), 0],
        [await verifiedMember(), 1],
      ] as const) {
        await identity.pool.query(
          "insert into identity.social_link (issuer, subject, member_id, kind, linked_at) values ('https://id.example', $1::text, $1::uuid, 'google', $2)",
          [member.uid, identity.clock.now()],
        );
        const browser = identity.browser();
        await browser.call('POST', `/api/auth/${way}/send`, { email: member.email });
        const subject = way === 'sign-in-link' ? 'Your sign-in link' : 'Choose a new password';
        const { token } = await newest(member.email, subject);
        const sent = way === 'sign-in-link' ? { token } : { token, password: other };
        expect((await browser.call('POST', `/api/auth/${way}`, sent)).status).toBe(200);
        const { rowCount } = await identity.pool.query(
          'select from identity.social_link where member_id = $1',
          [member.uid],
        );
        expect(rowCount).toBe(left);
      }
    },
  );

  test('is refused to a member whose account is being erased', async () => {
    const { email, uid } = await verifiedMember();
    const browser = identity.browser();
    await browser.call('POST', '/api/auth/sign-in-link/send', { email });
    const { token } = await newest(email, 'Your sign-in link');
    await disableAccount(identity.db, uid, identity.clock.now());
    expect(await codeOf(browser, '/api/auth/sign-in-link', { token })).toEqual([403, 'ACCOUNT_CLOSED']);
  });
});

describe('changing the e-mail address', () => {
  test('takes effect after the new address confirms it, and the old one gets an e-mail', async () => {
    const { browser, bearer, email, uid } = await verifiedMember();
    const next = `next-${email}`;
    const sent = { email: next, password };
    identity.clock.pass(1);
    expect(await codeOf(browser, '/api/account/email', { ...sent, password: 'wrong one' }, bearer)).toEqual([
      400,
      'WRONG_PROOF',
    ]);
    expect((await browser.call('POST', '/api/account/email', sent, bearer)).body).toEqual({ sent: true });
    expect(await statusOf(browser)).toMatchObject({ user: { email } });
    const { token, mail } = await newest(next, 'Confirm your new email address');
    expect(mail.text).toContain(`http://swap.example/confirm-email#${token}`);
    const phone = identity.browser();
    expect(await codeOf(phone, '/api/account/email/confirm', { token })).toEqual([403, 'PROOF_NEEDED']);
    const { body } = await browser.call('POST', '/api/account/email/confirm', { token }, bearer);
    expect(body).toEqual({ changed: true, email: next });
    expect(await statusOf(browser)).toMatchObject({ user: { email: next, emailVerified: true } });
    expect((await newest(email, 'Your e-mail was changed')).mail.text).toContain(
      'write to us at support@swapmeetclassics.com',
    );
    expect(await eventsOf(uid)).toContainEqual(['MemberVerified', { memberId: uid, email: next }]);
    expect(await codeOf(phone, '/api/auth/sign-in', { email, password })).toEqual([401, 'WRONG_CREDENTIALS']);
    expect((await phone.call('POST', '/api/auth/sign-in', { email: next, password })).status).toBe(200);
  });

  test('sends no e-mail to an unverified old address', async () => {
    const { browser, bearer, email } = await newMember();
    const next = `next-${email}`;
    await browser.call('POST', '/api/account/email', { email: next, password }, bearer);
    const { token } = await newest(next, 'Confirm your new email address');
    expect(await codeOf(browser, '/api/account/email/confirm', { token }, bearer)).toEqual([200, undefined]);
    const subjects = (await identity.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Confirm your email address']);
  });

  test('to the address of another member gets the same response, notifies its owner, and changes nothing', async () => {
    const owner = await verifiedMember();
    const { browser, bearer, email } = await verifiedMember();
    const asked = await browser.call('POST', '/api/account/email', { email: owner.email, password }, bearer);
    expect([asked.status, asked.body]).toEqual([200, { sent: true }]);
    expect((await newest(owner.email, 'You already have an account')).mail).toBeDefined();
    expect(await statusOf(browser)).toMatchObject({ user: { email } });
  });

  test('is refused when another account has verified the address', async () => {
    const { browser, bearer, email } = await verifiedMember();
    const next = `next-${email}`;
    await browser.call('POST', '/api/account/email', { email: next, password }, bearer);
    const { token } = await newest(next, 'Confirm your new email address');
    await verifiedMember(next);
    expect(await codeOf(browser, '/api/account/email/confirm', { token }, bearer)).toEqual([
      409,
      'EMAIL_PROVEN_ELSEWHERE',
    ]);
  });
});

describe('changing the password', () => {
  test('needs the present one, keeps this device, ends the others, and sends an e-mail', async () => {
    const { browser, bearer, email } = await verifiedMember();
    const device = identity.browser();
    await device.call('POST', '/api/auth/sign-in', { email, password });
    const sent = { password, newPassword: other };
    expect(
      await codeOf(browser, '/api/account/password', { ...sent, password: 'wrong one' }, bearer),
    ).toEqual([400, 'WRONG_PROOF']);
    expect(
      await codeOf(browser, '/api/account/password', { password, newPassword: 'Password123' }, bearer),
    ).toEqual([400, 'PASSWORD_TOO_COMMON']);
    const { body } = await browser.call('POST', '/api/account/password', sent, bearer);
    expect(body).toMatchObject({ changed: true, session: { user: { email } } });
    const { session } = body as unknown as { readonly session: { readonly accessToken: string } };
    const renewed = { Authorization: `Bearer ${session.accessToken}` };
    expect((await browser.call('GET', '/api/auth/status', undefined, renewed)).status).toBe(200);
    expect((await browser.call('GET', '/api/auth/status', undefined, bearer)).status).toBe(401);
    expect(await statusOf(device)).toEqual({ authenticated: false, user: null });
    expect((await device.call('POST', '/api/auth/sign-in', { email, password: other })).status).toBe(200);
    expect((await newest(email, 'Your password was changed')).mail).toBeDefined();
  });

  test('is for members only', async () => {
    const sent = { password, newPassword: other };
    expect(await codeOf(identity.browser(), '/api/account/password', sent)).toEqual([401, 'SIGN_IN_FIRST']);
  });
});

test('tokens and codes are stored as digests only', async () => {
  const { email } = await newMember();
  const browser = identity.browser();
  await browser.call('POST', '/api/auth/sign-in-link/send', { email });
  const { token } = await newest(email, 'Your sign-in link');
  const { rows } = await identity.pool.query<{ row: string }>('select l::text as row from identity.link l');
  const all = rows.map(({ row }) => row).join();
  expect(all).not.toContain(token);
  expect(all).not.toContain(Buffer.from(token).toString('hex'));
});

async function newMember(email = `member-${++people}@example.com`, name?: string) {
  const browser = identity.browser();
  const { status, body } = await browser.call('POST', '/api/auth/sign-up', { email, password, name });
  expect(status).toBe(201);
  return {
    email,
    browser,
    uid: body.user.uid as string,
    bearer: { authorization: `Bearer ${body.accessToken}` },
  };
}

/** A member with a verified e-mail address. */
async function verifiedMember(email?: string) {
  const member = await newMember(email);
  const { token } = await newest(member.email, 'Confirm your email address');
  const { status } = await member.browser.call('POST', '/api/auth/verification', { token }, member.bearer);
  expect(status).toBe(200);
  return member;
}

async function newest(email: string, subject: string) {
  const mail = (await identity.mailsTo(email)).findLast((one) => one.subject.startsWith(subject));
  if (!mail) throw new Error(`No mail to ${email}: ${subject}`);
  return { mail, token: /#([\w-]{43})/.exec(mail.text)?.[1] ?? '' };
}

async function codeOf(browser: Browser, path: string, body?: object, headers?: Record<string, string>) {
  const answer = await browser.call('POST', path, body, headers);
  return [answer.status, answer.body.code];
}

async function statusOf(browser: Browser) {
  return (await browser.call('GET', '/api/auth/status')).body;
}

async function eventsOf(memberId: string) {
  return (await identity.eventStore.read(memberEvents, memberId)).map(({ type, data }) => [type, data]);
}

const accounts = () => identity.app.get(Accounts);

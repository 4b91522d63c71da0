import { disableAccount } from '../accounts/disable-account.shared.js';
import { type Browser, openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { memberEvents } from '../member/member.events.js';
import { codeAt } from '../second-factor/totp.fixtures.js';
import { flowMinutes } from './oauth-state.js';
import {
  configured,
  openProvider,
  returnFromProvider,
  type Said,
  type TestProvider,
} from './social.fixtures.js';

let google: TestProvider;
let microsoft: TestProvider;
let identity: TestIdentity;

beforeAll(async () => {
  [google, microsoft] = await Promise.all([openProvider(), openProvider()]);
});
afterAll(() => {
  google.close();
  microsoft.close();
});
beforeEach(async () => {
  identity = await openIdentity({
    variables: {
      ...configured('GOOGLE', google),
      ...configured('MICROSOFT', microsoft),
      SOCIAL_TRUSTED_ISSUERS: google.issuer,
    },
  });
});
afterEach(() => identity.close());

const ana = { sub: 'ana-1', email: 'Ana@example.com', email_verified: true, name: 'Ana Smith' };
const start = async (browser: Browser, more: object = {}) => {
  const { body } = await browser.call('POST', '/api/auth/social/start', {
    kind: 'google',
    place: 'popup',
    ...more,
  });
  return body as unknown as { readonly flow: string; readonly url: string };
};
const finish = async (browser: Browser, said: object = { dateOfBirth: '1968-05-04' }) => {
  const { status, body } = await browser.call('POST', '/api/auth/social/finish', said);
  return { status, ...(body as unknown as Record<string, unknown>) } as Finished;
};
interface Finished {
  readonly status: number;
  readonly code?: string;
  readonly outcome?: string;
  readonly isNew?: boolean;
  readonly challenge?: string;
  readonly session?: { readonly accessToken: string; readonly user: Readonly<Record<string, unknown>> };
}

/** The whole flow with Google. */
async function signInWithGoogle(browser: Browser, said: Said = ana, more: object = {}): Promise<Finished> {
  const { url } = await start(browser, more);
  await returnFromProvider(identity.url, browser, google.yes(url, said));
  return finish(browser);
}

const bearer = ({ session }: Finished) => ({ authorization: `Bearer ${session?.accessToken}` });
const eventsOf = async (id: unknown) => identity.eventStore.read(memberEvents, String(id));

describe('signing in with an identity provider', () => {
  test('offers the configured providers only', async () => {
    const { body } = await identity.browser().call('GET', '/api/auth/social');
    expect(body).toEqual({
      kinds: [
        { kind: 'google', name: 'Google' },
        { kind: 'microsoft', name: 'Microsoft' },
      ],
    });
    const apple = await identity
      .browser()
      .call('POST', '/api/auth/social/start', { kind: 'apple', place: 'page' });
    expect([apple.status, apple.body.code]).toEqual([404, 'SOCIAL_NOT_OFFERED']);
  });

  test('asks the provider for a code, with PKCE, state and nonce', async () => {
    const { url } = await start(identity.browser());
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://swap.example/api/auth/social/google/callback',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('registers an unknown person with the verified address and the terms of the button', async () => {
    const finished = await signInWithGoogle(identity.browser(), ana, { terms: '2025-08-02' });
    expect(finished).toMatchObject({ status: 200, outcome: 'signed-in', isNew: true });
    expect(finished.session?.user).toMatchObject({
      email: 'ana@example.com',
      name: 'Ana Smith',
      emailVerified: true,
      hasAcceptedTerms: true,
    });
    const events = await eventsOf(finished.session?.user.uid);
    expect(events.map(({ type }) => type).sort()).toEqual([
      'MemberRegistered',
      'MemberVerified',
      'SocialLinked',
      'TermsAccepted',
    ]);
    expect(events.at(-1)?.data).toEqual({
      memberId: finished.session?.user.uid,
      kind: 'google',
      issuer: google.issuer,
      subject: 'ana-1',
    });
  });

  test('a new member enters a date of birth first: until then nothing is written, and the flow waits', async () => {
    const browser = identity.browser();
    const { url } = await start(browser);
    await returnFromProvider(identity.url, browser, google.yes(url, ana));
    for (let times = 1; times <= 2; times++)
      expect(await finish(browser, {})).toMatchObject({ status: 200, outcome: 'birth-date-asked' });
    const { rows } = await identity.pool.query('select member_id from identity.account');
    expect(rows).toEqual([]);
    expect(await identity.eventStore.log.head()).toBe(0);
    expect(await finish(browser)).toMatchObject({ status: 200, isNew: true });
    expect(await finish(browser)).toMatchObject({ code: 'SOCIAL_OVER' });
    const again = identity.browser();
    const second = await start(again);
    await returnFromProvider(identity.url, again, google.yes(second.url, ana));
    expect(await finish(again, {})).toMatchObject({ status: 200, isNew: false });
  });

  test('a flow that waits for a date of birth still expires', async () => {
    const browser = identity.browser();
    const { url } = await start(browser);
    await returnFromProvider(identity.url, browser, google.yes(url, ana));
    await finish(browser, {});
    identity.clock.pass(flowMinutes * 60 + 1);
    expect(await finish(browser)).toMatchObject({ code: 'SOCIAL_OVER' });
  });

  test('the event store holds the issuer’s id of the member encrypted only', async () => {
    await signInWithGoogle(identity.browser(), { ...ana, sub: 'a-name-to-look-for' });
    const { rows } = await identity.pool.query(
      "select data::text from kernel.event where type = 'SocialLinked'",
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('a-name-to-look-for');
  });

  test('the same person is the same member, even with a new e-mail address', async () => {
    const first = await signInWithGoogle(identity.browser());
    const again = await signInWithGoogle(identity.browser(), { ...ana, email: 'other@example.com' });
    expect(again).toMatchObject({ isNew: false });
    expect(again.session?.user.uid).toBe(first.session?.user.uid);
  });

  test('another person with the same e-mail address cannot sign in to the account', async () => {
    await signInWithGoogle(identity.browser());
    const other = await signInWithGoogle(identity.browser(), { ...ana, sub: 'somebody-else' });
    expect(other).toMatchObject({ status: 409, code: 'SOCIAL_EMAIL_KNOWN' });
  });

  const password = 'a 327 and a Muncie';
  const signUp = async () => {
    const browser = identity.browser();
    const { body } = await browser.call('POST', '/api/auth/sign-up', { email: 'ana@example.com', password });
    return { browser, uid: body.user.uid };
  };
  const signIn = async () =>
    (await identity.browser().call('POST', '/api/auth/sign-in', { email: 'ana@example.com', password })).body;

  test('a verified account is not merged with a person of the same address', async () => {
    await identity.verifyEmail((await signUp()).uid);
    expect(await signInWithGoogle(identity.browser())).toMatchObject({
      status: 409,
      code: 'SOCIAL_EMAIL_KNOWN',
    });
    const { rows } = await identity.pool.query('select 1 from identity.social_link');
    expect(rows).toEqual([]);
  });

  test('the owner of an address with unverified accounts becomes a new member, and those accounts lose it', async () => {
    const stranger = await signUp();
    const finished = await signInWithGoogle(identity.browser());
    expect(finished).toMatchObject({ status: 200, isNew: true, session: { user: { emailVerified: true } } });
    expect(finished.session?.user.uid).not.toBe(stranger.uid);
    expect((await eventsOf(finished.session?.user.uid)).map(({ type }) => type)).toContain('MemberVerified');
    expect((await stranger.browser.call('GET', '/api/auth/status')).body).toMatchObject({ user: null });
    expect(await signIn()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  test.each(['nobody', 'an unverified account', 'its owner'])(
    'a person with an unverified address learns nothing when it belongs to %s',
    async (who) => {
      const before = who === 'nobody' ? undefined : await signUp();
      if (before && who === 'its owner') await identity.verifyEmail(before.uid);
      const browser = identity.browser();
      const { url } = await start(browser, { kind: 'microsoft' });
      await returnFromProvider(identity.url, browser, microsoft.yes(url, ana), 'microsoft');
      const finished = await finish(browser);
      expect(finished).toMatchObject({
        status: 200,
        isNew: true,
        session: { user: { email: 'ana@example.com', emailVerified: false } },
      });
      expect(finished.session?.user.uid).not.toBe(before?.uid);
      if (before) expect(await signIn()).toMatchObject({ user: { uid: before.uid } });
      expect((await identity.mailsTo('ana@example.com')).at(-1)?.subject).toBe(
        who === 'its owner' ? 'You already have an account' : 'Confirm your email address',
      );
    },
  );

  test('nobody is registered without an e-mail address', async () => {
    const finished = await signInWithGoogle(identity.browser(), { sub: 'ana-1' });
    expect(finished).toMatchObject({ status: 422, code: 'SOCIAL_EMAIL_MISSING' });
  });

  test('only trusted issuers verify an address; otherwise an e-mail asks for it', async () => {
    const browser = identity.browser();
    const { url } = await start(browser, { kind: 'microsoft' });
    await returnFromProvider(identity.url, browser, microsoft.yes(url, ana), 'microsoft');
    const finished = await finish(browser);
    expect(finished.session?.user).toMatchObject({ emailVerified: false });
    expect(await identity.mailsTo('ana@example.com')).toHaveLength(1);
  });

  test('a suspended member signs in, and one whose account is being erased does not', async () => {
    const { session } = await signInWithGoogle(identity.browser());
    const memberId = String(session?.user.id);
    await identity.suspend(memberId);
    expect(await signInWithGoogle(identity.browser())).toMatchObject({
      session: { user: { id: memberId, suspension: { until: null, decisionId: null } } },
    });
    await disableAccount(identity.db, memberId, identity.clock.now());
    expect(await signInWithGoogle(identity.browser())).toMatchObject({ status: 403, code: 'ACCOUNT_CLOSED' });
  });

  test('the second factor is needed after the provider’s page too', async () => {
    const browser = identity.browser();
    const headers = bearer(await signInWithGoogle(browser));
    const { body } = await browser.call('POST', '/api/account/totp', {}, headers);
    const { secret } = body as unknown as { readonly secret: string };
    const now = () => codeAt(secret, identity.clock.now());
    await browser.call('POST', '/api/account/totp/confirm', { code: now() }, headers);
    identity.clock.pass(30);
    const again = identity.browser();
    const { status, code, challenge } = await signInWithGoogle(again);
    expect([status, code]).toEqual([401, 'SECOND_FACTOR_NEEDED']);
    const second = await again.call('POST', '/api/auth/second-factor', { challenge, code: now() });
    expect([second.status, second.body.user.email]).toEqual([200, 'ana@example.com']);
  });

  test.each([
    ['/wall', '/wall'],
    ['//evil.example', '/inventory'],
    ['/auth/social/done', '/inventory'],
  ])('the next page must be one of ours: %s', async (next, place) => {
    const browser = identity.browser();
    const { flow, url } = await start(browser, { place: 'page', next });
    const done = await returnFromProvider(identity.url, browser, google.yes(url, ana));
    expect(Object.fromEntries(new URLSearchParams(done.split('?')[1]))).toEqual({
      flow,
      place: 'page',
      next: place,
    });
  });

  test('asks how long ago the person may have signed in there: thirty days, or ten minutes to show that it is still them', async () => {
    const asked = async (more: object) =>
      new URL((await start(identity.browser(), more)).url).searchParams.get('max_age');
    expect([await asked({}), await asked({ again: true })]).toEqual(['2592000', '600']);
  });

  test('a provider that is still signed in does not make a sign-in recent, where it says since when', async () => {
    const secondsAgo = (seconds: number) => Math.floor(Date.parse(identity.clock.now()) / 1000) - seconds;
    const [old, fresh] = [identity.browser(), identity.browser()];
    const first = await signInWithGoogle(old, { ...ana, auth_time: secondsAgo(3_600) });
    const second = await signInWithGoogle(fresh, { ...ana, auth_time: secondsAgo(60) });
    const link = (browser: Browser, session: Finished) =>
      browser.call('POST', '/api/auth/social/link', { kind: 'google', place: 'popup' }, bearer(session));
    expect((await link(old, first)).body.code).toBe('PROOF_NEEDED');
    expect((await link(fresh, second)).status).toBe(200);
  });

  test('a person who signs in again must have been asked by the provider', async () => {
    const secondsAgo = (seconds: number) => Math.floor(Date.parse(identity.clock.now()) / 1000) - seconds;
    const again = (auth_time?: number) =>
      signInWithGoogle(identity.browser(), { ...ana, ...(auth_time && { auth_time }) }, { again: true });
    expect((await again(secondsAgo(3_600))).code).toBe('SOCIAL_NOT_PROVEN');
    expect((await again(secondsAgo(60))).outcome).toBe('signed-in');
    expect((await again()).outcome).toBe('signed-in');
  });

  test('an answer by form is redirected, so that the browser sends the cookie', async () => {
    const browser = identity.browser();
    const { url } = await start(browser);
    const answer = google.yes(url, ana);
    const posted = await fetch(`${identity.url}/api/auth/social/google/callback`, {
      method: 'POST',
      body: answer,
      redirect: 'manual',
    });
    expect(posted.status).toBe(303);
    const address = posted.headers.get('location') ?? '';
    expect(address).toBe(`/api/auth/social/google/callback?${answer}`);
    await returnFromProvider(identity.url, browser, new URLSearchParams(address.split('?')[1]));
    expect(await finish(browser)).toMatchObject({ outcome: 'signed-in' });
  });
});

describe('an invalid flow', () => {
  const expectNobody = async (browser: Browser) => {
    expect(await finish(browser)).toMatchObject({ status: 401, code: 'SOCIAL_OVER' });
    expect((await identity.browser().call('GET', '/api/auth/status')).body).toMatchObject({
      authenticated: false,
    });
    const { rows } = await identity.pool.query('select 1 from identity.account');
    expect(rows).toEqual([]);
  };

  test('a state works once', async () => {
    const browser = identity.browser();
    const { url } = await start(browser);
    const answer = google.yes(url, ana);
    await returnFromProvider(identity.url, browser, answer);
    expect(await returnFromProvider(identity.url, browser, answer)).toBe('/auth/social/done');
    expect(await finish(browser)).toMatchObject({ outcome: 'signed-in' });
    expect(await finish(browser)).toMatchObject({ code: 'SOCIAL_OVER' });
  });

  test('another browser can neither bring the answer nor finish the flow', async () => {
    const browser = identity.browser();
    const { url } = await start(browser);
    const other = identity.browser();
    await start(other);
    expect(await returnFromProvider(identity.url, other, google.yes(url, ana))).toBe('/auth/social/done');
    await expectNobody(other);
    await expectNobody(identity.browser());
  });

  test('an unknown state is not accepted', async () => {
    const browser = identity.browser();
    const { url } = await start(browser);
    const answer = google.yes(url, ana);
    answer.set('state', 'a'.repeat(43));
    expect(await returnFromProvider(identity.url, browser, answer)).toBe('/auth/social/done');
    await expectNobody(browser);
  });

  test('a flow expires after ten minutes, before and after the provider’s answer', async () => {
    const browser = identity.browser();
    const { url } = await start(browser);
    identity.clock.pass(flowMinutes * 60 + 1);
    expect(await returnFromProvider(identity.url, browser, google.yes(url, ana))).toBe('/auth/social/done');
    await expectNobody(browser);
    const late = await start(browser);
    await returnFromProvider(identity.url, browser, google.yes(late.url, ana));
    identity.clock.pass(flowMinutes * 60 + 1);
    await expectNobody(browser);
  });

  test('a new flow of the same browser ends the earlier one', async () => {
    const browser = identity.browser();
    const first = await start(browser);
    const second = await start(browser);
    expect(await returnFromProvider(identity.url, browser, google.yes(first.url, ana))).toBe(
      '/auth/social/done',
    );
    await returnFromProvider(identity.url, browser, google.yes(second.url, ana));
    expect(await finish(browser)).toMatchObject({ outcome: 'signed-in' });
  });

  test.each([
    ['another nonce', { nonce: 'n'.repeat(43) }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another client' }],
    ['no subject', { sub: undefined }],
    ['an expiry in the past', { exp: 1_000_000_000 }],
  ])('an id token with %s is refused', async (_, lie) => {
    const browser = identity.browser();
    const { url } = await start(browser);
    const said: Said = { ...ana, ...lie };
    await returnFromProvider(identity.url, browser, google.yes(url, said));
    expect(await finish(browser)).toMatchObject({ status: 401, code: 'SOCIAL_NOT_PROVEN' });
    await expectNobody(browser);
  });

  test.each([
    ['an issuer that is another', 'https://evil.example'],
    ['no issuer', undefined],
  ])('mix-up: an answer that names %s is not accepted as Google’s', async (_, iss) => {
    const browser = identity.browser();
    const { url } = await start(browser);
    const answer = google.yes(url, ana);
    answer.delete('iss');
    if (iss) answer.set('iss', iss);
    await returnFromProvider(identity.url, browser, answer);
    expect(await finish(browser)).toMatchObject({ status: 401, code: 'SOCIAL_NOT_PROVEN' });
  });

  test('mix-up: an answer of one provider at the address of another is not accepted', async () => {
    const browser = identity.browser();
    const { url } = await start(browser);
    const answer = google.yes(url, ana);
    expect(await returnFromProvider(identity.url, browser, answer, 'microsoft')).toBe('/auth/social/done');
    await expectNobody(browser);
  });

  test('a code of another flow is refused, because its verifier is missing', async () => {
    const browser = identity.browser();
    const { url } = await start(browser);
    const foreign = google.yes((await start(identity.browser())).url, ana);
    const answer = google.yes(url, ana);
    answer.set('code', foreign.get('code') ?? '');
    await returnFromProvider(identity.url, browser, answer);
    expect(await finish(browser)).toMatchObject({ status: 401, code: 'SOCIAL_NOT_PROVEN' });
  });

  test('a person who says no at the provider’s page is told so', async () => {
    const browser = identity.browser();
    const { url } = await start(browser);
    const answer = google.yes(url);
    answer.delete('code');
    answer.set('error', 'access_denied');
    await returnFromProvider(identity.url, browser, answer);
    expect(await finish(browser)).toMatchObject({ status: 403, code: 'SOCIAL_DENIED' });
  });

  test('a flow begins and finishes on our own pages only', async () => {
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const [path, body] of [
      ['/api/auth/social/start', { kind: 'google', place: 'popup' }],
      ['/api/auth/social/finish', {}],
    ] as const) {
      const { status, body: said } = await identity.browser().call('POST', path, body, elsewhere);
      expect([status, said.code]).toEqual([403, 'CROSS_SITE']);
    }
  });

  test('an unreachable provider is reported and logged once', async () => {
    const gone = await openProvider();
    gone.close();
    const lonely = await openIdentity({ variables: configured('GOOGLE', gone) });
    const { status, body } = await lonely
      .browser()
      .call('POST', '/api/auth/social/start', { kind: 'google', place: 'popup' });
    expect([status, body.code]).toEqual([503, 'SOCIAL_UNREACHABLE']);
    expect(lonely.logged).toMatchObject([
      { level: 40, kind: 'google', issuer: gone.issuer, code: 'SOCIAL_UNREACHABLE' },
    ]);
    await lonely.close();
  });

  test('that leads to the host of somebody else is not followed, and the operator learns where it leads', async () => {
    const turned = await openProvider();
    turned.document({ token_endpoint: `${google.issuer}/token` });
    const lonely = await openIdentity({ variables: configured('GOOGLE', turned) });
    const { status, body } = await lonely
      .browser()
      .call('POST', '/api/auth/social/start', { kind: 'google', place: 'popup' });
    expect([status, body.code]).toEqual([503, 'SOCIAL_UNREACHABLE']);
    expect(lonely.logged).toMatchObject([
      { level: 40, kind: 'google', endpoint: `${google.issuer}/token` },
      { level: 40, kind: 'google', issuer: turned.issuer, reason: 'HOST_NOT_NAMED' },
    ]);
    await lonely.close();
    turned.close();
  });
});

describe('the log for the operator', () => {
  afterEach(() => google.refuseWith(undefined));

  test('shows a wrong client secret, once, with nothing about the person or the flow', async () => {
    google.refuseWith('invalid_client');
    const browser = identity.browser();
    const { url } = await start(browser);
    const answer = google.yes(url, ana);
    await returnFromProvider(identity.url, browser, answer);
    expect(await finish(browser)).toMatchObject({ status: 401, code: 'SOCIAL_NOT_PROVEN' });
    expect(identity.logged).toEqual([
      {
        level: 40,
        time: expect.any(Number),
        kind: 'google',
        issuer: google.issuer,
        code: 'SOCIAL_NOT_PROVEN',
        reason: 'invalid_client',
        msg: 'a social sign-in was refused',
      },
    ]);
    const { code = '', state = '' } = Object.fromEntries(answer);
    for (const secret of [code, state, 'ana']) expect(JSON.stringify(identity.logged)).not.toContain(secret);
  });

  test('shows why an id token was refused', async () => {
    const browser = identity.browser();
    const { url } = await start(browser);
    await returnFromProvider(identity.url, browser, google.yes(url, { ...ana, aud: 'another client' }));
    expect(identity.logged).toMatchObject([
      { code: 'SOCIAL_NOT_PROVEN', reason: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' },
    ]);
  });

  test('does not show text that a browser made up', async () => {
    const browser = identity.browser();
    const { url } = await start(browser);
    const answer = google.yes(url);
    answer.delete('code');
    answer.set('error', 'ana@example.com was here');
    await returnFromProvider(identity.url, browser, answer);
    expect(identity.logged).toMatchObject([{ code: 'SOCIAL_NOT_PROVEN', reason: 'unknown' }]);
  });

  test('shows neither a person who says no nor one who signs in', async () => {
    const browser = identity.browser();
    const { url } = await start(browser);
    const answer = google.yes(url);
    answer.delete('code');
    answer.set('error', 'access_denied');
    await returnFromProvider(identity.url, browser, answer);
    await signInWithGoogle(identity.browser());
    expect(identity.logged).toEqual([]);
  });
});

describe('linking', () => {
  const email = 'ana@example.com';
  const password = 'a 327 and a Muncie';
  const signUp = async (browser: Browser, as = email) => {
    const { body } = await browser.call('POST', '/api/auth/sign-up', { email: as, password });
    return { id: body.user.id, headers: { authorization: `Bearer ${body.accessToken}` } };
  };
  const link = async (browser: Browser, headers: Record<string, string>, said: Said = ana) => {
    const { body } = await browser.call(
      'POST',
      '/api/auth/social/link',
      { kind: 'google', place: 'popup' },
      headers,
    );
    const { url } = body as unknown as { readonly url: string };
    await returnFromProvider(identity.url, browser, google.yes(url, said));
    return finish(browser);
  };
  const subjects = async () =>
    (await identity.mailsTo(email)).map(({ subject }) => subject).filter((subject) => /link/.test(subject));
  const signInMethods = async (headers: Record<string, string>) =>
    (await identity.browser().call('GET', '/api/auth/ways', undefined, headers)).body;

  test('a linked person signs in as the member', async () => {
    const browser = identity.browser();
    const { id, headers } = await signUp(browser);
    await identity.verifyEmail(id);
    expect(await link(browser, headers)).toMatchObject({
      outcome: 'linked',
      kind: 'google',
    });
    expect((await signInWithGoogle(identity.browser())).session?.user.uid).toBe(id);
    expect(await signInMethods(headers)).toMatchObject({
      hasPassword: true,
      mayUnlink: true,
      linked: [{ kind: 'google', name: 'Google' }],
    });
    expect((await eventsOf(id)).map(({ type }) => type)).toContain('SocialLinked');
    expect(await subjects()).toEqual(['Google is linked to your account']);
  });

  test('linking the same person again does nothing; another of that kind is refused', async () => {
    const browser = identity.browser();
    const { id, headers } = await signUp(browser);
    await link(browser, headers);
    expect(await link(browser, headers)).toMatchObject({ outcome: 'linked' });
    expect(await link(browser, headers, { ...ana, sub: 'ana-2' })).toMatchObject({
      status: 409,
      code: 'SOCIAL_LINKED_ALREADY',
    });
    expect((await eventsOf(id)).filter(({ type }) => type === 'SocialLinked')).toHaveLength(1);
  });

  test('a person who is another member cannot be linked', async () => {
    await signInWithGoogle(identity.browser());
    const browser = identity.browser();
    const { headers } = await signUp(browser, 'bert@example.com');
    expect(await link(browser, headers)).toMatchObject({ status: 409, code: 'SOCIAL_LINKED_ELSEWHERE' });
  });

  test('nothing is linked when another member has signed in', async () => {
    const browser = identity.browser();
    const { headers } = await signUp(browser);
    const { body } = await browser.call(
      'POST',
      '/api/auth/social/link',
      { kind: 'google', place: 'popup' },
      headers,
    );
    await signUp(browser, 'bert@example.com');
    const { url } = body as unknown as { readonly url: string };
    await returnFromProvider(identity.url, browser, google.yes(url, ana));
    expect(await finish(browser)).toMatchObject({ status: 403, code: 'SOCIAL_OTHER_MEMBER' });
  });

  test('unlinking removes the sign-in method; again it does nothing', async () => {
    const browser = identity.browser();
    const { id, headers } = await signUp(browser);
    await identity.verifyEmail(id);
    await link(browser, headers);
    for (const _ of [1, 2]) {
      const { status } = await browser.call('DELETE', '/api/auth/social/google', undefined, headers);
      expect(status).toBe(200);
    }
    expect((await eventsOf(id)).filter(({ type }) => type === 'SocialUnlinked')).toHaveLength(1);
    expect(await subjects()).toEqual(['Google is linked to your account', 'Google is no longer linked']);
    expect(await signInWithGoogle(identity.browser())).toMatchObject({ code: 'SOCIAL_EMAIL_KNOWN' });
  });

  test('the last sign-in method cannot be removed', async () => {
    const finished = await signInWithGoogle(identity.browser());
    const { status, body } = await identity
      .browser()
      .call('DELETE', '/api/auth/social/google', undefined, bearer(finished));
    expect([status, body.code]).toEqual([409, 'LAST_WAY_IN']);
    expect(await signInMethods(bearer(finished))).toMatchObject({ hasPassword: false, mayUnlink: false });
  });

  test('only a member links, lists and unlinks', async () => {
    for (const [method, path] of [
      ['POST', '/api/auth/social/link'],
      ['GET', '/api/auth/ways'],
      ['DELETE', '/api/auth/social/google'],
    ] as const) {
      const { status } = await identity.browser().call(method, path);
      expect(status).toBe(401);
    }
  });
});

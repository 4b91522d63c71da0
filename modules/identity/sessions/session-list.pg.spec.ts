import { type Browser, openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { deleteExpiredSessions } from './end-sessions.js';
import type { DeviceSession } from './session-list.contract.js';
import type { SignIn } from './sign-in-history.contract.js';
import { deleteOldSignIns } from './sign-in-history.js';

const password = 'rust never sleeps';
const minutes = 60;
const days = 86_400;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1';

let identity: TestIdentity;
let people = 0;
beforeAll(async () => {
  const many = { max: 1_000, minutes: 5 };
  identity = await openIdentity({
    limits: { 'sign-in from address': many, 'sign-in to mail': many, 'sign-up from address': many },
  });
});
afterAll(() => identity.close());

describe('the list of sessions', () => {
  test('keeps nothing of a device after its session has expired', async () => {
    const ana = await newMember();
    const rowsOf = () =>
      identity.pool.query('select device, network from identity.session where member_id = $1', [ana.uid]);
    identity.clock.pass(89 * days);
    await deleteExpiredSessions(identity.db, identity.clock.now());
    expect((await rowsOf()).rowCount).toBe(1);
    identity.clock.pass(2 * days);
    await deleteExpiredSessions(identity.db, identity.clock.now());
    expect((await rowsOf()).rowCount).toBe(0);
  });

  test('names each device in words, this one first, with when it was opened and last used', async () => {
    const ana = await newMember();
    const began = identity.clock.now();
    identity.clock.pass(3 * minutes);
    const phone = await ana.enter(safari);
    const came = identity.clock.now();
    identity.clock.pass(minutes);
    await phone.browser.call('POST', '/api/auth/refresh');
    expect(await ana.sessions()).toEqual([
      {
        id: expect.any(String),
        isThisDevice: true,
        device: 'Firefox on Windows',
        network: 'this network',
        createdAt: began,
        lastUsedAt: began,
      },
      {
        id: expect.any(String),
        isThisDevice: false,
        device: 'Safari on iPhone',
        network: 'this network',
        createdAt: came,
        lastUsedAt: identity.clock.now(),
      },
    ]);
  });

  test('holds no session that has ended or was idle for 14 days', async () => {
    const ana = await newMember();
    const phone = await ana.enter(safari);
    await phone.browser.call('POST', '/api/auth/sign-out');
    await ana.enter(safari);
    expect(await ana.sessions()).toHaveLength(2);
    identity.clock.pass(13 * days);
    await ana.refresh();
    identity.clock.pass(2 * days);
    await ana.refresh();
    expect(await ana.sessions()).toMatchObject([{ isThisDevice: true }]);
  });

  test('a device is signed out from its next request on, by token and by cookie', async () => {
    const ana = await newMember();
    const phone = await ana.enter(safari);
    const other = (await ana.sessions()).find(({ isThisDevice }) => !isThisDevice);
    const revoked = await ana.call('DELETE', `/api/account/sessions/${other?.id}`);
    expect(revoked.body).toEqual({ revoked: true });
    expect((await phone.call('GET', '/api/account/sessions')).body.code).toBe('SESSION_EXPIRED');
    expect((await phone.browser.call('POST', '/api/auth/refresh')).status).toBe(401);
    expect(await ana.sessions()).toHaveLength(1);
    const again = await ana.call('DELETE', `/api/account/sessions/${other?.id}`);
    expect([again.status, again.body.code]).toEqual([404, 'SESSION_NOT_FOUND']);
  });

  test('all other devices are signed out at once, and this one stays', async () => {
    const ana = await newMember();
    const others = [await ana.enter(safari), await ana.enter(firefox)];
    const { body } = await ana.call('POST', '/api/account/sessions/revoke-others');
    expect(body).toEqual({ revoked: 2 });
    for (const other of others) expect((await other.call('GET', '/api/account/sessions')).status).toBe(401);
    expect(await ana.sessions()).toMatchObject([{ isThisDevice: true }]);
    expect((await ana.call('POST', '/api/account/sessions/revoke-others')).body).toEqual({ revoked: 0 });
  });

  test('a member cannot see or end the sessions of another', async () => {
    const [ana, bob] = [await newMember(), await newMember()];
    const [session] = await ana.sessions();
    const { status, body } = await bob.call('DELETE', `/api/account/sessions/${session?.id}`);
    expect([status, body.code]).toEqual([404, 'SESSION_NOT_FOUND']);
    expect(await ana.sessions()).toHaveLength(1);
    expect((await bob.sessions()).map(({ id }) => id)).not.toContain(session?.id);
    for (const [method, path] of [
      ['GET', '/api/account/sessions'],
      ['GET', '/api/account/sign-ins'],
      ['POST', '/api/account/sessions/revoke-others'],
      ['DELETE', `/api/account/sessions/${session?.id}`],
    ] as const)
      expect((await identity.browser().call(method, path)).body.code).toBe('SIGN_IN_FIRST');
  });
});

describe('the sign-in history', () => {
  test('shows time, sign-in method, outcome and device, newest first', async () => {
    const ana = await newMember();
    await identity.verifyEmail(ana.uid);
    identity.clock.pass(minutes);
    await ana.enter(safari, 'wrong password');
    identity.clock.pass(minutes);
    await ana.enter(safari);
    expect(await ana.signIns()).toMatchObject([
      { way: 'password', outcome: 'signed-in', device: 'Safari on iPhone', at: identity.clock.now() },
      { way: 'password', outcome: 'wrong-password', device: 'Safari on iPhone', network: 'this network' },
      { way: 'sign-up', outcome: 'signed-in', device: 'Firefox on Windows' },
    ]);
  });

  test('repeated attempts of a device are one entry in ten minutes', async () => {
    const ana = await newMember();
    await identity.verifyEmail(ana.uid);
    for (let attempt = 0; attempt < 4; attempt++) await ana.enter(safari, 'wrong password');
    expect(await ana.signIns()).toHaveLength(2);
    identity.clock.pass(11 * minutes);
    await ana.enter(safari, 'wrong password');
    await ana.refresh();
    expect(await ana.signIns()).toHaveLength(3);
  });

  test('shows an attempt to the verified account, and not to an unverified one', async () => {
    const waiting = await newMember('shared@example.com');
    const owner = await newMember('shared@example.com', 'another long sentence');
    await waiting.enter(safari, 'wrong password');
    await identity.verifyEmail(owner.uid);
    identity.clock.pass(minutes);
    await owner.enter(safari, 'wrong password');
    expect(await waiting.signIns()).toMatchObject([{ way: 'sign-up' }]);
    expect(await owner.signIns()).toMatchObject([{ outcome: 'wrong-password' }, { way: 'sign-up' }]);
  });

  test('shows a guess that was made through sign-up, which counts for the mailbox too', async () => {
    const ana = await newMember('guessed@example.com');
    await identity.verifyEmail(ana.uid);
    identity.clock.pass(minutes);
    const tries = () =>
      identity.pool.query<{ sum: number }>('select coalesce(sum(count), 0)::int as sum from identity.tries');
    const before = (await tries()).rows[0]?.sum ?? 0;
    await newMember('guessed@example.com', 'a guess of a stranger');
    expect((await ana.signIns())[0]).toMatchObject({ way: 'sign-up', outcome: 'wrong-password' });
    expect((await tries()).rows[0]?.sum).toBeGreaterThan(before + 2);
  });

  test('keeps nothing of an attempt on an unknown address', async () => {
    const before = await countRows();
    await identity
      .browser()
      .call('POST', '/api/auth/sign-in', { email: 'nobody@example.com', password: 'wrong password' });
    expect(await countRows()).toBe(before);
  });

  test('lists the last 50', async () => {
    const ana = await newMember();
    await identity.pool.query(
      `insert into identity.sign_in select gen_random_uuid(), $1, $2::timestamptz - n * interval '1 hour',
        'password', 'signed-in', 'Chrome on Linux', 'unknown' from generate_series(1, 60) n`,
      [ana.uid, identity.clock.now()],
    );
    const listed = await ana.signIns();
    expect(listed).toHaveLength(50);
    expect(listed[0]).toMatchObject({ way: 'sign-up' });
  });

  test('deletes entries older than 90 days', async () => {
    const ana = await newMember();
    identity.clock.pass(89 * days);
    await deleteOldSignIns(identity.db, identity.clock.now());
    const later = await ana.enter(firefox);
    expect((await later.call('GET', '/api/account/sign-ins')).body.signIns).toHaveLength(2);
    identity.clock.pass(2 * days);
    await deleteOldSignIns(identity.db, identity.clock.now());
    await later.refresh();
    expect((await later.call('GET', '/api/account/sign-ins')).body.signIns).toMatchObject([
      { way: 'password' },
    ]);
  });
});

type Answered = {
  readonly status: number;
  readonly body: Awaited<ReturnType<Browser['call']>>['body'] & {
    readonly sessions: readonly DeviceSession[];
    readonly signIns: readonly SignIn[];
  };
};

async function newMember(email = `device-${++people}@example.com`, ownPassword = password) {
  const browser = identity.browser();
  const sent = { email, password: ownPassword };
  const { body } = await browser.call('POST', '/api/auth/sign-up', sent, { 'user-agent': firefox });
  const own = device(browser, body.accessToken);
  return {
    ...own,
    email,
    uid: body.user.uid,
    sessions: async () => (await own.call('GET', '/api/account/sessions')).body.sessions,
    signIns: async () => (await own.call('GET', '/api/account/sign-ins')).body.signIns,
    enter: async (userAgent: string, word = password) => {
      const other = identity.browser();
      const asked = { email, password: word };
      const entered = await other.call('POST', '/api/auth/sign-in', asked, { 'user-agent': userAgent });
      return device(other, entered.body.accessToken);
    },
  };
}

function device(browser: Browser, first: string) {
  let token = first;
  return {
    browser,
    refresh: async () => {
      token = (await browser.call('POST', '/api/auth/refresh')).body.accessToken;
    },
    call: (method: string, path: string) =>
      browser.call(method, path, undefined, {
        authorization: `Bearer ${token}`,
      }) as Promise<unknown> as Promise<Answered>,
  };
}

async function countRows(): Promise<number> {
  const { rows } = await identity.pool.query('select from identity.sign_in');
  return rows.length;
}

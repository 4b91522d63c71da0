import { Accounts } from '../accounts/accounts.js';
import { type Browser, openIdentity, type TestIdentity } from '../identity.fixtures.js';

const password = 'rust never sleeps';
const email = 'ana@example.com';
let identity: TestIdentity;
beforeEach(async () => {
  identity = await openIdentity({
    limits: {
      'sign-in from address': { max: 4, minutes: 5 },
      'sign-in to mail': { max: 3, minutes: 60 },
      'sign-in on known device': { max: 2, minutes: 60 },
      'letter to mail': { max: 1, minutes: 30 },
      'e-mail asked on known device': { max: 1, minutes: 30 },
    },
  });
  await identity.app.get(Accounts).create({ email, secret: { password }, verified: true });
});
afterEach(() => identity.close());

test('a stranger’s guesses do not lock the member out of a known device, also when both share an address', async () => {
  const known = await knownDevice();
  await guessAll(identity.browser());
  expect((await signIn(identity.browser(), password)).body.code).toBe('TOO_MANY_TRIES');
  expect((await signIn(known, password)).status).toBe(200);
});

test('a known device has as few guesses as its budget says, and they do not count for others', async () => {
  const known = await knownDevice();
  const said = [];
  for (const word of ['wrong one', 'wrong two', password]) said.push((await signIn(known, word)).body.code);
  expect(said).toEqual(['WRONG_CREDENTIALS', 'WRONG_CREDENTIALS', 'TOO_MANY_TRIES']);
  expect((await signIn(identity.browser(), password)).status).toBe(200);
});

test('a known device may ask for an e-mail after strangers used up the mailbox’s', async () => {
  const known = await knownDevice();
  const ask = (browser: Browser, path: string) => browser.call('POST', `/api/auth/${path}/send`, { email });
  expect((await ask(identity.browser(), 'password-reset')).status).toBe(200);
  expect((await ask(identity.browser(), 'sign-in-link')).status).toBe(429);
  expect((await ask(known, 'sign-in-link')).status).toBe(200);
  expect((await ask(known, 'password-reset')).status).toBe(429);
});

test('a device is known for its own members only, and one mark cannot be made from another', async () => {
  const bob = await identity.app
    .get(Accounts)
    .create({ email: 'bob@example.com', secret: { password }, verified: true });
  const browser = identity.browser();
  await signIn(browser, password, 'bob@example.com');
  await guessAll(identity.browser());
  expect((await signIn(browser, password)).status).toBe(429);
  const mark = /device=([\w-]+)/.exec(browser.cookie)?.[1] ?? '';
  expect(mark).not.toContain(bob.member_id);
  for (const forged of [mark.replace(/^..../, 'AAAA'), `${mark}.${mark}`, 'A'.repeat(43), 'short', '.']) {
    const forger = identity.browser();
    forger.cookie = `device=${forged}`;
    expect((await signIn(forger, password)).status).toBe(429);
  }
});

test('a device remembers all its members, and keeps its name', async () => {
  const browser = await knownDevice();
  const first = deviceOf(browser);
  await identity.app.get(Accounts).create({ email: 'bob@example.com', secret: { password }, verified: true });
  await signIn(browser, password, 'bob@example.com');
  expect(deviceOf(browser).split('.')).toEqual([expect.stringMatching(/^[\w-]{43}$/), first]);
  await signIn(browser, password);
  expect(deviceOf(browser).split('.')[0]).toBe(first);
});

test('an unverified account makes no device known: anybody may sign up with the address', async () => {
  const stranger = identity.browser();
  await stranger.call('POST', '/api/auth/sign-up', { email: 'cleo@example.com', password });
  expect(stranger.cookie).not.toContain('device=');
});

function signIn(browser: Browser, word: string, who = email) {
  return browser.call('POST', '/api/auth/sign-in', { email: who, password: word });
}

/** A browser in which the member signed in and out again: only the device cookie is left. */
async function knownDevice(): Promise<Browser> {
  const browser = identity.browser();
  await signIn(browser, password);
  browser.cookie = `${browser.cookie}; signed-in=1; %=1`;
  await browser.call('POST', '/api/auth/sign-out');
  browser.cookie = browser.cookie.replace('; %=1', ''); // a name that no cookie of ours has
  expect(browser.cookie).toMatch(/^device=[\w-]{43}$/);
  return browser;
}

const deviceOf = (browser: Browser) => /device=([\w.-]+)/.exec(browser.cookie)?.[1] ?? '';

async function guessAll(browser: Browser): Promise<void> {
  for (const word of ['one', 'two', 'three', 'four', 'five']) await signIn(browser, `wrong ${word}`);
}

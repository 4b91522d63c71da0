import { hash, verify } from '@node-rs/argon2';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import { AttemptLimiter, deleteExpiredAttempts } from '../attempt-limiter.js';
import { openIdentity, secret, type TestIdentity } from '../identity.fixtures.js';
import { Accounts } from './accounts.js';
import { Credentials } from './credentials.js';
import { Passwords } from './passwords.js';

const password = 'rust never sleeps';
let identity: TestIdentity;
beforeEach(async () => {
  identity = await openIdentity({
    publicUrl: 'https://swap.example',
    limits: {
      'sign-in from address': { max: 4, minutes: 5 },
      'sign-in to mail from network': { max: 2, minutes: 60 },
      'sign-in to mail': { max: 3, minutes: 60 },
      'sign-up from address': { max: 2, minutes: 30 },
    },
  });
  await identity.app.get(Accounts).create({ email: 'ana@example.com', secret: { password } });
});
afterEach(() => identity.close());

test('wrong passwords for one e-mail address are counted; after an hour the right one works again', async () => {
  await codes(['ana@example.com', 'wrong one'], ['ana@example.com', 'wrong two']);
  const { status, body, headers } = await signIn('ana@example.com', password);
  expect([status, body.code, body.retryAfter]).toEqual([429, 'TOO_MANY_TRIES', 3_600]);
  expect(body.message).toBe('Too many attempts. Please wait 60 minutes and try again.');
  expect(headers.get('retry-after')).toBe('3600');
  identity.clock.pass(3_600);
  expect((await signIn('ana@example.com', password)).status).toBe(200);
});

test('guesses from another network do not lock the member out; guesses from many networks together are stopped', async () => {
  const credentials = identity.app.get(Credentials);
  const guess = (address: string) => credentials.check('ana@example.com', 'wrong', address);
  for (let time = 0; time < 2; time++)
    await expect(guess('203.0.113.9')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  await expect(guess('203.0.113.9')).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' });
  expect((await signIn('ana@example.com', password)).status).toBe(200);
  await expect(guess('198.51.100.7')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  await expect(guess('192.0.2.1')).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' });
});

test('guesses from many networks of one IPv6 site count as one, and leave the member the rest', async () => {
  const credentials = identity.app.get(Credentials);
  const guess = (address: string) => credentials.check('ana@example.com', 'wrong', address);
  for (const subnet of ['1', '2'])
    await expect(guess(`2001:db8:7:${subnet}::9`)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  await expect(guess('2001:db8:7:ff00::9')).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' });
  expect((await signIn('ana@example.com', password)).status).toBe(200);
});

test('an unknown e-mail address has the same limit as a known one', async () => {
  expect(await codes(['x@example.com', 'one'], ['x@example.com', 'two'], ['x@example.com', 'three'])).toEqual(
    ['WRONG_CREDENTIALS', 'WRONG_CREDENTIALS', 'TOO_MANY_TRIES'],
  );
});

test('wrong passwords from one IP address are counted over all e-mail addresses', async () => {
  expect(
    await codes(...['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}@example.com`, 'wrong'] as const)),
  ).toEqual([...Array.from({ length: 4 }, () => 'WRONG_CREDENTIALS'), 'TOO_MANY_TRIES']);
});

test('wrong passwords from one IPv6 site are counted over its networks', async () => {
  const limiter = identity.app.get(AttemptLimiter);
  const count = (subnet: number) => limiter.count('sign-in from address', `2001:db8:7:${subnet}::9`);
  for (let time = 0; time < 32; time++) await count(Math.floor(time / 4));
  await expect(count(8)).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' });
  await limiter.refund('sign-in from address', '2001:db8:7:8::9');
  await limiter.count('sign-in from address', '2001:db8:8::9');
});

test('a successful sign-in does not count', async () => {
  for (let time = 0; time < 6; time++) expect((await signIn('ana@example.com', password)).status).toBe(200);
});

test('sign-ups from one IP address are counted', async () => {
  const signUp = (name: string) =>
    identity.browser().call('POST', '/api/auth/sign-up', { email: `${name}@example.com`, password });
  expect((await signUp('bob')).status).toBe(201);
  expect((await signUp('cleo')).status).toBe(201);
  expect((await signUp('dan')).body.code).toBe('TOO_MANY_TRIES');
  identity.clock.pass(1_800);
  expect((await signUp('dan')).status).toBe(201);
});

test('counters hold neither e-mail nor IP address, and expired ones are deleted', async () => {
  await signIn('ana@example.com', 'wrong');
  const held = await identity.pool.query<{ key: string }>('select key from identity.tries');
  expect(held.rows.map(({ key }) => key).join()).not.toMatch(/ana@|127\./);
  identity.clock.pass(3_601);
  await signIn('bob@example.com', 'wrong');
  await deleteExpiredAttempts(identity.db, identity.clock.now());
  expect((await identity.pool.query('select 1 from identity.tries')).rowCount).toBe(4);
});

test('over https the cookie is bound to the host, and only the public origin is accepted', async () => {
  const ana = identity.browser();
  const entry = { email: 'ana@example.com', password };
  const { headers } = await ana.call('POST', '/api/auth/sign-in', entry, { origin: 'https://swap.example' });
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-rt=[\w-]{43}; Path=\/; Expires=.+; HttpOnly; Secure; SameSite=Lax$/,
  );
  const elsewhere = await ana.call('POST', '/api/auth/refresh', undefined, { origin: identity.url });
  expect(elsewhere.body.code).toBe('CROSS_SITE');
});

test('a hash of an older cost still works, and a sign-in replaces it', async () => {
  const pepper = derivedKey(secret, 'password pepper');
  const old = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1, secret: pepper });
  await identity.app
    .get(Accounts)
    .create({ email: 'old@example.com', secret: { hash: old }, verified: true });
  expect((await signIn('old@example.com', password)).status).toBe(200);
  const account = await identity.app.get(Accounts).withEmail('old@example.com');
  expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await signIn('old@example.com', password)).status).toBe(200);
});

test('without the installation’s secret a stolen hash does not show whether a guess is right', async () => {
  const hashed = (await identity.app.get(Accounts).withEmail('ana@example.com'))?.password_hash ?? '';
  expect(await verify(hashed, password)).toBe(false);
});

test('hashes beyond the limit wait in a queue; a call beyond the queue is refused', async () => {
  const passwords = identity.app.get(Passwords);
  const hashed = await passwords.hash(password);
  const asked = await Promise.allSettled(
    Array.from({ length: 210 }, () => passwords.matches(hashed, password)),
  );
  const served = asked.filter(({ status }) => status === 'fulfilled');
  expect(served).toHaveLength(202);
  expect(served).toContainEqual({ status: 'fulfilled', value: true });
  expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'SIGN_IN_BUSY' },
  });
  expect(await passwords.matches(hashed, password)).toBe(true);
}, 60_000);

function signIn(email: string, word: string) {
  return identity.browser().call('POST', '/api/auth/sign-in', { email, password: word });
}

async function codes(...attempts: readonly (readonly [string, string])[]): Promise<readonly string[]> {
  const said: string[] = [];
  for (const [email, word] of attempts) said.push((await signIn(email, word)).body.code as string);
  return said;
}

import { openIdentity, type TestIdentity } from '../identity.fixtures.js';
import { Accounts } from './accounts.js';

const words = ['rust never sleeps', 'four barrel holley', 'three on the tree'] as const;
let identity: TestIdentity;
let addresses = 0;
beforeAll(async () => {
  const many = { max: 10_000, minutes: 5 };
  identity = await openIdentity({ limits: { 'sign-in from address': many, 'sign-up from address': many } });
});
afterAll(() => identity.close());

describe('several unverified accounts with the same e-mail address', () => {
  test('each signs in with their own password, as if they were alone', async () => {
    const email = newAddress();
    const uids = [];
    for (const password of words) uids.push((await signUp(email, password)).body.user.uid);
    expect(new Set(uids).size).toBe(3);
    for (const [at, password] of words.entries()) {
      const { status, body } = await signIn(email, password);
      expect([status, body.user.uid]).toEqual([200, uids[at]]);
    }
    expect((await signIn(email, 'none of the three')).body.code).toBe('WRONG_CREDENTIALS');
  });

  test('signing up again with the password of one of them is a sign-in', async () => {
    const email = newAddress();
    await signUp(email, words[0]);
    const { body } = await signUp(email, words[1]);
    expect((await signUp(email, words[1])).body.user.uid).toBe(body.user.uid);
  });

  test('each still signs in to their own account beside the verified one', async () => {
    const email = newAddress();
    const owner = await accounts().create({ email, secret: { password: words[0] }, verified: true });
    const unverified = [await signUp(email, words[1]), await signUp(email, words[2])];
    const uids = [owner.member_id, ...unverified.map(({ body }) => body.user.uid)];
    for (const [at, password] of words.entries())
      expect((await signIn(email, password)).body.user.uid).toBe(uids[at]);
  });

  test('a changed password works like the old one did', async () => {
    const email = newAddress();
    await signUp(email, words[0]);
    const { body } = await signUp(email, words[1]);
    const bearer = { authorization: `Bearer ${body.accessToken}` };
    const sent = { password: words[1], newPassword: words[2] };
    const changed = await identity.browser().call('POST', '/api/account/password', sent, bearer);
    expect(changed.status).toBe(200);
    expect((await signIn(email, words[2])).body.user.uid).toBe(body.user.uid);
    expect((await signIn(email, words[1])).body.code).toBe('WRONG_CREDENTIALS');
    expect((await signIn(email, words[0])).status).toBe(200);
  });

  test('an account without a password lends no salt to those with one', async () => {
    const email = newAddress();
    const social = await signUp(email, words[0]);
    await identity.pool.query(
      `update identity.account set password_hash = '$argon2id$v=19$m=19456,t=2,p=1$' || repeat('A', 22) || '$' || repeat('A', 43)
       where member_id = $1`,
      [social.body.user.uid],
    );
    const { body } = await signUp(email, words[1]);
    expect((await signIn(email, words[1])).body.user.uid).toBe(body.user.uid);
    const row = await accounts().withId(body.user.uid);
    expect(row?.password_hash).not.toContain('$AAAA');
  });
});

test('an unverified address gets no e-mails about changes to the account', async () => {
  const email = newAddress();
  const { body } = await signUp(email, words[0]);
  const bearer = { authorization: `Bearer ${body.accessToken}` };
  for (const [from, to] of [words.slice(0, 2), words.slice(1, 3)]) {
    const sent = { password: from, newPassword: to };
    await identity.browser().call('POST', '/api/account/password', sent, bearer);
  }
  const subjects = (await identity.mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Confirm your email address']);
});

test('a sign-in does not change the salt of an unverified account', async () => {
  const email = newAddress();
  const { body } = await signUp(email, words[0]);
  await signUp(email, words[1]);
  const salt = async () => (await accounts().withId(body.user.uid))?.password_hash.split('$')[4];
  const shared = await salt();
  await signIn(email, words[0]);
  expect(await salt()).toBe(shared);
});

test('different e-mail addresses have different salts', async () => {
  const [ana, bob] = [newAddress(), newAddress()];
  await signUp(ana, words[0]);
  await signUp(bob, words[0]);
  const [one, other] = [await accounts().withEmail(ana), await accounts().withEmail(bob)];
  expect(one?.password_hash).not.toBe(other?.password_hash);
});

const newAddress = () => `unverified-${++addresses}@example.com`;
const accounts = () => identity.app.get(Accounts);
const signUp = (email: string, password: string) => enter('sign-up', email, password);
const signIn = (email: string, password: string) => enter('sign-in', email, password);

function enter(path: 'sign-up' | 'sign-in', email: string, password: string) {
  return identity.browser().call('POST', `/api/auth/${path}`, { email, password });
}

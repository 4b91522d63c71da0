import { installation } from '../../modules/identity/accounts/accounts.js';
import { startTestApp, type TestApp } from '../../test/app.fixtures.js';
import { createAdmin, takeAdmin } from './create-admin.js';
import { endSessions } from './end-sessions.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const email = 'ada@example.com';
const password = 'three two seven small block';
const post = (path: string, body: object) =>
  fetch(app.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const tokenIn = (printed: string) => /\/reset-password#([\w-]{43})$/.exec(printed)?.[1] ?? '';
const rolesOf = async () => {
  const { rows } = await app.database.pool.query<{ role: string }>(
    'select role from identity.role join identity.account using (member_id) where email = $1',
    [email],
  );
  return rows.map(({ role }) => role);
};

test('a new admin gets no password but a link, which sets one once, within an hour', async () => {
  const printed = await createAdmin(app.runtime, email);
  const token = tokenIn(printed);
  expect(printed).not.toMatch(/password: /i);
  const { rows } = await app.database.pool.query<{ minutes: number }>(
    "select round(extract(epoch from expires_at - now()) / 60)::int as minutes from identity.link where purpose = 'reset-password'",
  );
  expect(rows).toEqual([{ minutes: 60 }]);
  expect((await post('/api/auth/sign-in', { email, password })).status).toBe(401);
  expect((await post('/api/auth/password-reset', { token, password })).status).toBe(200);
  expect((await post('/api/auth/password-reset', { token, password })).status).toBe(409);
  const { user } = (await (await post('/api/auth/sign-in', { email, password })).json()) as {
    user: object;
  };
  expect(user).toMatchObject({ emailVerified: true, isAdmin: false, staffNeeds: 'two-step' });
});

test('again for an admin whose password is set, it prints no link', async () => {
  expect(tokenIn(await createAdmin(app.runtime, email))).toBe('');
});

test('one who never set the password gets another link', async () => {
  const other = 'bea@example.com';
  const [first, second] = [await createAdmin(app.runtime, other), await createAdmin(app.runtime, other)];
  expect(tokenIn(second)).not.toBe(tokenIn(first));
  expect((await post('/api/auth/password-reset', { token: tokenIn(second), password })).status).toBe(200);
});

test('everybody is signed out at once', async () => {
  const session = (await (await post('/api/auth/sign-in', { email, password })).json()) as {
    accessToken: string;
  };
  const list = () =>
    fetch(`${app.url}/api/account/sessions`, { headers: { authorization: `Bearer ${session.accessToken}` } });
  expect((await list()).status).toBe(200);
  expect(await endSessions(app.runtime)).toMatch(/^Sessions ended: [1-9]/);
  expect((await list()).status).toBe(401);
});

test('the role of an admin is taken at once, and the audit trail says by whom', async () => {
  expect(await rolesOf()).toEqual(['admin']);
  await takeAdmin(app.runtime, email);
  expect(await rolesOf()).toEqual([]);
  const { rows } = await app.database.pool.query<{ data: { call: string; actorId: string } }>(
    "select data from kernel.event where type = 'StaffActed' order by position desc limit 1",
  );
  expect(rows[0]?.data).toMatchObject({ call: 'cli take-admin', actorId: installation.id });
  await expect(takeAdmin(app.runtime, 'nobody@example.com')).rejects.toThrow('Nobody has the address');
});

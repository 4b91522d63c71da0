import { startTestApp, type TestApp } from '../../test/app.fixtures.js';
import { markVerified } from '../members/members.fixtures.js';
import {
  askForTask,
  type CheckedVisit,
  checkedVisit,
  sendSolution,
  solutionOf,
} from './app-check.fixtures.js';
import { deleteOldChallengesJob } from './delete-old-challenges.job.js';

const password = 'three two seven small block';

let app: TestApp;
let visit: CheckedVisit;
beforeAll(async () => {
  app = await startTestApp({ APP_CHECK: '1', CALL_LIMIT: '0' });
  visit = await checkedVisit(app.url);
});
afterAll(() => app.close());

const post = async (path: string, body: object, headers: object = {}, url = app.url) => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as {
    code?: string;
    accessToken: string;
    id: string;
    user: { id: string };
  };
  return { ...said, status: answer.status, said: said.code ?? answer.status };
};
const signUp = (name: string, headers?: object) =>
  post('/api/auth/sign-up', { email: `${name}@example.com`, password, dateOfBirth: '1968-05-04' }, headers);

const report = { subject: 'A fake', message: 'This listing is a fake.', replyTo: 'gus@example.com' };

describe('a token', () => {
  test('lets one visit make many calls', async () => {
    expect((await signUp('ada', visit)).status).toBe(201);
    expect((await signUp('bea', visit)).status).toBe(201);
    expect((await post('/api/auth/password-reset/send', { email: 'ada@example.com' }, visit)).status).toBe(
      200,
    );
  });

  test('is of no use to another visit', async () => {
    const { cookie } = await askForTask(app.url);
    expect((await signUp('cal', { ...visit, Cookie: cookie })).said).toBe('APP_CHECK_REQUIRED');
    expect((await signUp('cal', { 'X-App-Check': visit['X-App-Check'] })).said).toBe('APP_CHECK_REQUIRED');
    expect((await signUp('cal', { ...visit, 'X-App-Check': `${visit['X-App-Check']}x` })).said).toBe(
      'APP_CHECK_REQUIRED',
    );
  });

  test('costs each solution once, of the visit that was asked, unchanged', async () => {
    const { task, cookie } = await askForTask(app.url);
    const solution = await solutionOf(task);
    const another = await askForTask(app.url);
    const said = async (who: string, what: string) => (await sendSolution(app.url, who, what)).status;
    expect(await said(another.cookie, solution)).toBe(400);
    expect(await said(cookie, solution.replace('"cost":1000', '"cost":1'))).toBe(400);
    expect(await said(cookie, 'nonsense')).toBe(400);
    expect(await Promise.all([said(cookie, solution), said(cookie, solution)])).toEqual(
      expect.arrayContaining([200, 400]),
    );
  });

  test('is not given for a solution that comes too late', async () => {
    const { task, cookie } = await askForTask(app.url);
    const passed = { ...task.challenge.parameters, expiresAt: 1_000 };
    const solution = await solutionOf({ ...task, challenge: { ...task.challenge, parameters: passed } });
    expect((await sendSolution(app.url, cookie, solution)).status).toBe(400);
  });

  test('names the visit by a cookie that no script reads and that ends with the browser', async () => {
    const answer = await fetch(`${app.url}/api/app-check/challenge`, { method: 'POST' });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^app-check=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect(
      (await fetch(answer.url, { method: 'POST', headers: { Origin: 'https://evil.example' } })).status,
    ).toBe(403);
  });
});

describe('without a token', () => {
  test.each([
    ['sign-up', '/api/auth/sign-up', { email: 'r@example.com', password, dateOfBirth: '1968-05-04' }],
    ['a reset', '/api/auth/password-reset/send', { email: 'ada@example.com' }],
    ['a sign-in link', '/api/auth/sign-in-link/send', { email: 'ada@example.com' }],
    ['a guest who writes to support', '/api/support/requests', report],
  ])('%s is refused', async (_, path, body) => {
    expect(await post(path, body)).toMatchObject({ status: 403, code: 'APP_CHECK_REQUIRED' });
  });

  test('a sign-in is refused after two failures, whether or not the account exists', async () => {
    for (const email of ['dot@example.com', 'nobody@example.com']) {
      if (email.startsWith('dot')) await signUp('dot', visit);
      const signIn = (password: string, headers?: object) =>
        post('/api/auth/sign-in', { email, password }, headers);
      const said: unknown[] = [];
      for (const wrong of ['one', 'two', 'three']) said.push((await signIn(wrong, {})).said);
      expect(said.at(-1)).toBe('APP_CHECK_REQUIRED');
      expect((await signIn('four', visit)).said).toBe('WRONG_CREDENTIALS');
    }
  });

  test('a new account neither publishes nor writes to a stranger, but drafts, and writes to support', async () => {
    const { accessToken, user } = await signUp('eve', visit);
    await markVerified(app.database.pool, user.id);
    const as = { Authorization: `Bearer ${accessToken}` };
    const { id } = await post('/api/listings', {}, as);
    expect((await post(`/api/listings/${id}/publish`, {}, as)).said).toBe('APP_CHECK_REQUIRED');
    expect((await post('/api/threads', {}, as)).said).toBe('APP_CHECK_REQUIRED');
    expect((await post('/api/support/requests', report, as)).status).toBe(201);
  });

  test('an account that is older than thirty days does', async () => {
    const { accessToken } = await signUp('fay', visit);
    const as = { Authorization: `Bearer ${accessToken}` };
    await app.database.pool.query(
      `update kernel.event set at = at - interval '31 days' where type = 'MemberRegistered'`,
    );
    expect((await post('/api/threads', {}, as)).said).not.toBe('APP_CHECK_REQUIRED');
  });
});

test('used challenges are forgotten once they have expired', async () => {
  const count = async () =>
    Number((await app.database.pool.query('select count(*) from app_check.used_challenge')).rows[0].count);
  const deleteOld = (now: string) =>
    deleteOldChallengesJob({ db: app.runtime.db }).run({
      now,
      attempt: 1,
      isLast: false,
      signal: AbortSignal.timeout(9_000),
    });
  await deleteOld(new Date().toISOString());
  expect(await count()).toBeGreaterThan(0);
  await deleteOld('2999-01-01T00:00:00.000Z');
  expect(await count()).toBe(0);
});

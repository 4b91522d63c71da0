import { freshWord, password } from './members.js';
import { appUrl, visiting } from './visitor.js';

const visit = visiting({ demo: false });

test('a person signs up and notices nothing of the app check; a script without one is refused', async () => {
  const { page, complaints, foreignRequests } = await visit();
  const email = `${freshWord()}@example.com`;
  const checks: string[] = [];
  page.on('request', (request) => {
    if (/app-check/.test(request.url())) checks.push(new URL(request.url()).pathname);
  });
  await page.goto('/login?mode=signup&next=%2Faccount');
  expect(checks).toEqual([]);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Date of birth').fill('05/04/1968');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/account');
  expect(checks.filter((path) => path.startsWith('/api/'))).toEqual([
    '/api/app-check/challenge',
    '/api/app-check/token',
  ]);
  expect([complaints, foreignRequests]).toEqual([[], []]);

  const answer = await fetch(`${appUrl}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${freshWord()}@example.com`, password, dateOfBirth: '1968-05-04' }),
  });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'APP_CHECK_REQUIRED' });
});

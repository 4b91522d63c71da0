import type { Page } from 'playwright-core';
import { enter } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a visitor browses as a guest and leaves guest mode', async () => {
  const { page } = await visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Browse as Guest' }).click();
  await page.getByText('You are browsing as a guest.').waitFor();
  expect(await guestFlag(page)).toBe('true');

  await openMenu(page);
  const enterLink = page.getByRole('menuitem', { name: 'Sign Up / Login' });
  expect(await enterLink.getAttribute('href')).toBe('/login?stay=1');
  await page.getByRole('menuitem', { name: 'Exit Guest Mode' }).click();
  await page.getByRole('button', { name: 'Browse as Guest' }).waitFor();
  expect(await guestFlag(page)).toBeNull();
});

test('selling asks a guest to sign in first, and then continues', async () => {
  const { page } = await visitor();
  const member = await enter('gus');
  await page.goto('/');
  for (const [name, href] of [
    ['New Inventory Item', '/login?next=/inventory'],
    ['Post to Wall', '/login?next=/wall'],
  ] as const)
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(href);
  await page.getByRole('link', { name: 'Create a listing' }).click();
  await page.waitForURL((at) => at.pathname + at.search === '/login?next=/create-listing');
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password').fill('not the password of Gus');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create a listing' }).waitFor();
  await page.goBack();
  await page.waitForURL((at) => at.pathname === '/');
});

test('a sign-in never leads off the site', async () => {
  const { page, foreignRequests } = await visitor();
  const member = await enter('gus');
  await page.goto(`/login?next=${encodeURIComponent('/\\evil.example')}`);
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((at) => at.pathname === '/inventory');
  for (const next of elsewhere) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await page.waitForURL((at) => at.pathname === '/inventory');
  }
  expect(foreignRequests).toEqual([]);
});

test('signing out shows its progress and ends the session', async () => {
  const { page } = await visitor();
  await signIn(page, await enter('gus'), '/account');
  let answer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/sign-out', async (route) => {
    await released;
    await route.continue();
  });
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByText('Signing you out…').waitFor();
  answer();
  await page.waitForURL((at) => at.pathname === '/');
  await page.getByRole('button', { name: 'Browse as Guest' }).waitFor();
  await page.goto('/account');
  await page.getByText('You must be signed in to view your account.').waitFor();
});

test('a failed sign-out says so, and the session stays', async () => {
  const { page } = await visitor();
  await signIn(page, await enter('gus'), '/account');
  await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 503, json: {} }));
  await page.addInitScript(recordMessage);
  await page.goto('/api/logout');
  await page.waitForURL((at) => at.pathname === '/');
  expect(await page.evaluate('sessionStorage.getItem("said")')).toBe('so');
  await page.goto('/account');
  await page.getByText('Welcome, gus@example.com').waitFor();
});

/** Records in the page that it showed the message, which lasts only 300 ms. */
const recordMessage = `new MutationObserver(() => {
  if (document.body?.innerText.includes('Sign out failed. Redirecting…')) sessionStorage.setItem('said', 'so');
}).observe(document, { subtree: true, childList: true, characterData: true });`;

const elsewhere = [
  '//evil.example/x',
  '/%5Cevil.example',
  '/%2F/evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/api/auth/status',
];

const openMenu = (page: Page) => page.getByRole('button', { name: 'User menu' }).click();

const guestFlag = (page: Page) => page.evaluate("localStorage.getItem('guestMode')");

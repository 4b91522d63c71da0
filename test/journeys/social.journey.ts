import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { enter, prove } from './members.js';
import { openSocialProvider, type SocialProvider } from './social-provider.js';
import { openShop, type Shop } from './start-app.mjs';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();
let provider: SocialProvider;
let shop: Shop;

beforeAll(async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  provider = await openSocialProvider(`${url}/api/auth/social/google/callback`);
  shop = await openShop({
    env: { SMC_DEMO: '0', PORT: String(port), PUBLIC_URL: url, ...provider.variables },
  });
});
afterEach(() => {
  provider.cutsOff = false;
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

test('a stranger becomes a member through Google, in a window of 500 by 600, and comes in that way again', async () => {
  const { page, complaints } = await atLogin('/listings');
  const popup = await openWindow(page);
  expect(await popup.evaluate('[innerWidth, innerHeight]')).toEqual([500, 600]);
  await join(popup, 'sona');
  await page.waitForURL('**/listings');
  await page.goto('/account');
  await page.getByText('Welcome, sona@example.com').waitFor();
  await page.getByText('Google is linked').waitFor();
  await page.getByText('It is your only sign-in method.', { exact: false }).waitFor();

  expect(complaints).toEqual([]);

  await page.goto('/logout');
  await page.waitForURL((at) => at.pathname === '/');
  await page.goto('/login?next=/account');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByText('Welcome, sona@example.com').waitFor();
});

test('a new account goes to the account page', async () => {
  const { page } = await visit();
  await page.goto('/login?mode=signup&next=/listings');
  await join(await openWindow(page), 'newton');
  await page.getByText('Welcome, newton@example.com').waitFor();
  expect(new URL(page.url()).pathname).toBe('/account');
});

test('a mail that has an account is not merged; linked from the account, Google leads to it, until it is unlinked', async () => {
  const member = await enter('linus', shop.url);
  await prove(member);
  const stranger = (await atLogin('/account')).page;
  await sayYes(await openWindow(stranger), 'linus');
  await stranger
    .getByRole('alert')
    .filter({ hasText: 'An account with this e-mail address already exists.' })
    .waitFor();

  const { page } = await visit();
  await signIn(page, member, '/account');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Link Google' }).click();
  await sayYes(await opening, 'linus');
  await page.getByText('Google is linked').waitFor();

  await stranger.getByRole('button', { name: 'Continue with Google' }).click();
  await stranger.getByText('Welcome, linus@example.com').waitFor();

  await page.clock.setSystemTime(Date.now() + 11 * 60_000);
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(member.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('button', { name: 'Link Google' }).waitFor();
});

test('a window that is closed is noticed, and one can start again', async () => {
  const { page } = await atLogin('/account');
  const popup = await openWindow(page);
  await popup.locator('input[name=login]').waitFor();
  await popup.close();
  await page.getByRole('alert').filter({ hasText: 'window was closed' }).waitFor({ timeout: 8_000 });
  await join(await openWindow(page), 'clotilde');
  await page.getByText('Welcome, clotilde@example.com').waitFor();
});

test('a second window ends the first, in every tab', async () => {
  const { page, context } = await atLogin('/account');
  const first = await openWindow(page);
  const gone = first.waitForEvent('close');
  const second = await openWindow(page);
  await gone;

  const other = await context.newPage();
  await other.goto('/login?next=/account');
  const third = await openWindow(other);
  await page.getByRole('alert').filter({ hasText: 'Another sign-in window' }).waitFor();
  expect(second.isClosed()).toBe(true);
  await join(third, 'tercia');
  await other.getByText('Welcome, tercia@example.com').waitFor();
});

test('where windows are blocked it goes on in place of the page, and next is kept', async () => {
  const { page } = await atLogin('/listings?mine=1');
  await page.evaluate('window.open = () => null; undefined');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('alert').filter({ hasText: 'blocked' }).waitFor();
  await page.getByRole('button', { name: 'Continue in this window' }).click();
  await page.waitForURL(`${provider.issuer}/**`);
  await fill(page, 'blocka');
  await tellBirth(page);
  await page.waitForURL('**/listings?mine=1');
});

test('a browser that was held at the gate does not come in as somebody new this way either', async () => {
  const { page, context } = await atLogin('/account');
  await context.addCookies([{ name: 'later', value: '1', url: shop.url }]);
  await sayYes(await openWindow(page), 'younga');
  await page.getByRole('alert').filter({ hasText: 'Please come back later.' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('saying no at the other’s page is told', async () => {
  const { page } = await atLogin('/account');
  const popup = await openWindow(page);
  await popup.getByText('[ Cancel ]').click();
  await page.getByRole('alert').filter({ hasText: 'You left Google without signing in.' }).waitFor();
});

test('a provider that cuts its window off still leads home: what looks closed may be done after all', async () => {
  provider.cutsOff = true;
  const { page } = await atLogin('/account');
  const popup = await openWindow(page);
  await page.getByRole('alert').filter({ hasText: 'window was closed' }).waitFor();
  await fill(popup, 'cora');
  await tellBirth(popup);
  await page.getByText('Welcome, cora@example.com').waitFor();
});

async function visit() {
  const come = await visitor({ url: shop.url });
  // a letter that the provider's page fetches from afar
  await come.context.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ body: '' }));
  return come;
}

async function atLogin(next: string) {
  const come = await visit();
  await come.page.goto(`/login?next=${encodeURIComponent(next)}`);
  return come;
}

/** Presses the button; the window that opens, at the other's page. */
async function openWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await popup.waitForURL(`${provider.issuer}/**`);
  return popup;
}

/** Signs in at the other's page as this person; the window closes by itself. */
async function sayYes(popup: Page, as: string): Promise<void> {
  const gone = popup.waitForEvent('close');
  await popup.waitForURL(`${provider.issuer}/**`);
  await fill(popup, as);
  await gone;
}

/** The same as somebody new, who says when they were born before anything is written. */
async function join(popup: Page, as: string): Promise<void> {
  const gone = popup.waitForEvent('close');
  await popup.waitForURL(`${provider.issuer}/**`);
  await fill(popup, as);
  await tellBirth(popup);
  await gone;
}

async function tellBirth(page: Page): Promise<void> {
  await page.getByText('You are new here.').waitFor();
  await page.getByLabel('Date of birth').fill('03/14/1962');
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function fill(popup: Page, as: string): Promise<void> {
  await popup.locator('input[name=login]').fill(as);
  await popup.locator('input[name=password]').fill('anything');
  await popup.locator('button[type=submit]').click();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

import type { Page } from 'playwright-core';
import { freePort } from './free-port.mjs';
import { enter, freshWord, verifyEmail } from './members.js';
import { openSocialProvider, type SocialProvider } from './social-provider.js';
import { type App, startApp } from './start-app.mjs';
import { signIn, visiting } from './visitor.js';

const visitor = visiting({ demo: false });
let provider: SocialProvider;
let app: App;

beforeAll(async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  provider = await openSocialProvider(`${url}/api/auth/social/google/callback`);
  app = await startApp({
    env: { SMC_DEMO: '0', PORT: String(port), PUBLIC_URL: url, ...provider.variables },
  });
});
afterEach(() => {
  provider.cutsOff = false;
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

test('a visitor becomes a member through Google, in a window of 500 by 600, and signs in that way again', async () => {
  const sona = person('sona');
  const { page, complaints } = await atLogin('/listings');
  const popup = await openWindow(page);
  expect(await popup.evaluate('[innerWidth, innerHeight]')).toEqual([500, 600]);
  await join(popup, sona);
  await page.waitForURL('**/listings');
  await page.goto('/account');
  await page.getByText(`Welcome, ${sona}@example.com`).waitFor();
  await page.getByText('Google is linked').waitFor();
  await page.getByText('It is your only sign-in method.', { exact: false }).waitFor();

  expect(complaints).toEqual([]);

  await page.goto('/logout');
  await page.waitForURL((at) => at.pathname === '/');
  await page.goto('/login?next=/account');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByText(`Welcome, ${sona}@example.com`).waitFor();
});

test('a new account leads to the account page', async () => {
  const newton = person('newton');
  const { page } = await visit();
  await page.goto('/login?mode=signup&next=/listings');
  await join(await openWindow(page), newton);
  await page.getByText(`Welcome, ${newton}@example.com`).waitFor();
  expect(new URL(page.url()).pathname).toBe('/account');
});

test('an existing account is not merged by its e-mail address; once linked on the account page, Google signs in to it', async () => {
  const linus = person('linus');
  const member = await enter(linus, app.url);
  await verifyEmail(member);
  const stranger = (await atLogin('/account')).page;
  await signInAtProvider(await openWindow(stranger), linus);
  await stranger
    .getByRole('alert')
    .filter({ hasText: 'An account with this e-mail address already exists.' })
    .waitFor();

  const { page } = await visit();
  await signIn(page, member, '/account');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Link Google' }).click();
  await signInAtProvider(await opening, linus);
  await page.getByText('Google is linked').waitFor();

  await stranger.getByRole('button', { name: 'Continue with Google' }).click();
  await stranger.getByText(`Welcome, ${linus}@example.com`).waitFor();

  await page.clock.setSystemTime(Date.now() + 11 * 60_000);
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(member.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('button', { name: 'Link Google' }).waitFor();
});

test('a closed window is noticed, and the visitor can start again', async () => {
  const clotilde = person('clotilde');
  const { page } = await atLogin('/account');
  const popup = await openWindow(page);
  await popup.locator('input[name=login]').waitFor();
  await popup.close();
  await page.getByRole('alert').filter({ hasText: 'window was closed' }).waitFor({ timeout: 8_000 });
  await join(await openWindow(page), clotilde);
  await page.getByText(`Welcome, ${clotilde}@example.com`).waitFor();
});

test('a second window ends the first, in every tab', async () => {
  const tercia = person('tercia');
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
  await join(third, tercia);
  await other.getByText(`Welcome, ${tercia}@example.com`).waitFor();
});

test('where windows are blocked the sign-in continues in the page itself, and next is kept', async () => {
  const blocka = person('blocka');
  const { page } = await atLogin('/listings?mine=1');
  await page.evaluate('window.open = () => null; undefined');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('alert').filter({ hasText: 'blocked' }).waitFor();
  await page.getByRole('button', { name: 'Continue in this window' }).click();
  await page.waitForURL(`${provider.issuer}/**`);
  await fill(page, blocka);
  await enterBirthDate(page);
  await page.waitForURL('**/listings?mine=1');
});

test('a browser that the age gate stopped cannot sign up through a provider either', async () => {
  const younga = person('younga');
  const { page, context } = await atLogin('/account');
  await context.addCookies([{ name: 'later', value: '1', url: app.url }]);
  await signInAtProvider(await openWindow(page), younga);
  await page.getByRole('alert').filter({ hasText: 'Please come back later.' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('cancelling on the provider’s page shows a message', async () => {
  const { page } = await atLogin('/account');
  const popup = await openWindow(page);
  await popup.getByText('[ Cancel ]').click();
  await page.getByRole('alert').filter({ hasText: 'You left Google without signing in.' }).waitFor();
});

test('a sign-in in an isolated window completes, although the window looks closed', async () => {
  const cora = person('cora');
  provider.cutsOff = true;
  const { page } = await atLogin('/account');
  const popup = await openWindow(page);
  await page.getByRole('alert').filter({ hasText: 'window was closed' }).waitFor();
  await fill(popup, cora);
  await enterBirthDate(popup);
  await page.getByText(`Welcome, ${cora}@example.com`).waitFor();
});

/** A person whom no earlier attempt has made a member. */
const person = (name: string): string => name + freshWord();

async function visit() {
  const visit = await visitor({ url: app.url });
  // a font that the provider's page loads from another site
  await visit.context.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ body: '' }));
  return visit;
}

async function atLogin(next: string) {
  const visitor = await visit();
  await visitor.page.goto(`/login?next=${encodeURIComponent(next)}`);
  return visitor;
}

/** Press the button.
 *  out     the window, on the provider's page */
async function openWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await popup.waitForURL(`${provider.issuer}/**`);
  return popup;
}

/** Sign in on the provider's page; the window closes by itself. */
async function signInAtProvider(popup: Page, as: string): Promise<void> {
  await popup.waitForURL(`${provider.issuer}/**`);
  await fill(popup, as);
  await closed(popup);
}

/** The same for a new member, who enters their date of birth. */
async function join(popup: Page, as: string): Promise<void> {
  await popup.waitForURL(`${provider.issuer}/**`);
  await fill(popup, as);
  await enterBirthDate(popup);
  await closed(popup);
}

async function closed(popup: Page): Promise<void> {
  if (!popup.isClosed()) await popup.waitForEvent('close');
}

async function enterBirthDate(page: Page): Promise<void> {
  await page.getByText('You are new here.').waitFor();
  await page.getByLabel('Date of birth').fill('03/14/1962');
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function fill(popup: Page, as: string): Promise<void> {
  await popup.locator('input[name=login]').fill(as);
  await popup.locator('input[name=password]').fill('anything');
  await popup.locator('button[type=submit]').click();
}

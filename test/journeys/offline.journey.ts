import type { Page } from 'playwright-core';
import { enter, freshWord } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('visited pages open without a connection and say what works; API answers are never cached', async () => {
  const { page, context, complaints } = await visitor({ keepsPages: true });
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const cached = (await page.evaluate(cachedAddresses)) as readonly string[];
  expect(complaints).toEqual([]);
  expect(cached).toContain('/');
  expect(cached.filter((address) => /^\/(api|health)/.test(address))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/about');
  await page.getByRole('heading', { level: 1, name: 'About Swap Meet Classics' }).waitFor();
  await page.getByText('You are offline', { exact: true }).waitFor();
  for (const [link, heading] of [
    ['Help', 'Support Center'],
    ['Terms', 'Terms of Service'],
    ['Privacy', 'Privacy Policy'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  for (const address of ['/api/login', '/api/login/']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await page.getByText('You are offline', { exact: true }).waitFor();
  }
  await page.goto('/api/logout/');
  await page.waitForURL((at) => at.pathname === '/');

  await context.setOffline(false);
  await page.getByText('You are offline', { exact: true }).waitFor({ state: 'detached' });
});

test('a member who loaded a page offline is signed in again once the connection is back', async () => {
  const member = await enter(freshWord());
  const { page, context } = await visitor({ keepsPages: true });
  await signIn(page, member, '/about');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await context.setOffline(true);
  await page.reload();
  await page.getByText('You are offline', { exact: true }).waitFor();
  await lastItem(page, 'Login');
  await context.setOffline(false);
  await lastItem(page, 'Logout');
});

test('the site can be installed as an app: name, icons and colours are served', async () => {
  const { page } = await visitor();
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(address ?? '')).json()) as {
    readonly name: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  expect(manifest.name).toBe('Swap Meet Classics');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
});

const cachedAddresses = `caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name))))
  .then((all) => Promise.all(all.map((cache) => cache.keys())))
  .then((requests) => requests.flat().map(({ url }) => new URL(url).pathname))`;

/** Open the user menu and wait for this last item. */
async function lastItem(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: /User menu/ });
  await (name === 'Logout' ? button.filter({ hasNotText: /^User menu$/ }) : button).click();
  await page.getByRole('menuitem', { name, exact: true }).waitFor();
  await page.keyboard.press('Escape');
}

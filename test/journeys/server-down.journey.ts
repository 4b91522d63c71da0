import type { Page } from 'playwright-core';
import { enter, freshWord, publish } from './members.js';
import { startApp } from './start-app.mjs';
import { appUrl, visiting } from './visitor.js';

const visitor = visiting();
const word = freshWord();

test.each([
  ['answers with an error', 500],
  ['does not answer', undefined],
])('when the search %s three times, the count says so, and a retry helps', async (_, status) => {
  const { page } = await visitor();
  await publish(await enter('sid'), { title: `${word} radiator` });
  let requests = 0;
  await page.route('**/api/listings?*', (route) => {
    requests += 1;
    return status ? route.fulfill({ status, json: { message: 'Out of gas.' } }) : route.abort();
  });
  await page.goto('/');
  await page.getByLabel('Keywords').fill(word);
  await page.getByLabel('Keywords').press('Enter');
  await page.getByText('(Error loading)').waitFor();
  expect(requests).toBe(3);
  if (status) await page.getByText('Out of gas.').waitFor();
  await page.unroute('**/api/listings?*');
  await tryAgain(page);
  await page
    .getByRole('link', { name: `${word} radiator` })
    .first()
    .waitFor();
});

test('while the server is down the page says so, and it works again afterwards', async () => {
  const env = { SMC_DEMO: '0' };
  const first = await startApp({ env });
  await publish(await enter('sid', first.url), { title: 'Radiator of a Nash' });
  const { page } = await visitor({ url: first.url });
  await page.goto('/', { waitUntil: 'networkidle' }); // the app has started
  await page.getByRole('link', { name: 'Radiator of a Nash' }).waitFor();
  await first.stop('SIGTERM');

  await page.getByLabel('Keywords').fill('nash');
  await page.getByLabel('Keywords').press('Enter');
  await page.getByText('(Error loading)').waitFor();

  const second = await startApp({ dir: first.data, env: { ...env, PORT: new URL(first.url).port } });
  await tryAgain(page);
  await page.getByRole('link', { name: 'Radiator of a Nash' }).waitFor();
  await second.close();
  await first.close();
});

test.each([
  ['/inventory', 'inventory-page', 'Loading Inventory…', 'Inventory'],
  ['/inventory/a-part', 'part-page', 'Loading Part…', 'Sign in'],
  ['/events', 'events-page', 'Loading …', 'Events'],
])('while the script of %s loads the page says so', async (path, script, waiting, heading) => {
  const { page } = await visitor();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/${script}-.*\\.js`), async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByText(waiting).waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
});

test.each(['guest', 'member'])(
  'a page of a %s whose app does not load says so, and reloading helps',
  async (who) => {
    const { page, context } = await visitor();
    if (who === 'member') await context.addCookies([{ name: 'signed-in', value: '1', url: appUrl }]);
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    const note = page.getByRole('alert').filter({ hasText: 'Something did not load' });
    await note.waitFor();
    await page.unrouteAll();
    await note.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByLabel('Keywords').fill(word);
    await page.getByLabel('Keywords').press('Enter');
    await page.waitForURL((url) => url.searchParams.get('search') === word);
  },
);

test('a page whose script fails to load shows a Page Error; the rest stays, and reloading helps', async () => {
  const { page } = await visitor();
  await page.route(/\/events-page-.*\.js/, (route) => route.abort());
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await page.getByRole('alert').getByText('Page Error').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
});

test('a tour whose script fails to load leaves the page unchanged', async () => {
  const { page } = await visitor();
  await page.route(/\/tour-dialog-/, (route) => route.abort());
  await page.goto('/support');
  await page.getByRole('button', { name: 'Restart the tour' }).click();
  await page.getByText('Something did not load', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Support Center' }).waitFor();
});

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

import { setTimeout as pause } from 'node:timers/promises';
import type { Download, Page } from 'playwright-core';
import type { Figures } from '../../modules/analytics/figures/figures.schemas.js';
import type { Session } from '../../modules/identity/identity.contract.js';
import { problemsEverywhere } from './axe.js';
import { callAs, enterVerified, freshWord, type Member, publish, untilCaughtUp } from './members.js';
import { enterAdmin } from './staff.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();
beforeAll(untilCaughtUp, 600_000);

test('a seller with Premium sees that a guest opened a listing, reads the chart by keyboard and saves it; a free one sees six numbers', async () => {
  const word = freshWord();
  const [sal, fay] = await Promise.all([enterVerified(`${word}-sal`), enterVerified(`${word}-fay`)]);
  await callAs(await enterAdmin(`${word}-ada`), 'POST', `/api/admin/members/${sal.id}/tiers`, {
    ...{ tier: 'premium', reason: 'donor', note: 'King Tier.' },
    until: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  });
  const title = `Grille ${word}`;
  const listings = await Promise.all([publish(sal, { title }), publish(fay, { title: `Horn ${word}` })]);
  const guests = await Promise.all(listings.map(() => visitor({ userAgent: someBrowser })));
  await Promise.all(guests.map(({ page }, at) => open(page, listings[at] ?? '')));
  while (!(await hasAnalytics(sal)) || (await openedOf(sal)) === 0 || (await openedOf(fay)) === 0)
    await pause(200);

  const { page, complaints } = await visitor();
  await signIn(page, sal, '/analytics');
  const figures = page.getByRole('region', { name: 'What happened to your listings' });
  await figures.getByText('Too early to say how many of them ask: 1 view so far.').waitFor();
  await page
    .getByRole('table', { name: /^Figures by listing in 30 days/ })
    .getByRole('link', { name: title })
    .waitFor();

  const overTime = page.getByRole('region', { name: 'Over time' });
  await overTime.locator('canvas').waitFor();
  await overTime.getByRole('application').focus();
  await page.keyboard.press('End');
  const said = (words: RegExp) => overTime.getByRole('status').filter({ hasText: words });
  await said(/: opened 1, asked about 0$/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowLeft');
  await said(/: opened 0, asked about 0$/).waitFor({ state: 'attached' });

  await overTime.getByText('The same as a table').click();
  const saving = page.waitForEvent('download');
  await overTime.getByRole('button', { name: 'Save as CSV by day' }).click();
  const lines = (await textIn(await saving)).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 30);
  expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,\d+,1,0,0,0,0$/);
  expect(await problemsEverywhere(page)).toEqual([]);

  const free = await visitor({ width: 390 });
  await signIn(free.page, fay, '/analytics');
  const numbers = free.page.getByRole('region', { name: 'Your last 30 days' });
  await numbers.getByText('Too early to say how many of them ask: 1 view so far.').waitFor();
  await free.page.getByRole('link', { name: 'See what Premium costs' }).waitFor();
  expect(await problemsEverywhere(free.page)).toEqual([]);
  expect([complaints, free.complaints]).toEqual([[], []]);
});

/** Opens a listing, and waits until the page has told so. */
async function open(page: Page, listing: string): Promise<void> {
  const told = page.waitForResponse((response) => response.url().endsWith('/api/listings/seen'));
  await page.goto(`/listing/${listing}`);
  expect((await told).status()).toBeLessThan(300);
}

const openedOf = async (member: Member): Promise<number> =>
  ((await callAs(member, 'GET', '/api/analytics/mine')) as unknown as Figures).opened;

const hasAnalytics = async (member: Member): Promise<boolean> =>
  ((await callAs(member, 'GET', '/api/auth/status')) as unknown as Session).user.capabilities.includes(
    'analytics',
  );

async function textIn(download: Download): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const someBrowser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';

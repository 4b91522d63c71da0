import type { BrowserContext, Page } from 'playwright-core';
import { enter, freshWord, type Member, publish } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a hold rings the seller’s bell in two tabs at once, over one connection, and leads to the listing', async () => {
  const { page, context, complaints } = await visitor();
  await withoutTour(context);
  const word = freshWord();
  const seller = await enter(`seller-${word}`);
  const buyer = await enter(`buyer-${word}`);
  let lines = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/stream')) lines += 1;
  });
  await signIn(page, seller, '/about');
  const other = await context.newPage();
  await other.goto('/about');
  for (const tab of [page, other]) await bell(tab, 1).waitFor();

  const listing = await publish(seller, { title: `${word} intake manifold` });
  await hold(buyer, listing);
  for (const tab of [page, other]) await bell(tab, 2).waitFor({ timeout: 10_000 });
  expect(lines).toBe(1);

  await bell(page, 2).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: new RegExp(word) }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(word) }).waitFor();
  for (const tab of [page, other]) await bell(tab, 1).waitFor({ timeout: 10_000 });

  await bell(page, 1).click();
  await panel.getByRole('button', { name: 'Mark all read' }).click();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await panel.getByRole('button', { name: 'View all notifications' }).click();
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
  await page.getByText('2 notifications shown').waitFor();
  expect(complaints).toEqual([]);
});

test('what a member keeps out of the app is gone from the list, and the choice is kept', async () => {
  const { page, context } = await visitor();
  await withoutTour(context);
  const word = freshWord();
  const seller = await enter(`seller-${word}`);
  await hold(await enter(`buyer-${word}`), await publish(seller, { title: `${word} distributor` }));
  await signIn(page, seller, '/notifications');
  await page.getByRole('main').getByText(new RegExp(word)).waitFor();
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByRole('checkbox', { name: 'Holds and sales: In the app' }).uncheck();
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await page.getByText('Preferences saved').first().waitFor();
  await page.getByRole('tab', { name: 'All' }).click();
  await page.getByText('1 shown', { exact: true }).waitFor();
  await page.goto('/notifications?show=preferences');
  await page.getByRole('checkbox', { name: 'Holds and sales: In the app' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Holds and sales: In the app' }).isChecked()).toBe(false);
});

/** The tour would open over the panel. */
const withoutTour = (context: BrowserContext) =>
  context.addInitScript(
    "if (location.protocol !== 'about:') localStorage.setItem('onboarding-dismissed', 'true')",
  );

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: `Notifications, ${unread} unread` });

async function hold(buyer: Member, listing: string): Promise<void> {
  const answer = await fetch(`${buyer.url}/api/listings/${listing}/hold`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${buyer.token}`, 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
}

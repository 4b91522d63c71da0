import type { BrowserContext, Locator, Page } from 'playwright-core';
import { enter, freshWord, hold, publish } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a hold updates the seller’s bell in two tabs at once, over one connection, and leads to the listing', async () => {
  const { page, context, complaints } = await visitor();
  await withoutTour(context);
  const word = freshWord();
  const seller = await enter(`seller-${word}`);
  const buyer = await enter(`buyer-${word}`);
  let connections = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/stream')) connections += 1;
  });
  await signIn(page, seller, '/about');
  const other = await context.newPage();
  await other.goto('/about');
  for (const tab of [page, other]) await bell(tab, 1).waitFor();

  const listing = await publish(seller, { title: `${word} intake manifold` });
  await hold(buyer, listing);
  for (const tab of [page, other]) await bell(tab, 2).waitFor({ timeout: 10_000 });
  expect(connections).toBe(1);

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

test('a kind that a member turns off in the app leaves the list, and the choice is saved', async () => {
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
  await page.getByText('1 notification shown').waitFor();
  await page.goto('/notifications?show=preferences');
  await page.getByRole('checkbox', { name: 'Holds and sales: In the app' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Holds and sales: In the app' }).isChecked()).toBe(false);
});

test('the panel is 320 px wide over a list of 320 px, and fits a narrow phone', async () => {
  const member = await enter(`panel-${freshWord()}`);
  for (const [width, wide] of [
    [1280, 320],
    [390, 320],
    [320, 304],
  ] as const) {
    const { page, context } = await visitor({ width });
    await withoutTour(context);
    await signIn(page, member, '/about');
    await bell(page, 1).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.getByRole('link').first().waitFor();
    const sizes = await panel.evaluate((box: Box) => {
      const list = box.querySelector('ul')?.parentElement;
      return [box.offsetWidth, list?.offsetHeight];
    });
    expect(sizes).toEqual([wide, 320]);
  }
});

test('after signing out no call for notifications is made, and none fails', async () => {
  const { page, context, complaints } = await visitor();
  await withoutTour(context);
  await signIn(page, await enter(`leaver-${freshWord()}`), '/about');
  await bell(page, 1).waitFor();
  const calls: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/notifications') && !request.headers().authorization) calls.push(pathname);
  });
  await page.getByRole('button', { name: /User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL((at) => at.pathname === '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await page.getByText('No notifications yet').waitFor();
  expect(calls).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a device that is signed out elsewhere shows it at once', async () => {
  const member = await enter(`devices-${freshWord()}`);
  const lost = await visitor();
  await signIn(lost.page, member, '/account');
  await bell(lost.page, 1).waitFor();
  const answer = await fetch(`${member.url}/api/account/sessions/revoke-others`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${member.token}` },
  });
  expect(answer.status).toBe(200);
  await lost.page.getByText('You must be signed in to view your account.').waitFor();
});

test('a guest who opens the notifications signs in first and then sees them', async () => {
  const { page, context } = await visitor();
  await withoutTour(context);
  await page.goto('/notifications');
  await page.getByRole('heading', { level: 1, name: 'Sign in to see your notifications' }).waitFor();
  expect(await page.getByText('No notifications yet').count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  const member = await enter(`guest-${freshWord()}`);
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/notifications');
  await page.getByText('1 notification shown').waitFor();
});

test('on a phone the checkboxes of a channel are under its name, each large enough for a thumb', async () => {
  const { page, context } = await visitor({ width: 390 });
  await withoutTour(context);
  await signIn(page, await enter(`thumb-${freshWord()}`), '/notifications?show=preferences');
  for (const channel of ['In the app', 'E-mail', 'Digest']) {
    const headers = page.getByRole('columnheader', { name: channel });
    await headers.first().waitFor();
    const kinds = await page.getByRole('rowheader').count();
    const middles = [...(await middlesOf(headers)), ...(await middlesOf(ticks(page, channel)))];
    expect(kinds).toBeGreaterThan(1);
    expect(middles).toHaveLength((await headers.count()) + kinds);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
    for (const tick of await ticks(page, channel).all()) {
      const target = await tick.locator('xpath=ancestor::label').boundingBox();
      expect(target?.width).toBeGreaterThanOrEqual(44);
      expect(target?.height).toBeGreaterThanOrEqual(44);
    }
  }
});

const ticks = (page: Page, channel: string) => page.getByRole('checkbox', { name: `: ${channel}` });

/** The horizontal middle of each of these. */
async function middlesOf(all: Locator): Promise<readonly number[]> {
  const boxes = await Promise.all((await all.all()).map((one) => one.boundingBox()));
  return boxes.map((box) => (box ? box.x + box.width / 2 : Number.NaN));
}

/** The properties of an element that a test reads. */
interface Box {
  readonly offsetWidth: number;
  querySelector(
    selector: string,
  ): { readonly parentElement: { readonly offsetHeight: number } | null } | null;
}

/** Without this the tour would open over the panel. */
const withoutTour = (context: BrowserContext) =>
  context.addInitScript(
    "if (location.protocol !== 'about:') localStorage.setItem('onboarding-dismissed', 'true')",
  );

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: `Notifications, ${unread} unread` });

import type { Page } from 'playwright-core';
import { visiting } from './visitor.js';

const visitor = visiting();

test('the first Tab stop skips the header', async () => {
  const { page } = await visitor();
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to main content' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Register Now' })
    .and(page.locator(':focus'))
    .waitFor();
});

test('a change of page moves the focus to its top and updates the title of the tab', async () => {
  const { page } = await visitor();
  await page.goto('/about', { waitUntil: 'networkidle' }); // the app has started: before that the browser follows links alone
  await titled(page, 'About · Swap Meet Classics');
  for (const [link, title] of [
    ['Terms of Service', 'Terms of Service · Swap Meet Classics'],
    ['Help Center', 'Support Center · Swap Meet Classics'],
    ['Support Us', 'Support Us · Swap Meet Classics'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await page.getByRole('main').and(page.locator(':focus')).waitFor();
    await titled(page, title);
    expect(await page.evaluate('window.scrollY')).toBe(0);
  }
  await page.goBack();
  await titled(page, 'Support Center · Swap Meet Classics');
});

/** Wait for the tab's title; the page's own policy forbids `waitForFunction`. */
const titled = (page: Page, title: string) =>
  page.evaluate(`new Promise((done) => {
    const look = () => (document.title === ${JSON.stringify(title)} ? done() : requestAnimationFrame(look));
    look();
  })`);

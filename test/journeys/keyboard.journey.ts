import type { Page } from 'playwright-core';
import { visiting } from './visitor.js';

const visitor = visiting();

test('the first stop of the keyboard leads over the header to the page', async () => {
  const { page } = await visitor();
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to the page' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Register Now' })
    .and(page.locator(':focus'))
    .waitFor();
});

test('a change of page moves the keyboard to its top and names the tab after it', async () => {
  const { page } = await visitor();
  await page.goto('/about');
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

/** Waits for the tab's name; the page's own policy forbids what `waitForFunction` does. */
const titled = (page: Page, title: string) =>
  page.evaluate(`new Promise((done) => {
    const look = () => (document.title === ${JSON.stringify(title)} ? done() : requestAnimationFrame(look));
    look();
  })`);

import type { Locator, Page } from 'playwright-core';
import { boxOf } from './box-of.js';
import { enter, freshWord, publish } from './members.js';
import { visiting } from './visitor.js';

const visitor = visiting();
const janesville = { latitude: 42.683, longitude: -89.019 };
const aPhone = { at: janesville, width: 390 };
/** The usual height of a phone of this width. */
const FOLD_PX = 844;
/** The size of a finger. */
const FINGER_PX = 44;

test('with all notes shown, the first photos are completely above the fold', async () => {
  const { page } = await visitor(aPhone);
  await page.goto('/');
  for (const words of [
    'Location enabled for radius search',
    'Live Radius Search Active - Find parts & events within 200 miles of your location',
    'Welcome to Swap Meet Classics.',
  ])
    await page.getByText(words).waitFor();
  await page.getByRole('button', { name: 'Browse as Guest' }).waitFor();
  await page.getByRole('button', { name: 'Remove Classics only (20+ years)' }).waitFor();
  const photo = await boxOf(listings(page).locator('img').first());
  expect(photo.y + photo.height).toBeLessThan(FOLD_PX);
});

test('the round button hides while the reader scrolls down, and returns when they scroll up', async () => {
  const { page } = await visitor(aPhone);
  await page.goto('/');
  await page.getByText('Location enabled').waitFor(); // the browser has taken the page over
  const sell = page.getByRole('link', { name: 'Create a listing' });
  await page.mouse.wheel(0, 600);
  await page.locator('[data-floats="button"][data-aside]').waitFor();
  await page.mouse.wheel(0, -100);
  await page.locator('[data-floats="button"]:not([data-aside])').waitFor();
  await sell.click();
  await page.getByText('Sign in to list your part.').waitFor();
});

test('an empty map says so above the map, below a folded search that keeps its heading', async () => {
  const { page } = await visitor(aPhone);
  await page.goto(`/?view=map&search=${freshWord()}`);
  await page.getByRole('button', { name: /Change$/ }).waitFor();
  await page.getByRole('heading', { name: 'Find classic parts and vehicles near you', level: 1 }).waitFor();
  const message = await boxOf(page.getByRole('heading', { name: 'No listings found.' }));
  const map = await boxOf(page.getByRole('region', { name: 'Map of listings' }));
  expect(message.y).toBeLessThan(map.y);
});

test('the controls of a listing are large enough for a thumb: seller, Hold for me, All listings', async () => {
  const seller = await enter('opal');
  const id = await publish(seller, { title: `${freshWord()} fender`, categorySub: 'Body', price: 90 });
  const { page } = await visitor(aPhone);
  await page.goto(`/listing/${id}`);
  for (const control of [
    page.getByRole('region', { name: 'Seller' }).getByRole('link').first(),
    page.getByRole('link', { name: 'Hold for me' }),
    page.getByRole('link', { name: 'All listings' }),
  ])
    expect((await boxOf(control)).height).toBeGreaterThanOrEqual(FINGER_PX);
});

test('Back and a reload return to the card that was pressed, below all pages that were loaded', async () => {
  const { page } = await visitor(aPhone);
  await page.goto('/');
  await page.getByText('Location enabled').waitFor(); // the browser has taken the page over
  await page.getByRole('button', { name: 'Show more' }).click();
  const card = listings(page).getByRole('listitem').nth(40);
  await card.scrollIntoViewIfNeeded();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const { y: before } = await boxOf(card);
  await card.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goBack();
  await isAt(card, before);
  await page.reload();
  await isAt(card, before);
});

test('the event directory shows a dozen, adds more in place, and its address keeps the number', async () => {
  const { page } = await visitor(aPhone);
  await page.goto('/events?radius=any');
  await page.getByText(/^12 of \d+ events$/).waitFor();
  const more = page.getByRole('button', { name: 'Show more' });
  await more.scrollIntoViewIfNeeded();
  const before = await page.evaluate('window.scrollY');
  await more.click();
  await page.getByText(/^24 of \d+ events$/).waitFor();
  expect(await page.evaluate('window.scrollY')).toBe(before);
  await page.reload();
  await page.getByText(/^24 of \d+ events$/).waitFor();
});

const listings = (page: Page): Locator => page.getByRole('list', { name: 'Listings' });

/** Waits until a part is where it was, within 8 px. */
async function isAt(part: Locator, top: number): Promise<void> {
  await part.waitFor();
  await part.evaluate(
    (element: { getBoundingClientRect(): { readonly y: number } }, y: number) =>
      new Promise<void>((done) => {
        const look = () =>
          Math.abs(element.getBoundingClientRect().y - y) < 8 ? done() : setTimeout(look, 50);
        look();
      }),
    top,
  );
}

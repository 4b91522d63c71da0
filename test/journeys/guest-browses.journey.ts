import type { Page } from 'playwright-core';
import { enter, freshWord, photo, publish } from './members.js';
import { visiting } from './visitor.js';

const visitor = visiting();
const word = freshWord();
const carburetor = `${word} Rochester 4GC carburetor`;

beforeAll(async () => {
  const seller = await enter('cora');
  await publish(seller, { title: `${word} Impala fender`, categorySub: 'Body', price: 400 });
  await publish(seller, { title: `${word} Carter AFB carburetor`, categorySub: 'Fuel', price: 260 });
  await publish(
    seller,
    {
      title: carburetor,
      categorySub: 'Fuel',
      price: 120,
      condition: 'rebuilt',
      description: 'Off a 1957 Bel Air, rebuilt last winter.',
      partNumbers: [{ number: '7010071', kind: 'oem' }],
      fitment: [{ make: 'Chevrolet', model: 'Bel Air', yearFrom: 1955, yearTo: 1957 }],
    },
    await Promise.all(['#8a3b12', '#2f4858', '#33658a'].map((color) => photo(color).toBuffer())),
  );
});

test('a guest sees listings, and why the search is not limited to their area', async () => {
  const { page, complaints, foreignRequests } = await visitor();
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Find classic parts and vehicles near you' }).waitFor();
  await page.getByRole('list', { name: 'Listings' }).getByRole('listitem').first().waitFor();
  await page.getByText('Location access denied - showing all results').waitFor();
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  await page.getByRole('heading', { name: 'Ready to jump in?' }).waitFor();
  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('a misspelled word finds the right listings', async () => {
  const { page } = await visitor();
  await page.goto('/');
  await page.getByLabel('Keywords').fill(`carburator ${word}`);
  await page.getByLabel('Keywords').press('Enter');
  await count(page, '2 items');
  expect((await titles(page)).sort()).toEqual([`${word} Carter AFB carburetor`, carburetor]);
});

test('filters narrow the list, are in the address, and survive reload and Back', async () => {
  const { page } = await visitor();
  await page.goto(`/?search=${word}`);
  await count(page, '3 items');
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await panel.getByLabel('Category', { exact: true }).selectOption('Parts');
  await panel.getByLabel('Subcategory').selectOption('Fuel');
  await count(page, '2 items');
  await panel.getByLabel('Max price').fill('200');
  await panel.getByLabel('Max price').press('Enter');
  await count(page, '1 item');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    search: word,
    categoryPrimary: 'Parts',
    categorySub: 'Fuel',
    maxPrice: '200',
  });

  await page.reload();
  await count(page, '1 item');
  await page.getByRole('button', { name: 'Remove Up to $200' }).click();
  await count(page, '2 items');
  await page.goBack();
  await count(page, '1 item');
  await page.getByRole('group', { name: 'Active filters' }).getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Remove Fuel' }).waitFor({ state: 'detached' });
});

test('a quick chip filters by its shelf, and the sort menu sorts by price', async () => {
  const { page } = await visitor();
  await page.goto(`/?search=${word}`);
  await page.getByRole('button', { name: 'Body Panels' }).click();
  await count(page, '1 item');
  await page.getByRole('button', { name: 'Body Panels' }).click();
  await count(page, '3 items');
  await page.getByLabel('Sort by').selectOption({ label: 'Price (low to high)' });
  await page.waitForURL(/sort=price_asc/);
  await shown(page, [carburetor, `${word} Carter AFB carburetor`, `${word} Impala fender`]);
  await page.getByLabel('Sort by').selectOption({ label: 'Price (high to low)' });
  await shown(page, [`${word} Impala fender`, `${word} Carter AFB carburetor`, carburetor]);
});

test('a card leads to the listing with its details, and the keyboard works its photos', async () => {
  const { page, complaints } = await visitor();
  await page.goto(`/?search=${word}&maxPrice=200`);
  await page.getByRole('link', { name: carburetor }).click();
  await page.getByRole('heading', { level: 1, name: carburetor }).waitFor();
  for (const detail of ['$120', 'Rebuilt', '7010071', 'Bel Air', 'Janesville, WI', 'cora'])
    await page.getByRole('main').getByText(detail).first().waitFor();

  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.getByRole('button', { name: 'Zoom in on photo 1' }).focus();
  await page.keyboard.press('ArrowRight');
  await photos.getByText('2 / 3').waitFor();
  await page.keyboard.press('ArrowLeft');
  await photos.getByText('1 / 3').waitFor();
  await page.keyboard.press('Enter');
  const closer = page.getByRole('dialog', { name: 'Photo 1 of 3' });
  await closer.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog', { name: 'Photo 2 of 3' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await count(page, '1 item');
  expect(new URL(page.url()).search).toBe(`?search=${word}&maxPrice=200`);
  expect(complaints).toEqual([]);
});

const count = (page: Page, words: string) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${words}`) })
    .waitFor();

const titles = (page: Page) =>
  page.getByRole('list', { name: 'Listings' }).getByRole('heading', { level: 2 }).allTextContents();

/** Wait until the list shows exactly these titles, in this order. */
async function shown(page: Page, expected: readonly string[]): Promise<void> {
  const headings = page.getByRole('list', { name: 'Listings' }).getByRole('heading', { level: 2 });
  for (const [place, title] of expected.entries()) {
    await headings.nth(place).getByText(title, { exact: true }).waitFor();
  }
  expect(await headings.count()).toBe(expected.length);
}

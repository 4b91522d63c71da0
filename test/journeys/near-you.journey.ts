import type { Page } from 'playwright-core';
import { enter, freshWord, publish } from './members.js';
import { visiting } from './visitor.js';

const visitor = visiting();
const word = freshWord();
const janesville = { latitude: 42.683, longitude: -89.019 };
/** Garfield County, Montana: about 1,200 people and no town of any size within a hundred miles. */
const garfieldCounty = { latitude: 47.32, longitude: -106.91 };

beforeAll(async () => {
  const seller = await enter('nora');
  const places = [
    'Chicago, IL',
    'Janesville, WI',
    'Madison, WI',
    'Rapid City, SD',
    'Rockford, IL',
    'Beloit, WI',
  ];
  for (const text of places) {
    await publish(seller, { title: `${word} hubcap in ${text}`, categorySub: 'Wheels', place: { text } });
  }
});

test('a guest who shares their location searches within a radius, nearest first', async () => {
  const { page, complaints } = await visitor({ at: janesville });
  await page.goto(`/?search=${word}`);
  await page.getByText('Location enabled for radius search').waitFor();
  await page
    .getByText('Live Radius Search Active - Find parts & events within 200 miles of your location')
    .waitFor();
  await count(page, '5 items within 200 miles');
  const near = await distances(page);
  expect(near).toHaveLength(5);
  expect(near).toEqual([...near].sort((one, other) => one - other));
  expect(Math.max(...near)).toBeLessThanOrEqual(200);

  await page.getByLabel('Radius', { exact: true }).selectOption({ label: 'Nationwide' });
  await count(page, '6 items nationwide');
  await page
    .getByText('Live Radius Search Active - Find parts & events within 1000 miles of your location')
    .waitFor();
  expect((await distances(page)).at(-1)).toBeGreaterThan(600);
  expect(complaints).toEqual([]);
});

test('the HTML of the next visit begins with what is near, for this visitor alone, and nothing is asked for again', async () => {
  const { page, context } = await visitor({ at: janesville });
  await page.goto(`/?search=${word}`);
  await count(page, '5 items within 200 miles');
  const address = page.url();
  const sent = await context.request.get(address, { headers: { 'Sec-Fetch-Dest': 'document' } });
  expect(await sent.text()).toContain('within 200 miles');
  expect(sent.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    vary: expect.stringContaining('Cookie'),
  });

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address);
  await page.getByText('Live Radius Search Active').waitFor();
  await page.getByRole('button', { name: /^Filters/ }).click(); // the page answers
  await page.getByRole('complementary', { name: 'Filters' }).waitFor();
  expect(asked.filter((path) => path === '/api/listings')).toEqual([]);
});

test('in an empty county the search widens automatically and says so', async () => {
  const { page } = await visitor({ at: garfieldCounty });
  await page.goto(`/?search=${word}`);
  await count(page, '1 item within 500 miles (auto-expanded to nationwide)');
  await page.getByRole('link', { name: `${word} hubcap in Rapid City, SD` }).waitFor();
});

test('a typed place replaces a location that the device refuses', async () => {
  const { page } = await visitor();
  await page.goto(`/?search=${word}`);
  await page.getByRole('textbox', { name: 'Near' }).fill('53545');
  await page.getByRole('button', { name: 'Search' }).click();
  await count(page, '5 items within 200 miles');
  await page.getByRole('button', { name: 'Remove Near Janesville, WI' }).waitFor();
  expect((await distances(page))[0]).toBeLessThan(10);

  await page.getByRole('textbox', { name: 'Near' }).fill('Nowhere, ZZ');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('alert').filter({ hasText: /ZIP/ }).waitFor();
});

const count = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();

/** The miles on the cards, in order; "under 1 mi" counts as 0. */
async function distances(page: Page): Promise<readonly number[]> {
  const distanceTexts = page.getByRole('list', { name: 'Listings' }).getByTitle(/ mi from you$/);
  return (await distanceTexts.allTextContents()).map((words) =>
    words.startsWith('under') ? 0 : Number(words.replace(/\D/g, '')),
  );
}

import sharp from 'sharp';
import { type Box, boxOf } from './box-of.js';
import { enter, freshWord, publish } from './members.js';
import { visiting } from './visitor.js';

const visitor = visiting();
const word = freshWord();
const janesville = { latitude: 42.683, longitude: -89.019 };
const description =
  'Straight, dry and primed; the drip rail is all there and the vent frame is not pitted at all anywhere.';

beforeAll(async () => {
  const seller = await enter('mabel');
  await publish(seller, { title: `${word} door`, description, price: 250, place: { text: 'Madison, WI' } });
  for (const text of ['Rockford, IL', 'Loves Park, IL', 'Milwaukee, WI', 'Milwaukee, WI']) {
    await publish(seller, { title: `${word} hood in ${text}`, place: { text } });
  }
});

test('a guest opens a marker on the map and follows it to the listing', async () => {
  const { page, complaints, foreignRequests } = await visitor({ at: janesville });
  await page.goto(`/?search=${word}&radius=100`);
  await page.getByText('Map View').click();
  const map = page.getByRole('region', { name: 'Map of listings' });
  const marker = map.getByRole('button', { name: `${word} door, $250` });
  await marker.waitFor();
  await map.getByRole('button', { name: '2 listings here: zoom in' }).waitFor();
  await page.getByText(/^Showing all 5\./).waitFor();
  expect(await colorsOf(await map.locator('canvas').screenshot())).toBeGreaterThan(3);

  await marker.click();
  const popup = map.getByRole('article');
  await popup.getByRole('heading', { name: `${word} door` }).waitFor();
  for (const words of ['$250', /^3\d mi$/, 'Parts', `${description.slice(0, 80)}…`])
    await popup.getByText(words).waitFor();
  await popup.getByRole('link', { name: 'View' }).click();
  await page.waitForURL(/\/listing\/[0-9a-f-]{36}$/);
  await page.getByRole('heading', { level: 1, name: `${word} door` }).waitFor();

  await page.goBack();
  await marker.waitFor();
  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('the map works by keyboard: a cluster zooms in, and Escape closes a popup', async () => {
  const { page } = await visitor({ at: janesville });
  await page.goto(`/?search=${word}&radius=100&view=map`);
  const map = page.getByRole('region', { name: 'Map of listings' });
  const marker = map.getByRole('button', { name: `${word} door, $250` });
  await marker.focus();
  await page.keyboard.press('Enter');
  await map.getByRole('article').waitFor();
  await page.keyboard.press('Escape');
  await map.getByRole('article').waitFor({ state: 'detached' });
  await map.getByRole('button', { name: '2 listings here: zoom in' }).focus();
  await page.keyboard.press('Enter');
  await map.getByRole('button', { name: /hood in Rockford/ }).waitFor();
  await map.getByRole('button', { name: /hood in Loves Park/ }).waitFor();
});

test('one popup lists all listings at the same point', async () => {
  const { page } = await visitor({ at: janesville });
  await page.goto(`/?search=${word}&radius=100&view=map`);
  const map = page.getByRole('region', { name: 'Map of listings' });
  await map.getByRole('button', { name: '2 listings here: see them' }).click();
  const spot = map.getByRole('article').filter({ hasText: '2 listings here' });
  expect(await spot.getByRole('link', { name: `${word} hood in Milwaukee, WI` }).count()).toBe(2);
});

test('on a phone the results of both coasts are visible, and a popup at the edge is not cut off', async () => {
  const seller = await enter('mabel-far');
  const far = freshWord();
  for (const text of ['Seattle, WA', 'Bangor, ME', 'Miami, FL'])
    await publish(seller, { title: `${far} hubcap in ${text}`, price: 40, place: { text } });
  const { page } = await visitor({ at: janesville, width: 390 });
  await page.goto(`/?search=${far}&radius=any&view=map`);
  const map = page.getByRole('region', { name: 'Map of listings' });
  for (const text of ['Seattle, WA', 'Bangor, ME', 'Miami, FL']) {
    const marker = map.getByRole('button', { name: `${far} hubcap in ${text}, $40` });
    await marker.waitFor();
    while (!within(await boxOf(marker), await boxOf(map))) await page.waitForTimeout(50); // until the map shows them all
  }
  await map.getByRole('button', { name: `${far} hubcap in Seattle, WA, $40` }).click();
  const popup = map.getByRole('article');
  await popup.waitFor();
  expect(within(await boxOf(popup), await boxOf(map))).toBe(true);
});

test('the markers of the whole country add up to the count above them, and one that opens shows its part', async () => {
  const { page } = await visitor({ at: janesville, width: 1280 });
  await page.goto('/?radius=any&status=any&marketSegment=any&listingType=for_sale&view=map');
  const map = page.getByRole('region', { name: 'Map of listings' });
  const pins = map.getByRole('button', { name: /, | here: / });
  await pins.first().waitFor();
  const counted = async () => {
    const [, all] = /Showing all ([\d,]+)/.exec(await page.getByText(/^Showing/).innerText()) ?? [];
    const names = await pins.evaluateAll((all: readonly { ariaLabel?: string | null }[]) =>
      all.map(({ ariaLabel }) => ariaLabel ?? ''),
    );
    const counts = names.map((name) => numberIn(/^([\d,]+) listings? here/.exec(name)?.[1] ?? '1'));
    return counts.reduce((sum, count) => sum + count, 0) === numberIn(all);
  };
  while (!(await counted())); // the map still moves to its place
  await map
    .getByRole('button', { name: /^[\d,]+ listings here: zoom in$/ })
    .first()
    .click();
  await page.getByText(/^Showing [\d,]+ of/).waitFor();
  await page.getByRole('button', { name: 'Search this area' }).click();
  await page.waitForURL(/near=/);
});

test('without WebGL the map says that it cannot be shown, and the list works', async () => {
  const { page } = await visitor({ at: janesville });
  await page.addInitScript(
    'const plain = HTMLCanvasElement.prototype.getContext; HTMLCanvasElement.prototype.getContext = function (kind, ...more) { return /webgl/.test(kind) ? null : plain.call(this, kind, ...more); };',
  );
  await page.goto(`/?search=${word}&radius=100&view=map`);
  await page.getByText('Map unavailable').waitFor();
  await page.getByText('Failed to load map.').waitFor();
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await page.getByRole('link', { name: `${word} door` }).waitFor();
});

test('a map engine that fails to load is requested again', async () => {
  const { page } = await visitor({ at: janesville });
  let refused = 0;
  await page.route(/maplibre-engine.*\.js/, (route) => {
    refused += 1;
    return refused <= 2 ? route.abort() : route.continue();
  });
  await page.goto(`/?search=${word}&radius=100&view=map`);
  await page.getByRole('button', { name: `${word} door, $250` }).waitFor();
});

test('a map engine that never loads shows a message', async () => {
  const { page } = await visitor({ at: janesville });
  await page.route(/maplibre-engine.*\.js/, (route) => route.abort());
  await page.goto(`/?search=${word}&radius=100&view=map`);
  await page.getByText('Map unavailable').waitFor();
});

const numberIn = (text = ''): number => Number(text.replaceAll(',', ''));

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The number of clearly different colours in a picture. */
async function colorsOf(picture: Buffer): Promise<number> {
  const pixels = await sharp(picture).removeAlpha().resize(200, 200, { fit: 'fill' }).raw().toBuffer();
  const colors = new Set<number>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    colors.add(
      ((pixels[at] ?? 0) >> 4) * 256 + ((pixels[at + 1] ?? 0) >> 4) * 16 + ((pixels[at + 2] ?? 0) >> 4),
    );
  }
  return colors.size;
}

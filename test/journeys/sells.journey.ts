import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { boxOf } from './box-of.js';
import { fingerOn } from './finger.js';
import { enter, freshWord, password, photo, verifyEmail } from './members.js';
import { appUrl, signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a newcomer reads the terms, signs up, publishes a listing with photos, edits it, and marks it sold', async () => {
  const { page, complaints } = await visitor();
  const word = freshWord();
  const title = `${word} 327 short block, standard bore`;
  await signUp(page, word);
  await verifyEmail({ email: `${word}@example.com`, url: appUrl });

  await page.goto('/create-listing');
  await addPhotos(page);
  await describe(page, title);
  await page.getByRole('alert').filter({ hasText: 'not a photo' }).waitFor();
  await page.getByRole('button', { name: /^Leave out.* readme.jpg/ }).click();
  for (const step of ['Details', 'Price & place', 'Review'])
    await page.getByRole('button', { name: `Next: ${step}` }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('region', { name: 'Photos' }).getByText('1 / 3').waitFor();
  const address = new URL(page.url()).pathname;

  await page.goto(`/?search=${word}`);
  await page.getByRole('link', { name: title }).click();

  await page.getByRole('link', { name: 'Edit' }).click();
  await reorderPhotos(page);
  await page.getByLabel('Price', { exact: true }).fill('495');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('$495').first().waitFor();

  await page.getByRole('button', { name: 'Mark sold' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark sold' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('It is listed again').first().waitFor();
  await page.getByRole('button', { name: 'Mark sold' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark sold' }).click();
  await page.getByText(/^Sold /).waitFor();
  await page.getByRole('button', { name: 'Not sold after all' }).waitFor();
  await page.goto(`/?search=${word}`);
  await page.getByText('No listings found.').waitFor();
  await page.goto('/listings?status=sold');
  await page.getByRole('link', { name: title }).waitFor();
  // the new draft is not found until the read model has followed; the page asks again
  const others = complaints.filter((words) => !words.includes('status of 404'));
  expect(others).toEqual([expect.stringContaining('400')]); // the file that is not a photo

  const { photos } = (await (
    await fetch(`${appUrl}/api${address.replace('listing', 'listings')}`)
  ).json()) as {
    photos: readonly { zoom: string }[];
  };
  expect(photos).toHaveLength(2);
  for (const { zoom } of photos) {
    const served = await sharp(Buffer.from(await (await fetch(appUrl + zoom)).arrayBuffer())).metadata();
    expect(served).toMatchObject({ format: 'webp' });
    expect(served.exif ?? served.xmp ?? served.iptc).toBeUndefined();
  }
});

test('an unfinished listing survives a reload, and leaving and coming back', async () => {
  const { page } = await visitor();
  const title = `${freshWord()} Hurst shifter`;
  await signIn(page, await enter('dora'), '/create-listing');
  await page.getByLabel('Title').fill(title);
  await page.reload();
  await page.getByText('This is the listing you started.').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe(title);
  await page.goto('/about');
  await page.goto('/create-listing');
  await page.getByText('This is the listing you started.').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe(title);
  await page.getByRole('button', { name: 'Start over' }).click();
  expect(await page.getByLabel('Title').inputValue()).toBe('');
});

test('mistakes are shown at their fields, and the first one again at the top', async () => {
  const { page } = await visitor();
  await signIn(page, await enter('dora'), '/create-listing');
  await page.getByLabel('Title').fill('x');
  await page.getByRole('button', { name: 'Next: Details' }).click();
  await page.getByText('Fix one field').waitFor();
  await page.getByRole('button', { name: 'Enter a title of at least 3 characters.' }).click();
  await page.getByLabel('Title').and(page.locator(':focus')).waitFor();
  expect(await page.getByLabel('Title').getAttribute('aria-invalid')).toBe('true');
});

/** Go from the login page, with a look at the terms, to the account page. */
async function signUp(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Terms of Service' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of Service' });
  await terms
    .frameLocator('iframe')
    .getByText(/August 2, 2025/)
    .first()
    .waitFor();
  await terms.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('E-mail').fill(`${name}@example.com`);
  await page.getByLabel('Name').fill(`Newcomer ${name}`);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Date of birth').fill('1968-05-04');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/account');
  await page.getByRole('main').getByText(name).first().waitFor();
}

/** Fill in the steps, up to the review. */
async function describe(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Subcategory').selectOption('Engine');
  await page.getByRole('button', { name: 'Next: Details' }).click();
  await page.getByLabel('Description').fill('Out of a 1966 Impala. Magged, honed, ready to build.');
  await page.getByLabel('Condition', { exact: true }).selectOption({ label: 'Used, good' });
  await page.getByRole('button', { name: 'Next: Price & place' }).click();
  await page.getByLabel('Price', { exact: true }).fill('550');
  await page.getByLabel('Where it is').fill('53545');
  await page.getByLabel('Where it is').press('Tab');
  await page.getByRole('form').getByText('Janesville, WI').first().waitFor();
  await page.getByRole('button', { name: 'Next: Review' }).click();
}

/** Add three photos with GPS data and a file that is not a photo. They wait until the listing is saved. */
async function addPhotos(page: Page): Promise<void> {
  const pictures = [photo('#6b705c'), photo('#cb997e'), photo('#3f4238', 1600, 1200)];
  const files = await Promise.all(pictures.map((picture) => picture.withExif(taken).toBuffer()));
  for (const file of files) expect((await sharp(file).metadata()).exif).toBeDefined();
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([
      ...files.map((buffer, index) => ({ name: `block-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer })),
      { name: 'readme.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('This is a text, not a photo.') },
    ]);
  await page.getByText('Uploads when you save.').nth(3).waitFor();
}

/** Reorder the photos and remove one. */
async function reorderPhotos(page: Page): Promise<void> {
  const tiles = page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem');
  await page.getByText('3 of 12 photos').waitFor();
  const photoIds = () =>
    tiles.evaluateAll((all: readonly { getAttribute(name: string): string | null }[]) =>
      all.map((tile) => tile.getAttribute('data-photo')),
    );
  const [first, second, third] = await photoIds();
  await page.getByRole('button', { name: 'Move photo 3 earlier' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Photo 2 of 3.').waitFor();
  expect(await photoIds()).toEqual([first, third, second]);
  await dragByFinger(page, String(second), String(third));
  expect(await photoIds()).toEqual([first, second, third]);
  await dragByFinger(page, String(third), String(second));
  expect(await photoIds()).toEqual([first, third, second]);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await page.getByText('One photo removed.').waitFor();
  await page.getByText('2 of 12 photos').waitFor();
  expect(await photoIds()).toEqual([third, second]);
}

/** Press on a photo, then pull it to the place of another one. */
async function dragByFinger(page: Page, id: string, to: string): Promise<void> {
  const tile = (photoId: string) => page.locator(`[data-photo="${photoId}"]`);
  await tile(id).scrollIntoViewIfNeeded();
  await atRest(page);
  const [from, end] = [await boxOf(tile(id)), await boxOf(tile(to))];
  const middle = ({ x, y, width }: typeof from) => ({ x: x + width / 2, y: y + 40 });
  const finger = await fingerOn(page);
  await finger.press(middle(from));
  await page.locator('[data-lifted]').waitFor();
  await finger.pull(middle(from), middle(end));
  await page.locator(`[data-photo="${to}"][style*="translate3d"]`).waitFor(); // it makes room
  await finger.lift();
  await page.locator('[data-lifted]').waitFor({ state: 'detached' });
  await page.waitForTimeout(60); // dnd-kit takes a click in the 50 ms after a drag for a part of it
}

/** Photos that were just moved still slide to their places. */
async function atRest(page: Page): Promise<void> {
  type Tile = { getAnimations(): readonly { readonly finished: Promise<unknown> }[] };
  await page
    .locator('[data-photo]')
    .evaluateAll((tiles: readonly Tile[]) =>
      Promise.allSettled(tiles.flatMap((tile) => tile.getAnimations().map(({ finished }) => finished))),
    );
}

const taken = {
  IFD0: { Copyright: 'Newcomer' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '42/1 40/1 58/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '89/1 1/1 8/1',
  },
};

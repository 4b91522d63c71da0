import type { Locator, Page } from 'playwright-core';
import { problemsEverywhere } from './axe.js';
import { enter, freshWord, photo } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a member makes places, adds an item with a photo, moves it, undoes that, and moves several at once', async () => {
  const { page, complaints } = await visitor();
  const word = freshWord();
  await signIn(page, await enter(word), '/inventory/places');
  await makePlace(page, 'Barn');
  await makePlace(page, 'Trailer');

  await page.goto('/inventory');
  await page.getByRole('link', { name: 'Add your first item' }).click();
  await addItem(page, 'Quadrajet');
  await page.getByRole('button', { name: 'Save and add another' }).click();
  await page.getByText('Saved. Now the next one.').first().waitFor();
  await page.getByLabel('Title').fill('Hood bird');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Hood bird' }).waitFor();

  await page.goto('/inventory');
  await page.getByRole('link', { name: 'Quadrajet' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await choosePlace(dialog.getByLabel('To', { exact: true }), 'Trailer');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('link', { name: 'Trailer' }).waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  await page.getByRole('button', { name: /^Undo: You moved/ }).click();
  await page.getByRole('link', { name: 'Barn', exact: true }).waitFor();
  await page
    .getByText(/^You undid this/)
    .first()
    .waitFor();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/inventory');
  await page.getByLabel('Select all on this page').check();
  expect(await problemsEverywhere(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await choosePlace(dialog.getByLabel('Move everything to'), 'Trailer');
  await dialog.getByRole('button', { name: 'Move them' }).click();
  await page.getByText('2 items moved').first().waitFor();
  await page.goto('/inventory/places');
  await page.getByRole('listitem').filter({ hasText: 'Trailer' }).getByText('2 items').waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

async function makePlace(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New place' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add place' }).click();
  await page.getByRole('link', { name, exact: true }).waitFor();
}

/** Find a place by its name, and take it. */
async function choosePlace(box: Locator, name: string): Promise<void> {
  await box.fill(name);
  await box.press('Enter');
}

/** Fill in the short form: title, photo, place. */
async function addItem(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.locator('input[type=file][multiple]').setInputFiles({
    name: 'part.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo('#6b705c').toBuffer(),
  });
  await page.getByText('Uploads when you save.').waitFor();
  await choosePlace(page.getByLabel('Where it is'), 'Barn');
}

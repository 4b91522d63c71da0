import type { Page } from 'playwright-core';
import { problemsEverywhere } from './axe.js';
import { enterVerified, freshWord, publish } from './members.js';
import { decideAbout, enterAdmin } from './staff.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a suspended member reads, exports and leaves, and is refused the rest in words', async () => {
  const word = freshWord();
  const [sue, admin] = [await enterVerified(`${word}-sue`), await enterAdmin(`${word}-ada`)];
  const listing = await publish(sue, { title: `${word} radio` });
  await decideAbout(admin, { kind: 'listing', id: listing }, { kind: 'suspend', days: 7 });
  const { page } = await visitor({ width: 390 });
  await signIn(page, sue, '/account');
  await page.getByText(/^Your account is suspended until/).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download archive' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
  await page.getByRole('button', { name: 'Erase account' }).click();
  await page.getByRole('dialog', { name: 'Erase your account?' }).waitFor();
  await page.keyboard.press('Escape');

  await page.goto('/messages');
  await page.getByText('No messages yet').waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  await page.goto('/listings');
  await refused(page).waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);

  await page.goto('/create-listing');
  await page.getByText('You cannot list while your account is suspended').waitFor();
  await page.getByText(/^Your account is suspended until/).waitFor();
  await page.getByRole('link', { name: 'Read the decision' }).first().click();
  await page.getByText('The photo is of another part.').waitFor();
});

const refused = (page: Page) =>
  page.getByText('Your account is suspended. You can read the decision, appeal', { exact: false });

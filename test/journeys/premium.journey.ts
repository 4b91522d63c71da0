import type { Page } from 'playwright-core';
import { enterVerified, freshWord, publish, untilCaughtUp } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();
beforeAll(untilCaughtUp, 600_000);

test('a member subscribes, boosts a listing, keeps Premium while a payment fails, and is free again with everything that they made', async () => {
  const word = freshWord();
  const ana = await enterVerified(`${word}-ana`);
  const listing = await publish(ana, { title: `Grille ${word}` });
  const { page, complaints } = await visitor();

  await signIn(page, ana, '/premium');
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Analytics' });
  expect(await menu.count()).toBe(0);
  await page.getByRole('button', { name: 'Subscribe to Premium', exact: true }).click();
  await press(page, 'Pay');
  await page.getByText('Premium, $5 a month').waitFor();
  await menu.first().waitFor();

  await page.goto(`/listing/${listing}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Boost' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Boost', exact: true }).click();
  await page.getByText('Boosted: it is shown within a minute').first().waitFor();

  await page.goto('/premium');
  await page.getByRole('button', { name: 'Manage' }).click();
  await press(page, 'Fail the renewal');
  await page.getByText('It is past due.', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Back to Swap Meet Classics' }).click();
  await page.getByText('Your last payment did not go through').waitFor();
  await menu.first().waitFor();

  await page.getByRole('button', { name: 'Manage' }).click();
  await press(page, 'Give up asking');
  await page.getByText('It is ended.').waitFor();
  await page.getByRole('link', { name: 'Back to Swap Meet Classics' }).click();
  await page.getByText('Your subscription has ended').waitFor();
  await page.goto('/notifications');
  await page
    .getByText(/^Your last payment for Premium did not go through/)
    .first()
    .waitFor();
  await page
    .getByText(/^Your Premium membership has ended/)
    .first()
    .waitFor();
  await page.goto(`/listing/${listing}`);
  await page.getByRole('heading', { level: 1, name: `Grille ${word}` }).waitFor();
  expect(await menu.count()).toBe(0);
  expect(complaints).toEqual([]);
});

/** Presses a button of the test checkout. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

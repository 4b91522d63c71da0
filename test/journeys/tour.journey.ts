import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { enter, freshWord } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a new member takes the tour step by step, and it does not open again', async () => {
  const member = await enter(freshWord());
  const { page, complaints } = await visitor({ isNew: true });
  await signIn(page, member, '/about');
  await step(page, 'Welcome to Swap Meet Classics', 'Step 1 of 6', '17% Complete');
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
  for (const [at, name] of [
    'The marketplace',
    'Inventory system',
    'Build tracker',
    'Community',
    'Events',
  ].entries()) {
    await page.getByRole('button', { name: 'Next' }).click();
    await step(page, name, `Step ${at + 2} of 6`, `${Math.round(((at + 2) / 6) * 100)}% Complete`);
  }
  expect(await page.getByRole('button', { name: /, visited$/ }).count()).toBe(5);
  await page.getByRole('button', { name: 'Complete Tour' }).click();
  await page.getByText('Welcome aboard!', { exact: true }).waitFor();
  await page.getByText("You're all set to start your Swap Meet Classics journey.").first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await flags(page, member.id)).toEqual(['true', null]);
  expect(complaints).toEqual([]);

  await page.goto('/support');
  await page.getByRole('button', { name: 'Restart the tour' }).click();
  await step(page, 'Welcome to Swap Meet Classics', 'Step 1 of 6', '17% Complete');
});

test('a member dismisses the tour for good by keyboard, and restarts it from the help menu', async () => {
  const member = await enter(freshWord());
  const { page } = await visitor({ isNew: true, width: 390 });
  await signIn(page, member, '/about');
  const tour = page.getByRole('dialog', { name: 'Welcome to Swap Meet Classics' });
  await tour.waitFor();
  await tour.getByRole('checkbox', { name: "Don't show this tour again" }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.getByText('Tour skipped', { exact: true }).waitFor();
  await page.getByText('You can always restart the tour from the help menu.', { exact: true }).waitFor();
  expect(await flags(page, member.id)).toEqual(['true', 'true']);

  await page.getByRole('button', { name: /User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Help: take the tour' }).click();
  await tour.waitFor();
  await page.getByRole('button', { name: /^Step 2:/ }).click();
  await page.getByRole('button', { name: 'Create Your First Listing' }).click();
  await page.waitForURL('**/create-listing');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test.each([
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)('the tour is accessible at %s px, %s', async (width, colors) => {
  const { page } = await visitor({ width });
  await page.emulateMedia({ colorScheme: colors });
  await page.goto('/support');
  await page.getByRole('button', { name: 'Restart the tour' }).click();
  await page.getByRole('dialog', { name: 'Welcome to Swap Meet Classics' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Pro Tips from the Community' }).waitFor();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
});

async function step(page: Page, name: string, count: string, percent: string): Promise<void> {
  const tour = page.getByRole('dialog', { name, exact: true });
  await tour.waitFor();
  await tour.getByText(count).waitFor();
  await tour.getByText(percent).waitFor();
}

/** The flags in the browser: completed by this member, dismissed by anybody. */
const flags = (page: Page, uid: string) =>
  page.evaluate(
    `[localStorage.getItem('onboarding-completed-${uid}'), localStorage.getItem('onboarding-dismissed')]`,
  );

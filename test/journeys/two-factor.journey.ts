import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { codeAt } from '../../modules/identity/second-factor/totp.fixtures.js';
import { enterVerified, type Member } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting({ keep: true });
let member: Member;
let home: Page;
let secret: string;
let used: string;
let recoveryCodes: readonly string[];

beforeAll(async () => {
  member = await enterVerified('tova');
  home = (await visitor()).page;
  await signIn(home, member, '/account');
});

test('a member scans the QR code, enters the first code, and saves ten recovery codes', async () => {
  await home.getByRole('button', { name: 'Set up 2FA' }).click();
  const dialog = home.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  secret = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(' ', '');
  await expectAccessible(home);
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'That code is not right' }).waitFor();
  used = codeIn(0);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(used);
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  const codes = home.getByRole('dialog', { name: 'Your recovery codes' });
  const sheet = codes.getByRole('list', { name: 'Recovery codes' });
  await sheet.waitFor();
  await expectAccessible(home);
  recoveryCodes = await sheet.getByRole('listitem').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await home.getByText('10 recovery codes left').waitFor();
});

test('another device needs a code too, and a used code is refused', async () => {
  const { page } = await visitor();
  await firstStep(page);
  await page.getByRole('textbox', { name: 'Code' }).fill(used);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').filter({ hasText: 'That code is not right' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(30));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/account');
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
});

test('a recovery code signs in without the phone', async () => {
  const { page } = await visitor();
  await firstStep(page);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[4]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/account');
  await page.getByText('9 recovery codes left').waitFor();
});

test('the history lists every sign-in, and the other devices are signed out at once', async () => {
  const { page, context } = await visitor();
  await firstStep(page);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[5] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/account');
  await home.goto('/account');
  await home.getByRole('link', { name: 'View sign-ins' }).click();
  const history = home.getByRole('table', { name: 'Recent sign-ins' });
  await history.getByText('Signed in').nth(3).waitFor();
  await history.getByText('Signed in with a recovery code').nth(1).waitFor();
  await home.getByRole('button', { name: 'Sign out all others' }).click();
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/refresh'));
  await home.getByRole('button', { name: 'Sign them out' }).click();
  await home.getByRole('button', { name: 'Sign out all others' }).waitFor({ state: 'detached' });
  await page.reload();
  expect((await refused).status()).toBe(401);
  await page.getByText('You must be signed in to view your account.').waitFor();
  await context.close();
});

test('the password and a code turn it off, and then the password alone signs in', async () => {
  await home.getByRole('button', { name: 'Turn off' }).click();
  await home.getByLabel('Your password').fill(member.password);
  await home.getByLabel('Code').fill(recoveryCodes[6] ?? '');
  await home.getByRole('button', { name: 'Turn it off' }).click();
  await home.getByRole('button', { name: 'Set up 2FA' }).waitFor();
  const { page } = await visitor();
  await signIn(page, member, '/account');
});

/** The code in so many seconds; a code one step ahead is accepted too. */
const codeIn = (seconds: number) => codeAt(secret, new Date(Date.now() + seconds * 1000).toISOString());

async function firstStep(page: Page): Promise<void> {
  await page.goto('/login?next=%2Faccount');
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
}

/** WCAG 2.2 AA, as far as axe can tell, in both themes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(tags).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
  }
}

import type { Page } from 'playwright-core';
import { enter, freshWord, type Member, makeAdmin, setUpTwoSteps } from './members.js';
import { forgetRecoveryCodes } from './recovery-codes.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();
const word = freshWord();
const how = `Called from the number of the club ${word}.`;

test('a member without phone and recovery codes writes to support, an admin turns off two-step sign-in, and the password is enough', async () => {
  const lotte = await enter(`lotte-${word}`);
  await setUpTwoSteps(lotte);
  const { page } = await visitor({ width: 390 });
  await firstStep(page, lotte);
  await page.getByText('Lost your phone and your recovery codes?').click();
  await page.getByText('Tell us the e-mail of your account', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Write to support' }).click();
  await page.waitForURL('**/support');
  await page.getByLabel('What is it about?').fill(`Lost phone ${word}`);
  await page.getByLabel('What happened?').fill('It fell into the lake, with the sheet of codes.');
  await page.getByLabel('Your e-mail').fill(lotte.email);
  await page.getByRole('button', { name: 'Send to support' }).click();
  await page.getByText('We got your message').waitFor();

  const ada = await enter(`ada-${word}`);
  await makeAdmin(ada);
  const { page: console } = await visitor();
  await signIn(console, ada, '/admin/support');
  await console.getByText(`Lost phone ${word}`).waitFor();
  await console.goto('/admin/members');
  await console.getByLabel('Member').fill(lotte.id);
  await console.getByRole('button', { name: 'Find', exact: true }).click();
  await console.getByRole('heading', { level: 1, name: /^lotte/ }).waitFor();
  await console.getByRole('button', { name: 'Turn off' }).click();
  const dialog = console.getByRole('dialog', { name: /^Turn off two-step sign-in for lotte/ });
  await dialog.getByLabel('Reason').fill(how);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await console.getByText('Off.', { exact: true }).waitFor();
  await console.getByText(how, { exact: false }).waitFor();

  forgetRecoveryCodes(lotte.email);
  await signIn(page, lotte, '/account');
  await page.getByRole('button', { name: 'Set up 2FA' }).waitFor();
});

test('long after signing in, erasing the account asks for the password in the same dialog', async () => {
  const { page } = await visitor();
  const known = page.waitForResponse('**/api/account/proof');
  await signIn(page, await enter(`late-${word}`), '/account');
  await (await known).finished();
  await page.getByRole('button', { name: 'Erase account' }).waitFor();
  await page.clock.setSystemTime(Date.now() + 11 * 60_000);
  await page.getByRole('button', { name: 'Erase account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  await dialog.getByLabel('Your password').fill('not that one');
  await dialog.getByRole('button', { name: 'Erase in 14 days' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'That is not your password.' }).waitFor();
  await dialog.getByLabel('Your password').fill('three two seven small block');
  await dialog.getByRole('button', { name: 'Erase in 14 days' }).click();
  await page.getByText(/Your account will be erased on/).waitFor();
});

async function firstStep(page: Page, { email, password }: Member): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
}

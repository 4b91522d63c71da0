import type { Page } from 'playwright-core';
import { linkIn, type MailServer, openMailServer } from '../mail/mail-server.js';
import { boxOf } from './box-of.js';
import { freshWord, password } from './members.js';
import { type App, startApp } from './start-app.mjs';
import { visiting } from './visitor.js';

const other = 'four barrel holley carburetor';
const visitor = visiting({ demo: false });
let mails: MailServer;
let app: App;

beforeAll(async () => {
  mails = await openMailServer();
  app = await startApp({ env: { SMC_DEMO: '0', SMTP_URL: mails.url } });
});
afterAll(async () => {
  await app?.close();
  await mails?.close();
});

test('signing up leads to the account at once, and the link in the mail confirms the e-mail address', async () => {
  const ana = addressOf('ana');
  const { page, complaints } = await visitor({ url: app.url });
  await signUp(page, ana);
  await page.getByText('Confirm your email address').waitFor();

  await page.goto(await linkTo(ana, /Confirm your email address/));
  await page.getByRole('heading', { level: 1, name: 'Confirm your email address' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await page.getByText('Your email address is confirmed').waitFor();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await page.getByText(`Welcome, ${ana}`).waitFor();
  await page.getByText('Confirmed.', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('the link in a mail signs in in another tab, and the first tab follows', async () => {
  const bob = addressOf('bob');
  await member(bob);
  const { page, context } = await visitor({ url: app.url });
  await page.goto('/login?next=%2Fwall');
  await page.getByLabel('E-mail').fill(bob);
  await page.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
  await page.getByText('Sign-in link sent').waitFor();

  const link = await linkTo(bob, /Your sign-in link/);
  const stranger = await visitor({ url: app.url });
  await stranger.page.goto(link);
  await stranger.page.getByRole('button', { name: 'Sign in' }).click();
  await stranger.page.getByText(/in the browser where you asked for it/).waitFor();

  const tab = await context.newPage();
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await tab.waitForURL('**/wall');
  await page.waitForURL('**/wall');
});

test('the code in a mail signs in the browser that requested it', async () => {
  const cora = addressOf('cora');
  await member(cora);
  const { page } = await visitor({ url: app.url });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(cora);
  await page.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
  const mail = await mails.to(cora, /Your sign-in link/);
  await page.getByLabel('Code').fill(/^ {4}(\S{4}-\S{4})$/m.exec(mail.text ?? '')?.[1] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/inventory');
});

test('a password reset signs out the other device and sends a mail', async () => {
  const dan = addressOf('dan');
  const nobody = addressOf('nobody');
  const device = await visitor({ url: app.url });
  await signUp(device.page, dan);
  const { page } = await visitor({ url: app.url });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  for (const email of [nobody, dan]) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText(`If ${email} has an account`).waitFor();
    await page.getByText('Reset link sent').waitFor();
  }
  await page.goto(await linkTo(dan, /Choose a new password/));
  await page.getByLabel('New password').fill(other);
  await page.getByText('Strong').waitFor();
  await page.getByRole('button', { name: 'Update password' }).click();
  await page.getByText('Your password is changed').waitFor();
  await mails.to(dan, /Your password was changed/);
  expect(mails.mails.some(({ to }) => to?.some(({ address }) => address === nobody))).toBe(false);

  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByLabel('E-mail').fill(dan);
  await page.getByLabel('Password').fill(other);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/inventory');
  await device.page.reload();
  await device.page.getByText('You must be signed in to view your account.').waitFor();
});

test('a stranger who signs up with a known e-mail address sees the same pages as everybody; its owner gets a mail', async () => {
  const eve = addressOf('eve');
  await member(eve);
  const { page } = await visitor({ url: app.url });
  await signUp(page, eve, other);
  const mail = await mails.to(eve, /You already have an account/);
  expect(mail.text).toContain('nothing about your account has changed');
});

test('a change of e-mail asks the new address and tells the old one', async () => {
  const fay = addressOf('fay');
  const work = addressOf('fay-at-work');
  const { page } = await visitor({ url: app.url });
  await signUp(page, fay);
  await confirm(page, fay);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your e-mail' });
  await dialog.getByLabel('New e-mail').fill(work);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await dialog.getByText(`We sent a link to ${work}.`).waitFor();
  await page.goto(await linkTo(work, /Confirm your new email address/));
  await page.getByRole('button', { name: 'Use this address' }).click();
  await page.getByText(`${work} is the e-mail of your account.`).waitFor();
  await mails.to(fay, /Your e-mail was changed/);
});

/** An address that no earlier attempt has used. */
const addressOf = (name: string): string => `${name}-${freshWord()}@example.com`;

async function signUp(page: Page, email: string, word = password): Promise<void> {
  await page.goto('/login?mode=signup');
  await page.getByLabel('E-mail').fill(email);
  const button = page.getByRole('button', { name: 'Create account' });
  const { y } = await boxOf(button);
  await page.getByLabel('Password').fill(word);
  await page.getByText(/^(Easy to guess|Fair|Good|Strong)$/).waitFor();
  expect((await boxOf(button)).y).toBe(y);
  await page.getByLabel('Date of birth').fill('1968-05-04');
  await button.click();
  await page.waitForURL('**/account');
}

/** A member with a verified e-mail address. */
async function member(email: string): Promise<void> {
  const { page } = await visitor({ url: app.url });
  await signUp(page, email);
  await confirm(page, email);
}

async function confirm(page: Page, email: string): Promise<void> {
  await page.goto(await linkTo(email, /Confirm your email address/));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await page.getByText('Your email address is confirmed').waitFor();
}

/** The link in the newest mail, on the port of the app. */
async function linkTo(email: string, subject: RegExp): Promise<string> {
  const link = linkIn(await mails.to(email, subject));
  expect(new URL(link).origin).toBe(app.url);
  return link;
}

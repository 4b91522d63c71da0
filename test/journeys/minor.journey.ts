import type { Page } from 'playwright-core';
import { enter, freshWord, makeAdmin, password, publish } from './members.js';
import { linkIn } from './outbox.js';
import { appUrl, signIn, visiting } from './visitor.js';

const visitor = visiting();
const word = freshWord();

test('a minor only browses until a guardian has accepted and staff have verified them', async () => {
  const { page: kid, complaints } = await visitor({ width: 390 });
  await signUp(kid, `Kid ${word}`, '2011-03-04');
  await kid.getByRole('heading', { name: 'Parent or guardian' }).waitFor();
  await kid.goto(await linkIn(`kid.${word}@example.com`, 'verify-email'));
  await kid.getByRole('button', { name: 'Confirm my email address' }).click();
  await kid.getByText('Your email address is confirmed').waitFor();
  await kid.goto('/account');
  await kid.getByLabel('Their e-mail').fill(`mom-${word}@example.com`);
  await kid.getByRole('button', { name: 'Send the invitation' }).click();
  await kid.getByText('We sent the invitation').waitFor();

  const { page: mom } = await visitor();
  await signUp(mom, `Mom ${word}`, '1981-03-04');
  await mom.goto(await linkIn(`mom.${word}@example.com`, 'verify-email'));
  await mom.getByRole('button', { name: 'Confirm my email address' }).click();
  await mom.getByText('Your email address is confirmed').waitFor();
  await mom.goto(await linkIn(`mom-${word}@example.com`, 'guardian'));
  await mom.getByRole('button', { name: 'Accept' }).click();
  await mom.getByRole('heading', { name: 'You have accepted' }).waitFor();

  const staff = await enter(`staff-${word}`);
  await makeAdmin(staff);
  const { page: desk } = await visitor();
  await signIn(desk, staff, '/admin/members');
  const waiting = desk.getByRole('article').filter({ hasText: `Mom ${word} for Kid ${word}` });
  const consents = await waiting.getByRole('link', { name: 'Minor and consents' }).getAttribute('href');
  await waiting.getByLabel('How you checked').fill('Saw both on a call.');
  await waiting.getByRole('button', { name: 'Verify' }).click();
  await waiting.waitFor({ state: 'detached' });

  await kid.reload();
  await kid.getByText('They are responsible for you here.').waitFor();
  await kid.getByRole('button', { name: 'Ask to end the link' }).click();
  await kid.getByRole('button', { name: 'Ask to end it' }).click();
  await kid.getByText(`It ends when Mom ${word} agrees.`).waitFor();
  await kid.getByRole('button', { name: 'Keep the link' }).click();
  await kid.getByRole('button', { name: 'Ask to end the link' }).waitFor();

  await kid.getByRole('link', { name: 'All consents' }).click();
  await kid.getByText(`Mom ${word} was verified as guardian`).waitFor();
  await kid.getByText('Decided to keep the link').waitFor();
  expect(await kid.getByText('Saw both on a call.').count()).toBe(0);
  await mom.goto('/guardian');
  await mom.getByRole('table', { name: `Consents: Kid ${word}` }).waitFor();
  await mom.goto('/notifications');
  await mom.getByText(`You are verified as the guardian of Kid ${word}.`).first().waitFor();
  await desk.goto(consents ?? '');
  await desk.getByText(`Mom ${word} was verified as guardian: Saw both on a call.`).waitFor();

  const kidId = /[\da-f-]{36}/.exec(consents ?? '')?.[0];
  await mom.goto(`/messages/new?member=${kidId}`);
  await mom.getByLabel(`Message to Kid ${word}`).fill('Dinner at six.');
  await mom.getByRole('button', { name: 'Send', exact: true }).click();
  await kid.goto('/messages');
  await kid.getByRole('link', { name: /Dinner at six/ }).click();
  await kid.getByText('Always on').waitFor();
  await kid.getByLabel(`Message to Mom ${word}`).fill('Coming home.');
  await kid.getByRole('button', { name: 'Send', exact: true }).click();
  await mom.getByRole('log').getByText('Coming home.').waitFor();

  const title = `${word} hubcap`;
  await kid.goto(`/listing/${await publish(staff, { title })}`);
  await kid.getByText('Members under 18 write to adults only through their guardian.').waitFor();
  expect(await kid.getByRole('button', { name: 'Ask the seller' }).count()).toBe(0);
  await kid.getByRole('button', { name: `Send it to Mom ${word}` }).click();
  await kid.getByRole('link', { name: /See what Mom/ }).click();
  await mom.getByRole('log').getByText(title).waitFor();
  expect(complaints).toEqual([]);
});

/** Uses another user agent, because the age gate would also stop others with the same one and the same network. */
test('a visitor who is too young is refused, also with another date of birth', async () => {
  const { context } = await visitor();
  const own = await context.browser()?.newContext({ baseURL: appUrl, userAgent: `the computer of ${word}` });
  const page = await own?.newPage();
  if (!page) throw new Error('There is no browser');
  await fill(page, `Tot ${word}`, '2018-01-01');
  await page.getByText('We cannot create an account for you.').waitFor();
  await page.getByLabel('Date of birth').fill('1981-03-04');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('We cannot create an account for you.').waitFor();
});

async function signUp(page: Page, name: string, born: string): Promise<void> {
  await fill(page, name, born);
  await page.waitForURL('**/account');
}

async function fill(page: Page, name: string, born: string): Promise<void> {
  await page.goto('/login?mode=signup');
  await page.getByLabel('E-mail').fill(`${name.toLowerCase().replace(' ', '.')}@example.com`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Date of birth').fill(born);
  await page.getByRole('button', { name: 'Create account' }).click();
}

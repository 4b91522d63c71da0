import type { Download, Locator, Page } from 'playwright-core';
import { problemsAt } from './axe.js';
import { enterVerified, freshWord, untilCaughtUp } from './members.js';
import { linkIn } from './outbox.js';
import { enterAdmin } from './staff.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();
beforeAll(untilCaughtUp, 600_000);

test('a gift by name is thanked on the wall with a receipt, an anonymous one is not, and what staff send back takes the thank-you away', async () => {
  const word = freshWord();
  const [ana, admin] = await Promise.all([enterVerified(`${word}-ana`), enterAdmin(`${word}-admin`)]);
  const { page, complaints } = await visitor({ width: 390 });

  await signIn(page, ana, '/donate');
  await page.getByRole('form', { name: 'Give' }).getByText('$50', { exact: true }).click();
  await page.getByLabel('Show the amount').check();
  await page.getByLabel('A message').fill(`For the light, ${word}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(`Ana ${word}`);
  await page.getByRole('button', { name: 'Pay $50 by card' }).click();
  await page.getByText('Test. Nothing is charged.').waitFor();
  await press(page, 'Card declined');
  await page.getByText('The card was declined.').waitFor();
  await page.getByRole('link', { name: 'Back to Swap Meet Classics' }).click();
  await page.getByRole('button', { name: 'Pay $50 by card' }).click();
  await press(page, 'Pay');

  await page.getByText('Your gift of $50 is here.').waitFor();
  const thanks = page.url();
  const receipt = page.getByRole('button', { name: /^Receipt \d{4}-\d{6}$/ });
  const saved = page.waitForEvent('download');
  await receipt.click();
  expect(await pdfIn(await saved)).toContain('%PDF-');
  const number = (await receipt.innerText()).replace('Receipt ', '');
  expect(await problemsAt(page, 390)).toEqual([]);
  await page.getByRole('link', { name: 'See the thank-you' }).click();
  const post = page.getByRole('article').filter({ hasText: `Ana ${word}` });
  await post.getByText(`“For the light, ${word}”`).first().waitFor();
  const thankYou = page.url();

  await page.goto('/donate');
  await page.getByRole('form', { name: 'Give' }).getByText('$25', { exact: true }).click();
  await page.getByLabel('Not at all: stay anonymous').check();
  await page.getByRole('button', { name: 'Pay $25 by card' }).click();
  await press(page, 'Pay');
  await page.getByText('Your gift of $25 is here.').waitFor();
  await page.getByRole('button', { name: /^Receipt / }).waitFor();
  await page.getByText('Nothing. There is no post').waitFor();
  expect(await page.getByRole('link', { name: 'See the thank-you' }).count()).toBe(0);

  const { page: desk } = await visitor();
  await signIn(desk, admin, '/admin/payments');
  await desk.getByRole('searchbox', { name: 'Search payments' }).fill(number);
  await desk.getByRole('button', { name: 'Search', exact: true }).click();
  await desk.getByText(/^1 payments? shown$/).waitFor();
  await desk.getByRole('table', { name: 'Payments' }).getByRole('link').click();
  await desk.getByRole('button', { name: 'Send money back' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('She asked for it.');
  await dialog.getByRole('button', { name: 'Send it back' }).click();
  await desk.getByText(/^Refund of \$50 asked for/).waitFor();
  await desk.getByText('Sent back', { exact: true }).first().waitFor(); // a job sends it, and the page reads again

  await page.goto(thanks); // the gift follows its payment, and the thank-you the gift, each a moment later
  const sentBack = page.getByRole('heading', { name: 'We sent your gift back' });
  await readUntil(page, sentBack, page.getByText('Your gift of $50 is here.'));
  await page.goto(thankYou);
  await readUntil(page, page.getByText('No such post'), page.getByText(`“For the light, ${word}”`));
  const gone = new RegExp(`status of 404 .*/${thankYou.split('/').at(-1)}$`);
  expect(complaints.filter((line) => !gone.test(line))).toEqual([]);
});

test('a guest gives, and the mail with the receipt leads back to the gift', async () => {
  const word = freshWord();
  const email = `${word}@example.com`;
  const { page, complaints } = await visitor({ width: 390 });
  await page.goto('/donate');
  await page.getByLabel('Another amount').fill('40');
  await page.getByLabel('By my initials').check();
  await page.getByRole('textbox', { name: 'Your name' }).fill(`Gus ${word}`);
  await page.getByLabel('Your e-mail').fill(email);
  await page.getByRole('button', { name: 'Pay $40 by card' }).click();
  await press(page, 'Pay');
  await page.getByText('Your gift of $40 is here.').waitFor();

  const { page: later } = await visitor();
  await later.goto(await linkIn(email, 'donate/thanks'));
  await later.getByText('Your gift of $40 is here.').waitFor();
  await later.getByRole('button', { name: /^Receipt / }).waitFor();
  expect(complaints).toEqual([]);
});

/** The beginning of a file that the page saved. */
async function pdfIn(saved: Download): Promise<string> {
  for await (const part of await saved.createReadStream()) return (part as Buffer).toString('latin1', 0, 8);
  return '';
}

/** Read a page again until it shows this, and not any more what it showed before. */
async function readUntil(page: Page, shown: Locator, before: Locator): Promise<void> {
  for (;;) {
    await shown.or(before).first().waitFor();
    if (await shown.isVisible()) return;
    await page.reload();
  }
}

/** Presses a button of the test checkout, which takes the place of a card company's page. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

import type { Page } from 'playwright-core';
import { problemsEverywhere } from './axe.js';
import { tabTo } from './keys.js';
import { enterVerified, freshWord, publish } from './members.js';
import { enterAdmin, enterStaff } from './staff.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a listing is reported, removed with a suspension, appealed and given back, and each is told', async () => {
  const word = freshWord();
  const [sam, rita] = [await enterVerified(`${word}-sam`), await enterVerified(`${word}-rita`)];
  const admin = await enterAdmin(`${word}-ada`);
  const mo = await enterStaff(admin, `${word}-mo`, 'moderator');
  const val = await enterStaff(admin, `${word}-val`, 'reviewer');
  const [reported, other] = [`${word} radio`, `${word} lamp`];
  const listing = await publish(sam, { title: reported });
  await publish(sam, { title: other });
  const [hers, his, guest] = [await visitor({ width: 390 }), await visitor(), await visitor()];

  await signIn(hers.page, rita, `/listing/${listing}`);
  await report(hers.page, `Asks ${word} for gift cards.`);
  await signIn(his.page, sam, '/listings');
  await his.page.getByRole('link', { name: reported }).first().waitFor();

  const { page: desk } = await visitor();
  await signIn(desk, mo, `/admin/cases?search=${word}`);
  await judgeByKeyboard(desk, reported, word);

  await his.page.goto('/listings');
  await his.page.getByRole('heading', { level: 1, name: 'My listings' }).waitFor();
  await signIn(his.page, sam, '/decisions');
  await his.page.getByText(/^Your account is suspended until/).waitFor();
  await his.page.getByRole('main').getByRole('link', { name: 'A suspended account' }).click();
  await his.page.getByText(`It asks ${word} for gift cards`, { exact: false }).waitFor();
  await his.page.getByText(`${reported} (removed)`).waitFor();
  expect(await problemsEverywhere(his.page)).toEqual([]);
  await guest.page.goto(`/?search=${word}`);
  await guest.page.getByText('No listings found.').waitFor();

  await his.page.getByLabel('Why is the decision wrong?').fill('It is a raffle card, not a gift card.');
  await his.page.getByRole('button', { name: 'Send the appeal' }).click();
  await his.page.getByRole('heading', { level: 1, name: 'Appeal' }).waitFor();
  const { page: bench } = await visitor();
  await signIn(bench, val, '/admin/appeals');
  await bench.getByRole('link', { name: `${word}-sam` }).click();
  await bench.getByRole('button', { name: 'Review it' }).click();
  await bench.getByLabel('Ask the member').fill('Which raffle?');
  await bench.getByRole('button', { name: 'Send the question' }).click();
  await bench.getByText('Which raffle?').waitFor();
  expect(await problemsEverywhere(bench)).toEqual([]);

  await his.page.getByRole('button', { name: /^Notifications/ }).click();
  await his.page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /question/ })
    .click();
  await his.page.getByText('Which raffle?').waitFor();
  expect(await problemsEverywhere(his.page)).toEqual([]);
  await his.page.getByLabel('Your answer').fill('The one of the Janesville show.');
  await his.page.getByRole('button', { name: 'Send the answer' }).click();
  await his.page.getByRole('listitem').getByText('The one of the Janesville show.').waitFor();

  await bench.reload();
  await bench.getByText('The one of the Janesville show.').waitFor();
  await bench.getByRole('radio', { name: /^Overturn it/ }).check();
  await bench.getByText('The measure ends and the strikes are gone.', { exact: false }).waitFor();
  await bench.getByLabel('Why', { exact: false }).fill('The raffle is real.');
  await bench.getByRole('button', { name: 'Decide the appeal' }).click();
  await bench.getByText('It is over.', { exact: false }).waitFor();

  await his.page.goto('/listings');
  for (const title of [reported, other]) await his.page.getByRole('link', { name: title }).first().waitFor();
  expect(await his.page.getByText(/^Your account is suspended/).count()).toBe(0);
  await guest.page.reload();
  for (const title of [reported, other])
    await guest.page.getByRole('link', { name: title }).first().waitFor();
  await hers.page.goto('/reports');
  await hers.page.getByText('We did something about it').waitFor();
});

/** Find the case in the queue, claim it, see what a suspension does, and decide it, without a mouse. */
async function judgeByKeyboard(page: Page, title: string, word: string): Promise<void> {
  const queue = page.getByRole('list', { name: 'Cases' });
  await queue.getByRole('link', { name: title }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('Nothing has changed since.').waitFor();
  await page.getByText(`Asks ${word} for gift cards.`).waitFor();
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'Give it back' }).waitFor();
  await page.keyboard.press('d');
  for (let down = 0; down < 3; down++) await page.keyboard.press('ArrowDown');
  await page.getByRole('radio', { name: /^Suspend/, checked: true }).waitFor();
  await tabTo(page, page.getByRole('checkbox', { name: `${title} (listing)` }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('What happened'));
  await page.keyboard.type(`It asks ${word} for gift cards.`);
  await page.keyboard.press('Control+Enter');
  const foreseen = page.getByRole('status').filter({ hasText: 'What this does' });
  for (const effect of ['1 listing removed', '1 listing paused']) await foreseen.getByText(effect).waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.getByText(/^Decided\. Suspended for 7 days/).waitFor();
}

/** Report what the page shows. */
async function report(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Report this listing' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is it?').selectOption('It is a scam');
  await dialog.getByLabel('What is wrong?').fill(words);
  expect(await problemsEverywhere(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await page.getByText('You will hear from us.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
}

import { problemsEverywhere } from './axe.js';
import { enter, freshWord, publish } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting({ demo: false });

test('message, offer, counter-offer, hold, sale and feedback, live on both sides', async () => {
  const word = freshWord();
  const [seller, buyer] = [await enter(`${word}-seller`), await enter(`${word}-buyer`)];
  const listing = await publish(seller, { title: `${word} carburetor`, priceMode: 'obo', price: 450 });
  const [theirs, mine] = [await visitor({ width: 1280 }), await visitor({ width: 390 })];

  await signIn(mine.page, buyer, `/listing/${listing}`);
  await mine.page.getByRole('button', { name: 'Ask the seller' }).click();
  await mine.page.getByRole('button', { name: 'Is it still available?' }).click();
  await mine.page.getByRole('button', { name: 'Send' }).click();
  await mine.page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);
  await signIn(theirs.page, seller, new URL(mine.page.url()).pathname);
  await theirs.page.getByText('Is it still available?').first().waitFor();

  await mine.page.getByRole('button', { name: 'Make an offer' }).click();
  const asked = mine.page.getByRole('dialog');
  await asked.getByLabel('Your price').fill('500');
  await asked.getByRole('button', { name: 'Offer $500' }).click();
  await asked.getByText('That is more than the asking price of $450.').waitFor();
  await asked.getByLabel('Your price').fill('400');
  await asked.getByRole('button', { name: 'Offer $400' }).click();
  await mine.page.getByText('Waits for an answer').waitFor();

  await theirs.page.getByRole('button', { name: 'Accept $400' }).waitFor();
  await theirs.page.getByRole('button', { name: 'Another price' }).click();
  await theirs.page.getByRole('dialog').getByLabel('Your price').fill('425');
  await theirs.page.getByRole('button', { name: 'Offer $425' }).click();
  await mine.page.getByRole('button', { name: 'Accept $425' }).click();
  await mine.page
    .getByText(/^Held for you until/)
    .first()
    .waitFor();
  expect(await problemsEverywhere(mine.page)).toEqual([]);

  await theirs.page.getByRole('button', { name: `Sold to ${word}-buyer for $425` }).click();
  await mine.page.getByText('You bought it for $425').waitFor();
  for (const [page, words] of [
    [mine.page, 'As described, and easy to find.'],
    [theirs.page, 'On time, and a pleasure.'],
  ] as const) {
    await page.getByLabel('+ Good').check();
    await page.getByLabel('In your words').fill(words);
    await page.getByRole('button', { name: 'Send feedback' }).click();
  }
  await mine.page.getByText('“On time, and a pleasure.”').waitFor();

  await mine.page
    .getByRole('link', { name: `${word}-seller` })
    .first()
    .click();
  await mine.page.getByText('“As described, and easy to find.”').waitFor();
  await mine.page.getByText('By 1 member who dealt with them.', { exact: false }).waitFor();
});

import { problemsEverywhere } from './axe.js';
import { enter, freshWord, password, publish, verifyEmail } from './members.js';
import { appUrl, signIn, visiting } from './visitor.js';

const visitor = visiting();

test('match, message, offer, counter-offer, hold, sale and feedback, live on both sides', async () => {
  const word = freshWord();
  const [seller, buyer] = [await enter(`${word}-seller`), await enter(`${word}-buyer`)];
  const part = { title: `${word} carburetor`, partNumbers: [{ number: word, kind: 'oem' as const }] };
  const [theirs, mine] = [await visitor({ width: 1280 }), await visitor({ width: 390 })];

  await publish(buyer, { ...part, listingType: 'wanted', price: 500 });
  await signIn(mine.page, buyer, '/matches');
  await mine.page.getByText('No matches yet').waitFor();
  await publish(seller, { ...part, priceMode: 'obo', price: 450 });
  await mine.page.getByRole('heading', { name: 'Matches for your wanted ads' }).waitFor();
  await mine.page.goto('/notifications');
  await mine.page.getByText(`“${part.title}” from`).first().click();
  await mine.page.getByRole('button', { name: 'Ask the seller' }).click();
  await mine.page.getByRole('button', { name: 'Is it still available?' }).click();
  await mine.page.getByRole('button', { name: 'Send', exact: true }).click();
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
  await mine.page.getByText('Waiting for an answer').waitFor();

  await theirs.page.getByRole('button', { name: 'Accept $400' }).waitFor();
  await theirs.page.getByRole('button', { name: 'Counteroffer' }).click();
  await theirs.page.getByRole('dialog').getByLabel('Your price').fill('425');
  await theirs.page.getByRole('button', { name: 'Offer $425' }).click();
  await mine.page.getByRole('button', { name: 'Accept $425' }).click();
  await mine.page
    .getByText(/^Held for you until/)
    .first()
    .waitFor();
  expect(await problemsEverywhere(mine.page)).toEqual([]);
  await mine.page.getByText(/^\$425 agreed · /).waitFor();
  const thread = mine.page.url();
  await mine.page.goto('/listings?status=held-for-me');
  await mine.page.getByRole('article').getByText('$425 agreed').waitFor();
  await mine.page.goto(thread);

  await theirs.page.getByRole('button', { name: `Sold to ${word}-buyer for $425` }).click();
  await mine.page.getByText('You bought it for $425').waitFor();
  await theirs.page.getByRole('button', { name: 'Undo' }).click();
  await mine.page.getByText(/marked it not sold after all$/).waitFor();
  await theirs.page.getByRole('button', { name: `Sold to ${word}-buyer` }).click();
  const price = theirs.page.getByRole('dialog');
  await price.getByLabel('Sale price').fill('420');
  await price.getByRole('button', { name: `Sold to ${word}-buyer for $420` }).click();
  await mine.page.getByText('You bought it for $420').waitFor();
  await mine.page.goto('/listings?status=bought');
  await mine.page.getByText('Feedback due').waitFor();
  expect(await problemsEverywhere(mine.page)).toEqual([]);
  await mine.page.getByRole('link', { name: part.title, exact: true }).click();
  await mine.page.getByText('You bought it for $420').waitFor();
  await mine.page.getByRole('link', { name: 'Leave feedback' }).click();
  for (const [page, words] of [
    [mine.page, 'As described, and easy to find.'],
    [theirs.page, 'On time, and a pleasure.'],
  ] as const) {
    await page.getByLabel('+ Good').check();
    await page.getByLabel('In your own words').fill(words);
    await page.getByRole('button', { name: 'Send feedback' }).click();
  }
  await mine.page.getByText('“On time, and a pleasure.”').waitFor();

  await mine.page
    .getByRole('link', { name: `${word}-seller` })
    .first()
    .click();
  await mine.page.getByRole('link', { name: 'From 1 buyer or seller' }).click();
  await mine.page.getByText('“As described, and easy to find.”').waitFor();
  await mine.page.getByText('Only each person’s latest rating counts.', { exact: false }).waitFor();
});

test('a guest who wants to hold a part signs up, holds it with a note, and its seller reads it', async () => {
  const word = freshWord();
  const seller = await enter(`${word}-seller`);
  const title = `${word} tail lamp`;
  const listing = await publish(seller, { title });
  const [mine, theirs] = [await visitor({ width: 390 }), await visitor({ width: 1280 })];
  const { page } = mine;

  await page.goto(`/listing/${listing}`);
  await page.getByRole('link', { name: 'Hold for me' }).click();
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('E-mail').fill(`${word}@example.com`);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Date of birth').fill('1968-05-04');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/account');
  await verifyEmail({ email: `${word}@example.com`, url: appUrl });
  await page.getByText(`You wanted to hold ${title}`).waitFor();
  await page.getByRole('link', { name: 'Hold it now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hold it for 72 hours?' });
  await dialog.getByLabel(/^Note to/).fill('Saturday at ten?');
  expect(await problemsEverywhere(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Hold for me' }).click();
  await page.getByText(/^Held for you until/).waitFor();

  await signIn(theirs.page, seller, '/messages');
  await theirs.page.getByText('Saturday at ten?').first().click();
  await theirs.page
    .getByText(/^Held for .* until/)
    .first()
    .waitFor();
  await theirs.page.getByText('What happens next').click();
  await theirs.page.getByText(/mark it as sold/).waitFor();
});

import { problemsEverywhere } from './axe.js';
import { enter, freshWord, publish } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting({ demo: false });

test('a member watches a listing by its heart and saves the search; both are on the page of what is saved', async () => {
  const word = freshWord();
  const [seller, buyer] = [await enter(`${word}-seller`), await enter(`${word}-buyer`)];
  await publish(seller, { title: `${word} fender` });
  const { page, complaints } = await visitor({ width: 390 });
  await signIn(page, buyer, `/?search=${word}`);
  const heart = page.getByRole('button', { name: `Watch ${word} fender` });
  await heart.click();
  await page.getByRole('button', { name: `Watch ${word} fender`, pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Saved', exact: true }).click();
  await page.getByRole('heading', { name: 'Searches' }).waitFor();
  await page.getByRole('link', { name: new RegExp(`“${word}”`) }).waitFor();
  await page.getByRole('link', { name: `${word} fender` }).waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

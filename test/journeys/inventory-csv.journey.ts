import { problemsEverywhere } from './axe.js';
import { enter, freshWord, mustBeVerified } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

const list = `Name,Qty,Location,Price,Moon phase
Quadrajet,2,Barn / Rack A,125,new
Radio,a few,Barn,45,full
Hood bird,1,Trailer,60,
`;

test('a member imports a list, mends nothing, exports all of it, and importing that again adds nothing', async () => {
  const { page, complaints } = await visitor();
  const member = await enter(freshWord());
  await mustBeVerified(member);
  await signIn(page, member, '/inventory');
  await page.getByRole('link', { name: 'Import a list' }).click();
  await page.getByText('Nothing is added yet.').waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  const choose = (name: string, content: Buffer) =>
    page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: content });
  await choose('shop.csv', Buffer.from(list));
  expect(await page.getByLabel('“Location” is').inputValue()).toBe('place');
  expect(await page.getByLabel('“Moon phase” is').inputValue()).toBe('');
  expect(await problemsEverywhere(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByText('Row 3: Qty: “a few” is not a number.').waitFor();
  await page.getByText('“Moon phase”: 2 rows, like new · full').waitFor();
  await page.getByText('3 new places will be created').waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 2 items' }).click();
  await page.getByText('2 items added').first().waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);

  await page.getByRole('link', { name: 'See your inventory' }).click();
  await page.getByRole('link', { name: 'Quadrajet' }).waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const parts: Buffer[] = [];
  for await (const part of await (await downloading).createReadStream()) parts.push(part as Buffer);
  const file = Buffer.concat(parts);
  expect(file.toString()).toContain('Barn / Rack A');

  await page.goto('/inventory/import');
  await choose('inventory.csv', file);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByText('0 new items. 2 items you have already.').waitFor();
  await page.getByRole('button', { name: 'Nothing to import' }).waitFor();
  expect(complaints).toEqual([]);
});

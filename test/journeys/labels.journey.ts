import type { Page } from 'playwright-core';
import { problemsEverywhere } from './axe.js';
import { enter, freshWord } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a label leads its owner to the item and a guest to its card; a share link is opened, and over once it is revoked', async () => {
  const { page: owner, complaints } = await visitor();
  const word = freshWord();
  await signIn(owner, await enter(word), '/inventory/create');
  await owner.getByLabel('Title').fill(`${word} carburetor`);
  await owner.getByText('Who sees it', { exact: true }).first().click();
  await owner.getByRole('radio', { name: 'Everyone' }).check();
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.getByRole('heading', { level: 1, name: `${word} carburetor` }).waitFor();
  const item = new URL(owner.url()).pathname;

  await owner.getByRole('link', { name: 'Print label' }).click();
  await owner.getByRole('img', { name: 'Preview of sheet 1 of 1' }).getByText(word).first().waitFor();
  expect(await problemsEverywhere(owner)).toEqual([]);
  const pdf = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await pdf).suggestedFilename()).toBe('labels.pdf');
  const code = await codeOn(owner);

  await owner.goto(`/q/${code.toLowerCase()}`);
  await owner.waitForURL(`**${item}`);
  const { page: guest } = await visitor();
  await guest.goto(`/q/${code}`);
  await guest.getByRole('heading', { level: 1, name: `${word} carburetor` }).waitFor();
  expect(await problemsEverywhere(guest)).toEqual([]);

  await owner.goto('/inventory/share');
  await owner.getByRole('button', { name: 'Create your first link' }).click();
  await owner.getByRole('dialog').getByLabel('Title of the page').fill(`${word} at the meet`);
  await owner.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
  const address = await owner.getByRole('link', { name: /\/s\// }).getAttribute('href');
  expect(await problemsEverywhere(owner)).toEqual([]);
  await guest.goto(new URL(address ?? '').pathname);
  await guest.getByRole('heading', { level: 1, name: `${word} at the meet` }).waitFor();
  await guest.getByRole('link', { name: `${word} carburetor` }).waitFor();
  expect(await problemsEverywhere(guest)).toEqual([]);

  await owner.reload();
  await owner.getByText('opened once').waitFor();
  await owner.getByRole('button', { name: 'Revoke' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Revoke it' }).click();
  await owner.getByText('Revoked', { exact: true }).first().waitFor();
  await guest.reload();
  await guest.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  expect(complaints).toEqual([]);
});

/** The code that the preview shows, as printed. */
async function codeOn(page: Page): Promise<string> {
  const text = await page.getByRole('img', { name: 'Preview of sheet 1 of 1' }).textContent();
  const [code] = /[34679ACDEFGHJKMNPQRTWXY]{5}-[34679ACDEFGHJKMNPQRTWXY]{5}/.exec(text ?? '') ?? [];
  if (!code) throw new Error('The preview shows no code');
  return code;
}

import { problemsEverywhere } from './axe.js';
import { enter, freshWord } from './members.js';
import { appUrl, signIn, visiting } from './visitor.js';

const visitor = visiting();

test('two tabs that reload at once share one session, and neither signs the member out', async () => {
  const { page, context } = await visitor();
  await signIn(page, await enter('toby'), '/account');
  const other = await context.newPage();
  await other.goto('/account');
  for (let round = 0; round < 3; round++) {
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [page, other]) await tab.getByText('Welcome, toby@example.com').waitFor();
  }
});

test('when the token of both tabs has expired, both continue with a new one', async () => {
  const { page, context } = await visitor();
  await context.clock.install();
  await signIn(page, await enter('toby'), '/account');
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByText('Welcome, toby@example.com').waitFor();
  await Promise.all([page.clock.fastForward('06:00'), other.clock.fastForward('06:00')]);
  const open = (tab: typeof page) => tab.getByRole('link', { name: /active$/ }).click();
  await Promise.all([open(page), open(other)]);
  for (const tab of [page, other]) await tab.getByRole('tab', { name: /^Active/ }).waitFor();
});

test('signing out in one tab signs out the other', async () => {
  const { page, context } = await visitor();
  await signIn(page, await enter('toby'), '/account');
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByText('Welcome, toby@example.com').waitFor();
  await page.goto('/logout');
  await other.getByText('You must be signed in to view your account.').waitFor();
});

test('a price that one tab has lowered stays when the other saves, and a title that both have changed is asked about', async () => {
  const { page, context } = await visitor();
  const member = await enter(freshWord());
  const added = await fetch(`${appUrl}/api/inventory/items`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${member.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'Quadrajet', asking: 100 }),
  });
  const { id } = (await added.json()) as { readonly id: string };
  const form = `/inventory/${id}/edit`;
  await signIn(page, member, form);
  await page.getByLabel('Title').waitFor();
  const other = await context.newPage();
  await other.goto(form);
  await other.getByLabel('Title').fill('Quadrajet 4MV');
  await other.getByText('Prices').click();
  await other.getByLabel('Asking price').fill('80');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await other.getByRole('heading', { level: 1, name: 'Quadrajet 4MV' }).waitFor();

  await page.getByLabel('Title').fill('Quadrajet, rebuilt');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const title = page.getByRole('group', { name: 'Title' });
  await title.getByText('Quadrajet 4MV').waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save what I chose' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quadrajet, rebuilt' }).waitFor();
  await page.getByText('$80').first().waitFor();
});

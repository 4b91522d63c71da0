import { enter } from './members.js';
import { signIn, visiting } from './visitor.js';

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

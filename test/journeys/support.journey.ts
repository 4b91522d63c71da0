import { enter, freshWord, makeAdmin } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a guest writes to support, and staff read it and mark it as answered', async () => {
  const word = freshWord();
  const guest = await visitor({ width: 390 });
  await guest.page.goto('/support');
  await guest.page.getByText('Coming Soon', { exact: true }).waitFor();
  await guest.page.getByLabel('What is it about?').fill(`${word} hold`);
  await guest.page.getByLabel('What happened?').fill('The buyer never came.');
  await guest.page.getByLabel('Your e-mail').fill('cora@example.com');
  await guest.page.getByRole('button', { name: 'Send to support' }).click();
  await guest.page.getByText('We got your message', { exact: true }).waitFor();
  expect(guest.complaints).toEqual([]);

  const staff = await enter(freshWord());
  await makeAdmin(staff);
  const { page, complaints } = await visitor();
  await signIn(page, staff, '/admin/support');
  const request = page.getByRole('article').filter({ hasText: `${word} hold` });
  await request.getByText('The buyer never came.').waitFor();
  expect(await request.getByRole('link', { name: 'Answer by e-mail' }).getAttribute('href')).toContain(
    'mailto:cora@example.com',
  );
  await request.getByRole('button', { name: 'Mark as answered' }).click();
  await request.waitFor({ state: 'detached' });
  await page.getByText('Answered', { exact: true }).click();
  await request.waitFor();
  expect(complaints).toEqual([]);
});

import { enterVerified, freshWord, publish } from './members.js';
import { decideAbout, enterAdmin, enterStaff, openCase } from './staff.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('of two handlers at once the second is told, and loses nothing typed', async () => {
  const word = freshWord();
  const admin = await enterAdmin(`${word}-ada`);
  const [mo, max] = [
    await enterStaff(admin, `${word}-mo`, 'moderator'),
    await enterStaff(admin, `${word}-max`, 'moderator'),
  ];
  const listing = await publish(await enterVerified(`${word}-sol`), { title: `${word} radio` });
  const { id } = await openCase(mo, { kind: 'listing', id: listing });
  const { page } = await visitor();
  await signIn(page, max, `/admin/cases/${id}`);
  await page.getByRole('radio', { name: /^Warn/ }).check();
  await page.getByLabel('What happened').fill('It is a copy.');
  await page.getByRole('button', { name: 'Show what this does' }).click();
  await page.getByText('What this does').waitFor();
  await decideAbout(mo, { kind: 'listing', id: listing });
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await page.getByText('Somebody else was faster').waitFor();
  await page.getByText('What you typed stays here.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Reload the case' }).click();
  await page.getByText('Somebody decided it before you').waitFor();
  await page.getByRole('main').getByText('It is a copy.').waitFor();
});

test('a handler is refused their own case, in words', async () => {
  const word = freshWord();
  const admin = await enterAdmin(`${word}-ada`);
  const mo = await enterStaff(admin, `${word}-mo`, 'moderator');
  const listing = await publish(mo, { title: `${word} lamp` });
  const { id } = await openCase(admin, { kind: 'listing', id: listing });
  const { page, complaints } = await visitor({ width: 390 });
  await signIn(page, mo, `/admin/cases/${id}`);
  await page.getByText('This case is about you. Somebody else decides it.').waitFor();
  expect(await page.getByRole('form', { name: 'Judgement' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Claim it' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

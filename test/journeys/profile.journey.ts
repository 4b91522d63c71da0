import { enter, freshWord, photo } from './members.js';
import { appUrl, signIn, visiting } from './visitor.js';

const visitor = visiting();
const word = freshWord();

test('a member edits their profile, and others see the public parts', async () => {
  const ana = await enter(`profile-${word}`);
  const { page, complaints } = await visitor();
  await signIn(page, ana, '/account');
  await page.getByRole('link', { name: 'View page' }).click();
  await page.getByRole('link', { name: 'Add a few words about you' }).click();
  const form = page.getByRole('dialog', { name: 'Edit your profile' });
  await form.getByLabel('First name').fill('Ana');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Hidden');
  await form.getByLabel('Handle').fill(`ana-${word}`);
  await form.getByLabel('About you').fill('Tri-Five Chevys since 1991.');
  await form.getByLabel('Home ZIP code').fill('53545');
  await form.getByLabel('Others see my town').check();
  await form.getByLabel('Year').fill('1957');
  await form.getByLabel('Make').fill('Chevrolet');
  await form.getByLabel('Model').fill('Bel Air');
  await form.getByRole('button', { name: 'Add vehicle' }).click();
  await form.getByRole('button', { name: 'Save profile' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByLabel('Picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await photo('#2f5d46').toBuffer(),
  });
  await page.getByText('Beside your name.').waitFor();

  await page.getByRole('link', { name: 'View page' }).click();
  await page.getByRole('link', { name: /^Garage/ }).click();
  await page.getByText('1957 Chevrolet Bel Air').waitFor();
  const { page: guest } = await visitor({ width: 390 });
  await guest.goto(`/members/ana-${word}`);
  await guest.getByRole('heading', { level: 1, name: 'Ana' }).waitFor();
  for (const words of ['Tri-Five Chevys since 1991.', 'Janesville, WI'])
    await guest.getByText(words).waitFor();
  await guest.getByRole('link', { name: /^Garage/ }).click();
  await guest.getByText('1957 Chevrolet Bel Air').waitFor();
  expect(await guest.getByText('Hidden').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a member downloads the archive, asks for erasure, and cancels it', async () => {
  const bea = await enter(`leaving-${word}`);
  const { page } = await visitor();
  await signIn(page, bea, '/account');
  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download archive' }).click();
  expect((await archive).suggestedFilename()).toBe('swap-meet-classics.zip');
  await page.getByRole('button', { name: 'Erase account' }).click();
  await page.getByRole('button', { name: 'Erase in 14 days' }).click();
  await page.getByText(/Your account will be erased on/).waitFor();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByRole('button', { name: 'Erase account' }).waitFor();
});

test('a member blocks another, and unblocks them on the account page', async () => {
  const [cal, dee] = [await enter(`cal-${word}`), await enter(`dee-${word}`)];
  const { page } = await visitor();
  await signIn(page, cal, `/members/${dee.id}`);
  await page.getByRole('button', { name: /^Block dee/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await page.getByText(/You have blocked dee/).waitFor();
  await page.goto(`${appUrl}/account`);
  await page.getByRole('button', { name: /^Unblock dee/ }).click();
  await page.getByRole('heading', { name: 'Blocked members' }).waitFor({ state: 'detached' });
});

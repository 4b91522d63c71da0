import type { Locator, Page } from 'playwright-core';
import { enterAt, tabTo } from './keys.js';
import { enter, freshWord, password, photo, verifyEmail } from './members.js';
import { appUrl, signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a newcomer signs up, lists a part and signs out by keyboard alone, and always sees the focus', async () => {
  const { page, complaints } = await visitor();
  const word = freshWord();
  const hidden: string[] = [];
  const to = async (there: Locator, keys?: string) => {
    hidden.push(...(await tabTo(page, there)));
    if (keys !== undefined) await page.keyboard.type(keys);
  };
  const press = async (name: string) => {
    hidden.push(...(await enterAt(page, page.getByRole('button', { name, exact: true }))));
  };
  const follow = async (name: string) => {
    hidden.push(...(await enterAt(page, page.getByRole('link', { name, exact: true }).first())));
  };

  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await chooseInUserMenu(page, 'Login');
  await page.getByRole('main').and(page.locator(':focus')).waitFor();
  await follow('Create account');
  await page.getByRole('heading', { level: 1, name: 'Create account' }).waitFor();
  await to(page.getByLabel('E-mail'), `${word}@example.com`);
  await to(page.getByRole('textbox', { name: 'Name' }), 'Nora');
  await to(page.getByLabel('Password'), password);
  await to(page.getByLabel('Date of birth'), '3/14/1962');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account');
  await verifyEmail({ email: `${word}@example.com`, url: appUrl });
  await page.getByRole('main').and(page.locator(':focus')).waitFor();

  await follow('Sell Parts');
  await page.getByRole('heading', { level: 1, name: 'Create a listing' }).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await press('Choose photos');
  const file = { name: 'shifter.jpg', mimeType: 'image/jpeg', buffer: await photo('#6b705c').toBuffer() };
  await (await chooser).setFiles(file);
  await page.getByText('Uploads when you save.').waitFor();
  await to(page.getByLabel('Title'), `${word} Hurst shifter`);
  await to(page.getByLabel('Subcategory'), 'Engine');
  await press('Next: Details');
  await to(page.getByLabel('Description'), 'Shifts.');
  await press('Next: Price & place');
  await to(page.getByLabel('Price', { exact: true }), '85');
  await to(page.getByLabel('Where it is'), '53545');
  await page.keyboard.press('Tab');
  await page.getByRole('form').getByText('Janesville, WI').first().waitFor();
  await press('Next: Review');
  await press('Publish');
  await page.getByRole('heading', { level: 1, name: `${word} Hurst shifter` }).waitFor();

  await chooseInUserMenu(page, 'Logout');
  await page.waitForURL((at) => at.pathname === '/');
  await follow('Account');
  await page.getByText('You must be signed in to view your account.').waitFor();
  expect(hidden).toEqual([]);
  expect(complaints).toEqual([]);
});

test.each(['Edit profile', 'Change e-mail', 'Update password', 'Set up 2FA', 'Erase account'])(
  'the dialog of "%s" keeps the keyboard in it, and gives it back to its button',
  async (name) => {
    const { page } = await visitor();
    await signIn(page, await enter('tabea'), '/account');
    const opener = page.getByRole('button', { name, exact: true });
    await enterAt(page, opener);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab');
      expect(await dialog.locator(':focus').count()).toBe(1);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await opener.and(page.locator(':focus')).waitFor();
  },
);

test('a menu closes after use, and can be opened by keyboard again', async () => {
  const { page } = await visitor();
  await signIn(page, await enter('tabea'), '/support');
  for (const name of ['Messages', 'Messages', 'Support', 'Account']) {
    const { pathname } = new URL(page.url());
    const next = `/${name.toLowerCase()}`;
    await chooseInUserMenu(page, name);
    await page.waitForURL((at) => at.pathname === next);
    await page.getByRole('menu').waitFor({ state: 'detached' });
    if (pathname !== next) await page.getByRole('main').and(page.locator(':focus')).waitFor();
  }
});

/** Choose an item by typing its first characters. */
async function chooseInUserMenu(page: Page, name: string): Promise<void> {
  await enterAt(page, page.getByRole('button', { name: /User menu/ }));
  const item = page.getByRole('menuitem', { name, exact: true });
  await item.waitFor();
  await page.keyboard.type(name.slice(0, 2));
  await item.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
}

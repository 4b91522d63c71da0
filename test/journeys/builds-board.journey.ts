import type { Locator, Page } from 'playwright-core';
import { problemsEverywhere } from './axe.js';
import { boxOf } from './box-of.js';
import { startBuild, unexpected } from './build.js';
import { fingerOn } from './finger.js';
import { enterAt, tabTo } from './keys.js';
import { enter, freshWord } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('tasks are planned, lifted, moved and opened by keyboard alone, and the focus is always seen', async () => {
  const ana = await enter(freshWord());
  const build = await startBuild(ana, 'Old Blue', ['Strip the drums', 'Order the hoses', 'Turn the drums']);
  const { page, complaints } = await visitor({ width: 1280 });
  const hidden: string[] = [];
  const to = async (there: Locator) => void hidden.push(...(await tabTo(page, there)));
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  await signIn(page, ana, `/build-tracker/${build}?tab=board`);
  await page.getByRole('list', { name: 'Backlog' }).waitFor();

  await to(press('Move Strip the drums'));
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await page.getByText('“Strip the drums” moved to Testing', { exact: true }).waitFor();
  expect(await titlesIn(page, 'Testing')).toEqual(['Strip the drums']);
  await press('Move Strip the drums').and(page.locator(':focus')).waitFor();
  for (const key of ['Space', 'ArrowLeft']) await page.keyboard.press(key);
  await page.getByText('Strip the drums: In progress, 1 of 1.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Left where it was.').waitFor();
  expect(await titlesIn(page, 'Testing')).toEqual(['Strip the drums']);

  hidden.push(...(await tabTo(page, press('Move Turn the drums'), true)));
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await page.getByText('“Turn the drums” moved', { exact: true }).waitFor();
  await to(press('Move Order the hoses to…'));
  await page.keyboard.press('Enter');
  await page.getByRole('menu').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'To In progress' }).and(page.locator(':focus')).waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.press('Enter');
  await page.getByText('“Order the hoses” moved to In progress', { exact: true }).waitFor();
  await press('Move Order the hoses to…').and(page.locator(':focus')).waitFor();

  hidden.push(...(await enterAt(page, page.getByRole('link', { name: 'Strip the drums' }))));
  await page
    .getByRole('heading', { level: 3, name: 'Strip the drums' })
    .and(page.locator(':focus'))
    .waitFor();
  hidden.push(...(await tabTo(page, page.getByRole('link', { name: 'All tasks' }), true)));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Strip the drums' }).and(page.locator(':focus')).waitFor();
  await page.reload();
  await page.getByRole('list', { name: 'Backlog' }).waitFor();
  const columns = ['Backlog', 'In progress', 'Testing'];
  expect(await Promise.all(columns.map((name) => titlesIn(page, name)))).toEqual([
    ['Turn the drums'],
    ['Order the hoses'],
    ['Strip the drums'],
  ]);
  expect(hidden).toEqual([]);
  expect(unexpected(complaints)).toEqual([]);
});

test('a finger that rests lifts a task, and takes it past the edge of the screen', async () => {
  const ana = await enter(freshWord());
  const build = await startBuild(ana, 'Old Blue', ['Strip the drums', 'Order the hoses', 'Turn the drums']);
  const { page, complaints } = await visitor({ width: 390 });
  await signIn(page, ana, `/build-tracker/${build}?tab=board`);
  const tile = (title: string) => page.locator('[data-task]').filter({ hasText: title });
  await tile('Strip the drums').waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  await page.locator('[data-column="backlog"]').evaluate(toMiddle);

  const lower = await pullTile(page, tile('Strip the drums'), async () => {
    const { x, y, height } = await boxOf(tile('Turn the drums'));
    return { x: x + 90, y: y + height / 2 + 10 };
  });
  await tile('Turn the drums').and(page.locator('[data-drop="after"]')).waitFor();
  await lower.lift();
  await page.getByText('“Strip the drums” moved', { exact: true }).waitFor();
  expect(await titlesIn(page, 'Backlog')).toEqual(['Order the hoses', 'Turn the drums', 'Strip the drums']);

  const across = await pullTile(page, tile('Order the hoses'), async (from) => ({ x: 370, y: from.y }));
  await page.locator('[data-column="done"][data-over]').waitFor(); // the columns scroll by under the finger
  await across.lift();
  await page.getByText('“Order the hoses” moved to Done', { exact: true }).waitFor();
  expect(await titlesIn(page, 'Done')).toEqual(['Order the hoses']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('list', { name: 'Backlog' }).getByText('Order the hoses').waitFor();

  expect(unexpected(complaints)).toEqual([]);
});

/** Where the page does not scroll by itself under a finger. */
const toMiddle = (element: { scrollIntoView(how: { readonly block: 'center' }): void }) =>
  element.scrollIntoView({ block: 'center' });

const titlesIn = (page: Page, column: string): Promise<readonly string[]> =>
  page.getByRole('list', { name: column, exact: true }).getByRole('link').allInnerTexts();

/** Rests a finger on a task until it is lifted, then pulls it.
 *  out  the finger, which still holds it */
async function pullTile(
  page: Page,
  tile: Locator,
  to: (from: {
    readonly x: number;
    readonly y: number;
  }) => Promise<{ readonly x: number; readonly y: number }>,
) {
  const { x, y, height } = await boxOf(tile);
  const from = { x: x + 90, y: y + height / 2 };
  const finger = await fingerOn(page);
  await finger.press(from);
  await tile.and(page.locator('[data-dragged]')).waitFor();
  await finger.pull(from, await to(from));
  return finger;
}

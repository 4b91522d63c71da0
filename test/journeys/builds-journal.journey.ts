import { problemsEverywhere } from './axe.js';
import { startBuild, unexpected } from './build.js';
import { callAs, enter, freshWord, photo } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('an entry with a photo, written without a connection, waits through a reload, and arrives once', async () => {
  const ana = await enter(freshWord());
  const build = await startBuild(ana, 'Old Blue');
  const { page, context, complaints } = await visitor({ width: 390, keepsPages: true });
  await signIn(page, ana, `/build-tracker/${build}?tab=journal`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload(); // from now on the service worker keeps what the page loads
  await page.getByText('Nothing written yet').waitFor();
  await page.waitForFunction(isKept(build));

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Write an entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write an entry' });
  await dialog.getByLabel('What did you do?').fill('Pulled the heads. Number four is burnt.');
  const buffer = await photo('#9d0208').toBuffer();
  const head = { name: 'head.jpg', mimeType: 'image/jpeg', buffer };
  await dialog.getByLabel('Photos of the entry').setInputFiles(head);
  await dialog.getByRole('button', { name: 'Leave out photo 1' }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Kept on this device').first().waitFor();
  const waiting = page.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem');
  await waiting.filter({ hasText: 'Number four is burnt.' }).locator('img').waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Old Blue' }).waitFor();
  await page.getByText(/^On this device since/).waitFor();
  await waiting.filter({ hasText: 'Number four is burnt.' }).locator('img').waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);

  await context.setOffline(false);
  const entry = page.getByRole('article').filter({ hasText: 'Number four is burnt.' });
  await entry.getByRole('button', { name: /^Open photo 1 of 1/ }).waitFor();
  await waiting.waitFor({ state: 'detached' });
  await page.reload();
  await entry.waitFor();
  expect(await entry.count()).toBe(1);
  expect(await problemsEverywhere(page)).toEqual([]);
  const journal = (await callAs(ana, 'GET', `/api/builds/${build}/entries`)) as unknown as {
    readonly entries: readonly { readonly photos: readonly unknown[] }[];
  };
  expect(journal.entries.map(({ photos }) => photos.length)).toEqual([1]);
  expect(unexpected(complaints).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

/** Whether the device has a build, which it keeps once its page is idle. */
const isKept = (id: string) => `(async () => {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'field')) return false;
  const opening = indexedDB.open('field');
  const answerOf = (asked) => new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const device = await answerOf(opening);
  const builds = await answerOf(device.transaction('build').objectStore('build').getAll());
  device.close();
  return builds.some((build) => build.id === '${id}');
})()`;

import { problemsEverywhere } from './axe.js';
import { cameraBrowser } from './browser.js';
import { filmOfCode } from './camera-video.js';
import { callAs, enter, freshWord, type Member } from './members.js';
import { appUrl, signIn, visiting } from './visitor.js';

interface Thing {
  readonly id: string;
  readonly code: string;
}

let ana: Member;
let horn: Thing;
let lamp: Thing;
let attic: string;
let barn: string;

const visitor = visiting({
  openBrowser: async () => {
    ana = await enter(freshWord());
    const make = async (path: string, body: object) => (await callAs(ana, 'POST', path, body)).id;
    barn = await make('/api/inventory/locations', { name: 'Barn', kind: 'building' });
    attic = await make('/api/inventory/locations', { name: 'Attic', kind: 'room' });
    await make('/api/inventory/locations', { name: 'Trailer', kind: 'trailer' });
    const part = async (title: string): Promise<Thing> => {
      const id = await make('/api/inventory/items', { title, locationId: barn });
      return { id, code: (await itemOf(id)).code };
    };
    [horn, lamp] = [await part('Horn, Sparton'), await part('Head lamp')];
    return cameraBrowser(filmOfCode(`${appUrl}/q/${horn.code}`));
  },
});

test('a session goes on without a connection and over a reload; back online it is sent, with one conflict, and undone', async () => {
  const ids = [horn.id, lamp.id];
  await callAs(ana, 'POST', '/api/inventory/items/bulk', { ids, change: { kind: 'move', toId: barn } });
  const { page, context, complaints } = await visitor({ width: 390, keepsPages: true });
  await signIn(page, ana, '/inventory/scan');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload(); // from now on the service worker keeps what the page loads
  await page.getByText('All scans saved.').waitFor();
  await page.getByRole('button', { name: /^Load the trailer/ }).click();
  const reader = page.waitForResponse(/zxing_reader.*\.wasm/);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await (await reader).finished(); // the camera has what it needs

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await page.getByText('Barn → Trailer').waitFor();
  const code = page.getByLabel('Or type the code');
  await code.fill('https://example.com/');
  await code.press('Enter');
  await page.getByText('That is a web address, not one of your labels.').waitFor();
  await code.fill(lamp.code);
  await code.press('Enter');
  await page.getByText('No connection. 2 scans kept on this device.').waitFor();
  await page.reload();
  await page.getByText('No connection. 2 scans kept on this device.').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Horn, Sparton' }).getByLabel('Not sent yet').waitFor();

  await callAs(ana, 'POST', `/api/inventory/items/${lamp.id}/move`, { fromId: barn, toId: attic });
  await context.setOffline(false);
  const conflict = page.getByRole('region', { name: 'Head lamp changed' });
  await conflict.getByText('1 in Attic').waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Head lamp' }).getByLabel('Done').waitFor();
  expect([await placesOf(horn.id), await placesOf(lamp.id)]).toEqual([['Trailer'], ['Trailer']]);

  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: /^Load the trailer/ }).waitFor(); // it is over: another one may begin
  await page.getByText('All scans saved.').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Load the trailer' }).first().click();
  await page.getByRole('button', { name: 'Undo the whole session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click();
  await page.getByText('undone').first().waitFor();
  expect([await placesOf(horn.id), await placesOf(lamp.id)]).toEqual([['Barn'], ['Attic']]);
  expect(await problemsEverywhere(page)).toEqual([]);
  expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

interface Item {
  readonly code: string;
  readonly stock: readonly { readonly path: string }[];
}

const itemOf = async (id: string) =>
  (await callAs(ana, 'GET', `/api/inventory/items/${id}`)) as unknown as Item;

/** By the item's own history, which no read model is behind. */
const placesOf = async (id: string) => (await itemOf(`${id}?asOf=2100-01-01`)).stock.map(({ path }) => path);

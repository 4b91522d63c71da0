import sharp from 'sharp';
import { problemsEverywhere } from './axe.js';
import { enter, freshWord, publish } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a buyer asks, the seller answers live, a message waits for the connection, and a block closes it for both', async () => {
  const word = freshWord();
  const [seller, buyer] = [await enter(`${word}-seller`), await enter(`${word}-buyer`)];
  const listing = await publish(seller, { title: `${word} carburetor` });
  const [theirs, mine] = [await visitor({ width: 1280 }), await visitor({ width: 390 })];
  await signIn(theirs.page, seller, '/messages');
  await theirs.page.getByText('No messages yet').waitFor();

  await signIn(mine.page, buyer, `/listing/${listing}`);
  await mine.page.getByRole('button', { name: 'Ask the seller' }).click();
  await mine.page.getByRole('button', { name: 'Is it still available?' }).click();
  await mine.page.getByRole('button', { name: 'Send', exact: true }).click();
  await mine.page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);

  const line = theirs.page.getByRole('link', { name: new RegExp(`${word} carburetor`) });
  await line.waitFor();
  await theirs.page.waitForFunction(`document.title.startsWith('(1) ')`);
  await line.click();
  await theirs.page.getByLabel(`Message to ${word}-buyer`).fill('It is. See https://example.com/carb');
  await theirs.page.getByRole('button', { name: 'Send', exact: true }).click();
  await mine.page.getByRole('link', { name: 'https://example.com/carb' }).waitFor();
  await theirs.page.getByText('· Read').waitFor();
  await theirs.page.waitForFunction(`!document.title.startsWith('(')`);
  expect(await problemsEverywhere(theirs.page)).toEqual([]);

  await mine.context.setOffline(true);
  const field = mine.page.getByLabel(`Message to ${word}-seller`);
  await field.fill('I come on Saturday.');
  await mine.page.getByRole('button', { name: 'Send', exact: true }).click();
  await mine.page.getByText('Waiting to be sent').waitFor();
  const photo = { width: 900, height: 600, channels: 3, background: '#2F5D46' } as const;
  const buffer = await sharp({ create: photo }).jpeg().toBuffer();
  for (const name of ['mount.jpg', 'wrong.jpg'])
    await mine.page
      .getByLabel('Photos for the message')
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await mine.page.getByRole('button', { name: 'Leave out photo 2' }).click();
  await mine.page.getByRole('button', { name: 'Send', exact: true }).click();
  await mine.context.setOffline(false);
  await theirs.page.getByText('I come on Saturday.', { exact: true }).last().waitFor();
  expect(await mine.page.getByRole('log').getByText('I come on Saturday.').count()).toBe(1);

  await theirs.page.getByRole('button', { name: `Photo 1 of 1 from ${word}-buyer, open` }).click();
  await theirs.page.getByRole('dialog').getByRole('img').waitFor();
  expect(await problemsEverywhere(theirs.page)).toEqual([]);
  await theirs.page.keyboard.press('Escape');
  expect(await mine.page.getByLabel('Photos of the draft').count()).toBe(0);

  await theirs.page.getByRole('button', { name: 'Conversation options' }).click();
  await theirs.page.getByRole('menuitem', { name: /^Block/ }).click();
  await theirs.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await theirs.page.getByText('You cannot write to each other here any more.').waitFor();
  await field.fill('Are you there?');
  await mine.page.getByRole('button', { name: 'Send', exact: true }).click();
  await mine.page.getByText('You cannot write to each other here any more.').first().waitFor();
});

test('somebody new waits among the requests, without links and photos, until they are accepted', async () => {
  const word = freshWord();
  const [asked, stranger] = [await enter(`${word}-asked`), await enter(`${word}-stranger`)];
  const [theirs, mine] = [await visitor({ width: 390 }), await visitor({ width: 1280 })];
  await signIn(mine.page, stranger, `/messages/new?member=${asked.id}`);
  const photo = { width: 300, height: 200, channels: 3, background: '#9B2226' } as const;
  const buffer = await sharp({ create: photo }).png().toBuffer();
  await mine.page.getByLabel(`Message to ${word}-asked`).fill('I saw your hood at https://example.com/hood');
  await mine.page
    .getByLabel('Photos for the message')
    .setInputFiles({ name: 'hood.png', mimeType: 'image/png', buffer });
  await mine.page.getByRole('button', { name: 'Send', exact: true }).click();
  await mine.page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);

  await signIn(theirs.page, asked, '/messages');
  await theirs.page.getByText('No messages yet').waitFor();
  await theirs.page.getByRole('button', { name: 'Requests (1)' }).click();
  await theirs.page.getByRole('link', { name: new RegExp(`${word}-stranger`) }).click();
  await theirs.page.getByText('One photo, shown once you accept.').waitFor();
  expect(await theirs.page.getByRole('link', { name: 'https://example.com/hood' }).count()).toBe(0);
  expect(await problemsEverywhere(theirs.page)).toEqual([]);
  await theirs.page.getByRole('button', { name: 'Accept' }).click();
  await theirs.page.getByRole('button', { name: /^Photo 1 of 1/ }).waitFor();
  await theirs.page.getByRole('button', { name: 'Accept' }).waitFor({ state: 'detached' });
});

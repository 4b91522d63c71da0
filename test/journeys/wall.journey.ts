import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { problemsEverywhere } from './axe.js';
import { callAs, enterVerified, freshWord, photo, untilRead } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a question with a photo reaches a follower live, and the answer is accepted', async () => {
  const { word, ana, bob } = await authorAndFollower();
  const [hers, his] = [await visitor({ width: 1280 }), await visitor({ width: 390 })];
  await signIn(his.page, bob, '/wall');
  await his.page.getByText('Nothing from whom you follow yet').waitFor();
  await signIn(hers.page, ana, '/wall');

  await hers.page.getByRole('button', { name: /^What are you working on/ }).click();
  await hers.page.getByRole('group', { name: 'Kind of post' }).getByText('Question').click();
  await hers.page.getByLabel('What do you want to know?').fill('What carb is this?');
  const buffer = await photo('#2F5D46').toBuffer();
  await hers.page
    .getByLabel('Photos for the post')
    .setInputFiles({ name: 'carb.jpg', mimeType: 'image/jpeg', buffer });
  await hers.page.getByText('1 of 10 photos').waitFor();
  await hers.page.getByRole('button', { name: 'Post', exact: true }).click();

  await his.page.getByRole('button', { name: '1 new post' }).click();
  const question = his.page.getByRole('article').filter({ hasText: 'What carb is this?' });
  await question.getByRole('button', { name: 'Open photo 1 of 1' }).waitFor();
  await question.getByRole('link', { name: 'Answer' }).click();
  await his.page.getByLabel('Your answer').fill('A Rochester 2GC.');
  await his.page.getByRole('button', { name: 'Send', exact: true }).click();
  await his.page.getByRole('article', { name: `Comment by ${word}-bob` }).waitFor();

  await openNotice(hers.page, 'commented on your post');
  await hers.page.getByRole('button', { name: 'This answers it' }).click();
  await hers.page.getByRole('article', { name: `Accepted answer by ${word}-bob` }).waitFor();
  expect(await problemsEverywhere(hers.page)).toEqual([]);
  await openNotice(his.page, 'accepted your comment as the answer to');
  await his.page.getByRole('article', { name: `Accepted answer by ${word}-bob` }).waitFor();
  expect([...hers.complaints, ...his.complaints]).toEqual([]);
});

test('what a guest types is still there after the sign-in, and a post made offline goes once', async () => {
  const ana = await enterVerified(freshWord());
  const { page, context } = await visitor({ width: 390 });
  await page.goto('/wall');
  await page.getByRole('button', { name: /^What are you working on/ }).click();
  await page.getByLabel('What are you working on?').fill('The hood is straight.');
  await page.getByRole('button', { name: 'Sign in and post' }).click();
  await page.waitForURL((at) => at.pathname + at.search === '/login?next=/wall');
  await page.getByLabel('E-mail').fill(ana.email);
  await page.getByLabel('Password').fill(ana.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((at) => at.pathname === '/wall');
  const field = page.getByLabel('What are you working on?');
  await field.waitFor();
  expect(await field.inputValue()).toBe('The hood is straight.');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText('Waits for a signal. It goes by itself.').waitFor();
  const answer = page.waitForResponse((sent) => sent.url().endsWith('/api/posts') && sent.status() === 201);
  await context.setOffline(false);
  const { position } = (await (await answer).json()) as { readonly position: number };
  await page.getByRole('list', { name: 'Not sent yet' }).waitFor({ state: 'detached' });
  await untilRead(position);
  await page.goto(`/wall?member=${ana.id}`);
  const posts = page.getByRole('list', { name: 'Posts' }).getByRole('article');
  await posts.filter({ hasText: 'The hood is straight.' }).waitFor();
  expect(await posts.count()).toBe(1);
});

test('Back from a post leads to the same place of the feed', async () => {
  const word = freshWord();
  const authors = await Promise.all([0, 1, 2, 3, 4, 5].map((each) => enterVerified(`${word}-${each}`)));
  for (const author of authors) {
    const body = `#${word} ${'Sanded, primed and sanded again.\n'.repeat(8)}`;
    const { position } = await callAs(author, 'POST', '/api/posts', { id: randomUUID(), body });
    await untilRead(position);
  }
  const { page } = await visitor({ width: 390 });
  await page.goto(`/wall?tag=${word}`);
  const links = page.getByRole('article').getByRole('link', { name: 'Read the post' });
  await links.nth(5).waitFor();
  await links.nth(3).scrollIntoViewIfNeeded();
  const before = await page.evaluate('scrollY');
  expect(before).toBeGreaterThan(500);
  for (const goBack of [() => page.goBack(), () => page.getByRole('link', { name: 'Back' }).click()]) {
    await links.nth(3).click();
    await page.getByRole('region', { name: 'Comments' }).waitFor();
    await goBack();
    await links.nth(5).waitFor();
    await page.waitForFunction(`Math.abs(scrollY - ${before}) < 5`);
  }
});

async function authorAndFollower() {
  const word = freshWord();
  const [ana, bob] = await Promise.all([enterVerified(`${word}-ana`), enterVerified(`${word}-bob`)]);
  await callAs(bob, 'PUT', `/api/follows/member/${ana.id}`);
  return { word, ana, bob };
}

/** Follow a notification to where it leads. */
async function openNotice(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: message }).click();
  await panel.waitFor({ state: 'detached' });
}

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { hostileTexts } from '../hostile-texts.js';
import { callAs, enterVerified, freshWord, untilRead } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('texts of members run no script, lead nowhere by themselves, and can be read', async () => {
  const word = freshWord();
  const ana = await enterVerified(`${word}-0`);
  const authors = [ana, await enterVerified(`${word}-1`), await enterVerified(`${word}-2`)];
  const share = Math.ceil(hostileTexts.length / authors.length);
  const posts = authors.map((_, each) => hostileTexts.slice(each * share, (each + 1) * share));
  for (const [each, author] of authors.entries())
    await callAs(author, 'POST', '/api/posts', {
      id: randomUUID(),
      body: [`#${word}`, ...(posts[each] ?? [])].join('\n\n'),
      vehicle: { make: posts[each]?.[0]?.slice(0, 40), model: posts[each]?.[4]?.slice(0, 60) },
    });
  const rules = hostileTexts
    .slice(0, 12)
    .map((text) => ({ id: randomUUID(), title: text.slice(0, 80), text }));
  const { id, position } = await callAs(ana, 'POST', '/api/communities', {
    ...usual,
    name: `${word} ${hostileTexts[4]}`,
    description: hostileTexts.join('\n').slice(0, 2_000),
    rules,
  });
  await untilRead(position);
  await untilRead(position, `/api/communities/${id}`);

  const { page, context, complaints, foreignRequests } = await visitor();
  await context.addInitScript({ content: "window.alert = () => console.error('A text ran as a script')" });
  await signIn(page, ana, `/wall?tag=${word}`);
  const articles = page.getByRole('article');
  await articles.nth(2).waitFor();
  const shown = await textsOf(page, 'article');
  for (const text of hostileTexts) expect(shown).toContain(plain(text));
  await page.goto(`/communities/${id}?show=rules`);
  await page.getByRole('heading', { level: 1, name: word }).waitFor();
  const about = await textsOf(page, 'main');
  for (const { title, text } of rules) expect(about).toContain(plain(title) + plain(text));
  for (const text of [
    '"><script>alert(1)</script>',
    "' autofocus onfocus='alert(1)",
    '</title><svg onload=alert(1)>',
  ])
    for (const address of ['/wall?tag=', '/wall?search=', '/wall?vehicle=', '/communities?search=']) {
      await page.goto(address + encodeURIComponent(text));
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  const noVehicle = /404 .*\/api\/follows\/vehicle\//; // there is nothing of that name to follow
  expect([foreignRequests, complaints.filter((one) => !noVehicle.test(one))]).toEqual([[], []]);
});

const usual = {
  kind: 'club',
  zip: null,
  vehicles: [],
  join: 'open',
  visibility: 'everybody',
  isAdultsOnly: false,
} as const;

/** All letters and digits that are shown in such elements; how marks of markdown are shown is tested where they are read. */
const textsOf = async (page: Page, selector: string): Promise<string> =>
  plain((await page.locator(selector).allTextContents()).join(' '));

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

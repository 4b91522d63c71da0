import type { Page } from 'playwright-core';
import { problemsEverywhere } from './axe.js';
import { callAs, enter, enterVerified, freshWord, makeAdmin, publish, untilRead } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('a seller is told of a new follower, who sees what they list and, with premium, is told of it', async () => {
  const word = freshWord();
  const [sal, bob, cleo] = await threeMembers(word);
  await makeAdmin(cleo);
  await callAs(await enter(`${word}-cleo`), 'POST', `/api/admin/members/${bob.id}/tiers`, {
    tier: 'premium',
    reason: 'donor',
    note: 'King Tier.',
    until: new Date(Date.now() + 7 * day).toISOString(),
  });
  const [his, hers] = [await visitor({ width: 390 }), await visitor()];
  await signIn(hers.page, sal, '/notifications');
  await signIn(his.page, bob, `/members/${sal.id}`);
  await his.page.getByRole('button', { name: `Follow ${word}-ana` }).click();
  await his.page.getByRole('button', { name: /^Following/ }).waitFor();
  await hers.page.getByRole('main').getByText('follows you now.').waitFor();

  const title = `${word} tail light`;
  await publish(sal, { title });
  await his.page.getByRole('button', { name: /^Notifications/ }).click();
  const notice = `whom you follow, listed “${title}”.`;
  await his.page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: notice }).click();
  await his.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await his.page.goto('/wall');
  await his.page.getByRole('list', { name: 'Posts' }).getByRole('link', { name: title }).waitFor();
});

test('a community: one asks to join and posts, a moderator removes by a rule, bans and hands over', async () => {
  const word = freshWord();
  const [ana, bob, cleo] = await threeMembers(word);
  const [hers, his] = [await visitor(), await visitor({ width: 390 })];
  await signIn(hers.page, ana, '/communities/new');
  await hers.page.getByLabel('Name', { exact: true }).fill(`Flatheads ${word}`);
  await hers.page.getByRole('radio', { name: /^Club/ }).check();
  await hers.page.getByLabel('What it is about').fill('Ford flatheads of Rock County.');
  await hers.page.getByRole('button', { name: 'Add a rule' }).click();
  await hers.page.getByRole('textbox', { name: 'Rule 1' }).fill('No selling on the wall');
  await hers.page.getByRole('radio', { name: /^They ask/ }).check();
  await hers.page.getByRole('button', { name: 'Start the community' }).click();
  const path = `/communities/flatheads-${word}`;
  await hers.page.waitForURL(`**${path}`);

  await signIn(his.page, bob, path);
  await his.page.getByRole('button', { name: 'Ask to join' }).click();
  await his.page.getByLabel('A note to the moderators').fill('I have an 8BA.');
  await his.page.getByRole('button', { name: 'Send the request' }).click();
  await his.page.getByText('A moderator reads your request next.').waitFor();
  await hers.page.goto(`${path}?show=members`);
  await hers.page.getByText('I have an 8BA.').waitFor();
  expect(await problemsEverywhere(hers.page)).toEqual([]);
  await hers.page.getByRole('button', { name: `Approve ${word}-bob` }).click();
  await hers.page.getByRole('button', { name: `More about ${word}-bob` }).waitFor();

  await his.page.reload();
  await his.page.getByRole('button', { name: /^What are you working on/ }).click();
  await his.page.getByLabel('What are you working on?').fill('Radio, $45.');
  await his.page.getByRole('button', { name: 'Post', exact: true }).click();
  const post = (page: Page) => page.getByRole('article').filter({ hasText: 'Radio, $45.' });
  await post(his.page).waitFor();

  await hers.page.goto(path);
  await hers.page.getByRole('button', { name: `More about the post by ${word}-bob` }).click();
  await hers.page.getByRole('menuitem', { name: 'Remove by a rule' }).click();
  await giveReason(hers.page, 'List it for sale instead.', 'Remove it');
  await post(hers.page).getByText('List it for sale instead.').waitFor();
  await his.page.goto(`${path}?show=log`);
  for (const text of ['Rule: No selling on the wall', 'List it for sale instead.'])
    await his.page.getByText(text).waitFor();
  await his.page.getByRole('button', { name: /^Notifications/ }).click();
  await his.page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /Open it to read why/ })
    .click();
  await his.page.getByText('Rule: No selling on the wall').waitFor();
  await his.page.getByText('List it for sale instead.').waitFor();

  await hers.page.goto(`${path}?show=members`);
  await hers.page.getByRole('button', { name: `More about ${word}-bob` }).click();
  await hers.page.getByRole('menuitem', { name: 'Ban' }).click();
  const until = new Date(Date.now() + 10 * day).toISOString().slice(0, 10);
  await hers.page.getByLabel('Last day').fill(until);
  await giveReason(hers.page, 'Twice now.', 'Ban');
  await hers.page.getByRole('region', { name: 'Banned' }).getByText(`${word}-bob`).waitFor();
  await his.page.goto(path);
  const lastDay = new Date(until).toLocaleDateString('en-US', { ...longDay, timeZone: 'UTC' });
  await his.page.getByText(`The last day of the ban is ${lastDay}.`).waitFor();
  await his.page.getByText('Twice now.').waitFor();
  expect(await his.page.getByRole('region', { name: 'Write a post' }).count()).toBe(0);

  const { id } = await callAs(cleo, 'GET', `/api${path}`);
  const { position } = await callAs(cleo, 'POST', `/api/communities/${id}/join`, {});
  await untilRead(position, `/api${path}`);
  await hers.page.reload();
  await hers.page.getByRole('button', { name: `Approve ${word}-cleo` }).click();
  await hers.page.getByRole('button', { name: `More about ${word}-cleo` }).click();
  await hers.page.getByRole('menuitem', { name: 'Hand the community over' }).click();
  await hers.page.getByRole('button', { name: 'Hand it over' }).click();
  const people = hers.page.getByRole('complementary', { name: 'Figures and people' });
  await people.getByRole('link', { name: `${word}-ana` }).waitFor();
  await people.getByRole('link', { name: `${word}-cleo` }).waitFor();
  await hers.page.getByRole('link', { name: 'Edit', exact: true }).waitFor({ state: 'detached' });
});

const day = 86_400_000;
const longDay = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;

/** New members who may post. */
const threeMembers = (word: string) =>
  Promise.all([
    enterVerified(`${word}-ana`),
    enterVerified(`${word}-bob`),
    enterVerified(`${word}-cleo`),
  ] as const);

/** Name the rule and the reason in the open dialog. */
async function giveReason(page: Page, reason: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'No selling on the wall' }).check();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

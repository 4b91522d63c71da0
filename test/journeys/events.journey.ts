import type { Page } from 'playwright-core';
import { problemsEverywhere } from './axe.js';
import { tabTo } from './keys.js';
import { enterVerified, freshWord, untilCaughtUp } from './members.js';
import { enterAdmin, enterStaff } from './staff.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();
beforeAll(untilCaughtUp, 600_000);

test('an organizer is verified, its series found and gone to, and a date of it moved', async () => {
  const word = freshWord();
  const [olga, gus, admin] = await Promise.all([
    enterVerified(`${word}-olga`),
    enterVerified(`${word}-gus`),
    enterAdmin(`${word}-ada`),
  ]);
  const reviewer = await enterStaff(admin, `${word}-rex`, 'reviewer');
  const [club, title] = [`Flatheads ${word}`, `Moonlight Meet ${word}`];
  const [first, second] = [secondSaturday(1), secondSaturday(2)];
  const sunday = dayAfter(second);

  const owner = await visitor({ timeZone: 'Europe/Berlin' });
  await signIn(owner.page, olga, '/organizers/apply');
  await owner.page.getByLabel('Name', { exact: true }).fill(club);
  await owner.page.getByRole('radio', { name: 'Club' }).check();
  await owner.page.getByLabel('ZIP code').fill('53545');
  await owner.page.getByLabel('How we can check it').fill('Wisconsin registry R-1958.');
  await owner.page.getByLabel('Contact person').fill('Olga Olson');
  await owner.page.getByLabel('E-mail', { exact: true }).fill(olga.email);
  await owner.page.getByRole('button', { name: 'Ask to be verified' }).click();
  await owner.page.getByRole('heading', { level: 1, name: club }).waitFor();

  const staff = await visitor();
  await signIn(staff.page, reviewer, '/admin/organizers');
  await staff.page.getByRole('button', { name: `Verify ${club}`, exact: true }).waitFor();
  expect(await problemsEverywhere(staff.page)).toEqual([]);
  await decide(staff.page, `Verify ${club}`, 'Verify');

  await owner.page.goto('/events/new');
  await owner.page.getByRole('link', { name: club }).waitFor();
  await writeSeries(owner.page, title, first);
  await owner.page.getByText('Every month on the second Saturday, 6 times').waitFor();
  expect(await problemsEverywhere(owner.page)).toEqual([]);
  await owner.page.getByRole('button', { name: 'Hand in for a review' }).click();
  await owner.page.getByText('Our staff reads it').waitFor();

  await staff.page.reload();
  await decide(staff.page, `Approve ${title}`, 'Approve');
  await owner.page.goto('/notifications');
  await owner.page.getByRole('main').getByRole('link', { name: title }).first().click();
  await owner.page.getByText('Every month on the second Saturday, 6 times').waitFor();

  const guest = await visitor({ timeZone: 'Asia/Tokyo' });
  const { page } = guest;
  await signIn(page, gus, '/events');
  await page.getByLabel('Search events').fill(word);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const found = page.getByRole('article', { name: title });
  await found.getByText(evening(first)).waitFor();
  await found.getByText('Every month on the second Saturday, next of 6 dates').waitFor();
  await found.first().getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: `Going on ${long(second)}` }).click();
  await page.getByRole('checkbox', { name: 'Remind me the day before' }).waitFor();
  const still = await visitor({ javaScript: false });
  await still.page.goto(new URL(page.url()).pathname);
  await still.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await still.page.getByText(evening(first)).first().waitFor();

  await owner.page.reload();
  await owner.page.getByRole('link', { name: 'Edit the event' }).click();
  await owner.page.getByRole('link', { name: 'Dates', exact: true }).click();
  await owner.page.getByText('1 member goes').waitFor();
  await owner.page.getByRole('button', { name: `Change ${long(second)}` }).click();
  await owner.page.getByRole('menuitem', { name: 'Move this date' }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByLabel('New day').fill(sunday);
  await dialog.getByLabel('Reason').fill('The field is flooded.');
  await dialog.getByRole('button', { name: 'Move it' }).click();
  await owner.page.getByText(`was to be on ${long(second)}`).waitFor();
  expect(await problemsEverywhere(owner.page)).toEqual([]);
  await owner.page.getByRole('link', { name: club }).click();
  await owner.page.getByRole('heading', { level: 1, name: club }).waitFor();
  expect(await problemsEverywhere(owner.page)).toEqual([]);

  await page.goto('/notifications');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`${title}.* was moved from .* to .*from 5:00 PM on`) })
    .click();
  const moved = page.getByRole('listitem').filter({ hasText: `Was to be on ${long(second)}.` });
  await moved.getByText('Moved', { exact: true }).waitFor();
  await moved.getByText(evening(sunday)).waitFor();
  await moved.getByText('The field is flooded.').waitFor();
  expect(await moved.getByRole('button', { name: /^Going/ }).getAttribute('aria-pressed')).toBe('true');
  expect(await problemsEverywhere(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/events?search=${word}&view=calendar`);
  await walkTo(page, sunday);
  await page.getByRole('button', { name: `${long(sunday)}: 1 event` }).waitFor();
  await page.keyboard.press('Enter');
  const day = page.getByRole('region', { name: `Events on ${long(sunday)}` });
  await day.getByText(evening(sunday)).waitFor();
  await day.getByText('Moved', { exact: true }).waitFor();
  await page.getByRole('button', { name: `${long(second)}: no events` }).waitFor();
  for (const { complaints } of [owner, staff, guest]) expect(complaints).toEqual([]);
});

/** Fills the form of a new event: in the evening of the second Saturday of six months, in Janesville's own time. */
async function writeSeries(page: Page, title: string, firstDay: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByRole('radio', { name: 'Swap meet' }).check();
  await page.getByRole('radio', { name: /^It repeats/ }).check();
  await page.getByLabel('First day').fill(firstDay);
  await page.getByLabel('Closes').fill('21:00');
  await page.getByLabel('Opens').fill('17:00');
  await page.getByRole('radio', { name: 'On the second Saturday' }).check();
  await page.getByLabel('How many times').fill('6');
  await page.getByLabel('Time zone').selectOption('Central');
  await page.getByLabel('Venue').fill('Rock County Fairgrounds');
  await page.getByLabel('Town').fill('53545');
}

/** Presses a button of staff and confirms its dialog, without a note. */
async function decide(page: Page, button: string, action: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Walks the grid of the calendar by keys to a day of a later month. */
async function walkTo(page: Page, day: string): Promise<void> {
  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  for (let at = await focusedDay(page); at !== day; at = await focusedDay(page)) {
    const days = (Date.parse(day) - Date.parse(at)) / 86_400_000;
    if (at.slice(0, 7) !== day.slice(0, 7)) await page.keyboard.press('PageDown');
    else if (Math.abs(days) >= 7) await page.keyboard.press(days > 0 ? 'ArrowDown' : 'ArrowUp');
    else await page.keyboard.press(days > 0 ? 'ArrowRight' : 'ArrowLeft');
    await page.locator(`button[data-day]:focus:not([data-day="${at}"])`).waitFor();
  }
}

const focusedDay = async (page: Page): Promise<string> =>
  String(await page.evaluate('document.activeElement.dataset.day'));

/** The second Saturday of the month so many months from now, like "2027-01-09". */
function secondSaturday(months: number): string {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  first.setUTCDate(14 - first.getUTCDay());
  return first.toISOString().slice(0, 10);
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** A day as the pages write it: "Sat, Jan 9, 2027". */
const long = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', {
    ...({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const),
    timeZone: 'UTC',
  });

/** The evening of a day as the pages write it, in Janesville's own time. */
const evening = (day: string): RegExp => new RegExp(`^${long(day)}, 5:00\\s–\\s9:00\\sPM\\sC[DS]T$`);

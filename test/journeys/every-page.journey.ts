import type { Page, Route } from 'playwright-core';
import { problemsEverywhere } from './axe.js';
import { callAs, enter, freshWord, type Member, makeAdmin, photo, publish } from './members.js';
import { guestPages, type ListedPage, memberPages, passingPages, unlistedPages } from './page-list.js';
import { signIn, type Visitor, visiting } from './visitor.js';

const visitor = visiting({ keep: true });
const word = freshWord();
/** Of 36 signs: wider than a phone. */
const longWord = 'Turbohydramatic'.repeat(3).slice(0, 36);
const fitment = [{ make: longWord, model: longWord, yearFrom: 1964, yearTo: 1966, note: longWord }];
let member: Member;
let listing: string;
let asMember: Visitor;
let asGuest: Visitor;

beforeAll(async () => {
  member = await enter('axel');
  await makeAdmin(member);
  const colors = ['#9d0208', '#264653'];
  listing = await publish(
    member,
    {
      title: `${word} tail light`,
      categorySub: 'Lighting',
      description: longWord,
      partNumbers: [{ number: longWord, kind: 'oem' }],
      fitment,
    },
    await Promise.all(colors.map((color) => photo(color).toBuffer())),
  );
  asGuest = await visitor({ at: { latitude: 42.683, longitude: -89.019 } });
  asMember = await visitor();
  await signIn(asMember.page, member, '/account');
}, 300_000); // also while the demo data is made

test('every page is in the page list', () => {
  expect(unlistedPages()).toEqual([]);
});

test.each(memberPages)(
  '%s of a member is complete and accessible, in both themes, wide and narrow',
  async (...listed) => {
    await look(asMember, listed);
  },
);

test.each(guestPages)(
  '%s of a guest is complete and accessible, in both themes, wide and narrow',
  async (...listed) => {
    await look(asGuest, listed);
  },
);

test('a word of 36 signs makes no page of the inventory wider than a phone', async () => {
  const { page } = asMember;
  const owner = await enter('axel'); // the first sign-in has ended after so many pages
  const place = await callAs(owner, 'POST', '/api/inventory/locations', { name: longWord });
  const item = await callAs(owner, 'POST', '/api/inventory/items', {
    ...{ title: longWord, description: longWord, notes: longWord, donorVehicle: longWord, fitment },
    ...{ locationId: place.id, tags: [longWord.slice(0, 30)] },
    customFields: [{ name: longWord, kind: 'text', value: longWord }],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['', '?view=table', `/${item.id}`, '/places', `/places/${place.id}`]) {
    await page.goto(`/inventory${path}`);
    await page.getByText(longWord).first().waitFor();
    expect([path, Number(await page.evaluate('document.documentElement.scrollWidth')) <= 390]).toEqual([
      path,
      true,
    ]);
  }
});

test.each(passingPages)('%s is complete and accessible while it redirects', async (...listed) => {
  const { page } = asGuest;
  const release = await delay(page, '**/api/auth/sign-out');
  await look(asGuest, listed);
  release();
  await page.waitForURL((at) => at.pathname === '/');
});

test.each(['/ABOUT', '/Inventory/Create', '/LISTING/:id', '/Build-Tracker', '/API/Login?stay=1'])(
  '%s works in any letter case',
  async (path) => {
    const { page } = asMember;
    await page.goto(filled(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).not.toContain('404');
  },
);

async function look({ page, complaints }: Visitor, [path, heading]: ListedPage): Promise<void> {
  const before = complaints.length;
  await page.goto('about:blank'); // an address that differs only in its # would not load again
  await page.goto(filled(path));
  await page.getByRole('heading', { level: 1, name: filled(heading) }).waitFor();
  await page
    .getByText(/^(Loading|Searching)\b.*…$/)
    .first()
    .waitFor({ state: 'detached' });
  expect(await page.title()).toContain('Swap Meet Classics');
  expect(await problemsEverywhere(page)).toEqual([]);
  expect(complaints.slice(before).filter((words) => !isExpected(words))).toEqual([]);
}

/** The browser logs the server's status of pages that show "not found" or "sign in". */
const isExpected = (words: string) => /status of (400|401|404)/.test(words);

const filled = (words: string) =>
  words.replace(':id', listing).replace(':seller', member.id).replace(':word', word);

/** Delay the next of these calls.
 *  out     a function that lets it continue */
async function delay(page: Page, calls: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const wait = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route(calls, wait, { times: 1 });
  return release;
}

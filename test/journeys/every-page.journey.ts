import type { Page, Route } from 'playwright-core';
import { problemsEverywhere } from './axe.js';
import { enter, freshWord, type Member, makeAdmin, photo, publish } from './members.js';
import { guestPages, type ListedPage, memberPages, passingPages, unlistedRoutes } from './page-list.js';
import { signIn, type Visitor, visiting } from './visitor.js';

const visitor = visiting({ keep: true });
const word = freshWord();
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
    { title: `${word} tail light`, categorySub: 'Lighting', description: 'Both lenses, no cracks.' },
    await Promise.all(colors.map((color) => photo(color).toBuffer())),
  );
  asGuest = await visitor({ at: { latitude: 42.683, longitude: -89.019 } });
  asMember = await visitor();
  await signIn(asMember.page, member, '/account');
});

test('every route of the router is in the page list', () => {
  expect(unlistedRoutes()).toEqual([]);
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

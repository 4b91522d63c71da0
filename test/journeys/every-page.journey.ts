import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { enter, freshWord, type Member, makeAdmin, photo, publish } from './members.js';
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

/** Every route of the spec's list and those that grew out of it, with its first heading. */
const memberPages: readonly (readonly [string, string])[] = [
  ['/', 'Find classic parts and vehicles near you'],
  ['/home', 'Find classic parts and vehicles near you'],
  ['/about', 'About Swap Meet Classics'],
  ['/support', 'Support Center'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/donate', 'Support Us'],
  ['/login?stay=1', 'Sign in'],
  ['/api/login?stay=1', 'Sign in'],
  ['/account', 'Account'],
  ['/inventory', 'Inventory'],
  ['/inventory/create', 'Add Item'],
  ['/inventory/a-part', 'No part under this label'],
  ['/listing/:id', `${word} tail light`],
  ['/listing/:id/edit', 'Edit listing'],
  ['/listing/:id/edit?step=photos', 'Edit listing'],
  ['/listing/:id/edit?step=review', 'Edit listing'],
  ['/seller/:seller', 'axel'],
  ['/member/:seller', 'axel'],
  ['/listings', 'My listings'],
  ['/create-listing', 'Create a listing'],
  ['/wall', 'Community'],
  ['/messages', 'Messages'],
  ['/notifications', 'Notifications'],
  ['/events', 'Events'],
  ['/communities', 'Communities'],
  ['/build-tracker', 'Build Tracker'],
  ['/analytics', 'Analytics'],
  ['/admin', 'Admin Console'],
  ['/admin-advanced', 'Admin'],
  ['/gone/fishing', '404 Page Not Found'],
];
const guestPages: readonly (readonly [string, string])[] = [
  ['/', 'Find classic parts and vehicles near you'],
  ['/?view=map', 'Find classic parts and vehicles near you'],
  [`/?search=${word}zzz`, 'Find classic parts and vehicles near you'],
  ['/login', 'Sign in'],
  ['/login?mode=signup', 'Create account'],
  ['/login?mode=reset', 'Reset password'],
  [`/verify-email#${'T'.repeat(43)}`, 'Confirm your e-mail'],
  [`/confirm-email#${'T'.repeat(43)}`, 'Confirm your new e-mail'],
  [`/reset-password#${'T'.repeat(43)}`, 'Choose a new password'],
  [`/sign-in-link#${'T'.repeat(43)}`, 'Sign in'],
  ['/sign-in-link', 'Sign in'],
  ['/listing/:id', `${word} tail light`],
  ['/member/:seller', 'axel'],
  ['/guardian', 'Guardian invitation'],
  ['/account', 'Account'],
  ['/inventory', 'Inventory'],
  ['/listings', 'My listings'],
  ['/messages', 'Messages'],
  ['/wall', 'Community'],
];

test.each(memberPages)('a member finds %s whole, in both themes, wide and narrow', async (path, heading) => {
  await look(asMember, path, heading);
});

test.each(guestPages)('a guest finds %s whole, in both themes, wide and narrow', async (path, heading) => {
  await look(asGuest, path, heading);
});

test.each(['/ABOUT', '/Inventory/Create', '/LISTING/:id', '/Build-Tracker', '/API/Login?stay=1'])(
  'letter case makes no difference to %s',
  async (path) => {
    const { page } = asMember;
    await page.goto(addressOf(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).not.toContain('404');
  },
);

async function look({ page, complaints }: Visitor, path: string, heading: string): Promise<void> {
  const before = complaints.length;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addressOf(path));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page
    .getByText(/^(Loading|Looking)\b.*…$/)
    .first()
    .waitFor({ state: 'detached' });
  expect(await page.title()).toContain('Swap Meet Classics');
  expect(await problems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await problems(page, contrast)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await problems(page, contrast)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await problems(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  expect(complaints.slice(before)).toEqual([]);
}

const addressOf = (path: string) => path.replace(':id', listing).replace(':seller', member.id);

/** What depends on the theme; the other rules say the same in both. */
const contrast = ['color-contrast'];

/** What axe finds, against WCAG 2.2 AA or by these rules alone, in a line each. */
async function problems(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({
      runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: [...standard] },
      resultTypes: ['violations'],
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

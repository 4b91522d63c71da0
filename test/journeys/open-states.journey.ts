import type { Page } from 'playwright-core';
import { problemsAt, widths } from './axe.js';
import { enter, freshWord, hold, type Member, photo, publish } from './members.js';
import { signIn, type Visitor, visiting } from './visitor.js';

const visitor = visiting({ keep: true });
const word = freshWord();
let seller: Member;
let member: Member;
let listing: string;
let held: string;
let asMember: Visitor;
let asGuest: Visitor;

beforeAll(async () => {
  seller = await enter(`seller-${word}`);
  member = await enter(`opens-${word}`);
  const colors = ['#9d0208', '#264653'];
  listing = await publish(
    seller,
    { title: `${word} tail light`, categorySub: 'Lighting', description: 'Both lenses, no cracks.' },
    await Promise.all(colors.map((color) => photo(color).toBuffer())),
  );
  held = await publish(seller, { title: `${word} hubcap`, categorySub: 'Wheels' });
  await hold(member, held);
  asGuest = await visitor({ at: { latitude: 42.683, longitude: -89.019 } });
  asMember = await visitor();
  await signIn(asMember.page, member, '/account');
}, 300_000); // also while the demo data is made

/** Something that can be open, its page, and how to open it. */
type State = readonly [
  name: string,
  who: 'member' | 'guest',
  at: string,
  open: (page: Page) => Promise<void>,
  only?: (typeof widths)[number],
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (page: Page, name: string | RegExp) => button(page, name).click();
const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole('dialog', name ? { name } : {}).waitFor();

const states: readonly State[] = [
  [
    'the bell panel',
    'member',
    '/about',
    async (page) => {
      await press(page, /^Notifications/);
      await dialog(page);
      await page.getByText('Loading notifications...').waitFor({ state: 'detached' });
    },
  ],
  [
    'the user menu',
    'member',
    '/about',
    async (page) => {
      await press(page, /User menu/);
      await page.getByRole('menu').waitFor();
    },
  ],
  [
    'the menu of a phone',
    'guest',
    '/about',
    async (page) => {
      await press(page, 'Open menu');
      await dialog(page, 'Menu');
    },
    390,
  ],
  [
    'the menu of a member on a phone',
    'member',
    '/about',
    async (page) => {
      await press(page, 'Open menu');
      await dialog(page, 'Menu');
    },
    390,
  ],
  [
    'the filters',
    'guest',
    '/',
    async (page) => {
      await press(page, /^Filters/);
      await page.getByLabel('Min price').first().waitFor();
    },
  ],
  [
    'the terms over the form',
    'guest',
    '/login?mode=signup',
    async (page) => {
      await press(page, 'Terms of Service');
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    },
  ],
  [
    'the tour',
    'member',
    '/support',
    async (page) => {
      await press(page, 'Restart the tour');
      await dialog(page, 'Welcome to Swap Meet Classics');
      await press(page, 'Next');
    },
  ],
  [
    'a photo, large',
    'guest',
    '/listing/:id',
    async (page) => {
      await press(page, 'Zoom in on photo 1');
      await dialog(page);
    },
  ],
  [
    'a toast',
    'member',
    '/support',
    async (page) => {
      await press(page, 'Restart the tour');
      await dialog(page);
      await press(page, 'Skip Tour');
      await page.getByText('Tour skipped', { exact: true }).waitFor();
    },
  ],
  [
    'a new account with mistakes',
    'guest',
    '/login?mode=signup',
    async (page) => {
      await page.getByLabel('E-mail').fill(`nobody-${word}@example.com`);
      await page.getByLabel('Password').fill('password');
      await page.getByLabel('Date of birth').fill('3/14/1962');
      await press(page, 'Create account');
      await page.getByRole('alert').first().waitFor();
    },
  ],
  [
    'a sign-in refused',
    'guest',
    '/login',
    async (page) => {
      await page.getByLabel('E-mail').fill(`nobody-${word}@example.com`);
      await page.getByLabel('Password').fill('not the one');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('alert').first().waitFor();
    },
  ],
  [
    'a listing with mistakes',
    'member',
    '/create-listing',
    async (page) => {
      await press(page, /Next|Continue/);
      await page.getByRole('alert').first().waitFor();
    },
  ],
  ...['Edit profile', 'Change e-mail', 'Update password', 'Set up 2FA', 'Erase account'].map(
    (name): State => [
      `the dialog of "${name}"`,
      'member',
      '/account',
      async (page) => {
        await press(page, name);
        await dialog(page);
      },
    ],
  ),
  [
    'the question before a block',
    'member',
    '/members/:seller',
    async (page) => {
      await press(page, /^Block /);
      await dialog(page, /^Block /);
    },
  ],
  [
    'the question before a hold is released',
    'member',
    '/listing/:held',
    async (page) => {
      await press(page, 'Release');
      await dialog(page, 'Release it?');
    },
  ],
  [
    'a popup of the map',
    'guest',
    `/?view=map&search=${word}`,
    async (page) => {
      const map = page.getByRole('region', { name: 'Map of listings' });
      await map.getByRole('button', { name: `${word} tail light, $100` }).click();
      await map.getByRole('article').waitFor();
    },
  ],
];

const everyState = states.flatMap((state) =>
  widths
    .filter((width) => state[4] === undefined || state[4] === width)
    .map((width) => [state[0], width, state] as const),
);

test.each(everyState)(
  'accessible in both themes while open: %s, %s px wide',
  async (_name, width, [, who, at, open]) => {
    const { page } = who === 'member' ? asMember : asGuest;
    await page.setViewportSize({ width, height: width > 600 ? 900 : 844 });
    await page.goto('about:blank');
    await page.goto(at.replace(':id', listing).replace(':held', held).replace(':seller', seller.id));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await open(page);
    expect(await problemsAt(page, width)).toEqual([]);
  },
);

import { asGuest, asMember, renderPage } from '@lib/testing/page.fixtures';
import type { Capability } from '@modules/identity/capabilities.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shell } from './shell';

const shell = <Shell>the page</Shell>;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

const mainLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

async function openUserMenu() {
  await userEvent.click(screen.getByRole('button', { name: /User menu/ }));
  return screen.findByRole('menu');
}

const itemsOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

test('shows a guest every link except Analytics and Admin', async () => {
  await asGuest();
  renderPage(shell);
  expect(mainLinks()).toEqual([
    ['Home', '/'],
    ['Community', '/wall'],
    ['Messages', '/messages'],
    ['Events', '/events'],
    ['Build Tracker', '/build-tracker'],
    ['Inventory', '/inventory'],
    ['Support', '/support'],
    ['Account', '/account'],
    ['About', '/about'],
  ]);
});

test.each([
  ['/messages', 1],
  ['/messages/new', 0],
  ['/messages/t1', 0],
])('a conversation has no footer: %s', async (at, footers) => {
  await asMember();
  renderPage(shell, { at });
  expect(screen.queryAllByRole('contentinfo')).toHaveLength(footers);
});

test.each<[Capability[], boolean]>([
  [['list', 'analytics'], true],
  [['list'], false],
])('a member with the capabilities %j sees Analytics: %s', async (capabilities, isLed) => {
  await asMember({ capabilities });
  renderPage(shell);
  expect(mainLinks().some(([, to]) => to === '/analytics')).toBe(isLed);
});

test('shows an admin Admin, and Admin Console in the user menu', async () => {
  await asMember({ isAdmin: true });
  renderPage(shell);
  expect(mainLinks()).toContainEqual(['Admin', '/admin-advanced']);
  const menu = await openUserMenu();
  expect(within(menu).getByRole('menuitem', { name: 'Admin Console' })).toHaveAttribute('href', '/admin');
});

test.each([
  ['/', 'Home'],
  ['/Events', 'Events'],
  ['/admin', 'Admin'],
  ['/admin/members/ray', 'Admin'],
  ['/admin-advanced', 'Admin'],
  ['/donate', undefined],
])('marks the current page: on %s it is %s', async (at, label) => {
  await asMember({ isAdmin: true });
  renderPage(shell, { at });
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(main.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(
    label === undefined ? [] : [label],
  );
});

test('the user menu ends with Login for a guest', async () => {
  await asGuest();
  renderPage(shell);
  const menu = await openUserMenu();
  expect(itemsOf(menu)).toEqual(['Account', 'Messages', 'Support', 'Help: take the tour', 'Login']);
  expect(within(menu).getByRole('menuitem', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('the user menu ends with Logout and shows the first name', async () => {
  await asMember();
  renderPage(shell);
  expect(screen.getByRole('button', { name: /^Ray/ })).toBeInTheDocument();
  const menu = await openUserMenu();
  expect(itemsOf(menu)).toEqual([
    'Account',
    'My listings',
    'Matches',
    'Saved',
    'Messages',
    'Support',
    'Your gifts',
    'Orders',
    'Help: take the tour',
    'Logout',
  ]);
  expect(within(menu).getByRole('menuitem', { name: 'Logout' })).toHaveAttribute('href', '/logout');
});

test('draws the picture from the name that others see', async () => {
  await asMember({ name: 'Ray K', firstName: 'Raymond', lastName: null });
  renderPage(shell);
  expect(within(screen.getByRole('button', { name: /^Raymond/ })).getByText('RK')).toBeInTheDocument();
});

test('shows the e-mail of a member without a first name', async () => {
  await asMember({ firstName: null });
  renderPage(shell);
  expect(screen.getByRole('button', { name: /^ray@example\.com/ })).toBeInTheDocument();
});

test('offers to exit guest mode and to sign in', async () => {
  await asGuest();
  renderPage(shell, { at: '/events?guest=1' });
  const menu = await openUserMenu();
  expect(itemsOf(menu).slice(-2)).toEqual(['Exit Guest Mode', 'Sign Up / Login']);
  expect(within(menu).getByRole('menuitem', { name: 'Sign Up / Login' })).toHaveAttribute(
    'href',
    '/login?stay=1',
  );
});

test('chooses the theme in the user menu, which stays open', async () => {
  await asGuest();
  renderPage(shell);
  const menu = await openUserMenu();
  await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(within(menu).getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
});

test('shows the bell in the header', async () => {
  await asGuest();
  renderPage(<Shell bell={<button type="button">What is new</button>}>the page</Shell>);
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'What is new' })).toBeInTheDocument();
});

test('the mobile menu has the same links and closes when one is followed', async () => {
  await asGuest();
  renderPage(shell);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.click(within(menu).getByRole('link', { name: 'Events' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a suspended member is not offered to sell', async () => {
  await asMember({ suspension: { until: null, decisionId: null } });
  renderPage(shell);
  expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Sell' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Account' })).toBeInTheDocument();
  expect(menu.queryByRole('link', { name: 'Sell' })).toBeNull();
});

test('the footer has all its links, the year, and a mail address', async () => {
  await asGuest();
  renderPage(shell);
  const footer = screen.getByRole('contentinfo');
  const links = within(footer)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Browse Listings', '/'],
    ['Sell Parts', '/create-listing'],
    ['Swap Meets', '/events'],
    ['Communities', '/communities'],
    ['Build Tracker', '/build-tracker'],
    ['Support Us', '/donate'],
    ['Help Center', '/support'],
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Transparency', '/transparency'],
    ['Premium', '/premium'],
    ['Contact us', expect.stringMatching(/^mailto:.+@/)],
  ]);
  expect(footer).toHaveTextContent('Est. 2025');
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()}`);
});

test('the first Tab stop is the link to skip to the page', async () => {
  await asGuest();
  renderPage(shell);
  await userEvent.tab();
  expect(document.activeElement).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveTextContent('the page');
});

test('after a navigation, the page no longer has the address that the server gave the first one', async () => {
  await asGuest();
  document.head.innerHTML = '<link rel="canonical" href="/"><meta name="robots" content="noindex">';
  renderPage(shell);
  expect(document.head.children).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Events' }));
  expect(document.head.children).toHaveLength(0);
});

test('the user menu and the phone menu count as their pages do', async () => {
  await asMember(
    {},
    {
      'GET /api/threads/unread': { unread: 2, requests: 0 },
      'GET /api/matches': { matches: [{ id: 'm1' }, { id: 'm2' }, { id: 'm3' }] },
    },
  );
  renderPage(shell);
  const menu = await openUserMenu();
  expect(await within(menu).findByRole('menuitem', { name: 'Matches 3' })).toHaveAttribute(
    'href',
    '/matches',
  );
  expect(within(menu).getByRole('menuitem', { name: 'Messages 2 unread' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu, 2 unread' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(drawer.getByRole('link', { name: 'Messages 2 unread' })).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'Matches 3' })).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'My listings' })).toHaveAttribute('href', '/listings');
  expect(drawer.getByRole('link', { name: 'Saved' })).toHaveAttribute('href', '/saved');
});

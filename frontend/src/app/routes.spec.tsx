import { asGuest, asMember, renderPage } from '@lib/testing/page.fixtures';
import { allPages } from '@modules/pages/all-pages.schemas';
import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { Pages } from './routes';

beforeEach(async () => {
  localStorage.clear();
  await asGuest();
});

test('an unknown address shows 404 Page Not Found', async () => {
  renderPage(<Pages />, { at: '/no/such/place' });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  expect(document.title).toBe('404 Page Not Found · Swap Meet Classics');
});

test.each([
  ['/ABOUT', 'About Swap Meet Classics'],
  ['/Build-Tracker', 'Build Tracker'],
  ['/terms/', 'Terms of Service'],
])('ignores letter case and a trailing slash: %s', async (at, title) => {
  renderPage(<Pages />, { at });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

test.each(['/member/ana?show=garage', '/seller/ana?show=garage'])(
  '%s leads to the one page of the member, with its query',
  async (at) => {
    const ana = {
      id: 'ana',
      name: 'Ana',
      garage: [],
      joinedAt: '2026-06-01T12:00:00.000Z',
      allowedActions: [],
    };
    await asGuest({ 'GET /api/members/ana': ana });
    renderPage(<Pages />, { at });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana' })).toBeInTheDocument();
    expect(await screen.findByText('Ana shows no vehicles.')).toBeInTheDocument();
  },
);

test('/api/login opens the login page and keeps the query', async () => {
  renderPage(<Pages />, { at: '/api/login?mode=signup' });
  expect(await screen.findByRole('heading', { name: 'Create account' })).toBeInTheDocument();
});

test('/api/logout signs out', async () => {
  renderPage(<Pages />, { at: '/api/logout' });
  expect(await screen.findByText(/Signing you out…|Redirecting…/)).toBeInTheDocument();
});

test.each([
  ['/inventory', 'Loading Inventory…'],
  ['/inventory/create', 'Loading Add Item…'],
  ['/inventory/A-3-07', 'Loading Part…'],
  ['/wall', 'Loading …'],
])('shows the loading text of %s: %s', async (at, words) => {
  renderPage(<Pages />, { at });
  expect(screen.getByText(words)).toBeInTheDocument();
  await waitForElementToBeRemoved(screen.queryByText(words));
});

test.each([
  ['/wall', 'Community · Swap Meet Classics'],
  ['/terms', 'Terms of Service · Swap Meet Classics'],
  ['/login?mode=signup', 'Create account · Swap Meet Classics'],
  ['/', 'Swap Meet Classics'],
])('the tab of %s is named by its declaration, or by what the page shows: %s', async (at, title) => {
  document.title = 'before';
  renderPage(<Pages />, { at });
  await waitFor(() => expect(document.title).toBe(title));
});

const withAudience = allPages.flatMap(({ path, who }) =>
  who ? [[path.replace(/:\w+/, 'x1'), who] as const] : [],
);

test.each(withAudience)('a guest signs in before %s opens', async (at) => {
  renderPage(<Pages />, { at });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
});

test.each(withAudience.filter(([, who]) => who !== 'member'))(
  'a member without capabilities is told whom %s is for: %s',
  async (at) => {
    await asMember({ capabilities: [] });
    renderPage(<Pages />, { at });
    expect(await screen.findByRole('heading', { name: 'For admins' })).toBeInTheDocument();
  },
);

test('the terms have 14 numbered sections', async () => {
  renderPage(<Pages />, { at: '/terms' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(14);
  expect(screen.getByText(/last updated August 2, 2025/)).toBeInTheDocument();
});

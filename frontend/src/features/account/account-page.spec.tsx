import { detailOf, listingId } from '@entities/listing/listing.fixtures';
import { intent } from '@lib/session/intent';
import { deleteSession, startSession } from '@lib/session/session';
import { asGuest, asMember, fakeApi, memberOf, renderPage, sessionOf } from '@lib/testing/page.fixtures';
import type { ListingDetail } from '@modules/marketplace/listing.schemas';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AccountPage from './account-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('asks a guest to sign in', async () => {
  await asGuest();
  renderPage(<AccountPage />);
  expect(screen.getByText('You must be signed in to view your account.')).toBeInTheDocument();
});

test.each([
  [{}, 'Welcome, ray@example.com'],
  [{ email: null }, 'Welcome, Ray Kowalski'],
  [{ email: null, name: null }, 'Welcome, ray'],
])('welcomes a member by e-mail, name or uid', async (changes, words) => {
  await asMember(changes);
  renderPage(<AccountPage />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Profile' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Security' })).toBeInTheDocument();
});

test('says first who the member is, and what waits with the numbers of its pages', async () => {
  await asMember(
    { handle: 'ray-k', emailVerified: false },
    {
      'GET /api/my/listings': { listings: [], counts: { draft: 2, held: 1 }, heldForMe: 1 },
      'GET /api/feedback/due': { due: [{ threadId: 't1', name: 'Hank', until: '2026-12-03T17:00:00.000Z' }] },
      'GET /api/matches': { matches: [{ id: 'm1' }, { id: 'm2' }] },
      'GET /api/threads/unread': { unread: 3, requests: 0 },
      'GET /api/notifications': [],
    },
  );
  renderPage(<AccountPage />);
  expect(screen.getByRole('heading', { name: 'Hello, Ray' })).toBeInTheDocument();
  expect(screen.getByText('Not confirmed yet')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeInTheDocument();
  const waits = screen.getByRole('heading', { name: 'What waits for you' }).closest('section') as HTMLElement;
  await within(waits).findByText('2 matches');
  const links = within(waits).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Say how your deal with Hank went until Thu, Dec 3, 2026', '/messages/t1'],
    ['1 listing you hold', '/listings?status=held-for-me'],
    ['1 listing held by a buyer', '/listings?status=held'],
    ['3 unread conversations', '/messages'],
    ['2 matches', '/matches'],
    ['2 drafts of listings', '/listings?status=draft'],
  ]);
});

test('a suspended member sees what is open, and nothing that is closed', async () => {
  const { calls } = await asMember({ suspension: { until: null, decisionId: 'd1' } });
  renderPage(<AccountPage />);
  const open = screen.getByRole('heading', { name: 'What is open to you' }).closest('section') as HTMLElement;
  expect(within(open).getByRole('link', { name: 'Read the decision, and appeal' })).toHaveAttribute(
    'href',
    '/decisions/d1',
  );
  expect(screen.getByText('Suspended')).toBeInTheDocument();
  expect(screen.queryByText('My listings')).toBeNull();
  expect(calls.filter(({ url }) => /my\/listings|matches|feedback/.test(url))).toEqual([]);
});

test('leads to the reports of a member, and to decisions about them', async () => {
  await asMember();
  renderPage(<AccountPage />);
  expect(screen.getByRole('link', { name: 'See your reports' })).toHaveAttribute('href', '/reports');
  expect(screen.getByRole('link', { name: 'See decisions' })).toHaveAttribute('href', '/decisions');
});

test('shows a loading state until the session is known', async () => {
  let answer: (session: unknown) => void = () => undefined;
  fakeApi({
    'POST /api/auth/refresh': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    'GET /api/auth/status': { authenticated: true, user: memberOf() },
  });
  deleteSession();
  localStorage.setItem('signedIn', 'true');
  let started: Promise<void> | undefined;
  await act(async () => {
    started = startSession();
  });
  renderPage(<AccountPage />);
  expect(screen.getByText('Loading your account…')).toBeInTheDocument();
  await act(async () => {
    answer(sessionOf(memberOf()));
    await started;
  });
  expect(screen.getByText('Welcome, ray@example.com')).toBeInTheDocument();
});

test.each([
  ['/create-listing', 'You wanted to list a part', 'Create a listing', '/create-listing'],
  [
    '/create-listing?type=wanted',
    'You wanted to post what you need',
    'Create a wanted ad',
    '/create-listing?type=wanted',
  ],
  ['/inventory', 'You wanted to start your inventory', 'Add the first item', '/inventory/create'],
  ['/wall', 'You wanted to post to the wall', 'Open the wall', '/wall'],
  ['/members/ana', 'You were on your way to another page', 'Continue', '/members/ana'],
])('shows a new member the way on to what they wanted: %s', async (next, title, action, to) => {
  intent.keep(next);
  await asMember();
  renderPage(<AccountPage />);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', to);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(title)).toBeNull();
  expect(intent.read()).toBeNull();
});

test.each<[Partial<ListingDetail>, string, string]>([
  [{ allowedActions: ['hold'] }, 'Hold it now', `/listing/${listingId}?hold=1`],
  [{ status: 'held' }, 'View it', `/listing/${listingId}`],
])('shows a new member the way to the hold that they wanted: %j', async (listing, action, to) => {
  intent.keep(`/listing/${listingId}?hold=1`);
  await asMember({}, { [`GET /api/listings/${listingId}`]: detailOf(listing) });
  renderPage(<AccountPage />);
  expect(await screen.findByText('You wanted to hold 327 block, standard bore')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', to);
});

test('links a new member back to the guardian invitation', async () => {
  await asMember();
  const { unmount } = renderPage(<AccountPage />);
  expect(screen.queryByText('You were asked to be a guardian')).not.toBeInTheDocument();
  unmount();
  sessionStorage.setItem('guardian-invitation', 'the-token');
  renderPage(<AccountPage />);
  expect(screen.getByText('You were asked to be a guardian')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View invitation' })).toHaveAttribute('href', '/guardian');
});

test('opens with the counts of the member’s listings, and keeps devices and sign-ins folded until they are asked for', async () => {
  await asMember(
    {},
    { 'GET /api/my/listings': { listings: [], counts: { active: 4, held: 1 }, heldForMe: 2 } },
  );
  renderPage(<AccountPage />);
  expect(await screen.findByRole('link', { name: '4 active' })).toHaveAttribute(
    'href',
    '/listings?status=active',
  );
  expect(screen.getByRole('link', { name: '1 held by others' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2 held for me' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '0 sold' })).toBeInTheDocument();
  const folded = screen.getByText('Devices and sign-ins').closest('details');
  expect(folded).not.toHaveAttribute('open');
  act(() => {
    location.hash = '#sign-ins';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(folded).toHaveAttribute('open');
  location.hash = '';
});

test('links to the member’s listings, public page and notification settings', async () => {
  await asMember();
  renderPage(<AccountPage />);
  expect(screen.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/members/ray');
  expect(screen.getByRole('link', { name: 'Notification settings' })).toHaveAttribute(
    'href',
    '/notifications?show=preferences',
  );
});

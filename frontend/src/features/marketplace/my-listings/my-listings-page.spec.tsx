import { listingId, myListingOf, openPage, receipt, saleOf } from '@entities/listing/listing.fixtures';
import { asGuest, asMember, errorResponse } from '@lib/testing/page.fixtures';
import type { MyListing } from '@modules/marketplace/listing.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MyListingsPage from './my-listings-page';

const counts = { draft: 2, active: 1, paused: 0, held: 0, sold: 3, withdrawn: 0, expired: 0, removed: 0 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(listings: readonly MyListing[], { at = '/listings', answers = {} } = {}) {
  const network = await asMember(
    {},
    {
      'GET /api/my/listings': { listings, counts, heldForMe: 1, bought: 1 },
      ...answers,
    },
  );
  openPage(<MyListingsPage />, '/listings', at);
  await screen.findByRole('tablist');
  return network;
}

test('counts listings by status in the tabs and hides rare empty ones', async () => {
  await open([myListingOf()]);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Active1',
    'Held by others0',
    'Held for me1',
    'Bought1',
    'Draft2',
    'Paused0',
    'Expired0',
    'Sold3',
  ]);
});

test('says how often each was seen and opened', async () => {
  const listings = [{ id: listingId, impressions: 41, views: 1 }];
  await open([myListingOf()], { answers: { 'GET /api/my/audience': { listings } } });
  expect(await screen.findByText('shown 41 times · 1 view in 30 days')).toBeInTheDocument();
});

test('opens the first tab that is not empty', async () => {
  await open([], {
    answers: {
      'GET /api/my/listings': {
        listings: [],
        counts: { ...counts, active: 0, draft: 0 },
        heldForMe: 0,
        bought: 0,
      },
    },
  });
  expect(await screen.findByRole('tab', { name: /^Sold/ })).toHaveAttribute('aria-selected', 'true');
});

test('shows what the member holds, with its clock and the way to its seller', async () => {
  const heldUntil = new Date(Date.now() + 50 * 3_600_000 + 30_000).toISOString();
  const {
    updatedAt: _,
    expiresAt: __,
    ...card
  } = myListingOf({ status: 'held', allowedActions: ['release'] });
  await open([], {
    at: '/listings?status=held-for-me',
    answers: { 'GET /api/my/holds': { listings: [{ ...card, heldUntil, agreedPrice: 150 }] } },
  });
  expect(await screen.findByText('2 days 2 hours left')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Write to Ana Torres/ })).toHaveAttribute(
    'href',
    `/messages/new?listing=${listingId}`,
  );
  expect(screen.getByText(/^\$150/)).toHaveTextContent('$150 agreed');
  expect(screen.getByRole('button', { name: /^Release/ })).toBeInTheDocument();
});

test('shows what the member bought: for how much, from whom, and what is left to do', async () => {
  const { agreedPrice: _, sale: __, isHidden: ___, ...listing } = myListingOf({ status: 'sold' });
  const other = { id: 'ana', name: 'Ana Torres' };
  const purchases = [
    { ...saleOf({ other, feedbackUntil: '2026-06-18T12:00:00.000Z' }), listingId, listing },
    {
      ...saleOf({ dealId: 'd2', threadId: 't2', price: null, other: null }),
      listingId: 'gone',
      listing: null,
    },
  ];
  const { calls } = await open([], {
    at: '/listings?status=bought',
    answers: {
      'GET /api/my/bought': { bought: purchases, nextCursor: null },
      'GET /api/inventory/transfers': {
        waiting: [
          { id: 'w1', title: 'A block', quantity: 1, unit: 'each', photo: null, seller: 'Ana', listingId },
        ],
        added: [{ listingId: 'gone', itemId: 'i2' }],
      },
      'POST /api/inventory/transfers/w1/accept': receipt,
    },
  });
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first ?? document.body).getByText('$150')).toBeInTheDocument();
  expect(within(first ?? document.body).getByText('Feedback due')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Leave feedback: 327 block/ })).toHaveAttribute(
    'href',
    '/messages/t1',
  );
  expect(within(second ?? document.body).getByText('from a former member')).toBeInTheDocument();
  expect(await within(second ?? document.body).findByText('In your inventory')).toHaveAttribute(
    'href',
    '/inventory/i2',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Add to inventory: 327 block/ }));
  expect(await screen.findByText(/^at \/inventory\//)).toBeInTheDocument();
  expect(calls.some(({ url }) => url === '/api/inventory/transfers/w1/accept')).toBe(true);
});

test('says of what was sold: to whom, for how much, and that feedback is due', async () => {
  const sale = saleOf({ feedbackUntil: '2026-06-18T12:00:00.000Z' });
  await open([myListingOf({ status: 'sold', sale })], { at: '/listings?status=sold' });
  expect(screen.getByText('Sold to Bob for $150')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Feedback due' })).toHaveAttribute('href', '/messages/t1');
  expect(screen.queryByText('$450')).toBeNull();
});

test('pauses the selected listings together; those that are refused stay selected, each with the reason', async () => {
  const second = '0198c0de-0000-7000-8000-000000000002';
  const { calls } = await open(
    [
      myListingOf({ allowedActions: ['pause'] }),
      myListingOf({ id: second, title: 'Rally wheels', allowedActions: ['pause'] }),
    ],
    {
      answers: {
        [`POST /api/listings/${listingId}/pause`]: receipt,
        [`POST /api/listings/${second}/pause`]: errorResponse({
          status: 409,
          body: { code: 'LISTING_NOT_OPEN', message: 'This listing is not open right now.' },
        }),
      },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Select several' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pause 2' }));
  expect(await screen.findByText('1 listing stayed as it was')).toBeInTheDocument();
  expect(screen.getByText('Rally wheels: This listing is not open right now.')).toBeInTheDocument();
  expect(screen.getByText('1 listing paused')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select Rally wheels' })).toBeChecked();
  expect(calls.filter(({ url }) => url.endsWith('/pause'))).toHaveLength(2);
});

test('shows exactly the actions that the server allows: the likeliest as a button, the others under More', async () => {
  const title = 'Rally wheels';
  await open([
    myListingOf({ allowedActions: ['edit', 'pause'] }),
    myListingOf({ id: '0198c0de-0000-7000-8000-000000000002', title, allowedActions: ['renew', 'sell'] }),
  ]);
  const [first, second] = screen.getAllByRole('article');
  const named = (card: HTMLElement | undefined) =>
    within(card ?? document.body)
      .getAllByText(/^(Edit|Pause|Renew|Mark sold|Withdraw|Publish|Resume|Release|More)$/)
      .map((label) => label.textContent);
  expect(named(first)).toEqual(['Edit', 'More']);
  expect(named(second)).toEqual(['Mark sold', 'More']);
  await userEvent.click(screen.getAllByRole('button', { name: /^More/ })[0] ?? document.body);
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent?.trim())).toEqual([
    'Pause',
    'Share on the wall',
  ]);
});

test.each([
  [12, 'Listed for 12 more days'],
  [60, 'Listed for 60 more days'],
  [1, 'Listed for 1 more day'],
  [0, 'Ends today'],
])('shows how long a listing stays up: %d days as “%s”', async (days, words) => {
  const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
  await open([myListingOf({ expiresAt })]);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('sends an action at once and refreshes the list', async () => {
  const { calls } = await open([myListingOf({ allowedActions: ['pause'] })], {
    answers: { [`POST /api/listings/${listingId}/pause`]: receipt },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Pause: 327 block, standard bore' }));
  expect(await screen.findByText('Paused: only you can see it now')).toBeInTheDocument();
  expect(calls.filter(({ url }) => url.startsWith('/api/my/listings')).length).toBeGreaterThan(1);
});

test('keeps the focus in the tab when the listing moves to another tab', async () => {
  let listings = [myListingOf({ allowedActions: ['pause'] })];
  await open(listings, {
    answers: {
      'GET /api/my/listings': () => ({ listings, counts, heldForMe: 0, bought: 0 }),
      [`POST /api/listings/${listingId}/pause`]: () => {
        listings = [];
        return receipt;
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Pause/ }));
  expect(await screen.findByRole('heading', { name: 'Nothing listed yet' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel').firstElementChild).toHaveFocus();
  expect(screen.getByText('Paused: only you can see it now')).toBeInTheDocument();
});

test('shows one useful step in an empty tab', async () => {
  await open([], { at: '/listings?status=draft' });
  const panel = screen.getByRole('tabpanel');
  expect(within(panel).getByRole('heading', { name: 'No drafts' })).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'Create a listing' })).toHaveAttribute(
    'href',
    '/create-listing',
  );
});

test('shows a link to the paused listings when everything is paused', async () => {
  await open([], {
    at: '/listings?status=active',
    answers: {
      'GET /api/my/listings': { listings: [], counts: { ...counts, paused: 40 }, heldForMe: 0, bought: 0 },
    },
  });
  expect(screen.getByRole('heading', { name: 'Nothing active: 40 are paused' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View paused listings' })).toHaveAttribute(
    'href',
    '/listings?status=paused',
  );
});

test('links a draft to its form', async () => {
  await open([myListingOf({ status: 'draft' })], { at: '/listings?status=draft' });
  expect(screen.getByRole('link', { name: '327 block, standard bore' })).toHaveAttribute(
    'href',
    `/listing/${listingId}/edit`,
  );
});

test('asks a guest to sign in', async () => {
  await asGuest();
  openPage(<MyListingsPage />, '/listings', '/listings');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=/listings');
});

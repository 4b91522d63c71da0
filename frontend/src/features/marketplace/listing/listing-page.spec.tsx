import {
  detailOf,
  listingId,
  openPage,
  photoOf,
  receipt,
  saleOf,
  sellerOf,
} from '@entities/listing/listing.fixtures';
import { jest } from '@jest/globals';
import { asGuest, asMember, errorResponse } from '@lib/testing/page.fixtures';
import type { ListingAction, ListingDetail, SaleView } from '@modules/marketplace/listing.schemas';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ListingPage from './listing-page';

const path = `/api/listings/${listingId}`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(listing: Partial<ListingDetail>, who: 'guest' | 'ray' | 'ana' = 'ray', answers = {}) {
  const api = { [`GET ${path}`]: detailOf(listing), ...answers };
  const network = who === 'guest' ? await asGuest(api) : await asMember({ uid: who, id: who }, api);
  openPage(<ListingPage />, '/listing/:id', `/listing/${listingId}`);
  await screen.findByRole('heading', { level: 1 });
  return network;
}

/** Hold it in the dialog, with a note. */
async function holdIt(note?: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Hold for me' }));
  const dialog = await screen.findByRole('dialog');
  if (note) await userEvent.type(within(dialog).getByLabelText('Note to Ana Torres'), note);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hold for me' }));
}

const button = (name: string) => screen.queryByRole('button', { name });

test('shows the details on the plate with explanations', async () => {
  await open({});
  expect(screen.getByText('New old stock')).toBeInTheDocument();
  expect(screen.getByText('NOS: made by the factory back then, never installed.')).toBeInTheDocument();
  expect(screen.getByText('3782870')).toBeInTheDocument();
  const fits = screen.getByRole('table', { name: 'What it fits' });
  expect(within(fits).getByRole('rowheader', { name: 'Chevrolet Nova' })).toBeInTheDocument();
  expect(within(fits).getByText('1962–1967')).toBeInTheDocument();
});

test('says since when it is offered, and what was asked before', async () => {
  const day = (ago: number) => {
    const at = new Date();
    at.setDate(at.getDate() - ago); // by the clocks of here, which may have changed since
    return at.toISOString();
  };
  const prices = [
    { at: day(94), price: 150 },
    { at: day(20), price: 125 },
  ];
  await open({}, 'guest', {
    [`GET ${path}/offer-history`]: { firstOfferedAt: day(94), priceCuts: 1, prices },
  });
  expect(await screen.findByText('First offered 94 days ago · 1 price cut')).toBeInTheDocument();
  expect(screen.getByText(/: \$150/)).toBeInTheDocument();
});

test('tells its owner alone how often it was seen and opened; opening it is reported for others alone', async () => {
  const answers = {
    'GET /api/my/audience': { listings: [{ id: listingId, impressions: 41, views: 7 }] },
    'POST /api/listings/seen': {},
  };
  const words = 'shown 41 times · 7 views in 30 days';
  const reports = ({ calls }: Awaited<ReturnType<typeof open>>) =>
    calls.filter(({ url }) => url === '/api/listings/seen').map(({ body }) => body);
  const own = await open({}, 'ana', answers);
  expect(await screen.findByText(words)).toBeInTheDocument();
  cleanup();
  const other = await open({}, 'ray', answers);
  await waitFor(() => expect(reports(other)).toEqual([{ impressions: [], views: [listingId] }]));
  expect(screen.queryByText(words)).toBeNull();
  expect(reports(own)).toEqual([]);
});

test('shows its owner what suits the need, and why; a wrong one is dismissed with a reason, and that can be undone', async () => {
  const match = {
    id: '0b0d5ae9-2a7b-4f0e-9a55-1a1c8bb1a7a1',
    side: 'seeker',
    own: { id: listingId, title: 'Fender', kind: 'listing' },
    other: { id: 'another', title: 'Fender, LH', price: 160, attends: [] },
    score: 70,
    reasons: 'Fits 1964 Chevrolet C10 · 29 miles',
    foundAt: '2026-06-01T12:00:00.000Z',
    holder: null,
  };
  let matches = [match];
  const network = await open({ listingType: 'wanted' }, 'ana', {
    'GET /api/matches': () => ({ matches }),
    'GET /api/wanted/progress': { needs: [{ id: listingId, matches: 1, talks: 2 }] },
    [`POST /api/matches/${match.id}/dismiss`]: () => {
      matches = [];
      return receipt;
    },
    [`POST /api/matches/${match.id}/restore`]: () => {
      matches = [match];
      return receipt;
    },
  });
  expect(await screen.findByRole('link', { name: 'Fender, LH' })).toHaveAttribute('href', '/listing/another');
  expect(screen.getByText('Fits 1964 Chevrolet C10 · 29 miles')).toBeInTheDocument();
  expect(await screen.findByText('1 match · in talks with 2 members')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Not a match?'));
  await userEvent.click(screen.getByRole('button', { name: 'Wrong car or year' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Fender, LH' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Matches for your wanted ad' })).toHaveFocus();
  expect(network.calls.find(({ url }) => String(url).endsWith('/dismiss'))?.body).toEqual({
    reason: 'wrong car',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Fender, LH' })).toBeInTheDocument();
  expect(screen.getByText('The match is in your list again')).toBeInTheDocument();
});

test.each<[ListingDetail['shipping'], string]>([
  [['local'], 'Local pickup'],
  [['ships'], 'Shipping'],
  [['meet', 'local'], 'Local pickup or at a swap meet'],
  [['local', 'ships', 'freight', 'meet'], 'Local pickup, shipping, freight, or at a swap meet'],
])('shows the delivery options on one line: %s', async (shipping, words) => {
  await open({ shipping });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test.each<[Partial<ListingDetail>, string]>([
  [{ listingType: 'wanted', priceMode: 'ask', price: null }, 'Open to offers'],
  [{ listingType: 'for_sale', priceMode: 'ask', price: null }, 'Ask for price'],
  [{ listingType: 'for_sale', priceMode: 'trade', price: null }, 'For trade'],
])('shows what to do when there is no price: %j', async (listing, words) => {
  await open(listing);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('capitalizes the seller’s text on the plate', async () => {
  await open({
    vehicle: { year: 1948, make: 'Ford', model: 'Super Deluxe', body: 'coupe', engine: 'flathead V8' },
  });
  expect(screen.getByText('Coupe')).toBeInTheDocument();
  expect(screen.getByText('Flathead V8')).toBeInTheDocument();
});

test.each<[readonly ListingAction[], readonly string[], readonly string[]]>([
  [['hold'], ['Hold for me', 'Ask the seller'], ['Release', 'Edit', 'Mark sold', 'More']],
  [[], ['Ask the seller'], ['Hold for me', 'Edit', 'Mark sold', 'More']],
])('shows a buyer the actions that the server allows: %s', async (allowedActions, offered, absent) => {
  await open({ allowedActions: [...allowedActions] });
  for (const name of offered) expect(button(name)).toBeInTheDocument();
  for (const name of absent) expect(button(name)).toBeNull();
});

test('shows a seller the actions that the server allows, the likeliest first, the others under More', async () => {
  await open({ allowedActions: ['edit', 'pause', 'sell', 'withdraw'] }, 'ana');
  expect(button('Mark sold')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/listing/${listingId}/edit`);
  expect(button('Ask the seller')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Pause', 'Withdraw']);
});

test('sends a guest who wants to hold it to sign in and back', async () => {
  await open({}, 'guest');
  await userEvent.click(screen.getByRole('link', { name: 'Hold for me' }));
  expect(screen.getByText(`at /login?next=/listing/${listingId}%3Fhold%3D1`)).toBeInTheDocument();
});

test('asks for the hold that a guest wanted before signing in', async () => {
  await asMember({ uid: 'ray', id: 'ray' }, { [`GET ${path}`]: detailOf({ allowedActions: ['hold'] }) });
  openPage(<ListingPage />, '/listing/:id', `/listing/${listingId}?hold=1`);
  expect(await screen.findByRole('dialog', { name: 'Hold it for 72 hours?' })).toBeInTheDocument();
});

test('offers no hold on a wanted ad', async () => {
  await open({ listingType: 'wanted' }, 'guest');
  expect(screen.queryByRole('link', { name: 'Hold for me' })).toBeNull();
  expect(button('I have one')).toBeInTheDocument();
});

test('a hold takes a note to the seller along; when it is refused, the page says so', async () => {
  let status: ListingDetail['status'] = 'active';
  const heldUntil = new Date(Date.now() + 72 * 3_600_000 - 1_000).toISOString();
  const { calls } = await open({ allowedActions: ['hold'] }, 'ray', {
    [`GET ${path}`]: () =>
      detailOf({
        status,
        ...(status === 'held' && { heldUntil }),
        allowedActions: status === 'held' ? ['release'] : ['hold'],
      }),
    [`POST ${path}/hold`]: () => {
      status = 'held';
      return receipt;
    },
    'POST /api/threads': errorResponse({
      status: 429,
      body: { code: 'TOO_MANY_MESSAGES', message: 'You may write again in 2 hours.' },
    }),
  });
  await holdIt('Saturday at ten?');
  expect(await screen.findByText('It is on hold, but your note was not sent')).toBeInTheDocument();
  expect(screen.getByText('You may write again in 2 hours.')).toBeInTheDocument();
  expect(calls.find(({ url }) => url === '/api/threads')?.body).toMatchObject({
    about: { kind: 'listing', listingId },
    message: { body: 'Saturday at ten?' },
  });
  expect(screen.getByText('2 days 23 hours left')).toBeInTheDocument();
  expect(button('Write to Ana Torres')).toBeInTheDocument();
});

test.each<[Partial<ListingDetail>, readonly string[]]>([
  [{ status: 'held' }, ['Tell me when it is free', 'Find similar parts']],
  [{ status: 'sold' }, ['Find similar parts', 'Post what you need']],
])('says what a buyer can do next: %j', async (listing, offered) => {
  await open(listing);
  for (const name of offered) expect(screen.getByText(name)).toBeInTheDocument();
  const similar = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Find similar parts' }).href);
  expect(Object.fromEntries(similar.searchParams)).toMatchObject({ search: 'block Chevrolet 1964' });
});

test('shows why a hold was refused and scrolls to the message', async () => {
  await open({ allowedActions: ['hold'] }, 'ray', {
    [`POST ${path}/hold`]: errorResponse({
      status: 409,
      body: { code: 'HOLD_USED', message: 'You held this one before. Write to the seller instead.' },
    }),
  });
  const brought = jest.spyOn(Element.prototype, 'scrollIntoView');
  await holdIt();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You held this one before.');
  expect(brought.mock.contexts).toEqual([alert.parentElement]);
  brought.mockRestore();
});

test('shows a minor without a verified guardian why they cannot hold it yet', async () => {
  const minor = {
    isMinor: true,
    missingRequirement: 'guardian' as const,
    capabilities: ['editProfile' as const],
  };
  const listing = detailOf({ allowedActions: ['hold'], whyNotWrite: 'NOT_EACH_OTHER' });
  await asMember(minor, { [`GET ${path}`]: listing });
  openPage(<ListingPage />, '/listing/:id', `/listing/${listingId}`);
  expect(await screen.findByText('You cannot hold it yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account');
  expect(button('Hold for me')).toBeNull();
  expect(button('Ask the seller')).toBeNull();
  expect(screen.queryByText(/cannot write to each other/)).toBeNull();
});

describe('a reader who cannot write to the seller', () => {
  test('under 18 hears it before writing, and hands the listing to the guardian', async () => {
    const { calls } = await open({ whyNotWrite: 'ASK_GUARDIAN', priceMode: 'obo' }, 'ray', {
      'GET /api/account/guardianship': { status: 'verified', guardian: { id: 'dana', name: 'Dana' } },
      'POST /api/threads': { id: 'with-dana', version: 1, position: 1 },
    });
    expect(await screen.findByText('Ask your guardian to write to Ana Torres')).toBeInTheDocument();
    for (const name of ['Ask the seller', 'Make an offer']) expect(button(name)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Send it to Dana' }));
    expect(await screen.findByRole('link', { name: /See what Dana says/ })).toHaveAttribute(
      'href',
      '/messages/with-dana',
    );
    expect(calls.find(({ url, method }) => url === '/api/threads' && method === 'POST')?.body).toMatchObject({
      about: { kind: 'member', memberIds: ['dana'] },
      message: { body: expect.stringContaining(`/listing/${listingId}`) },
    });
  });

  test('hears nothing of an age or a block in particular', async () => {
    await open({ whyNotWrite: 'NOT_EACH_OTHER' });
    expect(await screen.findByText('You and Ana Torres cannot write to each other')).toBeInTheDocument();
    expect(screen.getByText(/We do not say which/)).toBeInTheDocument();
    expect(button('Ask the seller')).toBeNull();
  });
});

test('shows the highest price of a wanted ad, and what it has to fit', async () => {
  await open({ listingType: 'wanted', price: 120 });
  expect(screen.getByText(/^\$120$/)).toHaveTextContent('Up to $120');
  expect(screen.getByRole('table', { name: 'What it has to fit' })).toBeInTheDocument();
  expect(screen.queryByText(/As given by the seller/)).toBeNull();
});

test('shows how deals with the seller went and how fast they answer, with a link to their page', async () => {
  const rating = { good: 2, neutral: 1, bad: 0, partners: 3, answersInMinutes: 150 };
  await open({ seller: sellerOf({ handle: 'ana-t', forSale: 4, wanted: 1, rating }) });
  const card = within(screen.getByRole('region', { name: 'Seller' }));
  expect(card.getByRole('link', { name: 'Ana Torres' })).toHaveAttribute('href', '/members/ana-t');
  for (const words of ['4 for sale', '1 wanted', '+ 2 good', '○ 1 so-so', 'Usually answers within 3 hours'])
    expect(card.getByText(words)).toBeInTheDocument();
  expect(card.queryByText(/bad/)).toBeNull();
  expect(card.getByRole('link', { name: 'From 3 buyers and sellers' })).toHaveAttribute(
    'href',
    '/members/ana-t?show=feedback',
  );
});

test('says nothing of deals before there are any', async () => {
  await open({});
  expect(screen.queryByText(/From |Usually answers/)).toBeNull();
});

test('asks where it sold and for how much', async () => {
  const { calls } = await open({ allowedActions: ['sell'] }, 'ana', { [`POST ${path}/sell`]: receipt });
  await userEvent.click(screen.getByRole('button', { name: 'Mark sold' }));
  const dialog = screen.getByRole('dialog', { name: 'Mark as sold' });
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Here/ }));
  const price = within(dialog).getByRole('textbox', { name: 'Sale price' });
  await userEvent.clear(price);
  await userEvent.type(price, '1,250.50');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark sold' }));
  expect(await screen.findByText('Marked sold.')).toBeInTheDocument();
  expect(calls.find(({ url }) => url === `${path}/sell`)?.body).toEqual({ where: 'here', price: 1250.5 });
});

test('marks a listing sold without a price', async () => {
  const { calls } = await open({ allowedActions: ['sell'] }, 'ana', { [`POST ${path}/sell`]: receipt });
  await userEvent.click(screen.getByRole('button', { name: 'Mark sold' }));
  const dialog = screen.getByRole('dialog', { name: 'Mark as sold' });
  await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Sale price' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark sold' }));
  await screen.findByText('Marked sold.');
  expect(calls.find(({ url }) => url === `${path}/sell`)?.body).toEqual({ where: 'elsewhere', price: null });
});

test('asks before taking a listing down', async () => {
  const { calls } = await open({ allowedActions: ['withdraw'] }, 'ana', {
    [`POST ${path}/withdraw`]: receipt,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(calls.some(({ url }) => String(url).endsWith('/withdraw'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Your listing was taken down')).toBeInTheDocument();
});

test.each<[Partial<ListingDetail>, 'ray' | 'ana', RegExp]>([
  [
    { status: 'held', heldUntil: '2026-06-04T12:00:00.000Z', allowedActions: ['release'] },
    'ray',
    /^Held for you until/,
  ],
  [{ status: 'held', heldUntil: '2026-06-04T12:00:00.000Z' }, 'ray', /^On hold until/],
  [
    { status: 'held', heldUntil: '2026-06-04T12:00:00.000Z', allowedActions: ['release'] },
    'ana',
    /^A buyer holds it until/,
  ],
  [{ status: 'sold', soldAt: '2026-06-04T12:00:00.000Z' }, 'ray', /^Sold Thu, Jun 4, 2026/],
  [{ status: 'paused' }, 'ana', /^Paused/],
  [{ status: 'expired' }, 'ana', /^Expired/],
])('explains the status: %j', async (listing, who, words) => {
  await open(listing, who);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('shows the price that the two have agreed on in place of the asking one', async () => {
  await open({ status: 'held', agreedPrice: 150, allowedActions: ['release'] });
  expect(screen.getByText(/^\$150/)).toHaveTextContent('$150 agreed');
  expect(screen.queryByText(/\$450/)).toBeNull();
});

test('asks before a hold is released, says what follows, and takes the release back', async () => {
  const { calls } = await open(
    { status: 'held', priceMode: 'obo', agreedPrice: 150, allowedActions: ['release'] },
    'ray',
    { [`POST ${path}/release`]: receipt, [`POST ${path}/undo-release`]: receipt },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  const dialog = await screen.findByRole('dialog', { name: 'Release it?' });
  expect(dialog).toHaveTextContent('The price of $150 that you agreed on ends with the hold.');
  expect(dialog).toHaveTextContent(
    'You have held this once, so you cannot hold it again. You can still make an offer or ask the seller.',
  );
  expect(calls.some(({ url }) => String(url).endsWith('/release'))).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The hold goes on')).toBeInTheDocument();
  expect(calls.filter(({ url }) => /release$/.test(String(url))).map(({ url }) => url)).toEqual([
    `${path}/release`,
    `${path}/undo-release`,
  ]);
});

test.each<[Partial<ListingDetail>, string]>([
  [{ priceMode: 'obo' }, 'You can still make an offer or ask the seller.'],
  [{ priceMode: 'fixed' }, 'You can still ask the seller.'],
])('says why a member cannot hold it again: %j', async (listing, left) => {
  const heldAt = '2026-11-20T12:00:00.000Z';
  await open({ ...listing, formerHold: { heldAt, endedBy: 'buyer', undoUntil: null } });
  expect(screen.getByText(`You held this on Nov 20 and released it. ${left}`)).toBeInTheDocument();
  expect(button('Undo')).toBeNull();
});

test.each<[string, Partial<SaleView>, string, string]>([
  ['a price', {}, 'You bought it for $150', 'Open the conversation'],
  ['no price', { price: null }, 'You bought it', 'Open the conversation'],
  ['feedback due', { feedbackUntil: '2026-06-18T12:00:00.000Z' }, 'You bought it for $150', 'Leave feedback'],
  [
    'no word of theirs',
    { status: 'unconfirmed' },
    'Ana Torres says that you bought it for $150',
    'Say yes or no',
  ],
])(
  'tells the buyer of a sale with %s what they bought, and what is left to do',
  async (_, sale, title, step) => {
    await open({ status: 'sold', bought: saleOf(sale) }, 'ray', {
      'GET /api/inventory/transfers': { waiting: [], added: [] },
    });
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.queryByText('It is no longer available.')).toBeNull();
    expect(await screen.findByRole('link', { name: step })).toHaveAttribute('href', '/messages/t1');
  },
);

test('begins an item from a purchase when its seller had none in the inventory', async () => {
  await open({ status: 'sold', bought: saleOf() }, 'ray', {
    'GET /api/inventory/transfers': { waiting: [], added: [] },
  });
  expect(await screen.findByRole('link', { name: 'Add to inventory' })).toHaveAttribute(
    'href',
    `/inventory/create?bought=${listingId}`,
  );
});

test('tells the seller to whom it is sold, and for how much', async () => {
  await open({ status: 'sold', sale: saleOf({ feedbackUntil: '2026-06-18T12:00:00.000Z' }) }, 'ana');
  expect(screen.getByText('Sold to Bob for $150. Others see it for 30 more days.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Leave feedback' })).toHaveAttribute('href', '/messages/t1');
});

test('moves through the photos with arrow keys and opens one large', async () => {
  await open({ photos: [photoOf('a'), photoOf('b'), photoOf('c')] });
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in on photo 1' }));
  expect(await screen.findByRole('dialog', { name: 'Photo 1 of 3' })).toBeInTheDocument();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Next photo' }));
  expect(screen.getByRole('dialog', { name: 'Photo 2 of 3' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  screen.getByRole('button', { name: 'Show photo 1' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Show photo 2' })).toHaveAttribute('aria-current', 'true');
});

test.each([
  [`${window.location.origin}/?search=carter`, 'Back'],
  ['https://elsewhere.example/', 'All listings'],
  ['', 'All listings'],
])('opened by the browser from %j it leads to %s', async (referrer, words) => {
  window.history.pushState(null, '');
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  await open({});
  expect(screen.getAllByText(words)[0]).toBeVisible();
  Reflect.deleteProperty(document, 'referrer');
});

test('shows a message and a link when the listing is gone', async () => {
  await asGuest({ [`GET ${path}`]: errorResponse({ status: 404, body: { code: 'LISTING_NOT_FOUND' } }) });
  openPage(<ListingPage />, '/listing/:id', `/listing/${listingId}`);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This listing is no longer here' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Listings' })).toHaveAttribute('href', '/');
});

import { detailOf, listingId } from '@entities/listing/listing.fixtures';
import { recentlySeen, rememberSeen } from '@lib/browser/recently-seen';
import { asGuest, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import { MoreListings } from './more-listings';

const other = '5f3c6a1e-0000-4000-8000-00000000000b';
const gone = '5f3c6a1e-0000-4000-8000-00000000000c';
const found = (...listings: unknown[]) => ({ listings, nextCursor: null, total: listings.length });
const stillSize = globalThis.IntersectionObserver;

beforeEach(() => {
  localStorage.clear();
  globalThis.IntersectionObserver = class extends stillSize {
    constructor(notify: IntersectionObserverCallback) {
      super(notify);
      queueMicrotask(() => notify([{ isIntersecting: true } as IntersectionObserverEntry], this));
    }
  };
});

afterEach(() => {
  globalThis.IntersectionObserver = stillSize;
});

test('shows others like it, others of its seller and what was seen before, without itself', async () => {
  rememberSeen(gone);
  rememberSeen(other);
  const { calls } = await asGuest({
    'GET /api/listings': found(detailOf({ id: listingId }), detailOf({ id: other, title: 'A like one' })),
    'GET /api/sellers/ana': {
      seller: detailOf({}).seller,
      listings: [detailOf({ id: other, title: 'Of Ana' })],
      nextCursor: null,
    },
    [`GET /api/listings/${other}`]: detailOf({ id: other, title: 'Seen before' }),
    [`GET /api/listings/${gone}`]: errorResponse({ status: 404, body: { code: 'LISTING_NOT_FOUND' } }),
  });
  renderPage(<MoreListings listing={detailOf({})} />);
  const like = within(await screen.findByRole('list', { name: 'More like this' }));
  expect(like.getAllByRole('listitem')).toHaveLength(1);
  expect(like.getByRole('link', { name: 'A like one' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Of Ana' })).toBeInTheDocument();
  const seen = within(await screen.findByRole('list', { name: 'Recently seen' }));
  expect(seen.getAllByRole('listitem')).toHaveLength(1);
  expect(seen.getByRole('link', { name: 'Seen before' })).toBeInTheDocument();
  expect(calls.find(({ url }) => url.startsWith('/api/listings?'))?.url).toContain('search=Chevrolet+Nova');
  expect(recentlySeen()).toEqual([listingId, other, gone]);
});

import { openPage } from '@entities/listing/listing.fixtures';
import { asGuest, errorResponse } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf } from '../home/home.fixtures';
import StorefrontPage from './storefront-page';

const seller = {
  id: 'ray',
  name: 'Ray Kowalski',
  picture: null,
  joinedAt: '2025-08-15T12:00:00.000Z',
  activeListings: 2,
};
const open = () => openPage(<StorefrontPage />, '/seller/:id', '/seller/ray');

test('shows the seller and the listings, page by page', async () => {
  await asGuest({
    'GET /api/sellers/ray': ({ url }: { readonly url: string }) =>
      url.includes('cursor=more')
        ? { seller, listings: [cardOf({ id: 'two', title: 'Rally wheels' })], nextCursor: null }
        : { seller, listings: [cardOf()], nextCursor: 'more' },
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ray Kowalski' })).toBeInTheDocument();
  expect(screen.getByText('Member since August 2025')).toBeInTheDocument();
  expect(screen.getByText('2 listings')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'About Ray Kowalski' })).toHaveAttribute('href', '/member/ray');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Rally wheels' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('copies the address when the device has no share sheet', async () => {
  await asGuest({ 'GET /api/sellers/ray': { seller, listings: [], nextCursor: null } });
  const visitor = userEvent.setup();
  open();
  await visitor.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/seller/ray`);
});

test('shows a seller without listings', async () => {
  await asGuest({ 'GET /api/sellers/ray': { seller, listings: [], nextCursor: null } });
  open();
  expect(await screen.findByRole('heading', { name: 'Nothing for sale right now' })).toBeInTheDocument();
});

test('shows a message when the seller is gone', async () => {
  await asGuest({
    'GET /api/sellers/ray': errorResponse({ status: 404, body: { code: 'SELLER_NOT_FOUND' } }),
  });
  open();
  expect(await screen.findByRole('heading', { name: 'This seller is no longer here' })).toBeInTheDocument();
  expect(screen.getByText('They have left, or the address is wrong.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Listings' })).toHaveAttribute('href', '/');
});

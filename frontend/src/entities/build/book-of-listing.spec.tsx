import { asGuest, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor } from '@testing-library/react';
import { BookOfListing } from './book-of-listing';

const book = {
  id: 'b1',
  buildId: 'c1',
  title: '1966 Ford F100, November 2026',
  at: '2026-11-20T12:00:00.000Z',
  hides: { costs: true, names: true },
  entries: 42,
  tasks: 120,
  isKeepsake: false,
  listings: ['l1'],
  digest: 'abc',
};

test('the book of a car leads from its listing to its page', async () => {
  await asGuest({ 'GET /api/builds/books/of/l1': { book } });
  renderPage(<BookOfListing listingId="l1" />);
  expect(await screen.findByRole('link', { name: 'Read it' })).toHaveAttribute(
    'href',
    '/build-tracker/c1/book/b1',
  );
  expect(screen.getByText('120 tasks')).toBeInTheDocument();
  expect(screen.getByText('42 entries')).toBeInTheDocument();
});

test('a listing without a book says nothing of it', async () => {
  const api = await asGuest({ 'GET /api/builds/books/of/l1': { book: null } });
  renderPage(<BookOfListing listingId="l1" />);
  await waitFor(() => expect(api.calls).not.toHaveLength(0));
  expect(screen.queryByRole('heading', { name: 'Build book' })).not.toBeInTheDocument();
});

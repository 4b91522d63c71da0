import { renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import { cardOf } from './home.fixtures';
import { ClusterPopup, cut, ListingPopup } from './home-map';

test('a popup shows title, price, miles, the first 80 characters, the category and a link to the listing', () => {
  const description = 'x'.repeat(81);
  renderPage(<ListingPopup listing={cardOf({ id: '7', description, distance: 12.4 })} />);
  expect(screen.getByRole('heading', { name: '327 block, standard bore' })).toBeVisible();
  expect(screen.getByText('$450')).toBeVisible();
  expect(screen.getByText('12 mi')).toBeVisible();
  expect(screen.getByText(`${'x'.repeat(80)}…`)).toBeVisible();
  expect(screen.getByText('Parts')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View 327 block, standard bore' })).toHaveAttribute(
    'href',
    '/listing/7',
  );
});

test('keeps 80 characters whole and never splits a surrogate pair', () => {
  expect(cut('x'.repeat(80))).toBe('x'.repeat(80));
  expect(cut(`${'x'.repeat(79)}🚗 and more`)).toBe(`${'x'.repeat(79)}🚗…`);
});

test('listings at one place share a popup, each with its price and a link', () => {
  const listings = [cardOf({ id: '1', title: 'A hood' }), cardOf({ id: '2', title: 'A door', price: 90 })];
  renderPage(<ClusterPopup listings={listings} />);
  expect(screen.getByRole('heading', { name: '2 listings here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'A door' })).toHaveAttribute('href', '/listing/2');
  expect(screen.getByText('$90')).toBeVisible();
});

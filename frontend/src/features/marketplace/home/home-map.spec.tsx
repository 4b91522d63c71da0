import { renderPage } from '@lib/testing/page.fixtures';
import { cleanup, screen, within } from '@testing-library/react';
import { MapLegend } from '../../../map/map-legend';
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

test('a popup begins with the photo, whose place is reserved before it loads, or says that there is none', () => {
  const photo = {
    ...{ id: '7', width: 1200, height: 900 },
    ...{ card: '/media/7/card.webp', page: '/media/7/page.webp', zoom: '/media/7/zoom.webp' },
  };
  const { container } = renderPage(<ListingPopup listing={cardOf({ photo })} />);
  const picture = container.querySelector('article img');
  expect(picture).toHaveAttribute('src', photo.card);
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('width', '480');
  expect(picture).toHaveAttribute('height', '360');
  cleanup();
  renderPage(<ListingPopup listing={cardOf()} />);
  expect(screen.getByRole('img', { name: 'No photo yet' })).toBeVisible();
});

test('the legend says in words what the markers mean, folded on a phone', () => {
  renderPage(<MapLegend />);
  const legend = screen.getByRole('group');
  expect(within(legend).getByText('Legend')).toBeVisible();
  const words = ['For sale', 'Wanted', 'Several for sale', 'Several wanted', 'Several of both'];
  expect(within(legend).getAllByText(/For sale|Wanted|Several/)).toHaveLength(words.length);
  for (const text of words) expect(within(legend).getByText(text)).toBeInTheDocument();
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

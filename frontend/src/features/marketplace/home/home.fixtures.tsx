import { makeQueryClient } from '@lib/api/query-client';
import { deleteLocation } from '@lib/browser/user-location';
import { asGuest } from '@lib/testing/page.fixtures';
import type { ListingCard, ListingPage } from '@modules/marketplace/listing.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import HomePage from './home-page';

/** For page tests: the home page with a fake API and a device location. It also shows its address. */

export function cardOf(part: Partial<ListingCard> = {}): ListingCard {
  return {
    id: '0198c0de-0000-7000-8000-000000000001',
    title: '327 block, standard bore',
    description: 'Out of a running ’66.',
    price: 450,
    priceMode: 'fixed',
    latitude: 42.68,
    longitude: -89.02,
    area: 'Janesville, WI',
    categoryPrimary: 'Parts',
    categorySub: 'Engine',
    listingType: 'for_sale',
    marketSegment: 'classic',
    status: 'active',
    condition: 'used-good',
    origin: null,
    distance: null,
    photo: null,
    photoCount: 0,
    urgency: null,
    seller: { id: 'ray', name: 'Ray' },
    publishedAt: '2026-06-01T12:00:00.000Z',
    age: 3,
    ...part,
  };
}

export function pageOf(listings: readonly ListingCard[], part: Partial<ListingPage> = {}): ListingPage {
  return {
    listings: [...listings],
    total: listings.length,
    effectiveRadius: null,
    expanded: false,
    spelling: null,
    nextCursor: null,
    ...part,
  };
}

type Device = 'janesville' | 'slow' | 'denied' | 'without geolocation';

/** Opens the home page as a guest; `api.asked(path)` returns the queries sent to that path, newest last. */
export async function openHome(
  answers: Readonly<Record<string, unknown>> = {},
  { at = '/', device = 'janesville' }: { readonly at?: string; readonly device?: Device } = {},
) {
  place(device);
  window.history.replaceState(null, '', at);
  const api = await asGuest({ 'GET /api/listings': pageOf([cardOf()]), 'GET /api/events': [], ...answers });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <BrowserRouter>
        <HomePage />
        <Address />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  const asked = (path: string) =>
    api.calls
      .map(({ url }) => new URL(url, 'http://home'))
      .filter(({ pathname }) => pathname === path)
      .map(({ searchParams }) => Object.fromEntries(searchParams));
  return { calls: api.calls, asked, lastSearch: () => asked('/api/listings').at(-1) ?? {} };
}

function Address() {
  const { search } = useLocation();
  return <output aria-label="Address">{search}</output>;
}

function place(device: Device) {
  deleteLocation();
  const geolocation = {
    getCurrentPosition: (
      found: (position: object) => void,
      failed: (problem: { readonly code: number; readonly message: string }) => void,
    ) => {
      const find = () => found({ coords: { latitude: 42.6801, longitude: -89.0199, accuracy: 20 } });
      if (device === 'denied') failed({ code: 1, message: 'User denied Geolocation' });
      else if (device === 'slow') setTimeout(() => act(find), 1_500);
      else find();
    },
  };
  const value = device === 'without geolocation' ? undefined : geolocation;
  Object.defineProperty(navigator, 'geolocation', { value, configurable: true });
}

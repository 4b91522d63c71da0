import { makeQueryClient } from '@lib/api/query-client';
import { deleteLocation } from '@lib/browser/user-location';
import { asGuest, asMember } from '@lib/testing/page.fixtures';
import type { ListingCard, ListingCounts, ListingPage } from '@modules/marketplace/listing.schemas';
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
    boosted: [],
    total: listings.length,
    effectiveRadius: null,
    expanded: false,
    spelling: null,
    areClosest: false,
    nextCursor: null,
    ...part,
  };
}

export const counts: ListingCounts = {
  listingTypes: [
    { value: 'for_sale', count: 1204 },
    { value: 'wanted', count: 31 },
  ],
  makes: [
    { value: 'Chevrolet', count: 812 },
    { value: 'Ford', count: 305 },
  ],
  models: [],
  conditions: [
    { value: 'new', count: 12 },
    { value: 'rebuilt', count: 7 },
  ],
  origins: [{ value: 'nos', count: 3 }],
  garage: null,
  isExact: true,
};

type Device = 'janesville' | 'slow' | 'denied' | 'without geolocation';

/** Opens the home page, as a guest unless a member is asked for; `api.asked(path)` returns the queries sent to that path, newest last. */
export async function openHome(
  answers: Readonly<Record<string, unknown>> = {},
  {
    at = '/',
    device = 'janesville',
    isMember = false,
  }: { readonly at?: string; readonly device?: Device; readonly isMember?: boolean } = {},
) {
  place(device);
  window.history.replaceState(null, '', at);
  const all = {
    'GET /api/listings': pageOf([cardOf()]),
    'GET /api/listings/counts': counts,
    'GET /api/events': [],
    ...answers,
  };
  const api = await (isMember ? asMember({}, all) : asGuest(all));
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
  /** The searches of the list, without those that only count. */
  const searches = () => asked('/api/listings').filter(({ limit }) => limit !== '1');
  return { calls: api.calls, asked, searches, lastSearch: () => searches().at(-1) ?? {} };
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

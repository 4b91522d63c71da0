import { makeQueryClient } from '@lib/api/query-client';
import type {
  ListingBodyInput,
  ListingDetail,
  MyListing,
  SaleView,
  SellerView,
} from '@modules/marketplace/listing.schemas';
import type { PhotoView } from '@modules/media/photo.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Toaster } from '@ui/feedback/toast';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

/** For page tests: listings as the server sends them, and a page that shows its address. */

export const listingId = '0198c0de-0000-7000-8000-000000000001';

export function photoOf(id: string): PhotoView {
  return {
    id,
    card: `/p/${id}/card`,
    page: `/p/${id}/page`,
    zoom: `/p/${id}/zoom`,
    width: 1200,
    height: 900,
  };
}

export function myListingOf(part: Partial<MyListing> = {}): MyListing {
  return {
    id: listingId,
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
    origin: 'nos',
    distance: null,
    photo: null,
    photoCount: 0,
    urgency: null,
    seller: { id: 'ana', name: 'Ana Torres' },
    publishedAt: '2026-06-01T12:00:00.000Z',
    age: 3,
    expiresAt: null,
    heldUntil: null,
    agreedPrice: null,
    sale: null,
    isHidden: false,
    updatedAt: '2026-06-01T12:00:00.000Z',
    allowedActions: [],
    ...part,
  };
}

export function sellerOf(part: Partial<SellerView> = {}): SellerView {
  return {
    id: 'ana',
    handle: null,
    name: 'Ana Torres',
    picture: null,
    joinedAt: '2025-08-15T12:00:00.000Z',
    forSale: 0,
    wanted: 0,
    rating: { good: 0, neutral: 0, bad: 0, partners: 0, answersInMinutes: null },
    ...part,
  };
}

export function detailOf(part: Partial<ListingDetail> = {}): ListingDetail {
  const { updatedAt: _, seller, ...card } = myListingOf();
  return {
    ...card,
    seller: sellerOf({ ...seller, joinedAt: '2025-08-02T00:00:00.000Z', forSale: 4 }),
    photos: [],
    tradeFor: null,
    vin: null,
    partNumbers: [{ number: '3782870', kind: 'casting' }],
    fitment: [{ make: 'Chevrolet', model: 'Nova', yearFrom: 1962, yearTo: 1967 }],
    quantity: 1,
    shipping: ['local'],
    vehicle: null,
    wanted: null,
    soldAt: null,
    bought: null,
    formerHold: null,
    similar: 'block Chevrolet 1964',
    notices: [],
    whyNotWrite: null,
    ...part,
  };
}

/** A sale to a member, as the other of the two reads it. */
export const saleOf = (part: Partial<SaleView> = {}): SaleView => ({
  dealId: 'd1',
  threadId: 't1',
  price: 150,
  at: '2026-06-04T12:00:00.000Z',
  other: { id: 'bob', name: 'Bob' },
  status: 'agreed',
  feedbackUntil: null,
  ...part,
});

/** The form values of a listing. */
export function formOf(part: Partial<ListingBodyInput> = {}): ListingBodyInput {
  return {
    listingType: 'for_sale',
    title: '327 block, standard bore',
    categoryPrimary: 'Parts',
    priceMode: 'fixed',
    price: 450,
    place: { text: 'Janesville, WI' },
    ...part,
  };
}

export const receipt = { id: listingId, version: 1, position: 1 };
export const janesville = { area: 'Janesville, WI', latitude: 42.68, longitude: -89.02 };

/** Renders a page on its route; any other address is shown as text. */
export function openPage(page: ReactNode, path: string, at: string) {
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

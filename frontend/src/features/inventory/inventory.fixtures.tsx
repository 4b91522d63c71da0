import { makeQueryClient } from '@lib/api/query-client';
import type { ItemCard, ItemDetail } from '@modules/inventory/item.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Toaster } from '@ui/feedback/toast';
import type { ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

/** For page tests: items as the server sends them, and a page at a real address. */

export const itemIds = [1, 2, 3, 4].map((n) => `0198c0de-0000-7000-8000-00000000000${n}`);

export function itemOf(part: Partial<ItemCard> = {}): ItemCard {
  return {
    id: itemIds[0] ?? '',
    code: 'K7QF3-MWXT6',
    title: 'Quadrajet',
    status: 'in_stock',
    categoryPrimary: 'Parts',
    categorySub: 'Fuel',
    condition: null,
    origin: null,
    quantity: 3,
    unit: 'each',
    stock: [{ locationId: 'barn', path: 'Barn', quantity: 3 }],
    photo: null,
    photoCount: 0,
    asking: null,
    tags: [],
    listingId: null,
    dueOn: null,
    updatedAt: '2026-11-01T12:00:00.000Z',
    lastSeenAt: null,
    ...part,
  };
}

export function itemDetailOf(part: Partial<ItemDetail> = {}): ItemDetail {
  return {
    ...itemOf(),
    description: '',
    conditionNotes: '',
    partNumbers: [],
    fitment: [],
    donorVehicle: '',
    size: { length: null, width: null, height: null, weight: null },
    acquired: { on: null, from: '', price: null },
    minimum: null,
    notes: '',
    customFields: [],
    matchOptIn: false,
    visibility: 'private',
    photos: [],
    portions: [],
    version: 1,
    allowedActions: ['edit', 'move'],
    ...part,
  };
}

export const inventoryOf = (items: readonly ItemCard[]) => ({
  items,
  total: items.length,
  counts: { in_stock: items.length },
  worth: 0,
  tags: ['chrome'],
});

/** The calls that every page of the inventory makes. */
export const inventoryCalls = {
  'GET /api/inventory/locations': { locations: [] },
  'GET /api/my/listings': { listings: [], counts: {} },
};

export function openInventory(page: ReactNode, path: string, at: string) {
  window.history.replaceState(null, '', at);
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={<p>another page</p>} />
        </Routes>
      </BrowserRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}

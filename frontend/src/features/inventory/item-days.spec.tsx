import { jest } from '@jest/globals';
import { asMember } from '@lib/testing/page.fixtures';
import { fireEvent, screen } from '@testing-library/react';
import { inventoryCalls, itemDetailOf, itemIds, openInventory } from './inventory.fixtures';
import PartPage from './part-page';

const [first = ''] = itemIds;

// half past seven in the evening in Chicago, when it is the next day in UTC
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-26T01:30:00.000Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const loan = (id: string, dueOn: string) => ({
  ...{
    id,
    kind: 'loaned' as const,
    quantity: 1,
    with: id,
    dueOn,
    price: null,
    listingId: null,
    buildId: null,
    mayComeBack: true,
  },
});

test('a loan that is due on the day of the reader is not late, and "As it was on" offers no tomorrow', async () => {
  const portions = [loan('Hank', '2026-11-25'), loan('Rita', '2026-11-24')];
  const steps = [
    { step: 1, at: '2026-11-03T05:30:00.000Z', sentence: 'You added it.', isUndone: false, mayUndo: false },
  ];
  const { calls } = await asMember(
    {},
    {
      ...inventoryCalls,
      [`GET /api/inventory/items/${first}`]: itemDetailOf({ portions }),
      [`GET /api/inventory/items/${first}/history`]: { steps },
    },
  );
  openInventory(<PartPage />, '/inventory/:id', `/inventory/${first}`);
  expect((await screen.findByText(/^Lent to Hank/)).textContent).not.toContain('Late');
  expect(screen.getByText(/^Lent to Rita/).textContent).toContain('Late');
  const day = await screen.findByLabelText('As it was on');
  expect(day).toHaveValue('2026-11-25');
  expect(day).toHaveAttribute('max', '2026-11-25');
  expect(day).toHaveAttribute('min', '2026-11-02');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByText('As it was at the end of Nov 25, 2026');
  const asked = calls.map(({ url }) => url).find((url) => url.includes('asOf'));
  expect(asked).toContain('asOf=2026-11-25&timeZone=America%2FChicago');
});

test('a day that no calendar has is not asked for', async () => {
  const { calls } = await asMember(
    {},
    { ...inventoryCalls, [`GET /api/inventory/items/${first}`]: itemDetailOf() },
  );
  openInventory(<PartPage />, '/inventory/:id', `/inventory/${first}?on=2026-02-30`);
  await screen.findByRole('heading', { level: 1 });
  expect(calls.filter(({ url }) => url.includes('asOf'))).toEqual([]);
});

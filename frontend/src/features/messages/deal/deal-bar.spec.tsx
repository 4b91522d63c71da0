import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { DealView } from '@modules/deals/deals.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import { dismissToast } from '@ui/feedback/toast-store';
import { useState } from 'react';
import { DealBar } from './deal-bar';
import { priceWords } from './deal-words';

const deal = {
  id: 'd1',
  listingId: 'l1',
  otherId: 'bob',
  side: 'seller',
  isWanted: false,
  heldUntil: null,
  steps: [{ kind: 'offer', position: 3, offerId: 'o1', isMine: false, price: 425, status: 'accepted' }],
  price: 425,
  allowedActions: ['finish'],
} as unknown as DealView;

/** The thread shows the sale before the response to the command arrives. */
function Thread({ onSold }: { readonly onSold: (show: () => void) => void }) {
  const [isDone, setDone] = useState(false);
  onSold(() => setDone(true));
  return (
    <>
      <DealBar deal={isDone ? { ...deal, allowedActions: [] } : deal} name="Bob" />
      <Toaster />
    </>
  );
}

afterEach(() => act(() => dismissToast()));

test('a sale to a member is undone in its toast, also when the button has gone by then; a refusal says why', async () => {
  let show = () => {};
  await asMember(
    {},
    {
      'POST /api/offers/done': () => {
        act(show);
        return { id: 'l1', version: 4, position: 4, threadId: 't1' };
      },
      'POST /api/listings/l1/reopen': errorResponse({
        status: 409,
        body: { code: 'ITEM_TAKEN_OVER', message: 'The buyer has added it to their inventory.' },
      }),
    },
  );
  renderPage(
    <Thread
      onSold={(next) => {
        show = next;
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sold to Bob for $425' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The buyer has added it to their inventory.')).toBeInTheDocument();
});

test('the sale is taken back in the thread for a day', async () => {
  const { calls } = await asMember(
    {},
    { 'POST /api/listings/l1/reopen': { id: 'l1', version: 5, position: 5 } },
  );
  renderPage(<DealBar deal={{ ...deal, allowedActions: ['reopen'] }} name="Bob" />);
  await userEvent.click(screen.getByRole('button', { name: 'Not sold after all' }));
  expect(calls.map(({ url }) => url)).toContain('/api/listings/l1/reopen');
});

test('a hold is released after a question, and the release is taken back in its toast', async () => {
  const { calls } = await asMember(
    {},
    {
      'POST /api/listings/l1/release': { id: 'l1', version: 5, position: 5 },
      'POST /api/listings/l1/undo-release': { id: 'l1', version: 6, position: 6 },
    },
  );
  const heldUntil = new Date(Date.now() + 3_600_000).toISOString();
  renderPage(
    <>
      <DealBar deal={{ ...deal, side: 'buyer', heldUntil, allowedActions: ['release'] }} name="Ana" />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  const dialog = await screen.findByRole('dialog', { name: 'Release it?' });
  expect(dialog).toHaveTextContent('The price of $425 that you agreed on ends with the hold.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The hold goes on')).toBeInTheDocument();
  expect(calls.map(({ url }) => url)).toContain('/api/listings/l1/undo-release');
});

test('the two read the price that they agreed on above their conversation, then what was paid', () => {
  const heldUntil = '2026-06-04T12:00:00.000Z';
  const done = (price: number | null) =>
    [...deal.steps, { kind: 'done', price }] as unknown as DealView['steps'];
  expect(priceWords({ ...deal, heldUntil })).toBe('$425 agreed');
  expect(priceWords({ ...deal, steps: done(420) })).toBe('$420');
  expect(priceWords({ ...deal, steps: done(null) })).toBeUndefined();
  expect(priceWords(undefined)).toBeUndefined();
});

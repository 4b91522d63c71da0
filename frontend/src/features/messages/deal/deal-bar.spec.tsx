import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { DealView } from '@modules/deals/deals.contract';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import { dismissToast } from '@ui/feedback/toast-store';
import { useState } from 'react';
import { DealBar } from './deal-bar';

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

import { asMember, renderPage } from '@lib/testing/page.fixtures';
import type { DealView } from '@modules/deals/deals.contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DealQuestion } from './deal-question';
import { DealStepLine } from './deal-step-line';

const asked = { status: 'unconfirmed', mayConfirm: true, mayDispute: true };
const dealWith = (sale: object | null, more: object = {}) =>
  ({ id: 'd1', listingId: 'l1', isWanted: false, side: 'buyer', sale, ...more }) as unknown as DealView;
const receipt = { id: 'd1', version: 2, position: 2 };

test.each([
  ['Yes, I bought it', 'confirm'],
  ['No, I did not buy it', 'dispute'],
])('whoever is said to have bought it answers "%s"', async (button, route) => {
  const { calls } = await asMember({}, { [`POST /api/offers/d1/${route}`]: receipt });
  renderPage(<DealQuestion deal={dealWith(asked)} name="Ana" />);
  expect(screen.getByRole('heading', { name: 'Did you buy this?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(calls.filter(({ url }) => url.endsWith(`/d1/${route}`))).toHaveLength(1));
});

test('the one who said so reads that feedback waits, or that it is disputed', async () => {
  await asMember({}, {});
  const sale = { status: 'unconfirmed', mayConfirm: false, mayDispute: false };
  renderPage(<DealQuestion deal={dealWith(sale)} name="Bob" />);
  expect(screen.getByText('Bob has not confirmed this yet. Feedback waits for that.')).toBeInTheDocument();
  renderPage(<DealQuestion deal={dealWith({ ...sale, status: 'disputed' })} name="Bob" />);
  expect(screen.getByText(/^Bob says that this did not happen/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('nothing is asked before a deal is done, or once nothing is left to say', async () => {
  await asMember({}, {});
  for (const sale of [null, { status: 'agreed', mayConfirm: false, mayDispute: false }])
    renderPage(<DealQuestion deal={dealWith(sale)} name="Ana" />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each([
  [{}, 'unconfirmed', 'Ana says that you bought it for $120'],
  [{}, 'agreed', 'You bought it for $120'],
  [{ isWanted: true, side: 'seller' }, 'disputed', 'Ana says that they got it from you'],
  [{ side: 'seller' }, 'unconfirmed', 'Sold to Ana for $120'],
])('a sale of %j that is %s reads "%s"', (more, status, words) => {
  const step = { position: 9, at: '2026-06-01T12:00:00Z', kind: 'done', price: 120 } as const;
  renderPage(<DealStepLine step={step} deal={dealWith({ ...asked, status }, more)} name="Ana" />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

import { asMember, renderPage } from '@lib/testing/page.fixtures';
import type { DealStep, DealView } from '@modules/deals/deals.contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfferCard } from './offer-card';

type Offer = Extract<DealStep, { readonly kind: 'offer' }>;

const offer: Offer = {
  kind: 'offer',
  position: 3,
  at: '2026-06-01T12:00:00.000Z',
  offerId: 'o1',
  isMine: false,
  price: 400,
  status: 'pending',
  expiresAt: new Date(Date.now() + 31.5 * 3_600_000).toISOString(),
};
const deal = {
  id: 'd1',
  listingId: 'l1',
  side: 'seller',
  steps: [offer],
  isHeldByOther: false,
  askingPrice: 450,
  offersLeft: 4,
  allowedActions: ['accept', 'counter', 'decline'],
} as unknown as DealView;

const show = (part: Partial<Offer>, of: Partial<DealView> = {}) =>
  renderPage(<OfferCard offer={{ ...offer, ...part }} deal={{ ...deal, ...of }} name="Bob" />);

test('an offer that waits says for how long, and what its reader can do', async () => {
  await asMember();
  show({});
  expect(screen.getByRole('article', { name: 'Bob offers $400' })).toBeInTheDocument();
  expect(screen.getByText('31 hours left')).toBeInTheDocument();
  for (const name of ['Accept $400', 'Counteroffer', 'Decline'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

test('the one who made it can only take it back', async () => {
  await asMember();
  show({ isMine: true }, { side: 'buyer', allowedActions: ['withdraw'] });
  expect(screen.getByRole('article', { name: 'You offered $400' })).toBeInTheDocument();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Take back']);
});

test.each([
  ['declined', 'Declined'],
  ['expired', 'Expired after 48 hours'],
  ['countered', 'Replaced by a newer offer'],
  ['accepted', 'Accepted'],
] as const)('an offer that is %s has no buttons', async (status, words) => {
  await asMember();
  show({ status });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('accepting sends the offer that was shown, and a refusal is said there', async () => {
  const api = await asMember({}, {});
  show({}, { isHeldByOther: true });
  expect(screen.getByText('Another buyer has it on hold.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Accept $400' }));
  expect(await screen.findByText(/cannot be reached/)).toBeInTheDocument();
  expect(api.calls.find(({ url }) => url === '/api/offers/d1/accept')).toMatchObject({
    method: 'POST',
    body: { offerId: 'o1' },
  });
});

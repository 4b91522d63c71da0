import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { Subscription } from '@modules/premium/premium.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PremiumPage from './premium-page';

const plans = {
  isOpen: true,
  isTest: false,
  plans: [
    { plan: 'premium', month: 5, year: 50 },
    { plan: 'premium_plus', month: 12, year: 120 },
  ],
  boosts: { premium: 1, premium_plus: 3 },
};
const none = { tier: 'free', grants: [], subscription: null };
const running: Subscription = {
  id: 'one',
  plan: 'premium',
  amount: 5,
  interval: 'month',
  status: 'active',
  paidUntil: '2026-12-10T12:00:00.000Z',
  endsAt: null,
  keptUntil: null,
};
const answers = (mine: object = none, changes: object = {}) => ({
  'GET /api/subscription/plans': { ...plans, ...changes },
  'GET /api/subscription': mine,
});
const having = (change: Partial<Subscription>, tier = 'premium') => ({
  tier,
  grants: [],
  subscription: { ...running, ...change },
});

test('says first that free stays whole, and compares the tiers line by line', async () => {
  await asGuest(answers());
  renderPage(<PremiumPage />);
  expect(screen.getByText(/Free stays whole/)).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'What each tier has' });
  const cells = (name: string) =>
    within(within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Fees on a sale')).toEqual(['None', 'None', 'None']);
  expect(cells('Boosting a listing')).toEqual([
    'No',
    '1 listing at a time, 7 days each',
    '3 listings at a time, 7 days each',
  ]);
  expect(screen.getAllByRole('link', { name: 'Sign in to subscribe' })).toHaveLength(2);
  expect(await axeProblems()).toEqual([]);
});

test('a year costs ten months', async () => {
  await asGuest(answers());
  renderPage(<PremiumPage />);
  expect(await screen.findByText('$60 in a year. Paid by the year it is $50.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'By the year' }));
  expect(screen.getByText('As much as ten months: $10 less than by the month.')).toBeInTheDocument();
});

test('a member chooses a plan, and goes to the page to pay on', async () => {
  const { calls } = await asMember(
    {},
    {
      ...answers(),
      'POST /api/subscription': { url: '#pay', receipt: { id: 'one', version: 1, position: 1 } },
    },
  );
  renderPage(<PremiumPage />);
  await userEvent.click(await screen.findByRole('radio', { name: 'By the year' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe to Premium+' }));
  const sent = calls.find(({ method, url }) => method === 'POST' && url === '/api/subscription');
  expect(sent?.body).toMatchObject({ plan: 'premium_plus', interval: 'year' });
  expect(window.location.hash).toBe('#pay');
});

test('says what was refused', async () => {
  await asMember(
    {},
    {
      ...answers(),
      'POST /api/subscription': errorResponse({ status: 409, body: { message: 'You have a subscription.' } }),
    },
  );
  renderPage(<PremiumPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe to Premium' }));
  expect(await screen.findByText('You have a subscription.')).toBeInTheDocument();
});

test.each([
  [{}, 'Premium, $5 a month', 'Manage'],
  [
    { status: 'past_due', keptUntil: '2026-12-17T12:00:00.000Z' },
    /keep everything until Thu, Dec 17, 2026/,
    'Manage',
  ],
  [{ endsAt: '2026-12-10T12:00:00.000Z' }, /You have it until Thu, Dec 10, 2026/, 'Manage'],
] as const)(
  'whoever subscribes sees how it is, and changes it at the provider: %j',
  async (change, words, button) => {
    await asMember({ subscriptionTier: 'premium' }, answers(having(change)));
    renderPage(<PremiumPage />);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
    await screen.findByRole('table', { name: 'What each tier has' });
    expect(screen.queryByRole('button', { name: /Subscribe to/ })).toBeNull();
  },
);

test('whoever had one keeps the way to the invoices, and can subscribe again', async () => {
  await asMember({}, answers(having({ status: 'ended' }, 'free')));
  renderPage(<PremiumPage />);
  expect(await screen.findByText('Your subscription has ended')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'See invoices' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Subscribe to Premium' })).toBeInTheDocument();
});

test('a grant is shown as one, without a subscription', async () => {
  const grants = [{ tier: 'premium_plus', until: null, isPaid: false }];
  await asMember(
    { subscriptionTier: 'premium_plus' },
    answers({ tier: 'premium_plus', grants, subscription: null }),
  );
  renderPage(<PremiumPage />);
  expect(await screen.findByText('Premium+, for life')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Manage' })).toBeNull();
});

test('after paying it says that the payment is coming, and thanks once it is there', async () => {
  let found: object = having({ status: 'requested', paidUntil: null }, 'free');
  const { calls } = await asMember({}, { ...answers(), 'GET /api/subscription': () => found });
  renderPage(<PremiumPage />, { at: '/premium?paid=1' });
  expect(await screen.findByText('One moment')).toBeInTheDocument();
  found = having({});
  expect(await screen.findByText('Thank you')).toBeInTheDocument();
  expect(calls.some(({ url }) => url === '/api/subscription?cameBack=true')).toBe(true);
});

test('a minor is sent to their guardian, and is not offered a plan', async () => {
  await asMember({ isMinor: true }, answers());
  renderPage(<PremiumPage />);
  expect(await screen.findByText('Premium is for members who are 18')).toBeInTheDocument();
  await screen.findByText(/\$60 in a year/);
  expect(screen.queryByRole('button', { name: /Subscribe to/ })).toBeNull();
});

test('says that a test charges nothing, and when subscribing is closed', async () => {
  await asMember({}, answers(none, { isTest: true, isOpen: false }));
  renderPage(<PremiumPage />);
  expect(await screen.findByText(/Nothing is charged here/)).toBeInTheDocument();
  expect(screen.getByText('Subscribing is closed for the moment')).toBeInTheDocument();
});

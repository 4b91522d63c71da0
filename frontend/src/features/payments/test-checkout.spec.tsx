import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { TestPage } from '@modules/payments/payments.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TestCheckoutPage from './test-checkout-page';

const page: TestPage = {
  ref: 'tc_1',
  kind: 'payment',
  words: [{ words: 'Donation', amount: 50 }],
  amount: 50,
  interval: null,
  status: 'open',
  declined: null,
  acts: ['pay', 'decline', 'expire', 'pay without a webhook'],
  returnTo: { paid: '/thanks', left: '/donate' },
  plans: [],
  invoices: [],
  paidUntil: null,
  endsAt: null,
};
const portal: TestPage = {
  ...page,
  ref: 'tb_1',
  kind: 'portal',
  words: [{ words: 'Premium', amount: 10 }],
  amount: 10,
  interval: 'month',
  status: 'active',
  acts: ['upgrade', 'cancel', 'renew', 'fail renewal', 'give up', 'dispute', 'refund'],
  returnTo: { paid: '/account', left: '/account' },
  plans: [
    { plan: 'premium', words: 'Premium', interval: 'month', amount: 10, isCurrent: true },
    { plan: 'premium_plus', words: 'Premium+', interval: 'month', amount: 20, isCurrent: false },
  ],
  invoices: [{ ref: 'ti_1', amount: 10, paidAt: '2026-11-20T12:00:00.000Z', refunded: 0 }],
  paidUntil: '2026-12-20T12:00:00.000Z',
};

const open = (at: string) => renderPage(<TestCheckoutPage />, { at, path: '/test-checkout/:ref' });

test('says plainly that nothing is charged, and what a declined card does', async () => {
  let now = page;
  const api = await asGuest({
    'GET /api/payments/test/tc_1': () => now,
    'POST /api/payments/test/tc_1': () => {
      now = { ...page, declined: 'card_declined' };
      return { returnTo: null };
    },
  });
  open('/test-checkout/tc_1');
  expect(await screen.findByText('Test. Nothing is charged.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Pay $50' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Let time run out' })).toBeEnabled();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Card declined' }));
  expect(await screen.findByText(/The card was declined/)).toBeInTheDocument();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ act: 'decline' });
});

test('leads back to where the payer came from once it has run out', async () => {
  await asGuest({ 'GET /api/payments/test/tc_1': { ...page, status: 'expired', acts: [] } });
  open('/test-checkout/tc_1');
  expect(await screen.findByRole('heading', { name: 'This page has run out' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Swap Meet Classics' })).toHaveAttribute('href', '/donate');
});

test('a portal shows plans and invoices, and changes the plan', async () => {
  const api = await asGuest({
    'GET /api/payments/test/tb_1': portal,
    'POST /api/payments/test/tb_1': { returnTo: null },
  });
  open('/test-checkout/tb_1');
  const invoices = await screen.findByRole('table', { name: 'Invoices' });
  expect(within(invoices).getByText('$10')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Change to Premium+, $20 a month' }));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    act: 'upgrade',
    plan: 'premium_plus',
    interval: 'month',
  });
});

test('an unknown page has nothing to pay', async () => {
  await asGuest({
    'GET /api/payments/test/tc_2': errorResponse({
      status: 404,
      body: { code: 'CHECKOUT_NOT_FOUND', message: 'There is no such page.' },
    }),
  });
  open('/test-checkout/tc_2');
  expect(await screen.findByRole('heading', { name: 'Nothing to pay here' })).toBeInTheDocument();
});

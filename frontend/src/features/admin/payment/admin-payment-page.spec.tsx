import type { PaymentView } from '@entities/payment/payment.queries';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPaymentPage from './admin-payment-page';

const check: PaymentView = {
  id: 'p1',
  purpose: { kind: 'donation', id: 'd1' },
  words: 'Donation',
  amount: 100,
  provider: 'by-hand',
  status: 'open',
  refunded: 0,
  isDisputed: false,
  requestedAt: '2026-11-20T12:00:00.000Z',
  settledAt: null,
  until: '2027-01-19T12:00:00.000Z',
  lines: [{ id: 'gift', words: 'Donation', quantity: 1, unit: 100, left: 100 }],
  refs: [],
  history: [{ at: '2026-11-20T12:00:00.000Z', words: 'Asked for $100', note: '', by: null }],
  disputes: [],
  isRefunding: false,
  can: ['receive', 'cancel'],
};
const paid: PaymentView = {
  ...check,
  provider: 'stripe',
  status: 'settled',
  settledAt: '2026-11-20T12:01:00.000Z',
  refunded: 30,
  refs: ['cs_1', 'pi_1'],
  can: ['refund', 'look-again'],
};
const receipt = { id: 'p1', version: 3, position: 9 };

async function open(payment: PaymentView | object, more: Record<string, unknown> = {}) {
  const api = await asMember({ isAdmin: true }, { 'GET /api/payments/p1': payment, ...more });
  renderPage(<AdminPaymentPage />, { at: '/admin/payments/p1', path: '/admin/payments/:id' });
  return api;
}
const sent = (api: Awaited<ReturnType<typeof open>>, path: string) =>
  api.calls.filter(({ method, url }) => method === 'POST' && url === path).map(({ body }) => body);

test('a check that came is recorded with its amount, day and a note', async () => {
  const api = await open(check, { 'POST /api/payments/p1/receive': receipt });
  expect(await screen.findByRole('heading', { level: 1, name: 'Donation, $100' })).toBeInTheDocument();
  expect(screen.getByText('Asked for $100')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send money back' })).not.toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'It came' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Record it' }));
  expect(await dialog.findByText('Write down how you know.')).toBeInTheDocument();
  expect(sent(api, '/api/payments/p1/receive')).toEqual([]);
  await userEvent.clear(dialog.getByLabelText(/Amount/));
  await userEvent.type(dialog.getByLabelText(/Amount/), '90');
  await userEvent.type(dialog.getByLabelText(/Note/), 'Check 1042');
  await userEvent.click(dialog.getByRole('button', { name: 'Record it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(api, '/api/payments/p1/receive')).toEqual([
    {
      method: 'check',
      amount: 90,
      receivedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      reason: 'Check 1042',
    },
  ]);
});

test('what is left is sent back once, under one id however often it is sent', async () => {
  const api = await open(paid, {
    'POST /api/payments/p1/refund': errorResponse({
      status: 503,
      body: { code: 'STORE_UNAVAILABLE', message: 'Try again in a moment.' },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send money back' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('At most $70.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Asked for by phone.');
  const button = () => dialog.getByRole('button', { name: 'Send it back' });
  await userEvent.click(button());
  expect(await dialog.findByText('Try again in a moment.')).toBeInTheDocument();
  await userEvent.click(button());
  await waitFor(() => expect(sent(api, '/api/payments/p1/refund').length).toBeGreaterThan(1));
  const bodies = sent(api, '/api/payments/p1/refund') as { refundId: string; amount: number }[];
  expect(new Set(bodies.map(({ refundId }) => refundId)).size).toBe(1);
  expect(bodies[0]).toMatchObject({ amount: 70, reason: 'Asked for by phone.' });
});

test('ticked lines go back whole, with their sum, and one that went back cannot be ticked', async () => {
  const lines = [
    { id: 'space', words: 'Space 12', quantity: 2, unit: 25.1, left: 50.2 },
    { id: 'table', words: 'Table', quantity: 1, unit: 19.9, left: 19.9 },
    { id: 'pass', words: 'Pass', quantity: 1, unit: 30, left: 0 },
  ];
  const api = await open({ ...paid, lines }, { 'POST /api/payments/p1/refund': receipt });
  await userEvent.click(await screen.findByRole('button', { name: 'Send money back' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText(/Amount/);
  expect(dialog.getByRole('checkbox', { name: 'Pass, $0' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Space 12, $50.20' }));
  expect(amount).toHaveValue('50.20');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Table, $19.90' }));
  expect(amount).toHaveValue('70.10');
  expect(amount).toHaveAttribute('readonly');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Space 12, $50.20' }));
  expect(amount).toHaveValue('19.90');
  expect(await axeProblems()).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/Reason/), 'The table broke.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send it back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(api, '/api/payments/p1/refund')).toEqual([
    {
      refundId: expect.any(String),
      amount: 19.9,
      lines: [{ id: 'table', amount: 19.9 }],
      reason: 'The table broke.',
    },
  ]);
});

test('a payment of one line has nothing to tick', async () => {
  await open(paid);
  await userEvent.click(await screen.findByRole('button', { name: 'Send money back' }));
  expect(within(await screen.findByRole('dialog')).queryByRole('checkbox')).not.toBeInTheDocument();
});

test('the provider is asked again, and the donor is opened for a reason', async () => {
  const api = await open(paid, {
    'POST /api/payments/p1/look-again': receipt,
    'POST /api/donations/d1/donor': {
      name: 'Earl Jensen',
      email: 'earl@example.com',
      memberId: null,
      message: 'Keep it going.',
      sharesWithStaff: true,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Look again' }));
  expect(await screen.findByText(/The provider answered/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open the donor' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'They lost the receipt.');
  await userEvent.click(dialog.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText('earl@example.com')).toBeInTheDocument();
  expect(sent(api, '/api/donations/d1/donor')).toEqual([
    { reason: 'They lost the receipt.', isForTheLaw: false },
  ]);
});

test('an unknown payment leads to the list', async () => {
  await open(
    errorResponse({ status: 404, body: { code: 'PAYMENT_NOT_FOUND', message: 'No such payment.' } }),
  );
  expect(await screen.findByRole('heading', { name: 'No such payment' })).toBeInTheDocument();
});

test('each of its disputes is there with its state and its day', async () => {
  const dispute = { ref: 'du_1', amount: 20, state: 'won', openedAt: '2026-11-21T12:00:00.000Z' } as const;
  await open({
    ...paid,
    isDisputed: true,
    disputes: [
      { ...dispute, decidedAt: '2026-11-25T12:00:00.000Z' },
      { ...dispute, ref: 'du_2', state: 'open', openedAt: '2026-11-24T12:00:00.000Z', decidedAt: null },
    ],
  });
  const table = within(await screen.findByRole('table', { name: 'Disputes' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/du_1.*Won.*\$20.*Nov 21, 2026.*Nov 25, 2026/);
  expect(rows[2]).toMatch(/du_2.*Open.*\$20.*Nov 24, 2026/);
  expect(await axeProblems()).toEqual([]);
});

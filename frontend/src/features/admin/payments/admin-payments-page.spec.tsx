import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, renderPage } from '@lib/testing/page.fixtures';
import type { PaymentRow } from '@modules/payments/payments.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPaymentsPage from './admin-payments-page';

const gift: PaymentRow = {
  id: 'p1',
  purpose: { kind: 'donation', id: 'd1' },
  words: 'Donation',
  amount: 50,
  provider: 'test',
  status: 'settled',
  refunded: 20,
  isDisputed: true,
  requestedAt: '2026-11-20T12:00:00.000Z',
  settledAt: '2026-11-20T12:01:00.000Z',
  until: null,
};
const donor = { donorId: 'donor-1', memberId: 'm1', name: 'Earl Jensen', total: 1_200, gifts: 3 };
const answers = {
  'GET /api/payments': { payments: [gift], next: null, counts: { byHand: 2, disputed: 1, differences: 0 } },
  'GET /api/donations/king-tier': { donors: [donor] },
};

async function open(at = '/admin/payments', more: Record<string, unknown> = {}) {
  const api = await asMember({ isAdmin: true }, { ...answers, ...more });
  renderPage(<AdminPaymentsPage />, { at, path: '/admin/payments' });
  return api;
}
const asked = (api: Awaited<ReturnType<typeof open>>, method = 'GET') =>
  api.calls.filter((call) => call.method === method).map(({ url }) => url);

test('lists payments with what went back and what is disputed, and counts what waits', async () => {
  await open();
  const row = (await screen.findByRole('link', { name: 'Donation' })).closest('tr') as HTMLElement;
  for (const words of ['$50', 'Paid', '$20 sent back', 'Disputed', 'Card, a test'])
    expect(row).toHaveTextContent(words);
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/payments/p1');
  const tabs = within(screen.getByRole('navigation', { name: 'Which payments' }));
  expect(await tabs.findByRole('link', { name: /^By hand ?2$/ })).toBeInTheDocument();
  expect(tabs.getByRole('link', { name: 'Differences' })).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('finds one by the number of its receipt', async () => {
  const api = await open();
  await userEvent.type(await screen.findByRole('searchbox'), '2026-000123{Enter}');
  await screen.findByRole('link', { name: 'Donation' });
  expect(asked(api).some((url) => url.includes('search=2026-000123'))).toBe(true);
});

test('a tab narrows by its address', async () => {
  const api = await open('/admin/payments?show=by-hand', {
    'GET /api/payments': { ...answers['GET /api/payments'], payments: [] },
  });
  expect(await screen.findByText('No check, cash or transfer is on its way')).toBeInTheDocument();
  expect(asked(api).some((url) => url.includes('show=by-hand'))).toBe(true);
});

test('a difference changes nothing by itself: staff ask the provider again, or close it with a reason', async () => {
  const difference = {
    id: 'x1',
    kind: 'amount',
    paymentId: 'p1',
    ref: 'tp_1',
    ours: '$50',
    theirs: '$30',
    foundAt: '2026-11-21T08:00:00.000Z',
  };
  const api = await open('/admin/payments?show=differences', {
    'GET /api/payments/differences': {
      last: { at: '2026-11-21T08:00:00.000Z', compared: 12, failed: false },
      differences: [difference],
    },
    'POST /api/payments/p1/look-again': { id: 'p1', version: 3, position: 9 },
    'POST /api/payments/differences/x1/close': {},
  });
  expect(await screen.findByText('The amounts differ')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText(/We asked the provider/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close: The amounts differ' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Sent back at the counter.');
  await userEvent.click(dialog.getByRole('button', { name: 'Close it' }));
  expect(asked(api, 'POST')).toContain('/api/payments/differences/x1/close');
});

test('the first admin proposes a tier for a donor of the King Tier, with a note', async () => {
  const api = await open('/admin/payments?show=king-tier', {
    'POST /api/donations/king-tier/donor-1/propose': { id: 'm1', version: 3, position: 9 },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Propose Premium+ for life for Earl Jensen' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Gave $1,200 in three gifts.');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await screen.findByRole('button', { name: 'Propose Premium+ for life for Earl Jensen' });
  expect(api.calls.find(({ method, url }) => method === 'POST' && url.includes('propose'))?.body).toEqual({
    note: 'Gave $1,200 in three gifts.',
  });
});

import type { WholeOrder } from '@entities/orders/order.queries';
import { lineOf, orderOf, preSaleOf, wholeOrderOf } from '@entities/orders/orders.fixtures';
import { mapOf } from '@entities/spaces/space-map.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import OrderPage from './order-page';

const user = userEvent.setup();
const receipt = { id: 'o1', version: 9, position: 90 };

async function open(order: Partial<WholeOrder> = {}, more: Record<string, unknown> = {}) {
  const api = await asMember(
    {},
    {
      'GET /api/orders/o1': wholeOrderOf(order),
      'GET /api/orders/pre-sales/jefferson': preSaleOf(),
      'GET /api/spaces/jefferson/map': mapOf(),
      'PUT /api/orders/o1/details': receipt,
      ...more,
    },
  );
  renderPage(
    <>
      <OrderPage />
      <Toaster />
    </>,
    { at: '/orders/o1', path: '/orders/:id' },
  );
  return api;
}
const bodyTo = (api: Awaited<ReturnType<typeof open>>, method: string, url: string) =>
  api.calls.find((call) => call.method === method && call.url === url)?.body;

const held = (): Partial<WholeOrder> => ({
  ...orderOf({
    status: 'reserved',
    way: null,
    until: new Date(Date.now() + 14 * 60_000 + 32_000).toISOString(),
    paidCents: 0,
    allowedActions: ['change', 'pay', 'leave', 'describe'],
  }),
});

test('what is paid shows its code for the gate, its spaces and its receipt', async () => {
  await open();
  expect(await screen.findByRole('img', { name: 'Code of order 12' })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Map around B12' })).toBeInTheDocument();
  const receiptOf = within(screen.getByRole('table'));
  for (const words of ['B12', 'Together', 'Paid']) expect(receiptOf.getByText(words)).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('a hold shows its clock; what one brings is said, then it is paid by card', async () => {
  const api = await open(held(), {
    'POST /api/orders/o1/pay': { ...receipt, url: '/test-checkout/tp_1' },
  });
  expect(await screen.findByRole('timer')).toHaveTextContent(/14:\d\d left$/);
  await user.type(screen.getByRole('textbox', { name: /^What you bring/ }), 'Model T parts');
  await user.click(screen.getByRole('checkbox', { name: 'Show my name beside my space' }));
  await user.type(screen.getByRole('textbox', { name: /^Who sells with you/ }), 'Ana, Bo ,');
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pay $40 by card' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(bodyTo(api, 'PUT', '/api/orders/o1/details')).toEqual({
    sells: 'Model T parts',
    isNamed: true,
    coSellers: ['Ana', 'Bo'],
    vehicle: '',
    note: '',
  });
  expect(bodyTo(api, 'POST', '/api/orders/o1/pay')).toEqual({ way: 'card' });
});

test('more than four who sell along are refused before anything is sent', async () => {
  const api = await open(held());
  await user.type(await screen.findByRole('textbox', { name: /^Who sells with you/ }), 'A,B,C,D,E');
  await user.click(screen.getByRole('button', { name: 'Pay by check' }));
  expect(await screen.findByText('Name at most 4.')).toBeInTheDocument();
  expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('a refusal is said beside the buttons', async () => {
  await open(held(), {
    'POST /api/orders/o1/pay': errorResponse({
      status: 409,
      body: { code: 'CHECKS_CLOSED', message: 'Checks are not taken any more.' },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Pay by check' }));
  expect(await screen.findByText('Checks are not taken any more.')).toBeInTheDocument();
});

test('what costs nothing is taken without a payment', async () => {
  const api = await open(
    { ...held(), totalCents: 0, dueCents: 0, lines: [lineOf({ unitCents: 0 })] },
    { 'POST /api/orders/o1/pay': { ...receipt, url: null } },
  );
  await user.click(await screen.findByRole('button', { name: 'Take it' }));
  await waitFor(() => expect(bodyTo(api, 'POST', '/api/orders/o1/pay')).toEqual({ way: 'card' }));
  expect(screen.queryByRole('button', { name: /check/ })).toBeNull();
});

test('a check says what is written on it, and until when it comes', async () => {
  await open({
    status: 'awaiting payment',
    way: 'by hand',
    until: '2027-02-01T18:00:00.000Z',
    paidCents: 0,
    allowedActions: ['pay', 'cancel'],
  });
  expect(await screen.findByText('We wait for your check of $40')).toBeInTheDocument();
  expect(screen.getByText(/“Order 12, Jefferson Swap Meet, Sat, Apr 24, 2027”/)).toBeInTheDocument();
  expect(screen.getByText('Rock County Swappers, PO Box 218, Janesville, WI 53547')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay by check' })).toBeNull();
});

test('where no check is taken, none can be chosen', async () => {
  await open({ ...held(), checksTo: null });
  expect(await screen.findByRole('button', { name: /by card/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay by check' })).toBeNull();
});

test('money that is on its way back is said before it was sent', async () => {
  await open({ paidCents: 9_000, grantedCents: 4_000, refundedCents: 0 });
  expect(await screen.findByText('$40 of $90 goes back')).toBeInTheDocument();
  expect(screen.getByText('It is on its way.')).toBeInTheDocument();
});

test('who paid by check is told that people give it back', async () => {
  await open({ way: 'by hand', paidCents: 9_000, grantedCents: 4_000, refundedCents: 4_000 });
  expect(await screen.findByText(/the organizer gives it back the same way/)).toBeInTheDocument();
  expect(screen.queryByText('It was sent back.')).toBeNull();
});

test('cancelling says what goes back and what becomes of the right, before it happens', async () => {
  const api = await open({}, { 'POST /api/orders/o1/cancel': { ...receipt, refundCents: 3_500 } });
  await user.click(await screen.findByText('If you cannot come'));
  expect(screen.getByText('$35 goes back. Your right to the space ends.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'B12' }));
  await user.click(screen.getByRole('button', { name: 'Cancel 1 line' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel B12?' }));
  expect(dialog.getByText(/Your right to B12 ends, for good/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel it' }));
  expect(await screen.findByText('Canceled. $35 goes back.')).toBeInTheDocument();
  expect(bodyTo(api, 'POST', '/api/orders/o1/cancel')).toEqual({ lineIds: ['l1'] });
});

test('an offer of the waitlist is declined', async () => {
  const api = await open(
    { ...held(), source: 'waitlist', allowedActions: ['pay', 'decline'] },
    { 'POST /api/orders/o1/leave': receipt },
  );
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline it' }));
  await waitFor(() => expect(bodyTo(api, 'POST', '/api/orders/o1/leave')).toEqual({}));
});

test('an order of somebody else is not found', async () => {
  await open({}, { 'GET /api/orders/o1': errorResponse({ status: 404, body: { code: 'ORDER_NOT_FOUND' } }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such order' })).toBeInTheDocument();
});

test('a vendor who is here says that they have packed up, and nobody else for them', async () => {
  const checkedIn = { at: '2027-04-24T11:02:00.000Z', gate: 'North' };
  const answers = { 'POST /api/check-ins/jefferson/packed-up': receipt };
  const api = await open({ lines: [lineOf({ checkedIn })] }, answers);
  expect(await screen.findByText(/here since Sat, Apr 24, 2027, 6:02 AM/)).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'I have packed up B12' }));
  await waitFor(() =>
    expect(bodyTo(api, 'POST', '/api/check-ins/jefferson/packed-up')).toEqual({
      orderId: 'o1',
      lineId: 'l1',
    }),
  );
});

test('the team sees when a vendor came, and does not pack up for them here', async () => {
  const checkedIn = { at: '2027-04-24T11:02:00.000Z', gate: 'North' };
  await open({ lines: [lineOf({ checkedIn })], buyer: { id: 'fred', name: 'Fred', handle: 'fred' } });
  expect(await screen.findByText(/^came /)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /packed up/ })).toBeNull();
});

test('whoever only enters a car chooses whether the show says whose it is', async () => {
  const entry = lineOf({
    productId: 'show',
    spaceId: null,
    showClass: 'Custom',
    name: 'Show entry',
    code: null,
  });
  const api = await open({ lines: [entry] });
  await user.click(await screen.findByRole('checkbox', { name: 'Show my name and my car in the show' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(bodyTo(api, 'PUT', '/api/orders/o1/details')).toMatchObject({ isNamed: true });
});

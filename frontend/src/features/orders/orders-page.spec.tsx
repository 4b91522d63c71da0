import { lineOf, orderOf } from '@entities/orders/orders.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OrdersPage from './orders-page';

const open = async (answer: unknown) => {
  const api = await asMember({}, { 'GET /api/orders': answer });
  renderPage(<OrdersPage />, { at: '/orders', path: '/orders' });
  return api;
};

test('asks a guest to sign in', async () => {
  await asGuest();
  renderPage(<OrdersPage />, { at: '/orders', path: '/orders' });
  expect(screen.getByText('another page')).toBeInTheDocument();
});

test('without an order it leads to the events', async () => {
  await open({ orders: [], next: null });
  expect(await screen.findByText('You have ordered nothing yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a swap meet' })).toHaveAttribute('href', '/events');
});

test('lists orders with codes and status; one that is held is paid for from here', async () => {
  const held = orderOf({
    id: 'o2',
    number: 13,
    status: 'reserved',
    lines: [lineOf(), lineOf({ id: 'l2', spaceId: null, code: null, name: 'Early gate pass', quantity: 2 })],
    allowedActions: ['pay', 'change', 'leave'],
  });
  const pages = [
    { orders: [held], next: 'o2' },
    { orders: [orderOf()], next: null },
  ];
  await open(() => pages.shift());
  expect(await screen.findByText('Held')).toBeInTheDocument();
  expect(screen.getByText('Early gate pass × 2')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pay $40' })).toHaveAttribute('href', '/orders/o2');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Paid')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

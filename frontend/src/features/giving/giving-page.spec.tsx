import { choiceOf, monthlyGift, ownGift } from '@entities/donation/donation.fixtures';
import type { MyGiving } from '@entities/donation/donation.queries';
import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './change-monthly';
import GivingPage from './giving-page';

const monthly = monthlyGift();
const done = { id: monthly.id, version: 5, position: 9 };
const path = `/api/donations/monthly/${monthly.id}`;

const giving = (part: Partial<MyGiving> = {}): MyGiving => ({
  gifts: [],
  monthly: [],
  years: [],
  kingTier: { given: 0, from: 5_000, state: 'not yet' },
  ...part,
});

async function open(part: Partial<MyGiving>, answers = {}) {
  const api = await asMember({}, { 'GET /api/donations/mine': giving(part), ...answers });
  renderPage(<GivingPage />);
  return api;
}

test('asks a guest to sign in', async () => {
  await asGuest();
  renderPage(<GivingPage />, { at: '/account/giving', path: '/account/giving' });
  expect(screen.getByText('another page')).toBeInTheDocument();
});

test('without gifts it says where to give', async () => {
  await open({});
  expect(await screen.findByText('You have given nothing yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Give' })).toHaveAttribute('href', '/donate');
});

test('lists gifts with their receipts, the years, and how far the King Tier is', async () => {
  await open({
    gifts: [ownGift(), ownGift({ id: 'two', status: 'refunded', refunded: 50, receiptNumber: null })],
    years: [{ year: 2026, total: 1_250.5 }],
    kingTier: { given: 1_250.5, from: 5_000, state: 'not yet' },
  });
  expect(await screen.findByRole('button', { name: 'Receipt 2026-000123' })).toBeVisible();
  expect(screen.getByText('$1,250.50')).toBeVisible();
  expect(screen.getByText(/King Tier: \$1,250.50 of \$5,000/)).toBeVisible();
  expect(screen.getByText('$50 sent back')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change the thank-you' })).toHaveAttribute(
    'href',
    `/donate/thanks/${ownGift().id}`,
  );
});

test('a monthly gift is paused, resumed and, after a question, ended', async () => {
  let status: 'active' | 'paused' = 'active';
  const { calls } = await open(
    {},
    {
      'GET /api/donations/mine': () => giving({ monthly: [{ ...monthly, status }] }),
      [`POST ${path}/pause`]: () => {
        status = 'paused';
        return done;
      },
      [`POST ${path}/resume`]: errorResponse({ status: 503, body: { message: 'Try again in a minute.' } }),
      [`POST ${path}/end`]: done,
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('Try again in a minute.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End it' }));
  await screen.findByRole('button', { name: 'End' });
  expect(calls.map(({ url }) => url)).toContain(`${path}/end`);
});

test('its amount and its thank-you are changed together', async () => {
  const { calls } = await open({ monthly: [monthly] }, { [`PUT ${path}`]: done });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change your monthly gift' });
  const amount = within(dialog).getByLabelText(/Each month/);
  await userEvent.clear(amount);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Choose an amount.')).toBeVisible();
  await userEvent.type(amount, '25');
  await userEvent.click(within(dialog).getByRole('radio', { name: /By my initials/ }));
  expect(within(dialog).getByText('R. K. keeps the lights on each month. Thank you!')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...choiceOf({ shownAs: 'initials' }),
    amount: 25,
    madeFrom: 4,
  });
});

test('one that has ended only says so', async () => {
  await open({ monthly: [monthlyGift({ status: 'ended' })] });
  expect(await screen.findByText('Ended')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

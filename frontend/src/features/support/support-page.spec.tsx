import { watchTour } from '@entities/tour/tour';
import { setSettings } from '@lib/paths';
import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SupportPage from './support-page';

const kept = {
  id: '5f3c6a1e-0000-4000-8000-000000000001',
  reference: '5F3C6A',
  receivedAt: '2026-06-01T12:00:00.000Z',
};
const address = () => screen.getByLabelText(/Your e-mail/);

beforeEach(() => localStorage.clear());

async function write() {
  await userEvent.type(screen.getByLabelText(/What is it about/), 'A hold');
  await userEvent.type(screen.getByLabelText(/What happened/), 'The buyer never came.');
  await userEvent.click(screen.getByRole('button', { name: 'Send to support' }));
}

test('shows what is coming soon, where to meet, and a link back', async () => {
  await asGuest();
  renderPage(<SupportPage />);
  expect(screen.getByText('Coming Soon')).toBeInTheDocument();
  for (const name of ['Live Chat', 'Help Articles', 'FAQ'])
    expect(screen.getByRole('heading', { name }).parentElement).toHaveTextContent(`${name}Coming soon`);
  expect(screen.getByText(/in-person show at the end of September/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to the marketplace' })).toHaveAttribute('href', '/');
});

test('names the show until it is over', async () => {
  await asGuest();
  const settings = { supportAddress: 'support@swapmeetclassics.com', termsCounty: 'Jefferson' };
  setSettings({ ...settings, showDate: '2999-05-04' });
  const { unmount } = renderPage(<SupportPage />);
  expect(screen.getByText(/in-person show at the beginning of May 2999/)).toBeInTheDocument();
  unmount();
  setSettings({ ...settings, showDate: '2020-05-04' });
  renderPage(<SupportPage />);
  expect(screen.queryByText(/in-person show/)).not.toBeInTheDocument();
});

test('shows a guest the reference of their request', async () => {
  const { calls } = await asGuest({ 'POST /api/support/requests': kept });
  renderPage(<SupportPage />);
  await userEvent.type(address(), 'cora@example.com');
  await write();
  const acknowledged = await screen.findByText('We got your message');
  expect(acknowledged.closest('[role="status"]')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('5F3C6A');
  expect(screen.getByRole('status')).toHaveTextContent('replies to cora@example.com');
  expect(calls[0]?.body).toEqual({
    subject: 'A hold',
    message: 'The buyer never came.',
    replyTo: 'cora@example.com',
  });
});

test('uses the e-mail of the account for the reply unless the member gives another', async () => {
  await asMember({}, { 'POST /api/support/requests': kept });
  renderPage(<SupportPage />);
  expect(address()).toHaveValue('ray@example.com');
});

test('keeps a refused request with its error, and sends it again as the same command', async () => {
  let tries = 0;
  const { calls } = await asMember(
    {},
    {
      'POST /api/support/requests': () =>
        ++tries === 1 ? errorResponse({ status: 429, body: { message: 'Please wait 10 minutes.' } }) : kept,
    },
  );
  renderPage(<SupportPage />);
  await write();
  expect(await screen.findByText('Please wait 10 minutes.')).toBeInTheDocument();
  expect(screen.getByLabelText(/What happened/)).toHaveValue('The buyer never came.');
  await userEvent.click(screen.getByRole('button', { name: 'Send to support' }));
  await screen.findByText('We got your message');
  const keys = calls.filter(({ method, url }) => method === 'POST' && url.startsWith('/api/support'));
  expect(new Set(keys.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});

test('restarts the tour or resets it', async () => {
  await asMember();
  let restarts = 0;
  const stop = watchTour(() => {
    restarts += 1;
  });
  renderPage(<SupportPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Restart the tour' }));
  stop();
  expect(restarts).toBe(1);
  localStorage.setItem('onboarding-completed-ray', 'true');
  localStorage.setItem('onboarding-dismissed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Show the tour again next time' }));
  expect(localStorage.getItem('onboarding-completed-ray')).toBeNull();
  expect(localStorage.getItem('onboarding-dismissed')).toBeNull();
});

test('tells whoever has priority that their message comes first, and nobody else', async () => {
  await asMember();
  const { unmount } = renderPage(<SupportPage />);
  expect(screen.queryByText(/first in the line/)).toBeNull();
  unmount();
  await asMember({ subscriptionTier: 'premium', capabilities: ['priority-support'] });
  renderPage(<SupportPage />);
  expect(screen.getByText(/first in the line/)).toBeInTheDocument();
});

import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminSupportPage from './admin-support-page';

const letter = {
  id: '5f3c6a1e-0000-4000-8000-000000000001',
  reference: '5F3C6A',
  subject: 'A hold',
  message: 'The buyer never came.',
  replyTo: 'cora@example.com',
  memberId: null,
  isPriority: false,
  receivedAt: '2026-06-01T12:00:00.000Z',
  answeredAt: null,
};

test('staff read a support request, answer it by e-mail and mark it answered', async () => {
  let waiting = [letter];
  await asMember(
    { isAdmin: true },
    {
      'GET /api/support/requests': () => ({ total: waiting.length, requests: waiting }),
      [`POST /api/support/requests/${letter.id}/answered`]: () => {
        waiting = [];
        return { ...letter, answeredAt: '2026-06-01T13:00:00.000Z' };
      },
    },
  );
  renderPage(<AdminSupportPage />);
  expect(await screen.findByText('The buyer never came.')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    'mailto:cora@example.com?subject=Re%3A%20A%20hold%20(5F3C6A)',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByText('Nobody is waiting for an answer.')).toBeInTheDocument();
});

test('shows the error when the requests cannot be loaded', async () => {
  await asMember(
    { isAdmin: true },
    {
      'GET /api/support/requests': errorResponse({
        status: 403,
        body: { message: 'Only support staff may do that.' },
      }),
    },
  );
  renderPage(<AdminSupportPage />);
  expect(await screen.findByText('Only support staff may do that.')).toBeInTheDocument();
});

test('links a member’s request to their page', async () => {
  const memberId = '5f3c6a1e-0000-4000-8000-00000000000a';
  const other = { ...letter, id: memberId, reference: 'ABCDEF' };
  await asMember(
    { capabilities: ['staff', 'support'] },
    {
      'GET /api/support/requests': () => ({
        total: 2,
        requests: [{ ...letter, memberId, isPriority: true }, other],
      }),
    },
  );
  renderPage(<AdminSupportPage />);
  expect(await screen.findByRole('link', { name: 'from a member' })).toHaveAttribute(
    'href',
    `/admin/members/${memberId}`,
  );
  expect(screen.getByText('from a guest')).toBeInTheDocument();
  expect(screen.getAllByText('Priority')).toHaveLength(1);
});

import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminLogPage from './admin-log-page';

const event = {
  event: 'message-1@2',
  stream: 'message-1',
  version: 2,
  position: 40,
  type: 'MessageSent',
  at: '2026-06-01T12:00:00.000Z',
  actor: { id: 'ana', name: 'Ana' },
  commandId: 'c-1',
  data: { threadId: 't-1' },
  covered: [
    { subject: { id: 'ana', name: 'Ana' }, fields: ['body'], isErased: false },
    { subject: { id: 'dora', name: null }, fields: ['title'], isErased: true },
  ],
};

test('personal fields are covered until one event is opened, for a reason', async () => {
  const { calls } = await asMember(
    { isAdmin: true },
    {
      'GET /api/admin/log': { events: [event], before: null, lookedBackTo: event.at },
      'POST /api/admin/log/open': { data: { threadId: 't-1', body: 'Hello' } },
    },
  );
  renderPage(<AdminLogPage />, { at: '/admin-advanced/log?type=MessageSent' });
  expect(await screen.findByText('MessageSent')).toBeInTheDocument();
  expect(screen.getByLabelText('Type of event')).toHaveValue('MessageSent');
  expect(screen.getByText(/gone for good: title/)).toBeInTheDocument();
  expect(screen.queryByText(/Hello/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open the personal fields of message-1@2' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'A threat was reported.');
  await userEvent.click(dialog.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/Hello/)).toBeInTheDocument();
  expect(calls.find(({ method, url }) => method === 'POST' && url === '/api/admin/log/open')?.body).toEqual({
    event: 'message-1@2',
    reason: 'A threat was reported.',
  });
});

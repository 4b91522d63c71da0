import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Parked } from './parked';

const parked = {
  processor: 'wall',
  stream: 'post-1',
  position: 12,
  event: {
    type: 'PostPublished',
    version: 3,
    at: '2026-06-01T12:00:00.000Z',
    actor: { id: 'ana', name: 'Ana' },
  },
  error: 'Error: no such column',
  since: '2026-06-01T12:00:00.000Z',
  attempts: 6,
  retryAt: null,
};

test('a skipped event is named with what will be missing, and the refusal says which event fails next', async () => {
  const { calls } = await asMember(
    { isAdmin: true },
    {
      'GET /api/admin/processors': { parked: [parked], rebuilds: [] },
      'POST /api/admin/processors/wall/skip': errorResponse({
        status: 409,
        body: { code: 'STREAM_STILL_FAILS', message: 'The stream stays parked: no such column.' },
      }),
    },
  );
  renderPage(<Parked />);
  expect(await screen.findByText('Error: no such column')).toBeInTheDocument();
  expect(screen.getByText('by Ana')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Skip the event of post-1 in wall' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Skip PostPublished (version 3)?' }));
  expect(dialog.getByText(/missing there until a rebuild/)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Its column is gone.');
  await userEvent.click(dialog.getByRole('button', { name: 'Skip' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The stream stays parked: no such column.');
  expect(calls.find(({ method, url }) => method === 'POST' && url.endsWith('/skip'))?.body).toEqual({
    stream: 'post-1',
    position: 12,
    reason: 'Its column is gone.',
  });
});

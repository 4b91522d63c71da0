import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EarlierSessions } from './earlier-sessions';

const path = 'GET /api/inventory/scan-sessions';
const session = {
  id: 's1',
  purpose: 'count',
  status: 'committed',
  startedAt: '2026-11-01T12:00:00.000Z',
  committedAt: '2026-11-01T12:10:00.000Z',
  scans: 4,
  conflicts: 0,
};

test('a list that cannot be read says so, and is read again', async () => {
  let isUp = false;
  const answer = () =>
    isUp ? { sessions: [session] } : errorResponse({ status: 400, body: { code: 'X', message: 'No luck.' } });
  await asMember({}, { [path]: answer });
  renderPage(<EarlierSessions />);
  expect(screen.getByText('Loading your sessions…')).toBeInTheDocument();
  expect(await screen.findByText('No luck.')).toBeInTheDocument();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('4 scans')).toBeInTheDocument();
});

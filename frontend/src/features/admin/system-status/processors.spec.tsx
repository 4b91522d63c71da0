import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import AdminAdvancedPage from './admin-advanced-page';

test('explains each processor and each term', async () => {
  const processor = { position: 9, head: 9, lag: 0, takenAt: null, behind: false, secondsLeft: 0, parked: 0 };
  await asMember(
    { isAdmin: true },
    {
      'GET /health/projections': {
        well: true,
        processors: [
          { ...processor, name: 'listing-search', kind: 'projection', state: 'live' },
          { ...processor, name: 'notify', kind: 'reactor', state: 'waiting' },
        ],
      },
    },
  );
  renderPage(<AdminAdvancedPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'System status' })).toBeInTheDocument();
  const rows = within(await screen.findByRole('table', { name: 'Processors' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Live List');
  expect(rows[2]).toHaveTextContent('Waiting Reactor');
  for (const word of ['Live', 'Waiting', 'Replaced', 'Stopped', 'List', 'Reactor', 'Behind', 'Parked'])
    expect(screen.getByText(`${word}:`)).toBeInTheDocument();
});

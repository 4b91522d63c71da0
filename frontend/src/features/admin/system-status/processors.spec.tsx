import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import AdminAdvancedPage from './admin-advanced-page';

test('the machine room says in plain words what each processor is, and what the words mean', async () => {
  const processor = { position: 9, head: 9, lag: 0, takenAt: null, parked: 0 };
  await asMember(
    { isAdmin: true },
    {
      'GET /health/projections': {
        well: true,
        processors: [
          { ...processor, name: 'listing-search', kind: 'projection', strong: true, state: 'live' },
          { ...processor, name: 'notify', kind: 'sender', strong: false, state: 'waiting' },
        ],
      },
    },
  );
  renderPage(<AdminAdvancedPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Machine room' })).toBeInTheDocument();
  const rows = within(await screen.findByRole('table', { name: 'Processors' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Live List, kept up at once');
  expect(rows[2]).toHaveTextContent('Waiting Sender');
  for (const word of [
    'Live',
    'Waiting',
    'Replaced',
    'Stopped',
    'List',
    'Sender',
    'Kept up at once',
    'Behind',
    'Parked',
  ])
    expect(screen.getByText(`${word}:`)).toBeInTheDocument();
});

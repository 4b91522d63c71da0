import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import AdminReadModelsPage from './admin-read-models-page';

test('explains each processor and each term', async () => {
  const processor = {
    process: 'worker 12',
    reportedAt: null,
    position: 9,
    head: 9,
    lagEvents: 0,
    lagSeconds: 0,
    takenAt: null,
    behind: false,
    secondsLeft: 0,
    parked: 0,
  };
  await asMember(
    { isAdmin: true },
    {
      'GET /api/admin/processors': {
        parked: [],
        rebuilds: [
          {
            name: 'events',
            state: 'running',
            percent: 40,
            askedAt: '2026-06-01T12:00:00.000Z',
            endedAt: null,
            error: null,
          },
        ],
      },
      'GET /health/projections': {
        well: true,
        processors: [
          { ...processor, name: 'listing-search', kind: 'projection', state: 'live' },
          {
            ...processor,
            name: 'notify',
            kind: 'reactor',
            state: 'waiting',
            lagEvents: 1200,
            lagSeconds: 75,
          },
          {
            ...processor,
            name: 'events',
            kind: 'projection',
            state: 'silent',
            lagEvents: null,
            lagSeconds: null,
          },
        ],
      },
    },
  );
  renderPage(<AdminReadModelsPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Read models' })).toBeInTheDocument();
  const rows = within(await screen.findByRole('table', { name: 'Processors' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Live List');
  expect(rows[1]).toHaveTextContent('worker 12');
  expect(rows[2]).toHaveTextContent('Waiting Reactor');
  expect(rows[2]).toHaveTextContent('75 s, 1,200');
  expect(rows[3]).toHaveTextContent('log unreachable');
  expect(await screen.findByText('40 %')).toBeInTheDocument();
  expect(rows[1]).toHaveTextContent('after the other');
  expect(rows[2]).toHaveTextContent('never');
  for (const word of [
    'Live',
    'Waiting',
    'Replaced',
    'Stopped',
    'Silent',
    'List',
    'Reactor',
    'Behind',
    'Parked',
  ])
    expect(screen.getByText(`${word}:`)).toBeInTheDocument();
});

import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import AdminAdvancedPage from './admin-advanced-page';

const well = {
  'GET /health/projections': { well: true, processors: [] },
  'GET /api/admin/processors': { parked: [], rebuilds: [] },
  'GET /api/admin/mails': { counts: [], stuck: [], givenUp: [] },
  'GET /api/admin/jobs': { queues: [], scheduled: [], dead: [] },
  'GET /api/admin/settings': { settings: [], changes: [] },
  'GET /api/admin/announcements': { announcements: [] },
};

const areas = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('says that all is well, and links to each area', async () => {
  await asMember({ isAdmin: true }, well);
  renderPage(<AdminAdvancedPage />);
  expect(await screen.findByText(/^All well/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Settings' })[0]).toBeInTheDocument();
});

test('names first what needs attention, in words', async () => {
  await asMember(
    { isAdmin: true },
    {
      ...well,
      'GET /api/admin/settings': {
        settings: [{ name: 'read-only', value: true, default: false }],
        changes: [],
      },
      'GET /api/admin/jobs': {
        queues: [],
        scheduled: [],
        dead: [{ id: 1, name: 'send-mail', key: 'one', attempts: 10, lastError: null }],
      },
    },
  );
  renderPage(<AdminAdvancedPage />);
  expect(await screen.findByText('Needs attention: Jobs, Settings.')).toBeInTheDocument();
  expect(areas().slice(0, 2)).toEqual(['Jobs', 'Settings']);
  expect(screen.getByText('Read-only mode: on')).toBeInTheDocument();
  expect(screen.getByText('1 dead job')).toBeInTheDocument();
});

test('members without the capability are refused, and nothing is asked of the server', async () => {
  const { calls } = await asMember({}, well);
  renderPage(<AdminAdvancedPage />);
  expect(await screen.findByRole('heading', { name: 'For admins' })).toBeInTheDocument();
  expect(calls.filter(({ url }) => url.startsWith('/api/admin'))).toEqual([]);
});

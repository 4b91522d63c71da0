import { asGuest, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import AdReportPage from './ad-report-page';

const route = { path: '/ads/report/:id', at: '/ads/report/one?key=k' };

test('whoever has the address reads the counts, and saves them', async () => {
  await asGuest({
    'GET /api/ads/one/report': {
      title: 'Bumpers rechromed',
      advertiser: 'Rock River Chrome',
      from: '2026-06-01',
      until: '2026-06-30',
      cap: null,
      total: { shown: 1_200, pressed: 7 },
      days: [{ day: '2026-06-01', place: 'wall', shown: 1_200, pressed: 7 }],
    },
  });
  renderPage(<AdReportPage />, route);
  expect(await screen.findByText('Seen 1,200 times, pressed 7 times.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Save as CSV' })).toHaveAttribute(
    'href',
    '/api/ads/one/report?key=k&format=csv',
  );
});

test('an address that has run out says so', async () => {
  await asGuest({
    'GET /api/ads/one/report': errorResponse({
      status: 404,
      body: { code: 'AD_NOT_FOUND', message: 'None.' },
    }),
  });
  renderPage(<AdReportPage />, route);
  expect(await screen.findByText('No report here')).toBeInTheDocument();
});

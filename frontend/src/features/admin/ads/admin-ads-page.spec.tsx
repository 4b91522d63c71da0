import { asMember, renderPage } from '@lib/testing/page.fixtures';
import type { AdReport, AdRow } from '@modules/ads/ads.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminAdPage from './admin-ad-page';
import AdminAdsPage from './admin-ads-page';

const id = '5f3c6a1e-0000-4000-8000-000000000001';
const ad: AdRow = {
  id,
  kind: 'ad',
  advertiser: 'Rock River Chrome',
  title: 'Bumpers rechromed',
  text: 'In three weeks.',
  link: 'https://chrome.example.com/',
  places: ['results', 'wall'],
  region: null,
  from: '2026-06-01',
  until: '2026-06-30',
  cap: 5_000,
  status: 'running',
  isShown: true,
  picture: null,
  counts: { shown: 1_234, pressed: 7 },
  version: 3,
};
const report: AdReport = {
  title: ad.title,
  advertiser: ad.advertiser,
  from: ad.from,
  until: ad.until,
  cap: ad.cap,
  total: ad.counts,
  days: [{ day: '2026-06-01', place: 'wall', shown: 1_234, pressed: 7 }],
};
const receipt = { id, version: 4, position: 9 };
const answers = {
  'GET /api/ads/all': { ads: [ad] },
  [`GET /api/ads/${id}/counts`]: report,
  [`POST /api/ads/${id}/pause`]: receipt,
  [`PUT /api/ads/${id}`]: receipt,
  [`POST /api/ads/${id}/report-link`]: { url: `https://smc.example/ads/report/${id}?key=k` },
  'POST /api/ads': receipt,
};

test('the list says of each ad whether it is shown, and its counts', async () => {
  await asMember({ isAdmin: true }, answers);
  renderPage(<AdminAdsPage />);
  const row = (await screen.findByRole('rowheader', { name: ad.title })).closest('tr') as HTMLElement;
  for (const text of ['Rock River Chrome', 'Shown', '1,234 of 5,000', '7'])
    expect(within(row).getByText(text)).toBeInTheDocument();
});

test('an ad is paused, changed from what was read, and its report linked', async () => {
  const { calls } = await asMember({ isAdmin: true }, answers);
  renderPage(<AdminAdPage />, { path: '/admin/ads/:id', at: `/admin/ads/${id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  await userEvent.clear(screen.getByLabelText(/Title/));
  await userEvent.type(screen.getByLabelText(/Title/), 'Chrome');
  const previews = within(screen.getByRole('region', { name: 'How it looks' }));
  expect(previews.getAllByRole('link', { name: 'Chrome' })).toHaveLength(4); // two places, a phone and a desktop
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Link for the advertiser' }));
  expect(await screen.findByDisplayValue(/ads\/report/)).toBeInTheDocument();
  expect(calls.some(({ url }) => url.endsWith('/pause'))).toBe(true);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ title: 'Chrome', madeFrom: 3 });
});

test('a form with nothing in it is not sent, and says what is missing', async () => {
  const { calls } = await asMember({ isAdmin: true }, answers);
  renderPage(<AdminAdPage />, { path: '/admin/ads/:id', at: '/admin/ads/new' });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as a draft' }));
  expect(await screen.findByText('Write a title.')).toBeInTheDocument();
  expect(screen.getByText('Choose at least one place.')).toBeInTheDocument();
  expect(calls.some(({ method, url }) => method === 'POST' && url === '/api/ads')).toBe(false);
});

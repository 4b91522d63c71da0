import { asGuest, refuse, renderPage } from '@lib/page-testing';
import { forgetLocation } from '@lib/user-location';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EventsPage from './events-page';

const jefferson = {
  id: 'jefferson',
  title: 'Jefferson Swap Meet',
  kind: 'swap-meet',
  description: '',
  date: '2027-04-24T03:30:00.000Z',
  endsAt: '2027-04-24T05:00:00.000Z',
  timeZone: 'America/Chicago',
  location: 'Fair Park, Jefferson, WI',
  latitude: 43,
  longitude: -88.8,
  distance: 42.3,
};

beforeEach(() => {
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 43, longitude: -89, accuracy: 9 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  act(() => forgetLocation());
});

test('an event shows its date in its own zone, its place and how far it is', async () => {
  await asGuest({ 'GET /api/events': [jefferson] });
  renderPage(<EventsPage />);
  const entry = await screen.findByRole('article', { name: 'Jefferson Swap Meet' });
  expect(within(entry).getByText(/Fri, Apr 23, 2027/)).toBeInTheDocument();
  expect(within(entry).getByText('Fair Park, Jefferson, WI · 42 miles away')).toBeInTheDocument();
});

test('the directory asks for what the address says, and the filters change the address', async () => {
  const api = await asGuest({ 'GET /api/events': [jefferson] });
  renderPage(<EventsPage />, { at: '/events?radius=50' });
  await screen.findByRole('article');
  expect(api.calls.at(-1)?.url).toBe(
    '/api/events?upcoming=true&limit=100&latitude=43&longitude=-89&radius=50',
  );
  await userEvent.selectOptions(screen.getByLabelText('How far'), 'Nationwide');
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(api.calls.at(-1)?.url).toContain('upcoming=false');
  expect(api.calls.at(-1)?.url).toContain('radius=1000');
});

test('nothing nearby offers to look everywhere', async () => {
  const api = await asGuest({ 'GET /api/events': [] });
  renderPage(<EventsPage />, { at: '/events?radius=50' });
  expect(await screen.findByText('Nothing within 50 miles')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Look everywhere' }));
  expect(api.calls.at(-1)?.url).not.toContain('radius');
});

test('a directory that cannot be loaded says why and tries again', async () => {
  let isDown = true;
  await asGuest({
    'GET /api/events': () =>
      isDown ? refuse({ status: 503, body: { message: 'Back in a moment.' } }) : [jefferson],
  });
  renderPage(<EventsPage />);
  expect(await screen.findByText('Back in a moment.')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

import { deleteLocation } from '@lib/browser/user-location';
import { asGuest, asMember, errorResponse, memberOf, renderPage } from '@lib/testing/page.fixtures';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import EventsPage from './events-page';

const jefferson = {
  id: 'jefferson',
  title: 'Jefferson Swap Meet',
  kind: 'swap-meet',
  description: '',
  date: '2027-04-24T03:30:00.000Z',
  endsAt: '2027-04-24T05:00:00.000Z',
  timeZone: 'America/Chicago',
  day: '2027-04-23',
  location: 'Fair Park, Jefferson, WI',
  latitude: 43,
  longitude: -88.8,
  distance: 42.3,
  isWithoutOrganizer: false,
  organizerId: 'cal',
};

beforeEach(() => {
  localStorage.clear();
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 43, longitude: -89, accuracy: 9 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  act(() => deleteLocation());
});

test('shows an event’s date in its own time zone, its place and its distance', async () => {
  await asGuest({ 'GET /api/events': [jefferson] });
  openEvents('/events');
  const entry = await screen.findByRole('article', { name: 'Jefferson Swap Meet' });
  expect(within(entry).getByText(/Fri, Apr 23, 2027/)).toBeInTheDocument();
  expect(within(entry).getByText('Fair Park, Jefferson, WI')).toBeInTheDocument();
  expect(within(entry).getByText('42 miles away')).toBeInTheDocument();
});

test('only others report an event, not its organizer', async () => {
  const own = { ...jefferson, id: 'own', title: 'Own Meet', organizerId: memberOf().id };
  await asMember({}, { 'GET /api/events': [jefferson, own] });
  openEvents('/events');
  await screen.findByRole('article', { name: 'Own Meet' });
  expect(screen.getAllByRole('button', { name: /^Report/ })).toHaveLength(1);
});

test('queries with the filters of the address, and changing a filter changes the address', async () => {
  const api = await asGuest({ 'GET /api/events': [jefferson] });
  openEvents('/events?radius=50');
  await screen.findByRole('article');
  expect(api.calls.at(-1)?.url).toBe(
    '/api/events?upcoming=true&limit=100&latitude=43&longitude=-89&radius=50',
  );
  await userEvent.selectOptions(screen.getByLabelText('How far'), 'Nationwide');
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(api.calls.at(-1)?.url).toContain('upcoming=false');
  expect(api.calls.at(-1)?.url).toContain('radius=1000');
});

test('begins with what is within 100 miles, and Anywhere is kept in the address', async () => {
  const api = await asGuest({ 'GET /api/events': [jefferson] });
  openEvents('/events');
  await screen.findByRole('article');
  expect(api.calls.at(-1)?.url).toContain('latitude=43&longitude=-89&radius=100');
  await userEvent.selectOptions(screen.getByLabelText('How far'), 'Anywhere');
  expect(screen.getByLabelText('Address')).toHaveTextContent('?radius=any');
  await waitFor(() => expect(api.calls.at(-1)?.url).not.toContain('radius'));
});

test('begins near the last typed place when the device does not tell its own', async () => {
  Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true });
  localStorage.setItem('recent-places', 'Rockford, IL');
  const place = { area: 'Rockford, IL', latitude: 42.27, longitude: -89.09 };
  const api = await asGuest({ 'GET /api/events': [jefferson], 'GET /api/places': place });
  openEvents('/events');
  expect(await screen.findByText(/distances are from Rockford, IL/)).toBeInTheDocument();
  await waitFor(() => expect(api.calls.at(-1)?.url).toContain('latitude=42.27&longitude=-89.09&radius=100'));
});

test('a change builds on the newest address, which the page may not show yet', async () => {
  await asGuest({ 'GET /api/events': [jefferson] });
  openEvents('/events');
  await screen.findByRole('article');
  act(() => {
    fireEvent.change(screen.getByLabelText('How far'), { target: { value: '200' } });
    fireEvent.change(screen.getByLabelText('What kind'), { target: { value: 'swap-meet' } });
  });
  expect(screen.getByLabelText('Address')).toHaveTextContent('?radius=200&kind=swap-meet');
});

describe('a full calendar', () => {
  const weekly = Array.from({ length: 30 }, (_, week) => {
    const date = new Date(Date.UTC(2027, 0, 2 + 7 * week, 14)).toISOString();
    return {
      ...jefferson,
      id: `week-${week}`,
      title: `Week ${week}`,
      kind: week % 2 === 0 ? 'swap-meet' : 'show',
      date,
      endsAt: date,
    };
  });
  const shown = () => screen.getAllByRole('article').length;

  test('shows a dozen at a time, by month; the address holds how many', async () => {
    await asGuest({ 'GET /api/events': weekly });
    openEvents('/events');
    expect(await screen.findByText('12 of 30 events')).toBeInTheDocument();
    expect(shown()).toBe(12);
    const months = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(months).toEqual(['January 2027', 'February 2027', 'March 2027']);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(shown()).toBe(24);
    expect(screen.getByLabelText('Address')).toHaveTextContent('?show=24');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(shown()).toBe(30);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('opens with as many events as its address says', async () => {
    await asGuest({ 'GET /api/events': weekly });
    openEvents('/events?show=24');
    expect(await screen.findByText('24 of 30 events')).toBeInTheDocument();
  });

  test('filters by kind and shows the first dozen again', async () => {
    await asGuest({ 'GET /api/events': weekly });
    openEvents('/events?show=24');
    await screen.findByText('30 events');
    await userEvent.selectOptions(screen.getByLabelText('What kind'), 'Swap meets');
    expect(screen.getByText('15 events')).toBeInTheDocument();
    expect(shown()).toBe(12);
    expect(screen.getByLabelText('Address')).toHaveTextContent('?kind=swap-meet');
  });

  test('says when there is no event of a kind, and can show every kind again', async () => {
    await asGuest({ 'GET /api/events': weekly });
    openEvents('/events?kind=auction&radius=any');
    expect(await screen.findByText('No auctions on the calendar')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show every kind' }));
    expect(shown()).toBe(12);
  });
});

const openEvents = (at: string) => renderPage(<WithAddress />, { at, inBrowser: true });

function WithAddress() {
  return (
    <>
      <output aria-label="Address">{useLocation().search}</output>
      <EventsPage />
    </>
  );
}

test('offers to search everywhere when nothing is nearby', async () => {
  const api = await asGuest({ 'GET /api/events': [] });
  openEvents('/events?radius=50');
  expect(await screen.findByText('Nothing within 50 miles')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Search everywhere' }));
  expect(api.calls.at(-1)?.url).not.toContain('radius');
});

test('shows the error and a retry when the events cannot be loaded', async () => {
  let isDown = true;
  await asGuest({
    'GET /api/events': () =>
      isDown ? errorResponse({ status: 503, body: { message: 'Back in a moment.' } }) : [jefferson],
  });
  openEvents('/events');
  expect(await screen.findByText('Back in a moment.')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

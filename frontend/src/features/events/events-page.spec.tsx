import { eventOf } from '@entities/event/event.fixtures';
import { deleteLocation } from '@lib/browser/user-location';
import { asGuest, asMember, errorResponse, memberOf, renderPage } from '@lib/testing/page.fixtures';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import { useLocation } from 'react-router-dom';
import EventsPage from './events-page';

const jefferson = eventOf({ distance: 42.3 });

beforeEach(() => {
  localStorage.clear();
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 43, longitude: -89, accuracy: 9 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  act(() => deleteLocation());
});

const openEvents = (at: string) => renderPage(<WithAddress />, { at, inBrowser: true });

function WithAddress() {
  return (
    <>
      <output aria-label="Address">{useLocation().search}</output>
      <EventsPage />
      <Toaster />
    </>
  );
}

const address = () => screen.getByLabelText('Address').textContent;

test('shows a date in its own time zone, its place, its distance and the way to its event', async () => {
  await asGuest({ 'GET /api/events': [jefferson] });
  openEvents('/events');
  const entry = await screen.findByRole('article', { name: 'Jefferson Swap Meet' });
  expect(within(entry).getByText(/Fri, Apr 23, 2027/)).toBeInTheDocument();
  expect(within(entry).getByText('Fair Park, Jefferson, WI')).toBeInTheDocument();
  expect(within(entry).getByText('42 miles away')).toBeInTheDocument();
  expect(within(entry).getByRole('link', { name: 'Jefferson Swap Meet' })).toHaveAttribute(
    'href',
    '/events/jefferson',
  );
});

test('says the rhythm of an event, and how many dates are to come', async () => {
  const series = { rhythm: 'Every Saturday', dates: 30, following: 25 };
  const events = [
    eventOf({ id: 'weekly', season: 'seasonal', series }),
    eventOf({ id: 'for-ever', season: 'permanent', series: { ...series, rhythm: 'Every Sunday' } }),
    eventOf({ id: 'chosen', season: 'seasonal', series: { ...series, rhythm: '', following: 0 } }),
  ];
  await asGuest({ 'GET /api/events': events });
  openEvents('/events');
  for (const words of ['Every Saturday, next of 26 dates', 'Every Sunday', 'Last of 30 dates'])
    expect(await screen.findByText(words)).toBeVisible();
});

test('says that a date is one of several, moved, or canceled, and what the reader plans', async () => {
  const series = {
    season: 'seasonal',
    series: { rhythm: '', dates: 12, following: 3 },
    status: 'moved',
    mine: 'going',
    going: 3,
  } as const;
  const off = { id: 'off', title: 'Flooded Meet', status: 'cancelled' } as const;
  await asGuest({ 'GET /api/events': [eventOf(series), eventOf(off)] });
  openEvents('/events?when=all');
  const entry = within(await screen.findByRole('article', { name: 'Jefferson Swap Meet' }));
  for (const words of ['One of 12 dates', 'Moved', 'Going', '3 members going'])
    expect(entry.getByText(words)).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Flooded Meet' })).getByText('Canceled')).toBeVisible();
});

test('only others report an event, not its organizer', async () => {
  const own = eventOf({ id: 'own', title: 'Own Meet', organizerId: memberOf().id });
  await asMember({}, { 'GET /api/events': [jefferson, own] });
  openEvents('/events');
  await screen.findByRole('article', { name: 'Own Meet' });
  expect(screen.getAllByRole('button', { name: /^Report/ })).toHaveLength(1);
});

test('queries with the filters of the address, and changing a filter changes the address', async () => {
  const api = await asGuest({ 'GET /api/events': [jefferson] });
  openEvents('/events?radius=50');
  await screen.findByRole('article');
  expect(asked(api)).toEqual({
    upcoming: 'true',
    latitude: '43',
    longitude: '-89',
    radius: '50',
    limit: '12',
  });
  await userEvent.selectOptions(screen.getByLabelText('How far'), 'Nationwide');
  await userEvent.selectOptions(screen.getByLabelText('When'), 'Past ones too');
  await waitFor(() => expect(asked(api)).toMatchObject({ upcoming: 'false', radius: '1000' }));
  expect(address()).toBe('?radius=1000&when=all');
});

test('begins with what is within 100 miles, and Anywhere is kept in the address', async () => {
  const api = await asGuest({ 'GET /api/events': [jefferson] });
  openEvents('/events');
  await screen.findByRole('article');
  expect(asked(api)).toMatchObject({ latitude: '43', longitude: '-89', radius: '100' });
  await userEvent.selectOptions(screen.getByLabelText('How far'), 'Anywhere');
  expect(address()).toBe('?radius=any');
  await waitFor(() => expect(asked(api)).not.toHaveProperty('radius'));
});

test('begins near the last typed place when the device does not tell its own', async () => {
  Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true });
  localStorage.setItem('recent-places', 'Rockford, IL');
  const place = { area: 'Rockford, IL', latitude: 42.27, longitude: -89.09 };
  const api = await asGuest({ 'GET /api/events': [jefferson], 'GET /api/places': place });
  openEvents('/events');
  expect(await screen.findByText('Distances are from Rockford, IL.')).toBeInTheDocument();
  await waitFor(() => expect(asked(api)).toMatchObject({ latitude: '42.27', longitude: '-89.09' }));
});

test('words and a typed place are sent together, and go into the address', async () => {
  const place = { area: 'Rockford, IL', latitude: 42.27, longitude: -89.09 };
  const api = await asGuest({ 'GET /api/events': [jefferson], 'GET /api/places': place });
  openEvents('/events');
  await screen.findByRole('article');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search events' }), 'pontiac');
  await userEvent.type(screen.getByRole('textbox', { name: 'Near' }), 'Rockford{Enter}');
  await waitFor(() =>
    expect(asked(api)).toMatchObject({ search: 'pontiac', latitude: '42.27', radius: '100' }),
  );
  expect(address()).toBe('?search=pontiac&near=42.27%2C-89.09&place=Rockford%2C+IL');
});

test('asks for the days between two, which the address keeps', async () => {
  const api = await asGuest({ 'GET /api/events': [jefferson] });
  openEvents('/events?when=between&from=2027-04-20');
  await screen.findByRole('article');
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2027-04-30' } });
  await waitFor(() => expect(asked(api)).toMatchObject({ from: '2027-04-20', until: '2027-04-30' }));
  expect(address()).toBe('?when=between&from=2027-04-20&until=2027-04-30');
});

test('members see only events of members whom they follow, guests are not offered it', async () => {
  const api = await asMember({}, { 'GET /api/events': [jefferson], 'GET /api/events/month': { days: [] } });
  const page = openEvents('/events');
  await userEvent.click(await screen.findByRole('checkbox', { name: /people I follow/ }));
  await waitFor(() => expect(asked(api)).toMatchObject({ friends: 'true' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Calendar' }));
  await waitFor(() => expect(asked(api, '/api/events/month')).toMatchObject({ friends: 'true' }));
  expect(screen.getByRole('checkbox', { name: /people I follow/ })).toBeChecked();
  page.unmount();
  await asGuest({ 'GET /api/events': [jefferson] });
  openEvents('/events');
  await screen.findByRole('article');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Mine' })).toBeNull();
});

test('a change builds on the newest address, which the page may not show yet', async () => {
  await asGuest({ 'GET /api/events': [jefferson] });
  openEvents('/events');
  await screen.findByRole('article');
  act(() => {
    fireEvent.change(screen.getByLabelText('How far'), { target: { value: '200' } });
    fireEvent.change(screen.getByLabelText('What kind'), { target: { value: 'swap-meet' } });
  });
  expect(address()).toBe('?radius=200&kind=swap-meet');
});

describe('a full calendar', () => {
  const weekly = Array.from({ length: 18 }, (_, week) => {
    const date = new Date(Date.UTC(2027, 0, 2 + 7 * week, 14)).toISOString();
    return eventOf({ id: `week-${week}`, title: `Week ${week}`, date, endsAt: date });
  });
  const shown = () => screen.getAllByRole('article').length;

  test('shows a dozen at a time, by month, and goes on after the last of them', async () => {
    const api = await asGuest({
      'GET /api/events': ({ url }: { readonly url: string }) =>
        url.includes('after=') ? weekly.slice(12) : weekly.slice(0, 12),
      'GET /api/events/count': { total: 18, isMore: false },
    });
    openEvents('/events');
    expect(await screen.findByText('12 of 18 events')).toBeInTheDocument();
    const months = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(months.slice(0, 3)).toEqual(['January 2027', 'February 2027', 'March 2027']);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(shown()).toBe(18));
    expect(asked(api)).toMatchObject({ after: 'after week-11' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

test('says when there is no event of a kind, and can show every kind again', async () => {
  const api = await asGuest({ 'GET /api/events': [] });
  openEvents('/events?kind=auction&radius=any');
  expect(await screen.findByText('No auctions on the calendar')).toBeInTheDocument();
  expect(asked(api)).toMatchObject({ kind: 'auction' });
  await userEvent.click(screen.getByRole('button', { name: 'Show every kind' }));
  await waitFor(() => expect(asked(api)).not.toHaveProperty('kind'));
});

test('offers to search everywhere when nothing is nearby', async () => {
  const api = await asGuest({ 'GET /api/events': [] });
  openEvents('/events?radius=50');
  expect(await screen.findByText('Nothing within 50 miles')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Search everywhere' }));
  await waitFor(() => expect(asked(api)).not.toHaveProperty('radius'));
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

describe('the calendar', () => {
  const days = [{ day: '2027-04-23', total: 4, events: [jefferson] }];
  const calendar = {
    'GET /api/events/month': ({ url }: { readonly url: string }) => ({
      days: url.includes('month=2027-04') ? days : [],
    }),
    'GET /api/events': [jefferson],
  };
  const focused = () => document.activeElement?.getAttribute('data-day');

  test('has a grid with the events of each day; the arrows move between days, also into the next month', async () => {
    onWideScreen();
    const api = await asGuest(calendar);
    openEvents('/events?view=calendar&month=2027-04');
    expect(await screen.findByRole('grid', { name: 'April 2027' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /Fri, Apr 23, 2027\s*: 4 events/ })).toHaveTextContent(
      '3 more',
    );
    const [first] = screen.getAllByRole('button', { name: /no events/ });
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('2027-04-08');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('2027-04-10');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(focused()).toBe('2027-04-03');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toBe('2027-05-03'));
    expect(await screen.findByRole('grid', { name: 'May 2027' })).toBeVisible();
    expect(address()).toContain('month=2027-05');
    await waitFor(() =>
      expect(asked(api, '/api/events/month')).toMatchObject({ month: '2027-05', radius: '100' }),
    );
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await waitFor(() => expect(focused()).toBe('2027-03-26'));
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  });

  test('a day opens its events, which the address keeps', async () => {
    onWideScreen();
    const api = await asGuest(calendar);
    openEvents('/events?view=calendar&month=2027-04');
    const day = await screen.findByRole('button', { name: /Fri, Apr 23, 2027/ });
    await userEvent.click(day);
    const opened = within(await screen.findByRole('region', { name: 'Events on Fri, Apr 23, 2027' }));
    expect(await opened.findByRole('article', { name: 'Jefferson Swap Meet' })).toBeVisible();
    expect(asked(api)).toMatchObject({ from: '2027-04-23', until: '2027-04-23', upcoming: 'false' });
    expect(address()).toBe('?view=calendar&month=2027-04&day=2027-04-23');
    expect(day).toHaveAttribute('aria-expanded', 'true');
  });

  test('a phone has a list of the days with events', async () => {
    await asGuest(calendar);
    openEvents('/events?view=calendar&month=2027-04');
    await userEvent.click(await screen.findByRole('button', { name: /4 events on Fri, Apr 23, 2027/ }));
    expect(await screen.findByRole('article', { name: 'Jefferson Swap Meet' })).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Month after' }));
    expect(await screen.findByText('No events this month')).toBeVisible();
    expect(address()).toBe('?view=calendar&month=2027-05');
  });
});

describe('the reader’s own events', () => {
  const url = 'https://swapmeetclassics.com/api/events/calendars/secret';
  const answers = { 'GET /api/events/mine': { events: [eventOf({ mine: 'interested' })] } };

  test('are listed, with a private address of the calendar that is shown once and can be revoked', async () => {
    let since: string | null = null;
    const api = await asMember(
      {},
      {
        ...answers,
        'GET /api/events/calendar-address': () => ({ since, lastUsedAt: null }),
        'POST /api/events/calendar-address': () => {
          since = '2027-01-02T12:00:00.000Z';
          return { url };
        },
        'DELETE /api/events/calendar-address': () => {
          since = null;
          return { isRevoked: true };
        },
      },
    );
    openEvents('/events?view=mine');
    const entry = within(await screen.findByRole('article', { name: 'Jefferson Swap Meet' }));
    expect(entry.getByText('Interested')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Make a private address' }));
    expect(await screen.findByRole('textbox', { name: 'Private address' })).toHaveValue(url);
    expect(screen.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
      'href',
      url.replace('https', 'webcal'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke it' }));
    expect(await screen.findByText('The address no longer works.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Private address' })).toBeNull();
    expect(api.calls.map(({ method }) => method)).toEqual(expect.arrayContaining(['POST', 'DELETE']));
  });

  test('an address that exists is never shown again', async () => {
    await asMember(
      {},
      {
        ...answers,
        'GET /api/events/calendar-address': {
          since: '2027-01-02T12:00:00.000Z',
          lastUsedAt: '2027-02-03T12:00:00.000Z',
        },
      },
    );
    openEvents('/events?view=mine');
    expect(await screen.findByText(/has an address since Sat, Jan 2, 2027/)).toHaveTextContent(
      'last read on Wed, Feb 3, 2027',
    );
    expect(screen.queryByRole('textbox', { name: 'Private address' })).toBeNull();
  });
});

/** The query of the last call. */
const asked = (api: { readonly calls: readonly { readonly url: string }[] }, path = '/api/events') =>
  Object.fromEntries(
    new URL(api.calls.findLast(({ url }) => url.split('?')[0] === path)?.url ?? '', 'http://x').searchParams,
  );

/** Matches the queries of desktops until the test ends. */
function onWideScreen() {
  const before = globalThis.matchMedia;
  globalThis.matchMedia = (query) =>
    ({
      ...before(query),
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as MediaQueryList;
  restore = () => {
    globalThis.matchMedia = before;
  };
}
let restore: () => void = () => undefined;
afterEach(() => restore());

import { eventId } from '@entities/event/event.fixtures';
import { insideOf, organizerId, organizerOf, organizerSlug } from '@entities/organizer/organizer.fixtures';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { OrganizerPage } from '@modules/events/organizer/organizer.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NewEventPage from './new-event-page';

const user = userEvent.setup();
const at = { at: `/events/new?organizer=${organizerSlug}`, path: '/events/new' };
const receipt = { id: eventId, version: 1, position: 9 };
const preview = {
  words: 'Every month on the second Saturday, 12 times',
  dates: [
    { day: '2027-06-12', date: '2027-06-12T13:00:00.000Z', endsAt: '2027-06-12T20:00:00.000Z' },
    { day: '2027-07-10', date: '2027-07-10T13:00:00.000Z', endsAt: '2027-07-10T20:00:00.000Z' },
  ],
  isEndless: false,
};
const answersOf = (changes: Partial<OrganizerPage> = {}) => ({
  [`GET /api/organizers/${organizerSlug}`]: organizerOf({
    inside: insideOf(),
    allowedActions: ['draft'],
    ...changes,
  }),
  'GET /api/places': { area: 'Jefferson, WI', latitude: 43.00556, longitude: -88.80732 },
  'POST /api/events/preview-dates': preview,
  'POST /api/events': receipt,
  [`POST /api/events/${eventId}/publish`]: { ...receipt, status: 'published' },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const pick = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = async () => {
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Jefferson Swap Meet');
  await user.click(screen.getByRole('radio', { name: 'Swap meet' }));
  await user.type(screen.getByRole('textbox', { name: /^Venue/ }), 'Fair Park');
  await user.type(screen.getByRole('textbox', { name: /^Town/ }), '53549');
  pick(/^Day|^First day/, '2027-06-12');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Time zone/ }), 'America/Chicago');
};
const bodyOf = (api: Awaited<ReturnType<typeof asMember>>) =>
  api.calls.find(({ method, url }) => method === 'POST' && url === '/api/events')?.body;

test('an event of one date is published with all that was typed', async () => {
  const api = await asMember({}, answersOf());
  renderPage(<NewEventPage />, at);
  await fill();
  await user.click(screen.getByRole('button', { name: 'Add a gate' }));
  const gate = within(screen.getByRole('group', { name: 'Gate 1' }));
  await user.type(gate.getByRole('textbox', { name: 'Name' }), 'Vendors');
  await user.type(gate.getByRole('textbox', { name: /^Its point/ }), '43.01, -88.8');
  await user.click(screen.getByRole('button', { name: 'Add to the schedule' }));
  pick('From', '06:00');
  await user.click(screen.getByRole('button', { name: 'Add a price' }));
  await user.type(screen.getByRole('textbox', { name: 'For' }), 'Adults');
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '8');
  await user.selectOptions(screen.getByRole('combobox', { name: /^In bad weather/ }), 'rain or shine');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(bodyOf(api)).toEqual({
    id: expect.any(String),
    organizer: organizerId,
    suggestion: null,
    title: 'Jefferson Swap Meet',
    kind: 'swap-meet',
    description: '',
    timeZone: 'America/Chicago',
    venue: {
      name: 'Fair Park',
      area: 'Jefferson, WI',
      latitude: 43.00556,
      longitude: -88.80732,
      address: null,
      gates: [{ name: 'Vendors', latitude: 43.01, longitude: -88.8 }],
    },
    schedule: [{ phase: 'setup', onDay: 0, from: '06:00', until: null }],
    admission: [{ label: 'Adults', cents: 800 }],
    rules: '',
    weather: 'rain or shine',
    contact: { email: null, phone: null, website: null },
    dates: {
      season: 'once',
      firstDay: '2027-06-12',
      rule: null,
      extraDays: [],
      withoutDays: [],
      opens: '08:00',
      closes: '15:00',
      lasts: 1,
    },
  });
  expect(api.calls.some(({ url }) => url.endsWith('/publish'))).toBe(true);
});

test('a series is shown in words and as a list, and a date of it left out', async () => {
  const api = await asMember({}, answersOf());
  renderPage(<NewEventPage />, at);
  await fill();
  await user.click(screen.getByRole('radio', { name: /^It repeats/ }));
  expect(screen.getByRole('radio', { name: 'On the second Saturday' })).toBeChecked();
  const dates = within(await screen.findByRole('region', { name: 'Your dates' }));
  expect(await dates.findByText(preview.words)).toBeInTheDocument();
  await user.click(await dates.findByRole('button', { name: 'Leave out Sat, Jul 10, 2027' }));
  expect(await dates.findByRole('button', { name: 'Put back Sat, Jul 10, 2027' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(bodyOf(api)).toMatchObject({
    dates: {
      season: 'seasonal',
      rule: 'FREQ=MONTHLY;BYDAY=2SA;COUNT=12',
      withoutDays: ['2027-07-10'],
    },
  });
  expect(api.calls.some(({ url }) => url.endsWith('/publish'))).toBe(false);
});

test('the first event of an organizer is handed in for a review', async () => {
  const answers = answersOf({ inside: insideOf({ isTrusted: false }) });
  await asMember({}, answers);
  renderPage(<NewEventPage />, at);
  expect(await screen.findByRole('button', { name: 'Hand in for a review' })).toBeInTheDocument();
  expect(screen.getByText(/we look at it before it appears/)).toBeInTheDocument();
});

test('an organizer that is not verified saves drafts alone', async () => {
  await asMember({}, answersOf({ isVerified: false }));
  renderPage(<NewEventPage />, at);
  expect(await screen.findByRole('button', { name: 'Save as a draft' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.getByText(/is not verified now/)).toBeInTheDocument();
});

test('a refusal of the dates is said at its field, and what was typed is there after a reload', async () => {
  await asMember(
    {},
    {
      ...answersOf(),
      'POST /api/events': errorResponse({
        status: 422,
        body: { code: 'TIMES_REVERSED', message: 'It would close before it opens.' },
      }),
    },
  );
  const { unmount } = renderPage(<NewEventPage />, at);
  await fill();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Closes/)).toHaveAccessibleDescription('It would close before it opens.'),
  );
  unmount();
  renderPage(<NewEventPage />, at);
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Jefferson Swap Meet');
  expect(screen.getByLabelText(/^Day/)).toHaveValue('2027-06-12');
});

test('a town that nobody knows, a point that cannot be read and an empty form are said at their fields', async () => {
  const api = await asMember(
    {},
    {
      ...answersOf(),
      'GET /api/places': errorResponse({
        status: 404,
        body: { code: 'PLACE_NOT_FOUND', message: 'We cannot find Jeffersn.' },
      }),
    },
  );
  renderPage(<NewEventPage />, at);
  await user.type(await screen.findByRole('textbox', { name: /^Town/ }), 'Jeffersn');
  await user.type(screen.getByRole('textbox', { name: /^Exact point/ }), 'by the barn');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Town/ })).toHaveAccessibleDescription(/We cannot find/),
  );
  expect(screen.getByRole('textbox', { name: /^Exact point/ })).toHaveAccessibleDescription(
    /Write it like 42.6834, -89.0187/,
  );
  expect(screen.getByLabelText(/^Day/)).toHaveAccessibleDescription('Choose a day.');
  expect(bodyOf(api)).toBeUndefined();
});

test('a draft that was saved and could not be published says so', async () => {
  await asMember(
    {},
    {
      ...answersOf(),
      [`POST /api/events/${eventId}/publish`]: errorResponse({
        status: 429,
        body: { code: 'EVENTS_LIMIT', message: 'You can publish the next one tomorrow.' },
      }),
    },
  );
  renderPage(<NewEventPage />, at);
  await fill();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(localStorage.getItem(`event-form:ray:${organizerId}:new`)).toBeNull();
});

describe('without an organizer in the address', () => {
  const mine = { id: organizerId, slug: organizerSlug, name: 'Rock County Old Car Club', isVerified: true };
  const other = { ...mine, id: 'other', slug: 'madison-classics', name: 'Madison Classics' };
  const bare = { at: '/events/new', path: '/events/new' };
  const open = async (organizers: readonly (typeof mine & { readonly role: string })[]) => {
    const all = organizers.map((one) => ({ ...one, invitedAs: null, verification: 'verified' }));
    await asMember({}, { ...answersOf(), 'GET /api/organizers/mine': { organizers: all } });
    return renderPage(<NewEventPage />, bare);
  };

  test('members choose whose event it is', async () => {
    await open([
      { ...mine, role: 'owner' },
      { ...other, role: 'editor' },
    ]);
    expect(await screen.findByRole('link', { name: mine.name })).toHaveAttribute('href', at.at);
    expect(screen.getByRole('link', { name: other.name })).toBeVisible();
  });

  test('there is nothing to choose from one, and what was typed is there for whoever comes again, either way', async () => {
    const page = await open([
      { ...mine, role: 'owner' },
      { ...other, role: 'gate' },
    ]);
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Jefferson Swap Meet');
    page.unmount();
    renderPage(<NewEventPage />, at);
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Jefferson Swap Meet');
  });

  test('those who write for none are led to apply', async () => {
    await open([{ ...mine, role: 'gate' }]);
    expect(await screen.findByRole('link', { name: 'Become an organizer' })).toHaveAttribute(
      'href',
      '/organizers/apply',
    );
  });
});

test('dates that close before they open are not asked for', async () => {
  const api = await asMember({}, answersOf());
  renderPage(<NewEventPage />, at);
  await screen.findByRole('textbox', { name: /^Title/ });
  pick(/^Day|^First day/, '2027-06-12');
  await screen.findByText(preview.words);
  const asked = () => api.calls.filter(({ url }) => url === '/api/events/preview-dates').length;
  const before = asked();
  pick(/^Opens/, '17:00');
  expect(await screen.findByText(/It closes before it opens/)).toBeVisible();
  expect(asked()).toBe(before);
  pick(/^Closes/, '21:00');
  await waitFor(() => expect(asked()).toBe(before + 1));
});

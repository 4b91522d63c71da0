import { dateIn, eventId, teamEventOf } from '@entities/event/event.fixtures';
import { asMember, errorResponse, renderPage, savedElsewhere } from '@lib/testing/page.fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EditEventPage from './edit-event-page';

const user = userEvent.setup();
const reading = `GET /api/events/${eventId}`;
const receipt = { id: eventId, version: 5, position: 9 };
const show = (part = '') =>
  renderPage(<EditEventPage />, { at: `/events/${eventId}/edit${part}`, path: '/events/:id/edit' });
const bodyTo = (api: Awaited<ReturnType<typeof asMember>>, method: string, path: string) =>
  api.calls.find((call) => call.method === method && call.url === `/api/events/${eventId}${path}`)?.body;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a change keeps what was changed elsewhere during the edit', async () => {
  const event = teamEventOf();
  const server = savedElsewhere(event, { ...event, rules: 'No dogs.', version: 5 });
  const api = await asMember({}, { [reading]: server.read, [`PUT /api/events/${eventId}`]: server.write });
  show();
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.type(title, 'Jefferson Meet');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(api.calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      title: 'Jefferson Meet',
      rules: 'No dogs.',
      venue: { area: 'Jefferson, WI', latitude: 43.00556, longitude: -88.80732 },
      madeFrom: 5,
    }),
  );
});

test('photos are put in order by buttons; the first is the cover', async () => {
  const photo = (id: string) => ({
    id,
    width: 4,
    height: 3,
    card: `/${id}-card`,
    page: `/${id}`,
    zoom: `/${id}-zoom`,
  });
  const api = await asMember(
    {},
    {
      [reading]: teamEventOf({ photos: [photo('p1'), photo('p2')] }),
      [`PUT /api/events/${eventId}/photos`]: receipt,
    },
  );
  show();
  await user.click(await screen.findByRole('button', { name: 'Move photo 2 earlier' }));
  await waitFor(() => expect(bodyTo(api, 'PUT', '/photos')).toEqual({ photoIds: ['p2', 'p1'] }));
  expect(screen.getByText('Photo 1 of 2, the cover.')).toBeInTheDocument();
});

test('in another town the event is in the middle of it, not at the point of the town before', async () => {
  const api = await asMember(
    {},
    {
      [reading]: teamEventOf(),
      [`PUT /api/events/${eventId}`]: receipt,
      'GET /api/places': { area: 'Janesville, WI', latitude: 42.68279, longitude: -89.01872 },
    },
  );
  show();
  const town = await screen.findByRole('textbox', { name: /^Town/ });
  await user.clear(town);
  await user.type(town, 'Janesville, WI');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(bodyTo(api, 'PUT', '')).toMatchObject({
      venue: { area: 'Janesville, WI', latitude: 42.68279, longitude: -89.01872 },
    }),
  );
});

test('a draft is handed in, and a refusal is said beside the button', async () => {
  await asMember(
    {},
    {
      [reading]: teamEventOf({ status: 'draft', allowedActions: ['edit', 'submit', 'discard'] }),
      [`POST /api/events/${eventId}/publish`]: errorResponse({
        status: 403,
        body: { code: 'NOT_VERIFIED', message: 'Your organizer is not verified now.' },
      }),
    },
  );
  show();
  await user.click(await screen.findByRole('button', { name: 'Hand in for a review' }));
  expect(await screen.findByText('Your organizer is not verified now.')).toBeInTheDocument();
});

test('what staff sent back shows the reason', async () => {
  await asMember(
    {},
    {
      [reading]: teamEventOf({
        status: 'draft',
        reason: 'The address is missing.',
        allowedActions: ['edit', 'submit'],
      }),
    },
  );
  show();
  expect(await screen.findByText('The address is missing.')).toBeInTheDocument();
  expect(screen.getByText('Sent back')).toBeInTheDocument();
});

test('the event is cancelled with a reason', async () => {
  const api = await asMember(
    {},
    { [reading]: teamEventOf(), [`POST /api/events/${eventId}/cancel`]: receipt },
  );
  show();
  await user.click(await screen.findByRole('button', { name: 'Cancel the event' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel the event' }));
  expect(await dialog.findByText('Say why.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The park is closed.');
  await user.click(dialog.getByRole('button', { name: 'Cancel the event' }));
  await waitFor(() => expect(bodyTo(api, 'POST', '/cancel')).toEqual({ reason: 'The park is closed.' }));
});

test('others read whose event it is', async () => {
  await asMember({}, { [reading]: teamEventOf({ allowedActions: [] }) });
  show();
  expect(await screen.findByText(/The owner and the editors of Rock County/)).toBeInTheDocument();
});

describe('dates', () => {
  test('one date is moved; a refusal is said at its field', async () => {
    const answers = [
      errorResponse({
        status: 422,
        body: { code: 'TIMES_REVERSED', message: 'It would close before it opens.' },
      }),
      receipt,
    ];
    const api = await asMember(
      {},
      {
        [reading]: teamEventOf(),
        [`POST /api/events/${eventId}/dates/2027-06-12/move`]: () => answers.shift(),
      },
    );
    show('?show=dates');
    await user.click(await screen.findByRole('button', { name: 'Change Sat, Jun 12, 2027' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move this date' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^Opens/)).toHaveValue('08:00');
    fireEvent.change(dialog.getByLabelText(/^New day/), { target: { value: '2027-06-19' } });
    fireEvent.change(dialog.getByLabelText(/^Closes/), { target: { value: '07:00' } });
    await user.click(dialog.getByRole('button', { name: 'Move it' }));
    expect(await dialog.findByText('It would close before it opens.')).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText(/^Closes/), { target: { value: '14:00' } });
    await user.click(dialog.getByRole('button', { name: 'Move it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls.filter(({ url }) => url.endsWith('/move')).at(-1)?.body).toEqual({
      toDay: '2027-06-19',
      opens: '08:00',
      closes: '14:00',
      lasts: 1,
      reason: '',
    });
  });

  test('what moving a date does to its orders is said before it is moved', async () => {
    const { dateId } = dateIn('2027-06-12');
    await asMember(
      {},
      {
        [reading]: teamEventOf({ sold: [dateId] }),
        [`GET /api/orders/pre-sales/${dateId}/cancelling`]: {
          orders: [{ id: 'o1', number: 12, buyer: null, codes: ['B12'], paidCents: 4_000, backCents: 4_000 }],
          count: 1,
          backCents: 4_000,
        },
      },
    );
    show('?show=dates');
    await user.click(await screen.findByRole('button', { name: 'Change Sat, Jun 12, 2027' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move this date' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('1 order for this date')).toBeInTheDocument();
    expect(
      dialog.getByText(/for 14 days, .* cancel for everything back. That is \$40 at most/),
    ).toBeInTheDocument();
    expect(dialog.getByText('B12')).toBeInTheDocument();
  });

  test('one that is cancelled shows its reason, and is put on again', async () => {
    const api = await asMember(
      {},
      {
        [reading]: teamEventOf({
          dates: [dateIn('2027-06-12', { status: 'cancelled', reason: 'Flood.' }), dateIn('2027-07-10')],
        }),
        [`POST /api/events/${eventId}/dates/2027-06-12/restore`]: receipt,
      },
    );
    show('?show=dates');
    expect(await screen.findByText('Flood.')).toBeInTheDocument();
    expect(screen.getByText('Canceled')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change Sat, Jun 12, 2027' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Put it on again' }));
    await waitFor(() => expect(bodyTo(api, 'POST', '/dates/2027-06-12/restore')).toEqual({}));
  });

  test('this and the following begin with what the rule gives, and the days that differ from it', async () => {
    const days = ['2027-06-12', '2027-07-10', '2027-08-14', '2027-09-11'];
    const previewed = {
      words: 'Every month on the second Saturday',
      dates: days
        .slice(1)
        .map((day) => ({ day, date: `${day}T13:00:00.000Z`, endsAt: `${day}T20:00:00.000Z` })),
      isEndless: false,
    };
    const api = await asMember(
      {},
      {
        [reading]: teamEventOf({
          rule: 'FREQ=MONTHLY;BYDAY=2SA;COUNT=4',
          dates: [...days.filter((day) => day !== '2027-08-14'), '2027-09-05']
            .toSorted()
            .map((day) => dateIn(day)),
        }),
        'POST /api/events/preview-dates': previewed,
        [`PUT /api/events/${eventId}/dates`]: receipt,
      },
    );
    show('?show=dates');
    await user.click(await screen.findByRole('button', { name: 'Change Sat, Jul 10, 2027' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change this and the following' }));
    expect(await screen.findByLabelText(/^First day/)).toHaveValue('2027-07-10');
    fireEvent.change(screen.getByLabelText(/^Opens/), { target: { value: '09:00' } });
    await user.click(screen.getByRole('button', { name: 'Change the dates' }));
    await waitFor(() =>
      expect(bodyTo(api, 'PUT', '/dates')).toEqual({
        season: 'seasonal',
        firstDay: '2027-07-10',
        rule: 'FREQ=MONTHLY;BYDAY=2SA;COUNT=3',
        extraDays: ['2027-09-05'],
        withoutDays: ['2027-08-14'],
        opens: '09:00',
        closes: '15:00',
        lasts: 1,
        from: '2027-07-10',
        reason: '',
      }),
    );
  });

  test('what else changes is said before: dates that fall away, and a moved one that is back', async () => {
    const on = (day: string) => ({ day, date: `${day}T13:00:00.000Z`, endsAt: `${day}T20:00:00.000Z` });
    await asMember(
      {},
      {
        [reading]: teamEventOf({
          dates: [
            dateIn('2027-06-12', { status: 'moved', day: '2027-06-13' }),
            dateIn('2027-07-10', { going: 3 }),
          ],
        }),
        'POST /api/events/preview-dates': {
          words: 'On Saturday, June 12',
          dates: [on('2027-06-12')],
          isEndless: false,
        },
      },
    );
    show('?show=dates');
    await user.click(await screen.findByRole('button', { name: 'Change all dates to come' }));
    expect(await screen.findByRole('heading', { name: 'Change all dates to come' })).toHaveFocus();
    expect(
      await screen.findByText('1 date falls away: Sat, Jul 10, 2027. 3 members go there.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('1 date that was moved or postponed is on as first planned: Sat, Jun 12, 2027.'),
    ).toBeInTheDocument();
  });

  test('a date is added; one on a day that is taken is said at its field', async () => {
    await asMember(
      {},
      {
        [reading]: teamEventOf(),
        [`POST /api/events/${eventId}/dates`]: errorResponse({
          status: 409,
          body: { code: 'DATE_TAKEN', message: 'There is a date on that day.' },
        }),
      },
    );
    show('?show=dates');
    await user.click(await screen.findByRole('button', { name: 'Add a date' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add it' }));
    expect(await dialog.findByText('Choose a day.')).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2027-06-12' } });
    await user.click(dialog.getByRole('button', { name: 'Add it' }));
    expect(await dialog.findByText('There is a date on that day.')).toBeInTheDocument();
  });
});

describe('writing to those who go', () => {
  const allowance = {
    perDay: 3,
    left: 2,
    maxRecipients: 100,
    mayHaveLinks: false,
    going: 3,
    interested: 4,
  };
  const list = `GET /api/events/${eventId}/broadcasts`;
  const sending = `POST /api/events/${eventId}/broadcasts`;

  test('shows what may be sent, sends it, and says to how many', async () => {
    const api = await asMember(
      {},
      {
        [reading]: teamEventOf(),
        [list]: { broadcasts: [], allowance },
        [sending]: { ...receipt, recipients: 7 },
      },
    );
    show('?show=broadcast');
    expect(await screen.findByText('2 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^Those who go or are interested/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Date' }), '2027-06-12');
    await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Parking');
    await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Use gate 2.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the message?' }));
    expect(
      dialog.getByText(/^Everybody who goes or is interested on Sat, Jun 12, 2027 gets it/),
    ).toBeVisible();
    expect(api.calls.some(({ method, url }) => method === 'POST' && url.endsWith('/broadcasts'))).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Send it' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveValue(''));
    expect(bodyTo(api, 'POST', '/broadcasts')).toEqual({
      id: expect.any(String),
      day: '2027-06-12',
      audience: 'going and interested',
      subject: 'Parking',
      text: 'Use gate 2.',
    });
  });

  test('a link that may not be sent yet is said at the message, which stays after a reload', async () => {
    await asMember(
      {},
      {
        [reading]: teamEventOf(),
        [list]: { broadcasts: [], allowance },
        [sending]: errorResponse({
          status: 403,
          body: { code: 'LINKS_NOT_YET', message: 'Links can be sent once you have run an event.' },
        }),
      },
    );
    const { unmount } = show('?show=broadcast');
    await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'Map');
    await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'https://example.com');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Send it' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveAccessibleDescription(
        /Links can be sent once/,
      ),
    );
    unmount();
    show('?show=broadcast');
    expect(await screen.findByRole('textbox', { name: /^Message/ })).toHaveValue('https://example.com');
  });

  test('there is nothing to send while nobody goes', async () => {
    await asMember(
      {},
      { [reading]: teamEventOf(), [list]: { broadcasts: [], allowance: { ...allowance, going: 0 } } },
    );
    show('?show=broadcast');
    expect(await screen.findByText(/^Nobody goes yet/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /^Those who go or are interested/ }));
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  test('nothing more is sent once the allowance is used up', async () => {
    await asMember(
      {},
      { [reading]: teamEventOf(), [list]: { broadcasts: [], allowance: { ...allowance, left: 0 } } },
    );
    show('?show=broadcast');
    expect(await screen.findByRole('button', { name: 'Send' })).toBeDisabled();
  });
});

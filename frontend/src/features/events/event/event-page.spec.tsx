import { dateOn, eventPageOf } from '@entities/event/event.fixtures';
import { preSaleOf } from '@entities/orders/orders.fixtures';
import { asGuest, asMember, errorResponse, type RecordedCall, renderPage } from '@lib/testing/page.fixtures';
import type { EventPage as EventOfPage } from '@modules/events/events.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import EventPage from './event-page';

const open = () =>
  renderPage(
    <>
      <EventPage />
      <Toaster />
    </>,
    { at: '/events/jefferson', path: '/events/:id' },
  );
const readAs = (event: unknown) => ({ 'GET /api/events/jefferson': event });
const receipt = { id: 'one', version: 1, position: 9 };
const user = userEvent.setup();

test('shows when, where with gates, schedule, admission, rules, weather, contact and who runs it', async () => {
  await asGuest(readAs(eventPageOf()));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Jefferson Swap Meet' })).toBeVisible();
  expect(screen.getAllByText(/Sat, Apr 24, 2027, 7:00 AM – 3:00 PM CDT/)).toHaveLength(2);
  for (const words of [
    '503 N Jackson Ave',
    'Vendors in',
    '5:30 AM – 7:00 AM',
    '$5',
    'Free',
    'No pets in the buildings.',
    'Rain or shine',
    'Parts from four states.',
    'Verified',
    'Central Time',
  ])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Gate B/ })).toHaveAttribute(
    'href',
    expect.stringContaining('mlat=43.01'),
  );
  expect(screen.getByRole('link', { name: 'Madison Classics' })).toHaveAttribute(
    'href',
    '/organizers/madison-classics',
  );
  expect(screen.getByRole('link', { name: 'meet@example.com' })).toHaveAttribute(
    'href',
    'mailto:meet@example.com',
  );
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/events/jefferson/calendar.ics',
  );
  expect(screen.getByRole('link', { name: 'Ask the organizer' })).toHaveAttribute(
    'href',
    '/messages/new?event=jefferson',
  );
  expect(screen.queryByRole('link', { name: /Edit the event/ })).toBeNull();
});

test('a guest who wants to go signs in first, and comes back', async () => {
  await asGuest(readAs(eventPageOf()));
  open();
  expect(await screen.findByRole('link', { name: 'Going on Sat, Apr 24, 2027' })).toHaveAttribute(
    'href',
    '/login?next=/events/jefferson',
  );
});

test('a series begins with its next date; moved, postponed and canceled ones say so with the reason', async () => {
  const dates = [
    dateOn('2027-03-13', { isOver: true, going: 8 }),
    dateOn('2027-04-10', { status: 'cancelled', reason: 'The field is flooded.' }),
    dateOn('2027-05-08', {
      status: 'moved',
      day: '2027-05-15',
      date: '2027-05-15T12:00:00.000Z',
      endsAt: '2027-05-15T20:00:00.000Z',
      reason: 'A wedding.',
    }),
    dateOn('2027-06-12', { status: 'postponed', reason: '' }),
    dateOn('2027-07-10'),
    dateOn('2027-08-14'),
  ];
  await asGuest(
    readAs(eventPageOf({ season: 'seasonal', recurs: 'Every month on the second Saturday', dates })),
  );
  open();
  const when = within(await screen.findByRole('region', { name: 'When' }));
  expect(screen.getByText('Every month on the second Saturday')).toBeVisible();
  expect(when.getByText('The next of 5 dates.')).toBeVisible();
  const shown = () =>
    when.getAllByRole('listitem', { hidden: false }).map(({ textContent }) => textContent ?? '');
  expect(shown()[0]).toContain('CanceledThe field is flooded.');
  expect(shown()[1]).toMatch(/May 15, 2027.*Moved.*Was to be on Sat, May 8, 2027. A wedding./);
  expect(shown()[2]).toContain('PostponedA new day is not set yet.');
  expect(when.queryByText(/Aug 14, 2027/)).toBeNull();
  await user.click(when.getByRole('button', { name: 'Show all 5 dates' }));
  expect(when.getAllByText(/Aug 14, 2027/)[0]).toBeVisible();
  expect(when.getByText('The date before')).toBeVisible();
  expect(when.queryByRole('link', { name: 'Going on Sat, Apr 10, 2027' })).toBeNull();
});

test('a member goes to a date, brings parts to sell, and takes it back', async () => {
  let plan: Record<string, unknown> | null = null;
  const series = () =>
    eventPageOf({
      season: 'seasonal',
      dates: [
        dateOn('2027-04-10', { mine: (plan?.as ?? null) as 'going' | null, going: plan?.as ? 1 : 0 }),
        dateOn('2027-05-08'),
      ],
    });
  const api = await asMember(
    {},
    {
      'GET /api/events/jefferson': series,
      'GET /api/events/jefferson/attendance': () => ({ dates: plan?.as ? [plan] : [] }),
      'GET /api/events/jefferson/broadcasts': { broadcasts: [], allowance: null },
      'PUT /api/events/jefferson/attendance': ({ body }: RecordedCall) => {
        plan = body as Record<string, unknown>;
        return receipt;
      },
    },
  );
  const sent = () => api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  open();
  await user.click(await screen.findByRole('button', { name: 'Going on Sat, Apr 10, 2027' }));
  await user.click(await screen.findByRole('checkbox', { name: 'I bring parts to sell' }));
  expect(await screen.findByText('1 going')).toBeVisible();
  const usual = { day: '2027-04-10', as: 'going', isShown: true, isSelling: false, isReminded: true };
  expect(sent()).toEqual([usual, { ...usual, isSelling: true }]);
  await user.click(await screen.findByRole('button', { name: 'Going on Sat, Apr 10, 2027', pressed: true }));
  expect(sent().at(-1)).toMatchObject({ as: null });
  expect(
    await screen.findByRole('button', { name: 'Going on Sat, Apr 10, 2027', pressed: false }),
  ).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Your plan' })).toBeNull();
});

test('the only date of an event has no day of its own, and a refusal is said', async () => {
  const api = await asMember(
    {},
    {
      ...readAs(eventPageOf()),
      'PUT /api/events/jefferson/attendance': errorResponse({
        status: 409,
        body: { code: 'GATHERING_OVER', message: 'It has ended.' },
      }),
    },
  );
  open();
  await user.click(await screen.findByRole('button', { name: /^Interested/ }));
  expect(await screen.findByText('It has ended.')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    day: null,
    as: 'interested',
  });
});

test('a minor is shown to nobody, and is not asked whether', async () => {
  const mine = eventPageOf({
    dates: [{ ...eventPageOf().dates[0], mine: 'going' } as EventOfPage['dates'][number]],
  });
  await asMember(
    { isMinor: true },
    {
      ...readAs(mine),
      'GET /api/events/jefferson/attendance': {
        dates: [{ day: null, as: 'going', isShown: false, isSelling: false, isReminded: true }],
      },
      'GET /api/events/jefferson/broadcasts': { broadcasts: [], allowance: null },
    },
  );
  open();
  expect(await screen.findByRole('checkbox', { name: 'Remind me the day before' })).toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('names who goes among those whom the reader follows, vendors and wanted ads, and how many more', async () => {
  const dates = [dateOn('2027-04-10'), dateOn('2027-05-08')];
  const there = { dateId: 'jefferson_2027-05-08' };
  await asMember(
    {},
    readAs(
      eventPageOf({
        dates,
        friends: [{ id: 'sue', name: 'Sue', handle: 'sue', ...there }],
        vendors: { total: 14, first: [{ id: 'cal', name: 'Cal', handle: 'cal', ...there }] },
        wanted: { total: 1, first: [{ id: 'ad', title: 'A hood for a C10', ...there }] },
      }),
    ),
  );
  open();
  expect(await screen.findByRole('link', { name: 'Sue' })).toHaveAttribute('href', '/members/sue');
  expect(screen.getByRole('link', { name: 'Cal' }).closest('li')).toHaveTextContent('Cal May 8');
  expect(screen.getByText('and 13 more')).toBeVisible();
  expect(screen.getByRole('link', { name: 'A hood for a C10' })).toHaveAttribute('href', '/listing/ad');
});

test('those who go read what the organizer wrote, and can report it', async () => {
  await asMember(
    {},
    {
      ...readAs(
        eventPageOf({
          dates: [{ ...eventPageOf().dates[0], mine: 'going' } as EventOfPage['dates'][number]],
        }),
      ),
      'GET /api/events/jefferson/attendance': { dates: [] },
      'GET /api/events/jefferson/broadcasts': {
        broadcasts: [
          {
            id: 'b',
            subject: 'Gate B opens at five',
            text: 'Bring a light.',
            sentAt: '2027-04-20T12:00:00.000Z',
            recipients: null,
          },
        ],
        allowance: null,
      },
    },
  );
  open();
  const said = within(await screen.findByRole('article', { name: 'Gate B opens at five' }));
  expect(said.getByText('Bring a light.')).toBeVisible();
  expect(said.getByRole('button', { name: /^Report/ })).toBeVisible();
});

test('its team finds the way to change it, also while it is a draft', async () => {
  await asMember({}, readAs(eventPageOf({ status: 'draft', allowedActions: ['edit', 'submit'] })));
  open();
  expect(await screen.findByRole('link', { name: 'Edit the event' })).toHaveAttribute(
    'href',
    '/events/jefferson/edit',
  );
  expect(screen.getByText('A draft')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Going/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
});

test('a canceled event says why, and nobody plans for it', async () => {
  await asGuest(readAs(eventPageOf({ status: 'cancelled', reason: 'The fairground is sold.' })));
  open();
  expect(await screen.findByText('This event is canceled')).toBeVisible();
  expect(screen.getByText('The fairground is sold.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Going/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

test('says when there is no such event', async () => {
  await asGuest(
    readAs(errorResponse({ status: 404, body: { code: 'GATHERING_NOT_FOUND', message: 'No such event.' } })),
  );
  open();
  expect(await screen.findByRole('heading', { name: 'No such event' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
});

test('where nothing is sold before the event, no sale is asked for', async () => {
  const api = await asGuest(readAs(eventPageOf()));
  open();
  expect(await screen.findByRole('heading', { name: 'Jefferson Swap Meet' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Spaces' })).toBeNull();
  expect(api.calls.filter(({ url }) => url.startsWith('/api/orders'))).toEqual([]);
});

test('the sale of the next date says where it is, and leads to the map', async () => {
  await asGuest({
    ...readAs(eventPageOf({ sold: ['jefferson'] })),
    'GET /api/orders/pre-sales/jefferson': preSaleOf({ phase: 'sold out', waiting: 2 }),
  });
  open();
  expect(await screen.findByText('Sold out: wait for a space')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Map of the spaces' })).toHaveAttribute(
    'href',
    '/events/jefferson/spaces',
  );
});

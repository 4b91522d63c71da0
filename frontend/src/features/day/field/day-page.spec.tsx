import 'fake-indexeddb/auto';
import { deleteDayDb } from '@entities/day/day-db';
import { dateOf, eventPageOf } from '@entities/event/event.fixtures';
import { preSaleOf, spaceOf } from '@entities/orders/orders.fixtures';
import { mapOf } from '@entities/spaces/space-map.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DayPage from './day-page';
import './day-map';

const user = userEvent.setup();
const fred = { id: 'fred', name: 'Fred Model', handle: 'fred' };
const anchored = mapOf({
  layout: { ...mapOf().layout, anchor: { latitude: 43, longitude: -88.8, bearing: 0 } },
});
const answers = {
  'GET /api/events/jefferson': eventPageOf({ dates: [dateOf()] }),
  'GET /api/orders/pre-sales/jefferson': preSaleOf(),
  'GET /api/orders/pre-sales/jefferson/spaces': {
    mapVersion: 1,
    spaces: [
      spaceOf('A1', { status: 'assigned', sells: 'Model T locks', presence: 'packed up' }),
      spaceOf('B9', { status: 'assigned', vendor: fred, presence: 'here' }),
      spaceOf('B12', { status: 'assigned', sells: 'Chrome, Model A' }),
    ],
  },
  'GET /api/spaces/jefferson/map': anchored,
};

beforeEach(async () => {
  localStorage.clear();
  await deleteDayDb();
  // A browser that draws on no canvas: all is done in the list.
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
});

const open = (search = '') =>
  renderPage(<DayPage />, { at: `/events/jefferson/day${search}`, path: '/events/:id/day' });
const listed = async () =>
  within(await screen.findByRole('list', { name: 'Vendors' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

test('a guest reads who is where, the nearest first once they say where they are', async () => {
  await asGuest(answers);
  open();
  expect((await listed()).map((text) => text.slice(0, 3))).toEqual(['A1P', 'B9H', 'B12']);
  await user.type(await screen.findByRole('textbox', { name: /^I am at space/ }), 'b 12');
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  expect(screen.getByText('You are at B12.')).toBeInTheDocument();
  const near = await listed();
  expect(near[0]).toMatch(/^B12right here/);
  expect(near[1]).toMatch(/^B9Here nowabout 30 feet/);
  expect(await axeProblems()).toEqual([]);
});

test('finds what somebody brings, and who is still open', async () => {
  await asGuest(answers);
  open();
  await user.type(await screen.findByRole('searchbox'), 'model t lock');
  expect(await listed()).toEqual([expect.stringMatching(/^A1.*Model T locks/)]);
  await user.click(screen.getByRole('checkbox', { name: 'Only who is still open' }));
  expect(screen.getByText('Nobody says that')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  expect(await listed()).toEqual([expect.stringMatching(/^B9/)]);
});

test('asks where the device is when it is pressed, and not before', async () => {
  let asked = 0;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (find: PositionCallback) => {
        asked += 1;
        find({ coords: { latitude: 43, longitude: -88.8 } } as GeolocationPosition);
      },
    },
  });
  await asGuest(answers);
  open();
  const button = await screen.findByRole('button', { name: 'Use my location' });
  expect(asked).toBe(0);
  await user.click(button);
  expect(screen.getByText('You are at the mark on the map.')).toBeInTheDocument();
  expect((await listed())[0]).toMatch(/^B9.*right here/);
});

test('says today’s hours, gates and weather, by clocks of the event', async () => {
  await asGuest(answers);
  open();
  expect(await screen.findByText('5:30 AM – 7:00 AM')).toBeInTheDocument();
  expect(screen.getByText('7:00 AM CDT – 3:00 PM CDT', { normalizer: plain })).toBeInTheDocument();
  expect(screen.getByText('All times are Central Time.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Gate B/ })).toBeInTheDocument();
  expect(screen.getByText('Rain or shine.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'The show' })).toHaveAttribute(
    'href',
    '/events/jefferson/show',
  );
});

test('a date that is off says so first', async () => {
  const off = dateOf({ status: 'cancelled', reason: 'The field is under water.' });
  await asGuest({ ...answers, 'GET /api/events/jefferson': eventPageOf({ dates: [off] }) });
  open();
  expect(await screen.findByText('The field is under water.')).toBeInTheDocument();
});

test('opens without signal once it was opened with it, and not for another reader', async () => {
  await asGuest(answers);
  const { unmount } = open();
  await listed();
  await screen.findByRole('link', { name: 'The show' });
  unmount();
  await asGuest(); // from now on no call is answered
  const again = open('?at=B12');
  expect(await screen.findByText('No signal')).toBeInTheDocument();
  expect((await listed())[0]).toMatch(/^B12right here/);
  expect(screen.getByText('You are at B12.')).toBeInTheDocument();
  again.unmount();
  await asMember();
  open();
  expect(
    await screen.findByRole('heading', { name: 'This event is not on this device' }),
  ).toBeInTheDocument();
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

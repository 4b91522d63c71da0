import 'fake-indexeddb/auto';
import { deleteDayDb } from '@entities/day/day-db';
import { visitOf } from '@entities/day/visit.fixtures';
import { allVisits, saveVisit } from '@entities/day/visits';
import { dateOf, eventPageOf } from '@entities/event/event.fixtures';
import { spaceOf } from '@entities/orders/orders.fixtures';
import { mapOf } from '@entities/spaces/space-map.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@ui/overlays/dialog';
import AtSpacePage from '../at-space/at-space-page';
import VisitsPage from './visits-page';

const user = userEvent.setup();
const fred = { id: 'fred', name: 'Fred Model', handle: 'fred' };
const answers = {
  'GET /api/events/jefferson': eventPageOf({ dates: [dateOf()] }),
  'GET /api/orders/pre-sales/jefferson/spaces': {
    mapVersion: 1,
    spaces: [
      spaceOf('B12', { status: 'assigned', vendor: fred, sells: 'Model T parts', presence: 'here' }),
      spaceOf('B9', { status: 'assigned' }),
    ],
  },
  'GET /api/spaces/jefferson/map': mapOf(),
};

beforeEach(async () => {
  localStorage.clear();
  await deleteDayDb();
});

const openAt = (code: string) =>
  renderPage(<AtSpacePage />, { at: `/events/jefferson/at/${code}`, path: '/events/:id/at/:code' });

test('a guest reads whose space it is, and saves that they were there with a note; no call has it', async () => {
  const api = await asGuest(answers);
  openAt('b12');
  expect(await screen.findByRole('link', { name: 'Fred Model' })).toHaveAttribute('href', '/members/fred');
  expect(screen.getByText('Model T parts')).toBeInTheDocument();
  expect(screen.getByText('Here now')).toBeInTheDocument();
  expect(screen.getByText(/are sent to nobody/)).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'The lock, $40');
  await user.click(screen.getByRole('button', { name: 'Save that I was here' }));
  expect(await screen.findByText('Saved: you were at B12')).toBeInTheDocument();
  expect(await allVisits()).toMatchObject([
    { code: 'B12', note: 'The lock, $40', vendor: { name: 'Fred Model', handle: 'fred' }, day: '2027-04-24' },
  ]);
  expect(api.calls.every(({ method, url }) => method === 'GET' && !url.includes('lock'))).toBe(true);
});

test('a vendor who says nothing stays unnamed, and a code that the map lacks is said', async () => {
  await asGuest(answers);
  const { unmount } = openAt('B9');
  expect(await screen.findByText(/has not said who they are/)).toBeInTheDocument();
  unmount();
  openAt('X1');
  expect(await screen.findByText('The map has no space X1')).toBeInTheDocument();
});

test('without signal the space is as the device read it, and a visit is saved all the same', async () => {
  await asGuest(answers);
  const { unmount } = openAt('B12');
  await screen.findByText('Model T parts');
  await waitFor(async () => expect((await indexedDB.databases()).length).toBeGreaterThan(0));
  unmount();
  await asGuest(); // from now on no call is answered
  openAt('B12');
  expect(await screen.findByText('No signal')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Fred Model' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save that I was here' }));
  expect(await screen.findByText('Saved: you were at B12')).toBeInTheDocument();
});

test('an event that is not public has no space to look at', async () => {
  await asGuest({
    'GET /api/events/jefferson': errorResponse({ status: 404, body: { code: 'GATHERING_NOT_FOUND' } }),
  });
  openAt('B12');
  expect(await screen.findByRole('heading', { name: 'No such event' })).toBeInTheDocument();
});

test('the log lists visits by event and day without any call, finds them, and deletes them', async () => {
  const api = await asGuest();
  const before = api.calls.length;
  await saveVisit(visitOf('D9', { note: 'The Model T lock' }));
  await saveVisit(visitOf('A1', { vendor: null }));
  renderPage(<VisitsPage />);
  expect(await screen.findByRole('heading', { name: 'Jefferson Swap Meet' })).toBeInTheDocument();
  expect(screen.getByText('2 visits')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await user.type(screen.getByRole('searchbox'), 'lock');
  expect(screen.getByText('1 visit')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete my visit log' }));
  const asked = within(await screen.findByRole('dialog'));
  await user.click(asked.getByRole('button', { name: 'Delete my visit log' }));
  expect(await screen.findByText('Nothing saved yet')).toBeInTheDocument();
  expect(await allVisits()).toEqual([]);
  expect(api.calls.length).toBe(before);
});

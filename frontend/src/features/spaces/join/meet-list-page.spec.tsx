import { dateOf, eventPageOf } from '@entities/event/event.fixtures';
import { drawnSpaceOf, mapOf } from '@entities/spaces/space-map.fixtures';
import { deleteSeen } from '@lib/browser/recently-seen';
import { deleteSession, startSession } from '@lib/session/session';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, fakeApi, memberOf, renderPage } from '@lib/testing/page.fixtures';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MeetListPage from './meet-list-page';
import { listOf, stopOf } from './walk.fixtures';

const user = userEvent.setup();
const list = 'GET /api/spaces/joins/jefferson/list';
const layout = {
  ...mapOf().layout,
  spaces: [drawnSpaceOf('B9', { x: 300 }), drawnSpaceOf('B12', { x: 40 })],
};
const answers = {
  'GET /api/events/jefferson': eventPageOf({ dates: [dateOf()] }),
  'GET /api/spaces/jefferson/map': mapOf({ layout }),
  [list]: listOf(),
};
const gone = errorResponse({ status: 503, body: { code: 'UNAVAILABLE', message: 'Not now.' } });

beforeEach(() => localStorage.clear());

async function open(more: Record<string, unknown> = {}) {
  await asMember({}, { ...answers, ...more });
  return renderPage(<MeetListPage />, { at: '/events/jefferson/join', path: '/events/:id/join' });
}
const stops = async () =>
  within(await screen.findByRole('region', { name: 'Where to walk' }))
    .getAllByRole('listitem')
    .filter((row) => row.querySelector('input'));

test('lists vendors in the sequence of the walk, with what they have for which need', async () => {
  await open();
  const [first, second] = await stops();
  expect(first).toHaveTextContent(/B12.*Vendor of B12.*Quadrajet at B12.*\$90.*for “Rochester Quadrajet”/);
  expect(second).toHaveTextContent('B9');
  expect(screen.getByText(/2 vendors hold parts on your list: B12, B9\./)).toHaveTextContent(
    'about 300 feet, from the upper left corner of the map',
  );
  const parts = within(screen.getByRole('region', { name: 'By part' }));
  expect(parts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'B12, B9',
    'nothing here yet',
  ]);
  expect(await axeProblems()).toEqual([]);
});

test('what is in no listing has no link, and a vendor who is not named no name', async () => {
  const thing = {
    needId: 'fender',
    kind: 'item' as const,
    listingId: null,
    title: 'Fender on a shelf',
    price: null,
  };
  await open({ [list]: listOf({ stops: [stopOf('B9', { vendor: null, things: [thing] })] }) });
  const [only] = await stops();
  expect(only).toHaveTextContent('Fender on a shelf');
  expect(only).toHaveTextContent('In no listing: ask for it');
  expect(within(only as HTMLElement).queryByRole('link')).toBeNull();
});

test('stops are ticked on this device, and are ticked when the page is opened again, until a sign-out', async () => {
  const { unmount } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Been there at B12' }));
  unmount();
  const again = await open();
  expect(await screen.findByRole('checkbox', { name: 'Been there at B12' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Been there at B9' })).not.toBeChecked();
  again.unmount();
  deleteSeen();
  await open();
  expect(await screen.findByRole('checkbox', { name: 'Been there at B12' })).not.toBeChecked();
});

test('without an answer the list is as the device had it last, and says so', async () => {
  const { unmount } = await open();
  await stops();
  unmount();
  await open({ [list]: gone, 'GET /api/spaces/jefferson/map': gone });
  expect(await screen.findByText(/No connection: this is your list as it was/)).toBeInTheDocument();
  const [first, second] = await stops();
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.stringContaining('B12'),
    expect.stringContaining('B9'),
  ]);
});

test('says what to do when the list is empty, and when nothing on it is here', async () => {
  const { unmount } = await open({ [list]: listOf({ stops: [], needs: [] }) });
  expect(await screen.findByRole('link', { name: 'Post what you need' })).toBeInTheDocument();
  unmount();
  await open({ [list]: listOf({ stops: [] }) });
  expect(await screen.findByText('Nothing on your list is here yet')).toBeInTheDocument();
});

test('a member who opens the page without a connection reads it, and nobody else on this device does', async () => {
  const { unmount } = await open();
  await stops();
  unmount();
  await away(memberOf().id);
  const again = renderPage(<MeetListPage />, { at: '/events/jefferson/join', path: '/events/:id/join' });
  expect(await stops()).toHaveLength(2);
  again.unmount();
  await away('somebody-else');
  renderPage(<MeetListPage />, { at: '/events/jefferson/join', path: '/events/:id/join' });
  expect(await screen.findByText('This page needs a connection')).toBeInTheDocument();
});

/** A member who was signed in here loads a page without a connection. */
async function away(memberId: string) {
  const kept = Object.entries(localStorage);
  fakeApi({});
  deleteSession();
  for (const [key, value] of kept) localStorage.setItem(key, value);
  localStorage.setItem('signedIn', 'true');
  localStorage.setItem('signed-in-as', memberId);
  await act(() => startSession());
}

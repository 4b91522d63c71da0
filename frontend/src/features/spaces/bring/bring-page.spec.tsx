import { dateOf, eventPageOf } from '@entities/event/event.fixtures';
import { jest } from '@jest/globals';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { BringList, BringThing } from '@modules/matching/join/join.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BringPage from './bring-page';

const user = userEvent.setup();
const bring = 'GET /api/spaces/joins/jefferson/bring';
const tellCall = 'POST /api/spaces/joins/jefferson/tell';

const thingOf = (id: string, changes: Partial<BringThing> = {}): BringThing => ({
  ...{ id, kind: 'item', title: `Thing ${id}`, wanted: 3, told: 0, needsConsent: true },
  items: [{ id, version: 4, isHeld: false, stock: [{ locationId: 'barn', quantity: 1 }] }],
  ...changes,
});
const listOf = (things: readonly BringThing[], changes: Partial<BringList> = {}): BringList => ({
  ...{ dateId: 'jefferson', eventId: 'jefferson', title: 'Jefferson Swap Meet', day: '2027-04-24' },
  ...{ spaces: [{ id: 'b12', code: 'B12' }], isNamed: true, visitors: 5, things: [...things] },
  ...changes,
});
const place = (id: string, kind: string, parentId: string | null = null) => ({
  ...{
    id,
    kind,
    parentId,
    code: id,
    name: id === 'trailer' ? 'Big trailer' : id,
    path: id,
    note: '',
    depth: 0,
  },
  ...{ photo: null, isArchived: false, items: 0, itemsWithin: 0, version: 1 },
});
const places = {
  locations: [place('barn', 'building'), place('trailer', 'trailer'), place('crate', 'bin', 'trailer')],
};

async function open(list: BringList, more: Record<string, unknown> = {}) {
  const api = await asMember(
    {},
    {
      'GET /api/events/jefferson': eventPageOf({ dates: [dateOf()] }),
      'GET /api/inventory/locations': places,
      [bring]: list,
      ...more,
    },
  );
  renderPage(<BringPage />, { at: '/events/jefferson/bring', path: '/events/:id/bring' });
  return api;
}
type Api = Awaited<ReturnType<typeof open>>;
const sentTo = (api: Api, part: string) =>
  api.calls.filter(({ method, url }) => method === 'POST' && url.includes(part)).map(({ body }) => body);

test('lists what visitors want with how many want it, and what the member agrees to before they do', async () => {
  const listing = thingOf('two', { kind: 'listing', wanted: 1, needsConsent: false, items: [] });
  await open(listOf([thingOf('one'), listing]));
  expect(await screen.findByRole('heading', { name: '5 visitors want these 2' })).toBeInTheDocument();
  const rows = within(screen.getByRole('region', { name: '5 visitors want these 2' })).getAllByRole(
    'listitem',
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Thing one.*3 visitors want it.*not told/),
    expect.stringMatching(/Thing two.*1 visitor wants it.*they see your listing/),
  ]);
  expect(
    screen.getByText(/Nobody reads of what is in none of your listings until you tell them/),
  ).toHaveTextContent('read its title and your space B12, with your name.');
  expect(screen.getByText(/load it yourself: Thing two\./)).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('things are told of one by one or all at once, and no longer', async () => {
  const told = thingOf('three', { told: 3 });
  const api = await open(listOf([thingOf('one'), thingOf('two', { told: 1 }), told]), {
    [tellCall]: { isMore: false, position: 7 },
  });
  await user.click(await screen.findByRole('button', { name: 'Tell them: Thing one' }));
  await waitFor(() => expect(sentTo(api, '/tell')).toEqual([{ things: ['one'], tells: true }]));
  await user.click(await screen.findByRole('button', { name: 'Tell them of all 2' }));
  await waitFor(() => expect(sentTo(api, '/tell')[1]).toEqual({ things: ['one', 'two'], tells: true }));
  await user.click(await screen.findByRole('button', { name: 'Tell them no longer: Thing three' }));
  await waitFor(() => expect(sentTo(api, '/tell')[2]).toEqual({ things: ['three'], tells: false }));
});

test('a refusal is said where it happened', async () => {
  const body = { code: 'NO_SPACE_THERE', message: 'You have no space at this date.' };
  await open(listOf([thingOf('one')]), { [tellCall]: errorResponse({ status: 409, body }) });
  await user.click(await screen.findByRole('button', { name: 'Tell them: Thing one' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have no space at this date.');
});

test('what is ticked and not in a trailer yet is loaded as if it had been scanned', async () => {
  const packed = thingOf('packed', {
    items: [{ id: 'packed', version: 1, isHeld: false, stock: [{ locationId: 'crate', quantity: 2 }] }],
  });
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  const session = 'POST /api/inventory/scan-sessions/00000000-0000-4000-8000-000000000000';
  const api = await open(listOf([thingOf('one'), thingOf('two'), packed]), {
    [`${session}/scans`]: {
      results: [{ scanId: 's', outcome: 'applied', refusal: null, item: null }],
      position: 8,
    },
    [`${session}/commit`]: { id: 's', version: 2, position: 9 },
  });
  expect(await screen.findByText('In Big trailer')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Thing two' }));
  await user.click(screen.getByRole('button', { name: 'Load 1 item' }));
  await waitFor(() => expect(sentTo(api, '/scans')).toHaveLength(1));
  expect(sentTo(api, '/scans')[0]).toMatchObject({
    session: { purpose: 'load' },
    scans: [
      {
        itemId: 'one',
        action: { do: 'move', toId: 'trailer', quantity: null },
        expected: { revision: 4, isHeld: false, stock: [{ locationId: 'barn', quantity: 1 }] },
      },
    ],
  });
  expect(await screen.findByRole('link', { name: 'Manifest of the trailer' })).toHaveAttribute(
    'href',
    '/inventory/places/trailer/manifest',
  );
});

test('a vendor without a trailer makes one, and one without a space is led to the map', async () => {
  await open(listOf([thingOf('one')]), {
    'GET /api/inventory/locations': { locations: [place('barn', 'building')] },
  });
  expect(await screen.findByText(/You have no trailer among your places yet/)).toBeInTheDocument();
});

test('without a space there is nothing to bring yet', async () => {
  await open(listOf([], { spaces: [], visitors: 0 }));
  expect(await screen.findByText('You have no space at this date yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Map of the spaces' })).toHaveAttribute(
    'href',
    '/events/jefferson/spaces',
  );
});

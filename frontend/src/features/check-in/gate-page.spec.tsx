import 'fake-indexeddb/auto';
import '@entities/orders/receive-dialog';
import '@ui/overlays/dialog';
import { eventPageOf } from '@entities/event/event.fixtures';
import { gateLineOf, gateListOf } from '@entities/gate/gate.fixtures';
import { deleteFieldDb } from '@entities/inventory/offline/offline-db';
import { meOf, preSaleOf, spaceOf, wholeOrderOf } from '@entities/orders/orders.fixtures';
import { mapOf } from '@entities/spaces/space-map.fixtures';
import { jest } from '@jest/globals';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, type RecordedCall, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import GatePage from './gate-page';
import GatePrintPage from './gate-print-page';

const user = userEvent.setup();
const list = '/api/check-ins/jefferson';
const sale = '/api/orders/pre-sales/jefferson';
const receipt = { id: 'jefferson', version: 2, position: 9 };
type Seen = { readonly id: string; readonly orderId: string; readonly lineId: string; readonly gate: string };
const letsIn = ({ body }: RecordedCall) => ({
  position: 5,
  results: (body as { readonly seen: readonly Seen[] }).seen.map(({ id }) => ({
    ...{ id, status: 'in', before: null, message: '' },
  })),
});

beforeEach(() => localStorage.clear());
afterEach(() => deleteFieldDb());

async function open(answers: Record<string, unknown> = {}, { at = '', page = <GatePage /> } = {}) {
  const api = await asMember(
    { uid: 'gus', id: 'gus' },
    {
      'GET /api/events/jefferson': eventPageOf(),
      [`GET ${list}`]: gateListOf(),
      [`POST ${list}`]: letsIn,
      [`GET ${sale}`]: preSaleOf({ me: meOf({ role: 'gate' }) }),
      ...answers,
    },
  );
  renderPage(
    <>
      {page}
      <Toaster />
    </>,
    { at: `/events/jefferson/gate${at}`, path: '/events/:id/*' },
  );
  return api;
}
/** At the gate North. */
async function openGate(answers: Record<string, unknown> = {}, at = '') {
  const api = await open(answers, { at });
  await user.click(await screen.findByRole('radio', { name: 'North' }));
  await user.click(screen.getByRole('button', { name: 'Open the gate' }));
  await screen.findByRole('heading', { name: 'Gate: North' });
  return api;
}
const find = async (typed: string) => {
  const field = screen.getByRole('textbox', { name: 'Or type a space, a number or a name' });
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
};
const answer = () => screen.findByRole('region', { name: 'Answer' });
const seenBy = (api: Awaited<ReturnType<typeof open>>) =>
  api.calls
    .filter(({ method, url }) => method === 'POST' && url === list)
    .flatMap(({ body }) => (body as { readonly seen: readonly Seen[] }).seen);

test('a gate is chosen once, and the list says how old it is and what is not sent', async () => {
  await openGate();
  expect(screen.getByText('All is sent.')).toBeInTheDocument();
  expect(screen.getByText(/^List from /)).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('what a reader sees is let in at once: who it is, what is theirs, and it is undone at once', async () => {
  const api = await openGate({ [`POST ${list}/undo`]: receipt });
  await find('http://localhost/orders/o1');
  const shown = await answer();
  expect(await within(shown).findByRole('heading', { name: 'In' })).toBeInTheDocument();
  expect(within(shown).getByText('Val Vine')).toBeInTheDocument();
  expect(within(shown).getByText('Order 12: 2 spaces, 1 early gate')).toBeInTheDocument();
  expect(within(shown).getByText('With Bo Birch')).toBeInTheDocument();
  expect(within(shown).getByText('red F-150')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await waitFor(() => expect(seenBy(api)).toHaveLength(3));
  expect(seenBy(api)[0]).toMatchObject({ orderId: 'o1', lineId: '1', gate: 'North' });
  await user.click(within(shown).getByRole('button', { name: 'Undo' }));
  expect(await within(shown).findByRole('heading', { name: 'Undone' })).toBeInTheDocument();
  await waitFor(() => expect(api.calls.filter(({ url }) => url === `${list}/undo`)).toHaveLength(3));
});

test('what is typed waits for a press, and each line may come alone', async () => {
  const api = await openGate();
  await find('b12');
  const shown = await answer();
  expect(within(shown).getByRole('heading', { name: 'May come in' })).toBeInTheDocument();
  expect(seenBy(api)).toEqual([]);
  await user.click(within(shown).getByRole('button', { name: 'Let in B13' }));
  expect(await screen.findByText('Now: 1 space')).toBeInTheDocument();
  await waitFor(() => expect(seenBy(api)).toMatchObject([{ orderId: 'o1', lineId: '2' }]));
});

test('who is here already is said with who, where and when', async () => {
  await openGate();
  await find('http://localhost/orders/o3');
  const shown = await answer();
  expect(await within(shown).findByRole('alert')).toHaveTextContent('Already here');
  expect(within(shown).getByText('let in by Gus Gum at South, 6:02 AM CDT')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('who owes is sent to the treasurer; the owner takes the money; who shows that it came is let in', async () => {
  const api = await openGate();
  await find('C1');
  const shown = await answer();
  expect(within(shown).getByRole('heading', { name: 'Not paid' })).toBeInTheDocument();
  expect(within(shown).getByText('$45 is owed.')).toBeInTheDocument();
  expect(within(shown).queryByRole('button', { name: 'Take the money' })).toBeNull();
  await user.click(within(shown).getByRole('button', { name: 'They show that it is paid: let in' }));
  await waitFor(() => expect(seenBy(api)).toMatchObject([{ orderId: 'o2' }]));
});

test('the owner takes the money at the gate', async () => {
  const api = await openGate({
    [`GET ${list}`]: gateListOf({ role: 'owner' }),
    [`POST ${sale}/orders/o2/receive`]: receipt,
  });
  await find('C1');
  await user.click(await screen.findByRole('button', { name: 'Take the money' }));
  await user.click(await screen.findByRole('button', { name: 'It came' }));
  await screen.findByText('Order 13 is paid');
  expect(api.calls.find(({ url }) => url.endsWith('/receive'))?.body).toMatchObject({ cents: 4_500 });
});

test('a code of another date, and one of nobody, are said as that', async () => {
  await openGate({
    'GET /api/orders/other': wholeOrderOf({
      id: 'other',
      preSaleId: 'jefferson_2027-09-25',
      day: '2027-09-25',
    }),
  });
  await find('http://localhost/orders/other');
  expect(
    await screen.findByText(/^This is order 12 of Jefferson Swap Meet, .*: another date\.$/),
  ).toBeVisible();
  expect(within(await answer()).getByRole('alert')).toHaveTextContent('Not on the list');
  await find('http://localhost/orders/none');
  expect(await screen.findByText(/does not have this order/)).toBeInTheDocument();
  await find('https://example.com/');
  expect(await screen.findByText('That is a web address, not the code of an order.')).toBeInTheDocument();
});

test('a space that was released comes in while it is free, as the server says', async () => {
  const no = { status: 'refused', message: 'Somebody else has it now.' };
  await openGate({
    [`POST ${list}`]: (call: RecordedCall) => {
      const { results, position } = letsIn(call);
      return { position, results: results.map((result) => ({ ...result, ...no })) };
    },
  });
  await find('D4');
  await user.click(await screen.findByRole('button', { name: 'Let in if it is free' }));
  const refused = await screen.findByRole('region', { name: 'Look at these' });
  expect(within(refused).getByText('Somebody else has it now.')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await user.click(within(refused).getByRole('button', { name: 'Done: D4' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Look at these' })).toBeNull());
});

test('spaces of those who have not come are released from the hour of the terms on', async () => {
  const api = await openGate(
    {
      [`GET ${list}`]: gateListOf({ noShowAt: '2020-01-01T15:00:00.000Z' }),
      [`POST ${list}/no-shows`]: { ...receipt, released: 2 },
    },
    '?show=missing',
  );
  expect(screen.getByText(/^1 of 4 spaces are here/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Release 2 spaces' }));
  await user.click(await screen.findByRole('button', { name: 'Release them' }));
  expect(await screen.findByText('2 spaces released')).toBeInTheDocument();
  expect(api.calls.some(({ url }) => url === `${list}/no-shows`)).toBe(true);
});

test('what is free is sold to a member for cash, and comes in next', async () => {
  const id = '9b1d2c3e-0000-4000-8000-0000000000c1';
  const ids = jest.spyOn(globalThis.crypto, 'randomUUID').mockReturnValue(id);
  let isSold = false;
  const gateLine = gateLineOf({
    orderId: id,
    number: 16,
    words: 'B20',
    code: 'B20',
    vendor: 'Walt',
    source: 'gate',
  });
  const api = await openGate(
    {
      [`GET ${list}`]: () => gateListOf({ lines: isSold ? [gateLine] : [] }),
      [`GET ${sale}/spaces`]: {
        mapVersion: 1,
        spaces: [spaceOf('B20'), spaceOf('B21', { status: 'assigned' })],
      },
      'GET /api/spaces/jefferson/map': mapOf(),
      'GET /api/members/walt': { id: 'walt-id', name: 'Walt', handle: 'walt' },
      [`POST ${sale}/reserve-for`]: receipt,
      [`GET /api/orders/${id}`]: wholeOrderOf({ id, status: 'reserved', totalCents: 4_000 }),
      [`POST ${sale}/orders/${id}/receive`]: () => {
        isSold = true;
        return receipt;
      },
    },
    '?show=sell',
  );
  await user.click(await screen.findByRole('button', { name: 'Hold it and take the money' }));
  expect(await screen.findByText('Choose a space.')).toBeInTheDocument();
  expect(screen.getByText('Write the name of their page.')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  expect(api.calls.some(({ url }) => url.endsWith('/reserve-for'))).toBe(false);
  expect(screen.getByRole('img', { name: 'Code that opens the sign-up' })).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: /^Space/ }));
  expect(screen.queryByRole('option', { name: /^B21/ })).toBeNull();
  await user.click(screen.getByRole('option', { name: /^B20/ }));
  await user.type(screen.getByRole('textbox', { name: /^Member/ }), '@walt');
  await user.click(screen.getByRole('button', { name: 'Hold it and take the money' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'It came as' }), 'cash');
  await user.click(screen.getByRole('button', { name: 'It came' }));
  expect(await screen.findByRole('heading', { name: 'May come in' })).toBeInTheDocument();
  const bodyOf = (end: string) => api.calls.find(({ url }) => url.endsWith(end))?.body;
  expect(bodyOf('/reserve-for')).toMatchObject({
    buyerId: 'walt-id',
    source: 'gate',
    lines: [{ productId: 'spaces', spaceId: 'b20' }],
  });
  expect(bodyOf('/receive')).toMatchObject({ cents: 4_000, method: 'cash' });
  ids.mockRestore();
});

test('who is not at the gate, and an event that there is not, get no list', async () => {
  const no = errorResponse({ status: 403, body: { code: 'NOT_IN_THE_TEAM', message: 'No.' } });
  await open({ [`GET ${list}`]: no });
  expect(await screen.findByRole('heading', { name: 'The gate is for the team' })).toBeInTheDocument();
});

test('an event that there is not has no gate', async () => {
  const gone = errorResponse({ status: 404, body: { code: 'GATHERING_NOT_FOUND', message: 'Gone.' } });
  await open({ 'GET /api/events/jefferson': gone });
  expect(await screen.findByRole('heading', { name: 'No such event' })).toBeInTheDocument();
});

test('the list on paper has an order a line, by space or by name, with a box to tick', async () => {
  await open({}, { at: '/print', page: <GatePrintPage /> });
  const table = await screen.findByRole('table');
  const rows = () => within(table).getAllByRole('row').slice(2);
  expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'A2',
    'B12, B13',
    'C1',
    'D4',
  ]);
  expect(within(rows()[1] as HTMLElement).getByText('Bo Birch; red F-150; Early gate')).toBeInTheDocument();
  expect(within(rows()[2] as HTMLElement).getByText(/NOT PAID, \$45 owed/)).toBeInTheDocument();
  expect(within(table).getAllByRole('img', { name: 'To tick' })).toHaveLength(3);
  expect(within(table).getByText(/Printed at .*, list from /)).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'By name' }));
  await waitFor(() =>
    expect(within(rows()[0] as HTMLElement).getByRole('rowheader')).toHaveTextContent('Ned North'),
  );
});

jest.setTimeout(60_000);

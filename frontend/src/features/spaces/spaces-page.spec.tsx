import { dateOf, eventPageOf } from '@entities/event/event.fixtures';
import { meOf, orderOf, preSaleOf, spaceOf, termsOf, wholeOrderOf } from '@entities/orders/orders.fixtures';
import { mapOf } from '@entities/spaces/space-map.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, asMember, errorResponse, type RecordedCall, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import './print/print-view';
import './renew/renew-view';
import './sale/field-map';
import SpacesPage from './spaces-page';

const user = userEvent.setup();
const receipt = { id: 'jefferson', version: 9, position: 90 };
const sold = [
  spaceOf('A1', { status: 'held' }),
  spaceOf('B9', {
    status: 'assigned',
    vendor: { id: 'fred', name: 'Fred Model', handle: 'fred' },
    sells: 'Model T parts',
  }),
  spaceOf('B12'),
  spaceOf('B13'),
];

const answers = {
  'GET /api/events/jefferson': eventPageOf({ dates: [dateOf()] }),
  'GET /api/orders/pre-sales/jefferson': preSaleOf({ me: meOf() }),
  'GET /api/orders/pre-sales/jefferson/spaces': { mapVersion: 1, spaces: sold },
  'GET /api/spaces/jefferson/map': mapOf(),
};

beforeEach(() => {
  sessionStorage.clear();
  // A browser that draws on no canvas: all is done in the list.
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
});

async function open(more: Record<string, unknown> = {}, at = '/events/jefferson/spaces') {
  const api = await asMember({}, { ...answers, ...more });
  renderPage(
    <>
      <SpacesPage />
      <Toaster />
    </>,
    { at, path: '/events/:id/spaces' },
  );
  return api;
}
const bodiesTo = (api: Awaited<ReturnType<typeof open>>, url: string) =>
  api.calls.filter((call) => call.method === 'POST' && call.url === url).map(({ body }) => body);
const choose = async (code: string) =>
  user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${code}`) }));

test('lists every space by code with its state in a word, its price, and who is there', async () => {
  await open();
  const rows = within(await screen.findByRole('region', { name: 'Spaces by code' }));
  expect(await rows.findByText('4 spaces')).toBeInTheDocument();
  const texts = rows.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(texts[0]).toMatch(/^A1Regular · 10 × 30 ft · NorthHeld\$40/);
  expect(texts[1]).toMatch(/B9.*Taken.*Fred Model: Model T parts/);
  expect(rows.queryByRole('checkbox', { name: /^B9/ })).toBeNull();
  const legend = within(screen.getByRole('list', { name: 'What the map shows' }));
  for (const word of ['Free', 'Held', 'Taken', 'Lent for a year', 'Blocked'])
    expect(legend.getByText(word)).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('a search asks the server who has it', async () => {
  const found = sold.map((space) => ({ ...space, isFound: space.code === 'B9' }));
  const api = await open({
    'GET /api/orders/pre-sales/jefferson/spaces': ({ url }: RecordedCall) => ({
      mapVersion: 1,
      spaces: url.includes('q=') ? found : sold,
    }),
  });
  await user.type(await screen.findByRole('searchbox'), 'Model T parts{Enter}');
  expect(await screen.findByText('1 space')).toBeInTheDocument();
  expect(api.calls.some(({ url }) => url.includes('spaces?q=Model+T+parts'))).toBe(true);
});

test('holds spaces and what comes with them, and goes on to pay', async () => {
  const api = await open({ 'POST /api/orders': receipt });
  await choose('B12');
  await user.click(screen.getByRole('button', { name: 'One more: Early gate pass' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class of Show entry' }), 'Custom');
  await user.click(screen.getByRole('button', { name: 'Enter a car' }));
  expect(screen.getByText('$65')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hold for 15 minutes' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(bodiesTo(api, '/api/orders')).toEqual([
    {
      id: expect.any(String),
      preSaleId: 'jefferson',
      lines: [
        { productId: 'spaces', spaceId: 'b12', quantity: 1, showClass: null },
        { productId: 'gate', spaceId: null, quantity: 1, showClass: null },
        { productId: 'show', spaceId: null, quantity: 1, showClass: 'Custom' },
      ],
    },
  ]);
});

test('while others are decided first, the page says the number in line', async () => {
  let looks = 0;
  await open({
    'POST /api/orders': { ticket: 't1', ahead: 36 },
    'GET /api/orders/tickets/t1': () => {
      looks += 1;
      return looks === 1 ? { ticket: 't1', ahead: 0 } : receipt;
    },
  });
  await choose('B12');
  await user.click(screen.getByRole('button', { name: 'Hold for 15 minutes' }));
  expect(await screen.findByText('You are number 37 in line')).toBeInTheDocument();
  expect(await screen.findByText('You are next')).toBeInTheDocument();
  expect(await screen.findByText('another page')).toBeInTheDocument();
});

test('a page that is loaded again keeps its place; a place that the server has lost is asked for once more', async () => {
  const line = { productId: 'spaces', spaceId: 'b12', quantity: 1, showClass: null };
  sessionStorage.setItem('basket:jefferson', JSON.stringify({ orderId: 'o9', lines: [line], ticket: 't1' }));
  const api = await open({
    'GET /api/orders/tickets/t1': errorResponse({ status: 404, body: { code: 'TICKET_NOT_FOUND' } }),
    'POST /api/orders': receipt,
  });
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(bodiesTo(api, '/api/orders')).toEqual([{ id: 'o9', preSaleId: 'jefferson', lines: [line] }]);
});

test('a space that somebody else got is marked, and the rest stays chosen', async () => {
  await open({
    'POST /api/orders': errorResponse({
      status: 409,
      body: { code: 'SPACE_TAKEN', message: 'Somebody else holds B12.', spaceId: 'b12' },
    }),
  });
  await choose('B12');
  await choose('B13');
  await user.click(screen.getByRole('button', { name: 'Hold for 15 minutes' }));
  expect(await screen.findByText('Somebody else holds B12. The rest stays chosen.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Leave out B13' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave out B12' }));
  expect(screen.queryByText(/Somebody else holds/)).toBeNull();
});

test('what is held already is in the basket with its clock, and is changed', async () => {
  const until = new Date(Date.now() + 14 * 60_000 + 32_000).toISOString();
  const held = { ...wholeOrderOf(orderOf({ status: 'reserved', until, allowedActions: ['change', 'pay'] })) };
  const api = await open({
    'GET /api/orders/pre-sales/jefferson': preSaleOf({ me: meOf({ holdId: 'o1' }) }),
    'GET /api/orders/o1': held,
    'POST /api/orders': receipt,
  });
  expect(await screen.findByRole('timer')).toHaveTextContent(/^Held for you until .*, 14:\d\d left$/);
  await choose('B13');
  await user.click(screen.getByRole('button', { name: 'Change what is held' }));
  await waitFor(() =>
    expect(bodiesTo(api, '/api/orders')).toMatchObject([
      { id: 'o1', lines: [{ spaceId: 'b12' }, { spaceId: 'b13' }] },
    ]),
  );
});

test('before the opening one chooses, and the button waits', async () => {
  await open({
    'GET /api/orders/pre-sales/jefferson': preSaleOf({
      phase: 'scheduled',
      terms: termsOf({ opensAt: new Date(Date.now() + (3 * 60 + 12) * 60_000 + 30_000).toISOString() }),
      me: meOf({ mayBuy: false, whyNot: 'not open' }),
    }),
  });
  expect(await screen.findByText('Opens in 3 h 12 min')).toBeInTheDocument();
  await choose('B12');
  expect(screen.getByRole('button', { name: 'Hold for 15 minutes' })).toBeDisabled();
});

test('a guest chooses, and signs in to hold it', async () => {
  await asGuest({ ...answers, 'GET /api/orders/pre-sales/jefferson': preSaleOf() });
  renderPage(<SpacesPage />, { at: '/events/jefferson/spaces', path: '/events/:id/spaces' });
  await choose('B12');
  expect(screen.getByRole('link', { name: 'Sign in to hold them' })).toHaveAttribute(
    'href',
    '/login?next=/events/jefferson/spaces',
  );
});

test('what is sold out is waited for, side by side and by zone', async () => {
  const api = await open({
    'GET /api/orders/pre-sales/jefferson': preSaleOf({
      phase: 'sold out',
      waiting: 3,
      me: meOf(),
      products: [{ id: 'spaces', left: 0, fromCents: null }],
    }),
    'POST /api/orders/pre-sales/jefferson/waitlist': receipt,
  });
  expect(await screen.findByText('Sold out: wait for a space')).toBeInTheDocument();
  await user.selectOptions(await screen.findByLabelText(/^Spaces side by side/), '2');
  await user.click(screen.getByRole('button', { name: 'Wait for vendor space' }));
  await waitFor(() =>
    expect(bodiesTo(api, '/api/orders/pre-sales/jefferson/waitlist')).toMatchObject([
      { wishes: { productId: 'spaces', count: 2, types: [], zoneIds: [], nextTo: null } },
    ]),
  );
});

test('a date without a sale, and an event that is not there, say so', async () => {
  const notFound = errorResponse({ status: 404, body: { code: 'PRE_SALE_NOT_FOUND', message: 'None.' } });
  await open({ 'GET /api/orders/pre-sales/jefferson': notFound });
  expect(await screen.findByText('Nothing is sold for this date yet')).toBeInTheDocument();
  await open({
    'GET /api/events/jefferson': errorResponse({ status: 404, body: { code: 'GATHERING_NOT_FOUND' } }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such event' })).toBeInTheDocument();
});

describe('renewal', () => {
  const right = (code: string) => ({
    spaceId: code.toLowerCase(),
    code,
    cents: 4_000,
    status: 'live' as const,
  });
  const sale = preSaleOf({
    phase: 'renewal',
    terms: termsOf({
      renewal: {
        opensAt: '2026-11-01T06:00:00.000Z',
        until: '2027-12-01T06:00:00.000Z',
        graceUntil: '2027-12-15T06:00:00.000Z',
        mayRollOver: true,
      },
    }),
    me: meOf({ mayBuy: false, whyNot: 'not open', rights: [right('B12'), right('B13'), right('A1')] }),
  });
  const at = '/events/jefferson/spaces?show=renew';
  const map = mapOf();
  const withB13 = {
    ...map,
    layout: {
      ...map.layout,
      spaces: [
        ...map.layout.spaces,
        ...map.layout.spaces.slice(2).map((space) => ({ ...space, id: 'b13', code: 'B13' })),
      ],
    },
  };
  const renewing = {
    'GET /api/orders/pre-sales/jefferson': sale,
    'GET /api/spaces/jefferson/map': withB13,
    'POST /api/orders': receipt,
    'POST /api/orders/pre-sales/jefferson/surrender': receipt,
    'POST /api/orders/pre-sales/jefferson/roll-over': receipt,
  };

  test('all spaces are chosen, and renewed in one step', async () => {
    const api = await open(renewing, at);
    for (const code of ['B12', 'B13', 'A1'])
      expect(await screen.findByRole('checkbox', { name: `Renew ${code} $40` })).toBeChecked();
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Renew 3 spaces for $120' }));
    expect(await screen.findByText('another page')).toBeInTheDocument();
    expect(bodiesTo(api, '/api/orders')).toMatchObject([
      { lines: [{ spaceId: 'b12' }, { spaceId: 'b13' }, { spaceId: 'a1' }] },
    ]);
  });

  test('one is lent, one is given up after a question, and the rest is renewed', async () => {
    const api = await open(renewing, at);
    await user.click(await screen.findByRole('checkbox', { name: 'Renew B13 $40' }));
    const lend = within(screen.getByRole('group', { name: 'What becomes of B13?' }));
    await user.click(lend.getByRole('radio', { name: /^Lend it/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Renew A1 $40' }));
    await user.click(screen.getByRole('button', { name: 'Renew 1 space for $40' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up A1?' }));
    await user.click(dialog.getByRole('button', { name: 'Give it up' }));
    expect(await screen.findByText('another page')).toBeInTheDocument();
    const path = '/api/orders/pre-sales/jefferson';
    expect(bodiesTo(api, '/api/orders')).toMatchObject([{ lines: [{ spaceId: 'b12' }] }]);
    expect(bodiesTo(api, `${path}/roll-over`)).toEqual([{ spaceId: 'b13' }]);
    expect(bodiesTo(api, `${path}/surrender`)).toEqual([{ spaceId: 'a1' }]);
  });

  test('whoever had no space reads so', async () => {
    await open({}, at);
    expect(await screen.findByText('You have no space to renew')).toBeInTheDocument();
  });
});

describe('print', () => {
  test('the map has every code', async () => {
    await open({}, '/events/jefferson/spaces?show=print&as=map');
    const drawing = await screen.findByRole('img', { name: /^Map of 3 spaces/ });
    for (const code of ['A1', 'B9', 'B12']) expect(drawing).toHaveTextContent(code);
  });

  test('the program says who is where, by code', async () => {
    await open({}, '/events/jefferson/spaces?show=print&as=program');
    expect(await screen.findByText('Fred Model: Model T parts')).toBeInTheDocument();
    expect(screen.queryByText('B12')).toBeNull();
  });
});

import { dateOf, dateOn, eventPageOf } from '@entities/event/event.fixtures';
import { meOf, orderOf, preSaleOf, spaceOf, termsOf } from '@entities/orders/orders.fixtures';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { mapOf } from '@entities/spaces/space-map.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, renderPage, savedElsewhere } from '@lib/testing/page.fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import './pre-sale/cancel-dialog';
import './pre-sale/move-dialog';
import '@entities/orders/receive-dialog';
import PreSalePage from './pre-sale-page';

const user = userEvent.setup();
const receipt = { id: 'jefferson', version: 9, position: 90 };
const path = '/api/orders/pre-sales/jefferson';
const buyer = { id: 'fred', name: 'Fred Model', handle: 'fred' };
const sums = {
  orders: 1,
  paidCents: 4_000,
  grantedCents: 500,
  awaitingCents: 0,
  assigned: 1,
  spaces: 3,
};
const orders = (changes: Parameters<typeof orderOf>[0] = {}) => ({
  orders: [{ ...orderOf(changes), buyer, cursor: '12' }],
  next: null,
  sums,
});

type Opened = {
  readonly show?: string;
  readonly sale?: Partial<PreSale>;
  readonly more?: Record<string, unknown>;
};

async function open({ show = '', sale = {}, more = {} }: Opened = {}) {
  const api = await asMember(
    {},
    {
      'GET /api/account/proof': { freshSeconds: 600, takes: ['password'] },
      'GET /api/events/jefferson': eventPageOf({ dates: [dateOf()], allowedActions: ['edit'] }),
      [`GET ${path}`]: preSaleOf({ me: meOf({ role: 'owner' }), ...sale }),
      [`GET ${path}/orders`]: orders(),
      [`GET ${path}/spaces`]: {
        mapVersion: 1,
        spaces: [spaceOf('B12', { status: 'assigned' }), spaceOf('B13')],
      },
      'GET /api/spaces/jefferson/map': mapOf(),
      ...more,
    },
  );
  renderPage(
    <>
      <PreSalePage />
      <Toaster />
    </>,
    { at: `/events/jefferson/pre-sale${show && `?show=${show}`}`, path: '/events/:id/pre-sale' },
  );
  return api;
}
const bodyTo = (api: Awaited<ReturnType<typeof open>>, method: string, url: string) =>
  api.calls.filter((call) => call.method === method && call.url === url).at(-1)?.body;

test('a new sale begins with what most clubs have, and is saved as a draft', async () => {
  const api = await open({
    more: {
      [`GET ${path}`]: errorResponse({ status: 404, body: { code: 'PRE_SALE_NOT_FOUND', message: 'None.' } }),
      [`PUT ${path}`]: receipt,
    },
  });
  expect(await screen.findByRole('textbox', { name: /^A hold lasts/ })).toHaveValue('15');
  expect(await axeProblems()).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Opens for everybody/), { target: { value: '2027-01-10T00:01' } });
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
  await waitFor(() =>
    expect(bodyTo(api, 'PUT', path)).toMatchObject({
      terms: { opensAt: '2027-01-10T06:01:00.000Z', holdMinutes: 15, checkDays: 14, waitlistHours: 24 },
    }),
  );
});

test('a refusal is said at its field', async () => {
  await open({
    show: 'terms',
    sale: { phase: 'draft' },
    more: {
      [`PUT ${path}`]: errorResponse({
        status: 422,
        body: {
          code: 'TERMS_REVERSED',
          message: 'The sale would close before it opens.',
          fields: [{ path: 'terms.closesAt', message: 'It closes before it opens.' }],
        },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save the rules' }));
  expect(await screen.findByText('It closes before it opens.')).toBeInTheDocument();
});

test('rules that somebody else of the team has changed since stay beside what is typed here', async () => {
  const seen = preSaleOf({ me: meOf({ role: 'owner' }) });
  const { read, write } = savedElsewhere(seen, {
    ...seen,
    version: 12,
    terms: termsOf({ holdMinutes: 40 }),
  });
  const api = await open({ show: 'terms', more: { [`GET ${path}`]: read, [`PUT ${path}`]: write } });
  await user.type(await screen.findByLabelText(/^What else vendors should know/), 'Bring a chock.');
  await user.click(screen.getByRole('button', { name: 'Save the rules' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(bodyTo(api, 'PUT', path)).toMatchObject({
    madeFrom: 12,
    terms: { holdMinutes: 40, words: expect.stringContaining('Bring a chock.') },
  });
  expect(screen.getByRole('textbox', { name: /^A hold lasts/ })).toHaveValue('40');
});

test('a draft is announced after a question', async () => {
  const api = await open({ sale: { phase: 'draft' }, more: { [`POST ${path}/announce`]: receipt } });
  await user.click(await screen.findByRole('button', { name: 'Announce' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Announce it' }));
  await waitFor(() => expect(bodyTo(api, 'POST', `${path}/announce`)).toEqual({}));
});

test('the sale is paused with a reason', async () => {
  const api = await open({ more: { [`POST ${path}/pause`]: receipt } });
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Pause it' }));
  expect(await dialog.findByText('Say why.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The map changes.');
  await user.click(dialog.getByRole('button', { name: 'Pause it' }));
  await waitFor(() => expect(bodyTo(api, 'POST', `${path}/pause`)).toEqual({ reason: 'The map changes.' }));
});

test('lists orders with their sums, and searches them', async () => {
  const api = await open({ show: 'orders' });
  expect(await screen.findByText('Fred Model')).toBeInTheDocument();
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(screen.getByText('$35')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await user.type(screen.getByRole('searchbox'), 'B12{Enter}');
  await waitFor(() => expect(api.calls.some(({ url }) => url.includes('q=B12'))).toBe(true));
});

test('a check is received', async () => {
  const api = await open({
    show: 'orders',
    more: {
      [`GET ${path}/orders`]: orders({ status: 'awaiting payment', way: 'by hand' }),
      [`POST ${path}/orders/o1/receive`]: receipt,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Receive a check' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), '1044');
  await user.click(dialog.getByRole('button', { name: 'It came' }));
  await waitFor(() =>
    expect(bodyTo(api, 'POST', `${path}/orders/o1/receive`)).toMatchObject({
      cents: 4_000,
      method: 'check',
      note: '1044',
    }),
  );
});

test('an order is cancelled with a percent and a reason', async () => {
  const api = await open({ show: 'orders', more: { [`POST ${path}/orders/o1/cancel`]: receipt } });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('dialog'));
  const percent = dialog.getByRole('textbox', { name: /^Goes back/ });
  await user.clear(percent);
  await user.type(percent, '50');
  expect(dialog.getByText(/^\$20 goes back/)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Ill.');
  await user.click(dialog.getByRole('button', { name: 'Cancel it' }));
  await waitFor(() =>
    expect(bodyTo(api, 'POST', `${path}/orders/o1/cancel`)).toEqual({
      reason: 'Ill.',
      lineIds: ['l1'],
      percent: 50,
      keepsRight: true,
    }),
  );
});

test('a vendor is moved to a free space', async () => {
  const api = await open({ show: 'orders', more: { [`POST ${path}/orders/o1/move`]: receipt } });
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /^To/ }));
  await user.click(await screen.findByRole('option', { name: 'B13' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wet ground.');
  await user.click(dialog.getByRole('button', { name: 'Move it' }));
  await waitFor(() =>
    expect(bodyTo(api, 'POST', `${path}/orders/o1/move`)).toEqual({
      reason: 'Wet ground.',
      lineId: 'l1',
      toSpaceId: 'b13',
    }),
  );
});

test('rights are given from an earlier date', async () => {
  const renewal = {
    opensAt: '2027-01-01T06:00:00.000Z',
    until: '2027-03-01T06:00:00.000Z',
    graceUntil: '2027-03-15T06:00:00.000Z',
    mayRollOver: true,
  };
  const at = `${path}_2027-04-24`;
  const api = await open({
    show: 'rights',
    more: {
      'GET /api/events/jefferson': eventPageOf({
        dates: [dateOn('2026-04-25', { isOver: true }), dateOn('2027-04-24')],
        allowedActions: ['edit'],
      }),
      [`GET ${at}`]: preSaleOf({
        id: 'jefferson_2027-04-24',
        terms: termsOf({ renewal }),
        me: meOf({ role: 'editor' }),
      }),
      [`GET ${at}/spaces`]: { mapVersion: 1, spaces: [spaceOf('B13')] },
      [`POST ${at}/rights`]: receipt,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Give the rights' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Give them' }));
  await waitFor(() =>
    expect(bodyTo(api, 'POST', `${at}/rights`)).toEqual({ fromDateId: 'jefferson_2026-04-25' }),
  );
});

test('a space is reserved for a member at another price, and one is kept back', async () => {
  const api = await open({
    show: 'spaces',
    more: {
      'GET /api/members/fred': { id: 'fred-id', name: 'Fred Model' },
      [`POST ${path}/reserve-for`]: receipt,
      [`POST ${path}/block`]: receipt,
    },
  });
  const [reserve, block] = await screen.findAllByRole('combobox', { name: /^Space/ });
  if (!reserve || !block) throw new Error('There are two choices of a space.');
  await user.click(reserve);
  await user.click(await screen.findByRole('option', { name: 'B13' }));
  await user.type(screen.getByRole('textbox', { name: /^Member/ }), 'fred');
  await user.type(screen.getByRole('textbox', { name: /^Another price/ }), '25');
  await user.click(screen.getByRole('button', { name: 'Reserve it' }));
  await waitFor(() =>
    expect(bodyTo(api, 'POST', `${path}/reserve-for`)).toMatchObject({
      buyerId: 'fred-id',
      source: 'registrar',
      lines: [{ productId: 'spaces', spaceId: 'b13' }],
      cents: [{ at: 0, unitCents: 2_500 }],
    }),
  );
  await user.click(block);
  await user.click(await screen.findByRole('option', { name: 'B13' }));
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'First aid');
  await user.click(screen.getByRole('button', { name: 'Keep it back' }));
  await waitFor(() =>
    expect(bodyTo(api, 'POST', `${path}/block`)).toEqual({
      spaceId: 'b13',
      reason: 'First aid',
      isBlocked: true,
    }),
  );
});

test('the ledger says who had a space at each date, and why', async () => {
  const entry = (dateId: string, name: string | null, source: string) => ({
    dateId,
    vendor: name && { id: name, name, handle: name.toLowerCase() },
    source,
    orderId: `o-${dateId}`,
    from: '2025-01-01T12:00:00.000Z',
    until: null,
    reason: '',
  });
  await open({
    show: 'ledger',
    more: {
      'GET /api/orders/events/jefferson/ledger': {
        dates: [
          { dateId: 'd25', day: '2025-04-26' },
          { dateId: 'd26', day: '2026-04-25' },
        ],
        spaces: [{ code: 'B12', entries: [entry('d25', null, 'sale'), entry('d26', 'Fred', 'renewal')] }],
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Fred' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'renewed' })).toHaveAttribute('href', '/orders/o-d26');
  const slider = screen.getByRole('slider', { name: 'Date' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Sat, Apr 25, 2026');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(await screen.findByText(/A former member/)).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: /^Space/ }), 'B12{Enter}');
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  expect(screen.getByText('Sat, Apr 26, 2025')).toBeInTheDocument();
  expect(screen.getByText('Sat, Apr 25, 2026')).toBeInTheDocument();
});

test('cancelling shows what it does to each order first, and goes on until nothing is left', async () => {
  const left = [3, 0];
  const api = await open({
    show: 'cancel',
    more: {
      [`GET ${path}/cancelling`]: {
        orders: [{ id: 'o1', number: 12, buyer, codes: ['B12'], paidCents: 4_000, backCents: 4_000 }],
        count: 1,
        backCents: 4_000,
      },
      [`POST ${path}/cancel`]: () => ({ ...receipt, left: left.shift() }),
    },
  });
  expect(await screen.findByText('What would happen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel the sale' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The field is flooded.');
  await user.click(dialog.getByRole('button', { name: 'Cancel the sale' }));
  await waitFor(() => expect(left).toEqual([]));
  expect(bodyTo(api, 'POST', `${path}/cancel`)).toEqual({ reason: 'The field is flooded.' });
});

test('what a club knows of a date is recorded line by line; what is refused is said', async () => {
  const api = await open({
    show: 'spaces',
    more: {
      [`POST ${path}/assignments`]: {
        ...receipt,
        refused: [{ row: 1, reason: 'There is no member with this name.' }],
      },
    },
  });
  await user.type(
    await screen.findByRole('textbox', { name: /^Who had which/ }),
    'fred: B12, B13{Enter}{Enter}nobody: A1',
  );
  await user.click(screen.getByRole('button', { name: 'Record it' }));
  expect(await screen.findByText(/nobody: There is no member with this name/)).toBeInTheDocument();
  expect(bodyTo(api, 'POST', `${path}/assignments`)).toEqual({
    rows: [
      { handle: 'fred', codes: ['B12', 'B13'] },
      { handle: 'nobody', codes: ['A1'] },
    ],
  });
});

test('whoever is not of the team reads who does it', async () => {
  await open({ sale: { me: meOf() } });
  expect(await screen.findByText('The team of the organizer does this')).toBeInTheDocument();
});

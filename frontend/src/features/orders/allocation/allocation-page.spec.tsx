import { dateOf, eventPageOf } from '@entities/event/event.fixtures';
import { allocationOf, requestOf, requestsOf, someWishes } from '@entities/orders/allocation.fixtures';
import type { Allocation, Requests } from '@entities/orders/allocation.queries';
import { meOf, preSaleOf } from '@entities/orders/orders.fixtures';
import { mapOf } from '@entities/spaces/space-map.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import AllocationPage from './allocation-page';
import './team/team-view';

const user = userEvent.setup();
const receipt = { id: 'jefferson', version: 9, position: 90 };
const path = '/api/orders/allocations/jefferson';
const team = { mayRun: true, request: null, result: null };

beforeEach(() => {
  // A browser that draws on no canvas: all is done in the table.
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
});

type Opened = {
  readonly allocation?: Partial<Allocation>;
  readonly requests?: Partial<Requests>;
  readonly more?: Record<string, unknown>;
  readonly show?: string;
  readonly isGuest?: boolean;
};

async function open({ allocation = {}, requests = {}, more = {}, show = '', isGuest = false }: Opened = {}) {
  const answers = {
    'GET /api/events/jefferson': eventPageOf({ dates: [dateOf()] }),
    'GET /api/orders/pre-sales/jefferson': preSaleOf({ me: meOf() }),
    'GET /api/spaces/jefferson/map': mapOf(),
    [`GET ${path}`]: allocationOf(allocation),
    [`GET ${path}/requests`]: requestsOf(requests),
    ...more,
  };
  const api = await (isGuest ? asGuest(answers) : asMember({}, answers));
  renderPage(
    <>
      <AllocationPage />
      <Toaster />
    </>,
    { at: `/events/jefferson/allocation${show}`, path: '/events/:id/allocation' },
  );
  return api;
}
const bodyTo = (api: Awaited<ReturnType<typeof open>>, method: string, url: string) =>
  api.calls.filter((call) => call.method === method && call.url === url).at(-1)?.body;

test('a vendor asks for spaces, with what they need and would like', async () => {
  const api = await open({ more: { [`PUT ${path}/request`]: receipt } });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Spaces side by side' }), '2');
  await user.click(screen.getByRole('checkbox', { name: 'Corner' }));
  await user.click(screen.getByRole('checkbox', { name: 'Regular' }));
  expect(screen.getByRole('checkbox', { name: 'Corner (1)' })).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: /^Long/ }), '24');
  await user.click(screen.getByRole('radio', { name: 'I cannot come without it' }));
  await user.type(screen.getByRole('textbox', { name: /^Beside these members/ }), '@anna, ray');
  await user.type(screen.getByRole('textbox', { name: /^Beside this space/ }), 'B9');
  await user.click(await screen.findByRole('checkbox', { name: 'North' }));
  await user.type(screen.getByRole('textbox', { name: /^A note/ }), 'Shade, please.');
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ask for spaces' }));
  await waitFor(() =>
    expect(bodyTo(api, 'PUT', `${path}/request`)).toEqual({
      wishes: {
        ...someWishes,
        ...{ trailerWidth: 0, sameAsLast: false, beside: ['@anna', 'ray'] },
      },
      note: 'Shade, please.',
    }),
  );
});

test('what was typed stays when it is refused, and too many names are said at once', async () => {
  const api = await open({
    more: {
      [`PUT ${path}/request`]: errorResponse({
        status: 404,
        body: { code: 'MEMBER_NOT_FOUND', message: 'There is no member @nobody.' },
      }),
    },
  });
  const names = await screen.findByRole('textbox', { name: /^Beside these members/ });
  await user.type(names, 'a, b, c, d');
  expect(screen.getByText('Name 3 at most.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask for spaces' }));
  expect(bodyTo(api, 'PUT', `${path}/request`)).toBeUndefined();
  await user.clear(names);
  await user.type(names, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Ask for spaces' }));
  expect(await screen.findByText('There is no member @nobody.')).toBeInTheDocument();
  expect(names).toHaveValue('nobody');
});

const request = { id: 'r1', number: 3, at: '2027-01-09T12:00:00.000Z', note: 'Shade.', beside: [] };

test('a request is changed and withdrawn while they are open', async () => {
  const api = await open({
    allocation: { me: { mayRun: false, result: null, request: { ...request, wishes: someWishes } } },
    more: { [`POST ${path}/withdraw`]: receipt },
  });
  expect(await screen.findByRole('button', { name: 'Change my request' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Beside these members/ })).toHaveValue('@anna');
  await user.click(screen.getByRole('button', { name: 'Withdraw it' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw it' }));
  await waitFor(() => expect(bodyTo(api, 'POST', `${path}/withdraw`)).toEqual({}));
});

test('a guest reads the rules, and signs in to ask', async () => {
  await open({ isGuest: true, allocation: { me: null } });
  expect(await screen.findByRole('link', { name: 'Sign in to ask for spaces' })).toBeInTheDocument();
  expect(screen.getByText('One row for each trade.')).toBeInTheDocument();
  expect(screen.getByText('First those who had a space the last time.')).toBeInTheDocument();
  expect(screen.getByText('c0ffee')).toBeInTheDocument();
});

test('a vendor reads what they got and why, and goes on to pay', async () => {
  const reasons = ['You were 14th in line of 212: lots were drawn.', 'B12 has power.'];
  await open({
    allocation: {
      ...{ stage: 'finished', seed: 'the seed' },
      me: {
        mayRun: false,
        request: { ...request, wishes: someWishes },
        result: { spaces: [{ id: 'b12', code: 'B12' }], reasons, orderId: 'o1', lot: '0f3a' },
      },
    },
  });
  expect(await screen.findByText('B12 has power.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your order, and pay' })).toHaveAttribute('href', '/orders/o1');
  expect(screen.getByText('the seed')).toBeInTheDocument();
  expect(screen.getByText('0f3a')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('who got nothing reads why, and is led to the waitlist', async () => {
  const reasons = ['No space with power was left when it was your turn, 212th.'];
  const result = { spaces: [], reasons, orderId: null, lot: 'ff' };
  await open({
    allocation: {
      stage: 'finished',
      me: { mayRun: false, request: { ...request, wishes: someWishes }, result },
    },
  });
  expect(await screen.findByText(reasons[0] as string)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /join the waitlist/ })).toHaveAttribute(
    'href',
    '/events/jefferson/spaces#waitlist',
  );
});

test('the registrar opens requests with the rules of the club', async () => {
  const api = await open({
    allocation: { stage: 'none', rules: null, me: team, requests: 0 },
    more: { [`PUT ${path}`]: receipt },
  });
  fireEvent.change(await screen.findByLabelText(/^Requests close/), {
    target: { value: '2027-02-01T20:00' },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Those who had a space at more dates before' }));
  await user.click(screen.getByRole('radio', { name: /^Whoever asked first/ }));
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Open requests' }));
  await waitFor(() =>
    expect(bodyTo(api, 'PUT', path)).toEqual({
      rules: {
        closesAt: '2027-02-02T02:00:00.000Z',
        ...{ words: '', productIds: ['spaces'], mostSpaces: 4 },
        ...{ priorities: ['last time', 'times before'], draw: 'time' },
      },
    }),
  );
});

test('the registrar proposes, and reads for each request what it gets and why', async () => {
  const api = await open({
    ...{ show: '?show=team', allocation: { stage: 'closed', me: team } },
    more: { [`POST ${path}/propose`]: receipt, [`GET ${path}/requests/of-ray/note`]: { note: 'Shade.' } },
  });
  const table = within(await screen.findByRole('table', { name: 'Requests' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Anna.*turn 1.*B9/),
    expect.stringMatching(/^Ray.*turn 2.*B12/),
    expect.stringMatching(/^Zoe.*turn 3.*Nothing.*No free spaces side by side were left/),
  ]);
  expect(rows[0]).toHaveTextContent('Types: Corner, then Regular');
  expect(rows[0]).toHaveTextContent('Trailer: 8 × 24 ft');
  await user.click(table.getByRole('button', { name: 'Read the note of Ray' }));
  expect(await table.findByText('Shade.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Propose again' }));
  await waitFor(() => expect(bodyTo(api, 'POST', `${path}/propose`)).toEqual({}));
  expect(await axeProblems()).toEqual([]);
});

test('the registrar moves, swaps and locks', async () => {
  const api = await open({
    ...{ show: '?show=team', allocation: { stage: 'closed', me: team } },
    more: { [`POST ${path}/change`]: receipt, [`POST ${path}/lock`]: receipt },
  });
  await user.click(await screen.findByRole('button', { name: 'Lock what Ray gets' }));
  await waitFor(() =>
    expect(bodyTo(api, 'POST', `${path}/lock`)).toEqual({ requestIds: ['of-ray'], isLocked: true }),
  );
  await user.click(screen.getByRole('button', { name: 'Change what Zoe gets' }));
  let dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Spaces/ }), 'B12');
  expect(dialog.getByText('Not free, or not on the map: B12.')).toBeInTheDocument();
  await user.clear(dialog.getByRole('textbox', { name: /^Spaces/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Spaces/ }), 'a1');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'She helps us.');
  await user.click(dialog.getByRole('button', { name: 'Change it' }));
  await waitFor(() =>
    expect(bodyTo(api, 'POST', `${path}/change`)).toEqual({
      ...{ reason: 'She helps us.', changes: [{ requestId: 'of-zoe', spaceIds: ['a1'] }] },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Change what Ray gets' }));
  dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: /^Or swap with/ }), 'Anna');
  await user.click(await dialog.findByRole('option', { name: 'Anna: B9' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'They asked us to.');
  await user.click(dialog.getByRole('button', { name: 'Swap them' }));
  await waitFor(() =>
    expect(bodyTo(api, 'POST', `${path}/change`)).toMatchObject({
      changes: [
        { requestId: 'of-ray', spaceIds: ['b9'] },
        { requestId: 'of-anna', spaceIds: ['b12'] },
      ],
    }),
  );
});

test('spaces are given part by part, until none is left', async () => {
  const lefts = [25, 0];
  const api = await open({
    ...{ show: '?show=team', allocation: { stage: 'closed', me: team } },
    more: { [`POST ${path}/publish`]: () => ({ ...receipt, left: lefts.shift() ?? 0, refused: 0 }) },
  });
  fireEvent.change(await screen.findByLabelText(/^To pay until/), { target: { value: '2027-02-10T20:00' } });
  await user.click(screen.getByRole('button', { name: 'Give the spaces' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^2 vendors get an order to pay, and 1 vendor is told/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Give them' }));
  await waitFor(() => expect(lefts).toEqual([]));
  expect(bodyTo(api, 'POST', `${path}/publish`)).toEqual({ until: '2027-02-11T02:00:00.000Z' });
});

test('what could not be reserved is changed, and then it goes on', async () => {
  await open({
    ...{ show: '?show=team', allocation: { stage: 'published', me: team } },
    requests: {
      ...{ stage: 'published', until: '2027-02-11T02:00:00.000Z', left: 3 },
      requests: [
        requestOf('Anna', { spaces: [{ id: 'b9', code: 'B9' }], orderId: 'o9' }),
        requestOf('Ray', { turn: 2, spaces: [{ id: 'b12', code: 'B12' }], refused: 'SPACE_TAKEN' }),
      ],
    },
  });
  expect(await screen.findByText('1 placement could not be reserved')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go on: 3 are left' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change what Ray gets' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change what Anna gets' })).toBeNull();
});

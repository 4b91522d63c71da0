import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { deleteSession } from '@lib/session/session';
import { asMember, errorResponse, type RecordedCall } from '@lib/testing/page.fixtures';
import { deleteCopiesOfAll } from '../inventory/offline/delete-copies';
import { countUnsent, deleteFieldDb, deleteMember, openFieldDb } from '../inventory/offline/offline-db';
import { gateListOf } from './gate.fixtures';
import { GateDevice } from './gate-device';
import { verdictOf } from './gate-orders';
import type { GateLine, GateList } from './gate-types';

const path = '/api/check-ins/jefferson';
const before = { by: 'Rex', gate: 'South', at: '2027-04-24T11:02:00.000Z' };
type Seen = { readonly id: string; readonly lineId: string; readonly gate: string; readonly at: string };
const seenIn = (calls: readonly RecordedCall[]) =>
  calls
    .filter(({ method, url }) => method === 'POST' && url === path)
    .map(({ body }) => (body as { readonly seen: readonly Seen[] }).seen);
const answering =
  (answer: (seen: Seen) => object = () => ({ status: 'in' })) =>
  ({ body }: RecordedCall) => ({
    position: 5,
    results: (body as { readonly seen: readonly Seen[] }).seen.map((seen) => ({
      ...{ id: seen.id, before: null, message: '' },
      ...answer(seen),
    })),
  });

beforeEach(() => {
  localStorage.clear();
  connect(true);
});
afterEach(() => deleteFieldDb());

const as = (answers: Readonly<Record<string, unknown>> = {}, id = 'gus') =>
  asMember({ uid: id, id }, { [`GET ${path}`]: gateListOf(), ...answers });

/** A phone that has read the list. */
async function ready(list: GateList = gateListOf()) {
  await as({ [`GET ${path}`]: list });
  const gate = new GateDevice('gus', 'jefferson');
  await gate.synchronise();
  return gate;
}
const orderOf = (gate: GateDevice, id = 'o1') => {
  const order = gate.state().orders.find((one) => one.id === id);
  if (!order) throw new Error(`The list has no ${id}`);
  return order;
};
const lineOf = (gate: GateDevice, lineId = '1', orderId = 'o1') =>
  orderOf(gate, orderId).lines.find((line) => line.lineId === lineId) as GateLine;
const again = async () => {
  const gate = new GateDevice('gus', 'jefferson');
  await gate.open();
  return gate;
};

test('what comes in without a connection is on the phone first, outlives a reload, and is sent once', async () => {
  const gate = await ready();
  connect(false);
  await gate.letIn(orderOf(gate).lines, 'North');
  const reloaded = await again();
  expect(reloaded.state()).toMatchObject({ unsent: 3, arrivals: [{}, {}, { state: 'queued' }] });
  expect(verdictOf(orderOf(reloaded)).kind).toBe('already here');
  connect(true);
  const { calls } = await as({ [`POST ${path}`]: answering() });
  await reloaded.synchronise();
  await reloaded.synchronise();
  expect(seenIn(calls)).toHaveLength(1);
  expect(seenIn(calls)[0]).toMatchObject([{ lineId: '1', gate: 'North' }, { lineId: '2' }, { lineId: '3' }]);
  expect(reloaded.state()).toMatchObject({ unsent: 0, arrivals: [{ state: 'in' }, {}, {}] });
});

test('what came in stays in while the list is not read again', async () => {
  const gate = await ready();
  await as({
    [`GET ${path}`]: errorResponse({ status: 503, body: { code: 'AWAY', message: 'Away.' } }),
    [`POST ${path}`]: answering(),
  });
  connect(false);
  await gate.letIn([lineOf(gate)], 'North');
  await gate.synchronise();
  expect(gate.state()).toMatchObject({ unsent: 0, problem: expect.any(String) });
  expect(lineOf(gate).checkedIn).toMatchObject({ gate: 'North', by: '' });
});

test('an answer that is lost is asked for again under the same ids', async () => {
  const gate = await ready();
  connect(false);
  await gate.letIn([lineOf(gate)], 'North');
  const lost = await as();
  await gate.synchronise();
  expect(gate.state()).toMatchObject({ unsent: 1, problem: expect.any(String) });
  const then = await as({ [`POST ${path}`]: answering() });
  await gate.synchronise();
  expect(seenIn(then.calls)).toEqual(seenIn(lost.calls));
  expect(gate.state().unsent).toBe(0);
});

test('two gates without a signal: the second is told who let it in, and does not take that back by its own undo', async () => {
  const gate = await ready();
  connect(false);
  await gate.letIn([lineOf(gate), lineOf(gate, '2')], 'North');
  await gate.undo(lineOf(gate, '2'));
  const { calls } = await as({
    [`GET ${path}`]: errorResponse({ status: 503, body: { code: 'AWAY', message: 'Away.' } }),
    [`POST ${path}`]: answering(() => ({ status: 'already here', before, message: 'Before.' })),
    [`POST ${path}/undo`]: { id: 'jefferson', version: 2, position: 9 },
  });
  await gate.synchronise();
  expect(calls.some(({ url }) => url.endsWith('/undo'))).toBe(false);
  const stateOf = (lineId: string) => gate.state().arrivals.find((one) => one.lineId === lineId);
  expect(stateOf('1')).toMatchObject({ state: 'already here', before, isDone: false });
  expect(stateOf('2')).toMatchObject({ state: 'undone' });
  expect([lineOf(gate).checkedIn, lineOf(gate, '2').checkedIn]).toEqual([before, before]);
  await gate.done(stateOf('1') as NonNullable<ReturnType<typeof stateOf>>);
  expect(stateOf('1')?.isDone).toBe(true);
});

test('letting in, undoing and packing up are sent in the order in which they were done', async () => {
  const gate = await ready();
  connect(false);
  await gate.letIn([lineOf(gate)], 'North');
  await gate.undo(lineOf(gate));
  await gate.letIn([lineOf(gate)], 'North');
  await gate.packUp(lineOf(gate));
  const receipt = { id: 'jefferson', version: 2, position: 9 };
  const { calls } = await as({
    [`POST ${path}`]: answering(),
    [`POST ${path}/undo`]: receipt,
    [`POST ${path}/packed-up`]: receipt,
  });
  await gate.synchronise();
  const sent = calls.filter(({ method, url }) => method === 'POST' && url.startsWith(path));
  expect(sent.map(({ url }) => url.slice(path.length))).toEqual(['', '/undo', '', '/packed-up']);
  expect(gate.state().unsent).toBe(0);
});

test('one that is refused for good keeps no other back, and says why', async () => {
  const gate = await ready();
  connect(false);
  await gate.letIn([lineOf(gate), lineOf(gate, '2')], 'North');
  const bad = ({ body, ...call }: RecordedCall) =>
    (body as { readonly seen: readonly Seen[] }).seen.some(({ lineId }) => lineId === '1')
      ? errorResponse({ status: 400, body: { code: 'INVALID_INPUT', message: 'That is no line.' } })
      : answering()({ body, ...call });
  await as({ [`POST ${path}`]: bad });
  await gate.synchronise();
  expect(gate.state().unsent).toBe(0);
  const states = new Map(
    gate.state().arrivals.map(({ lineId, state, message }) => [lineId, [state, message]]),
  );
  expect(states.get('1')).toEqual(['refused', 'That is no line.']);
  expect(states.get('2')).toEqual(['in', '']);
});

test('a phone whose clock is wrong tells the time of the server', async () => {
  const ahead = 3_600_000;
  const gate = await ready(gateListOf({ readAt: new Date(Date.now() + ahead).toISOString() }));
  expect(Math.abs(Date.parse(gate.now()) - Date.now() - ahead)).toBeLessThan(60_000);
  connect(false);
  await gate.letIn([lineOf(gate)], 'North');
  expect(Date.parse(gate.state().arrivals[0]?.at ?? '') - Date.now()).toBeGreaterThan(ahead - 60_000);
});

test('whoever leaves the team loses the list, and not what they have not sent', async () => {
  const gate = await ready();
  connect(false);
  await gate.letIn([lineOf(gate)], 'North');
  const no = errorResponse({ status: 403, body: { code: 'NOT_IN_THE_TEAM', message: 'No.' } });
  await as({ [`GET ${path}`]: no, [`POST ${path}`]: no });
  await gate.synchronise();
  expect(gate.state()).toMatchObject({ unsent: 1, refusal: 'NOT_IN_THE_TEAM', copy: undefined });
});

test('the list leaves the phone with the sign-out; what is not sent stays for its owner, and nobody else sends it', async () => {
  const gate = await ready();
  connect(false);
  await gate.letIn([lineOf(gate)], 'North');
  deleteSession();
  await deleteCopiesOfAll();
  expect(await (await openFieldDb()).count('gateList')).toBe(0);
  const { calls } = await as({ [`POST ${path}`]: answering() }, 'eve');
  const other = new GateDevice('eve', 'jefferson');
  await other.synchronise();
  await gate.synchronise();
  expect(seenIn(calls)).toEqual([]);
  expect(other.state().unsent).toBe(0);
  expect(await deleteMember('gus')).toBe(1);
  expect(await countUnsent('gus')).toBe(1);
});

function connect(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
}

jest.setTimeout(60_000);

import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { deleteSession } from '@lib/session/session';
import { asMember, errorResponse, type RecordedCall } from '@lib/testing/page.fixtures';
import { waitFor } from '@testing-library/react';
import { deleteCopiesOfAll } from './delete-copies';
import { countUnsent, deleteFieldDb, deleteMember, openFieldDb } from './offline-db';
import { OfflineInventory } from './offline-inventory';

const rack = 'b0000000-0000-4000-8000-000000000001';
const trailer = 'b0000000-0000-4000-8000-000000000002';
const horn = 'a0000000-0000-4000-8000-000000000001';
const copy = {
  locations: [
    [rack, 'K7QF3MWXTA', 'Rack A', -1, 'rack', false],
    [trailer, 'K7QF3MWXTC', 'Trailer', -1, 'trailer', false],
  ],
  items: [[horn, 'A3K7QF9MWX', 'Horn', 1, 'in_stock', [[0, 2]]]],
};
const scansPath = (offline: OfflineInventory) =>
  `POST /api/inventory/scan-sessions/${offline.state().session?.id}/scans`;
const toTrailer = { do: 'move', toId: trailer, quantity: null } as const;

interface Sent {
  readonly memberId: string;
  readonly scans: readonly {
    readonly id: string;
    readonly expected: { readonly stock: readonly object[] };
  }[];
}
const bodies = (calls: readonly RecordedCall[]) =>
  calls.filter(({ url }) => url.endsWith('/scans')).map(({ body }) => body as Sent);

const applied = ({ body }: RecordedCall) => ({
  position: 1,
  results: (body as Sent).scans.map(({ id }) => ({
    scanId: id,
    outcome: 'applied',
    refusal: null,
    item: {
      id: horn,
      version: 3,
      status: 'in_stock',
      isHeld: false,
      stock: [{ locationId: trailer, quantity: 2 }],
    },
  })),
});

beforeEach(() => {
  localStorage.clear();
  connect(true);
});
afterEach(() => deleteFieldDb());

/** A device that has read the inventory, with an open session. */
async function ready(answers: Readonly<Record<string, unknown>> = {}) {
  await asMember({}, { 'GET /api/inventory/offline': copy, ...answers });
  const offline = new OfflineInventory('ray');
  await offline.synchronise();
  await offline.begin('load', trailer);
  return offline;
}

const hornOf = (offline: OfflineInventory) => {
  const item = offline.state().inventory?.item(horn);
  if (!item) throw new Error('The copy has no horn');
  return item;
};

test('a scan is on the device before anything is sent, survives a reload, and is sent once', async () => {
  const offline = await ready();
  connect(false);
  await offline.scan(hornOf(offline), toTrailer);
  expect(hornOf(offline).stock).toEqual({ [trailer]: 2 });
  const reloaded = new OfflineInventory('ray');
  await reloaded.open();
  expect(reloaded.state()).toMatchObject({ unsent: 1, scans: [{ title: 'Horn', state: 'queued' }] });
  connect(true);
  const { calls } = await asMember(
    {},
    { 'GET /api/inventory/offline': copy, [scansPath(reloaded)]: applied },
  );
  await reloaded.synchronise();
  await reloaded.synchronise();
  expect(bodies(calls)).toEqual([
    expect.objectContaining({
      memberId: 'ray',
      scans: [
        expect.objectContaining({
          itemId: horn,
          expected: { revision: 1, stock: [{ locationId: rack, quantity: 2 }], isHeld: false },
        }),
      ],
    }),
  ]);
  expect(reloaded.state()).toMatchObject({ unsent: 0, scans: [{ state: 'applied' }] });
});

test('a scan whose answer is lost is sent again under the same id', async () => {
  const offline = await ready();
  connect(false);
  const scan = await offline.scan(hornOf(offline), toTrailer);
  connect(true);
  const lost = await asMember({}, { 'GET /api/inventory/offline': copy });
  await offline.synchronise();
  expect(offline.state()).toMatchObject({ unsent: 1, problem: expect.stringContaining('cannot be reached') });
  const again = await asMember({}, { 'GET /api/inventory/offline': copy, [scansPath(offline)]: applied });
  await offline.synchronise();
  const ids = [...bodies(lost.calls), ...bodies(again.calls)].map(({ scans }) => scans[0]?.id);
  expect(ids).toEqual([scan.id, scan.id]);
  expect(offline.state()).toMatchObject({ unsent: 0, problem: undefined });
});

test('what others changed waits for a choice, which is sent with what it showed', async () => {
  const offline = await ready();
  connect(false);
  const { id } = await offline.scan(hornOf(offline), toTrailer);
  connect(true);
  const changed = (call: RecordedCall) => ({
    ...applied(call),
    results: applied(call).results.map((result) => ({
      ...result,
      outcome: 'conflict',
      item: { ...result.item, stock: [{ locationId: rack, quantity: 1 }] },
    })),
  });
  const path = scansPath(offline);
  await asMember({}, { 'GET /api/inventory/offline': errorResponse({ status: 304 }), [path]: changed });
  await offline.synchronise();
  const [waiting] = offline.state().scans;
  expect(waiting).toMatchObject({ state: 'conflict', now: { stock: [{ locationId: rack, quantity: 1 }] } });
  if (!waiting) return;
  connect(false);
  await offline.resolve(waiting, 'mine');
  connect(true);
  const resolve = `${path}/${id}/resolve`;
  const { calls } = await asMember(
    {},
    {
      'GET /api/inventory/offline': copy,
      [resolve]: {
        ...(applied({ body: { scans: [{ id }] } } as RecordedCall).results[0] ?? {}),
        position: 2,
      },
    },
  );
  await offline.synchronise();
  expect(calls.find(({ url }) => url.endsWith('/resolve'))?.body).toEqual({
    keep: 'mine',
    expected: { revision: 3, stock: [{ locationId: rack, quantity: 1 }], isHeld: false },
  });
  expect(offline.state()).toMatchObject({ unsent: 0, scans: [{ state: 'applied' }] });
});

test('one scan that is refused for good does not stop the others', async () => {
  const offline = await ready();
  connect(false);
  const bad = await offline.scan(hornOf(offline), toTrailer);
  await offline.scan(hornOf(offline), { do: 'see', locationId: null });
  connect(true);
  const answer = (call: RecordedCall) =>
    (call.body as Sent).scans.some(({ id }) => id === bad.id)
      ? errorResponse({ status: 400, body: { code: 'INVALID_INPUT', message: 'Too many places.' } })
      : applied(call);
  await asMember({}, { 'GET /api/inventory/offline': copy, [scansPath(offline)]: answer });
  await offline.synchronise();
  expect(offline.state()).toMatchObject({
    unsent: 0,
    scans: [{ state: 'applied' }, { state: 'refused', message: 'Too many places.' }],
  });
});

test('another member on the same device neither sees nor sends what is not theirs; it is kept until its owner is back', async () => {
  const offline = await ready();
  connect(false);
  await offline.scan(hornOf(offline), toTrailer);
  deleteSession();
  connect(true);
  const { calls } = await asMember({ uid: 'eve', id: 'eve' }, { 'GET /api/inventory/offline': copy });
  const other = new OfflineInventory('eve');
  await other.synchronise();
  await offline.synchronise();
  expect(other.state()).toMatchObject({ unsent: 0, session: undefined, scans: [] });
  expect(bodies(calls)).toEqual([]);
  expect(await deleteMember('ray')).toBe(1);
  expect(await countUnsent('ray')).toBe(1);
  expect(await deleteMember('eve')).toBe(0);
});

test('a shared device has the inventory of whoever is signed in, and none once nobody is', async () => {
  const offline = await ready();
  connect(false);
  await offline.scan(hornOf(offline), toTrailer);
  const owners = async () => (await openFieldDb()).getAllKeys('copy');
  expect(await owners()).toEqual(['ray']);
  connect(true);
  await asMember({ uid: 'eve', id: 'eve' }, { 'GET /api/inventory/offline': copy });
  await new OfflineInventory('eve').synchronise();
  expect(await owners()).toEqual(['eve']);
  await deleteCopiesOfAll();
  expect(await owners()).toEqual([]);
  expect(await countUnsent('ray')).toBe(1);
  await deleteMember('ray');
});

test('a finished session leaves the device once it is sent; what is taken back before is taken back there too', async () => {
  const offline = await ready();
  connect(false);
  const scan = await offline.scan(hornOf(offline), toTrailer);
  await offline.undo(scan);
  expect(hornOf(offline).stock).toEqual({ [rack]: 2 });
  const path = scansPath(offline);
  await offline.end('commit');
  expect(offline.state().session).toBeUndefined();
  connect(true);
  const session = path.replace('/scans', '');
  const { calls } = await asMember(
    {},
    {
      'GET /api/inventory/offline': copy,
      [path]: applied,
      [`${path}/${scan.id}/undo`]: { undone: 1, left: [], position: 2 },
      [`${session}/commit`]: { id: scan.sessionId, version: 3, position: 3 },
    },
  );
  await offline.synchronise();
  const sent = calls.filter(({ method, url }) => method === 'POST' && url.includes('scan-sessions'));
  expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['scans', 'undo', 'commit']);
  const empty = new OfflineInventory('ray');
  await empty.open();
  expect(empty.state()).toMatchObject({ unsent: 0, waiting: [], scans: [] });
});

test('scanning on sends what was scanned by itself', async () => {
  const offline = await ready();
  await asMember({}, { 'GET /api/inventory/offline': copy, [scansPath(offline)]: applied });
  await offline.scan(hornOf(offline), toTrailer);
  await waitFor(() => expect(offline.state()).toMatchObject({ unsent: 0, isSending: false }));
});

test('what is queued while the inventory is read is sent in the same turn', async () => {
  const offline = await ready();
  connect(false);
  const queueing = async () => {
    if (offline.state().scans.length === 0) {
      await offline.scan(hornOf(offline), toTrailer);
      await offline.synchronise();
    }
    return copy;
  };
  await asMember({}, { 'GET /api/inventory/offline': queueing, [scansPath(offline)]: applied });
  connect(true);
  await offline.synchronise();
  expect(offline.state()).toMatchObject({ unsent: 0, scans: [{ state: 'applied' }] });
});

function connect(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
}

jest.setTimeout(60_000);

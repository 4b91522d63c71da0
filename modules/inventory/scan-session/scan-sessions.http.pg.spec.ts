import fc from 'fast-check';
import { daysAfter } from '../../kernel/decider/days.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { openMembers } from '../../members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let ana: Awaited<ReturnType<typeof smc.member>>;
let barn: string;
let trailer: string;
beforeAll(async () => {
  smc = await openMembers();
  ana = await smc.member('Ana');
  barn = await create('/api/inventory/locations', { name: 'Barn', kind: 'building' });
  trailer = await create('/api/inventory/locations', { name: 'Trailer', kind: 'trailer' });
});
afterAll(() => smc.close());

test('a scan is carried out once, however often it is sent; the session shows it, and an undo takes it back', async () => {
  const id = await item('Quadrajet', 3);
  const session = newId();
  const scan = toTrailer(id, 3);
  for (const _ of [1, 2])
    expect(await send(session, [scan, scan])).toEqual([
      expect.objectContaining({ outcome: 'applied', item: expect.objectContaining({ status: 'in_stock' }) }),
      expect.objectContaining({ outcome: 'applied' }),
    ]);
  expect(await stock(id)).toEqual([{ path: 'Trailer', quantity: 3 }]);
  expect((await steps(id)).filter((sentence) => sentence.startsWith('You moved'))).toHaveLength(1);
  await ana.ok('POST', `${sessions}/${session}/commit`, {});
  expect((await ana.get(`${sessions}/${session}`)).body).toMatchObject({
    status: 'committed',
    scans: 1,
    items: [
      { title: 'Quadrajet', sentence: 'All to Trailer.', from: 'Barn', outcome: 'applied', mayUndo: true },
    ],
  });
  expect((await ana.get(sessions)).body).toMatchObject({ sessions: [{ id: session, scans: 1 }], total: 1 });
  expect(await ana.ok('POST', `${sessions}/${session}/undo`, {})).toMatchObject({ undone: 1, left: [] });
  expect(await stock(id)).toEqual([{ path: 'Barn', quantity: 3 }]);
  expect((await ana.get(`${sessions}/${session}`)).body).toMatchObject({ status: 'undone' });
  expect(await send(session, [toTrailer(id, 3)])).toMatchObject([
    { outcome: 'refused', refusal: { code: 'SCAN_SESSION_OVER' } },
  ]);
});

test('what others changed waits for a choice; keeping mine carries the scan out, keeping theirs leaves the item', async () => {
  const session = newId();
  const [mine, theirs] = [await item('Horn', 1), await item('Lamp', 1)];
  const attic = await create('/api/inventory/locations', { name: 'Attic' });
  for (const id of [mine, theirs])
    await ana.ok('POST', `/api/inventory/items/${id}/move`, { fromId: barn, toId: attic });
  const scans = [toTrailer(mine, 1), toTrailer(theirs, 1)];
  const waiting = await send(session, scans);
  expect(waiting).toMatchObject([
    { outcome: 'conflict', item: { stock: [{ locationId: attic, quantity: 1 }] } },
    { outcome: 'conflict' },
  ]);
  const resolve = (at: number, keep: string) =>
    ana.ok('POST', `${sessions}/${session}/scans/${scans[at]?.id}/resolve`, {
      keep,
      expected: { revision: waiting[at]?.item?.version, stock: waiting[at]?.item?.stock },
    });
  expect(await resolve(0, 'mine')).toMatchObject({ outcome: 'applied' });
  expect(await resolve(1, 'theirs')).toMatchObject({ outcome: 'unchanged' });
  expect([await stock(mine), await stock(theirs)]).toEqual([
    [{ path: 'Trailer', quantity: 1 }],
    [{ path: 'Attic', quantity: 1 }],
  ]);
  expect((await ana.get(`${sessions}/${session}`)).body).toMatchObject({ conflicts: 0 });
});

test('an undo of a session says what stays and undoes the rest; an open one is thrown away likewise', async () => {
  const session = newId();
  const [moved, still] = [await item('Fender', 1), await item('Visor', 1)];
  await send(session, [toTrailer(moved, 1), toTrailer(still, 1)]);
  await ana.ok('POST', `/api/inventory/items/${moved}/move`, { fromId: trailer, toId: barn });
  expect(await ana.ok('POST', `${sessions}/${session}/discard`, {})).toMatchObject({
    undone: 1,
    left: [{ itemId: moved, message: expect.stringContaining('Undo the later step first') }],
  });
  expect([await stock(moved), await stock(still)]).toEqual([
    [{ path: 'Barn', quantity: 1 }],
    [{ path: 'Barn', quantity: 1 }],
  ]);
  expect(await ana.ok('POST', `${sessions}/${session}/discard`, {})).toBeDefined();
});

/** Sends the scans of a device, one call after the other: in any order, in batches, some of them twice. */
const batches = fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 4 }), {
  maxLength: 5,
});

test('scans that are sent in any order and more than once are carried out once each', async () => {
  await fc.assert(
    fc.asyncProperty(batches, async (sent) => {
      const session = newId();
      const [many, single] = [await item('Lug nuts', 6), await item('Jack stand', 1)];
      const scans = [6, 5, 4, 3].map((left) => scanOf(many, left, { do: 'sell', fromId: barn, price: 1 }));
      scans.push(toTrailer(single, 1), scanOf(single, 1, { do: 'see', locationId: trailer }));
      const all = [0, 1, 2, 3, 4, 5];
      const results = [];
      for (const batch of [...sent, all])
        results.push(
          await send(
            session,
            batch.map((at) => scans[at] ?? {}),
          ),
        );
      expect(results.at(-1)?.map(({ outcome }) => outcome)).toEqual(all.map(() => 'applied'));
      expect([await stock(many), await stock(single)]).toEqual([
        [{ path: 'Barn', quantity: 2 }],
        [{ path: 'Trailer', quantity: 1 }],
      ]);
      expect(await ana.ok('POST', `${sessions}/${session}/undo`, {})).toMatchObject({ left: [] });
      expect([await stock(many), await stock(single)]).toEqual([
        [{ path: 'Barn', quantity: 6 }],
        [{ path: 'Barn', quantity: 1 }],
      ]);
    }),
    { numRuns: 5 },
  );
});

test('the rules of the item hold: one that is gone, one of somebody else and an archived place are refused by name', async () => {
  const bob = await smc.member('Bob');
  const { body } = await bob.call('POST', '/api/inventory/items', { title: 'Mirror' });
  const gone = await item('Wiper', 1);
  await ana.ok('DELETE', `/api/inventory/items/${gone}`);
  const shed = await create('/api/inventory/locations', { name: 'Shed' });
  await ana.ok('POST', `/api/inventory/locations/${shed}/archive`, {});
  const jack = await item('Jack', 1);
  const scans = [
    toTrailer(gone, 1),
    toTrailer(String(body.id), 1),
    scanOf(jack, 1, { do: 'move', toId: shed }),
    scanOf(jack, 1, { do: 'sell', quantity: 2, fromId: barn }),
  ];
  const results = await send(newId(), scans);
  expect(results.map(({ refusal }) => refusal?.code)).toEqual([
    'ITEM_GONE',
    'ITEM_NOT_FOUND',
    'LOCATION_ARCHIVED',
    'NOT_SO_MANY',
  ]);
  expect(results[1]).toMatchObject({ item: null });
});

test("another member who has signed in on the device does not send the first one's scans", async () => {
  const dee = await smc.member('Dee');
  const scans = [toTrailer(await item('Antenna', 1), 1)];
  expect(
    await dee.call('POST', `${sessions}/${newId()}/scans`, { memberId: ana.id, session: header, scans }),
  ).toMatchObject({ status: 404, body: { code: 'SCAN_SESSION_NOT_FOUND' } });
});

test('a lost one that is scanned is back; a sale takes from the place where it was scanned', async () => {
  const id = await item('Hubcap', 5);
  await ana.ok('POST', `/api/inventory/items/${id}/write-off`, { locationId: barn, why: 'lost' });
  const back = { ...scanOf(id, 5, { do: 'move', toId: trailer }), expected: { revision: 2, stock: [] } };
  expect(await send(newId(), [back])).toMatchObject([{ outcome: 'applied' }]);
  await ana.ok('POST', `/api/inventory/items/${id}/add`, { locationId: barn, quantity: 9 });
  const sold = scanOf(id, 5, { do: 'sell', price: 12.5, fromId: trailer }, [
    { locationId: trailer, quantity: 5 },
    { locationId: barn, quantity: 9 },
  ]);
  expect(await send(newId(), [sold])).toMatchObject([{ outcome: 'applied' }]);
  expect(await stock(id)).toEqual([
    { path: 'Barn', quantity: 9 },
    { path: 'Trailer', quantity: 4 },
  ]);
});

test('the copy for a device without a connection comes in short rows, and once while nothing changes', async () => {
  const cy = await smc.member('Cy');
  const place = String((await cy.call('POST', '/api/inventory/locations', { name: 'Garage' })).body.id);
  const { body } = await cy.call('POST', '/api/inventory/items', { title: 'Ammeter', locationId: place });
  await smc.waitForProcessors();
  const read = (etag?: string) =>
    fetch(`${smc.url}/api/inventory/offline`, {
      headers: { ...cy.as, ...(etag && { 'If-None-Match': etag }) },
    });
  const first = await read();
  expect(await first.json()).toEqual({
    locations: [[place, expect.any(String), 'Garage', -1, 'shelf', false]],
    items: [[body.id, expect.any(String), 'Ammeter', 1, 'in_stock', [[0, 1]]]],
  });
  const etag = first.headers.get('etag') ?? '';
  expect((await read(etag)).status).toBe(304);
  await cy.ok('POST', `/api/inventory/items/${body.id}/add`, { locationId: place, quantity: 1 });
  await smc.waitForProcessors();
  expect((await read(etag)).status).toBe(200);
});

test('the manifest of a trailer says what went, what came back and what was sold; an undone load counts for nothing', async () => {
  const rig = await create('/api/inventory/locations', { name: 'Rig', kind: 'trailer' });
  const box = await create('/api/inventory/locations', { name: 'Box', parentId: rig });
  const to = (id: string, toId: string, from: string | null, quantity: number) =>
    scanOf(id, quantity, { do: 'move', toId }, [{ locationId: from, quantity }]);
  const [sold, back, undone] = [await item('Grille', 2), await item('Bumper', 1), await item('Skirt', 1)];
  const load = newId();
  const undoing = to(undone, rig, barn, 1);
  await send(load, [to(sold, box, barn, 2), to(back, rig, barn, 1), undoing]);
  await ana.ok('POST', `${sessions}/${load}/scans/${undoing.id}/undo`, {});
  const sale = scanOf(sold, 2, { do: 'sell', price: 40, fromId: box }, [{ locationId: box, quantity: 2 }]);
  await send(newId(), [sale, to(back, barn, rig, 1)]);
  await smc.waitForProcessors();
  const { body } = await ana.get(`/api/inventory/locations/${rig}/manifest`);
  const nothing = { before: 0, cameBack: 0, sold: 0, otherwise: 0, soldFor: 0 };
  expect(body).toMatchObject({
    place: { path: 'Rig' },
    soldFor: 40,
    lines: [
      { title: 'Bumper', ...nothing, went: 1, cameBack: 1, after: 0 },
      { title: 'Grille', ...nothing, went: 2, sold: 1, after: 1, soldFor: 40 },
    ],
  });
  const elsewhere = new URLSearchParams({
    to: daysAfter(String(body.to), -2),
    timeZone: 'Pacific/Kiritimati',
  });
  const { body: earlier } = await ana.get(`/api/inventory/locations/${rig}/manifest?${elsewhere}`);
  expect(earlier).toMatchObject({ from: daysAfter(String(body.to), -32), lines: [] });
});

const sessions = '/api/inventory/scan-sessions';
const header = {
  purpose: 'load',
  deviceId: newId(),
  startedAt: '2026-06-01T12:00:00.000Z',
};

interface Result {
  readonly outcome: string;
  readonly refusal: { readonly code: string } | null;
  readonly item: { readonly version: number; readonly stock: readonly object[] } | null;
}

async function send(session: string, scans: readonly object[]): Promise<readonly Result[]> {
  const { results } = await ana.ok('POST', `${sessions}/${session}/scans`, {
    memberId: ana.id,
    session: header,
    scans,
  });
  return results as readonly Result[];
}

const scanOf = (
  itemId: string,
  quantity: number,
  action: object,
  stock: readonly object[] = [{ locationId: barn, quantity }],
) => ({
  id: newId(),
  itemId,
  scannedAt: '2026-06-01T12:01:00.000Z',
  action,
  expected: { revision: 1, stock },
});

const toTrailer = (itemId: string, quantity: number) =>
  scanOf(itemId, quantity, { do: 'move', toId: trailer });

const item = (title: string, quantity: number) =>
  create('/api/inventory/items', { title, quantity, locationId: barn });

async function create(path: string, body: object): Promise<string> {
  const answer = await ana.call('POST', path, body);
  expect(answer).toMatchObject({ status: 201 });
  return String(answer.body.id);
}

async function stock(id: string): Promise<readonly object[]> {
  const { body } = await ana.get(`/api/inventory/items/${id}`);
  return (body.stock as readonly { path: string; quantity: number }[]).map(({ path, quantity }) => ({
    path,
    quantity,
  }));
}

async function steps(id: string): Promise<readonly string[]> {
  const { body } = await ana.get(`/api/inventory/items/${id}/history`);
  return (body.steps as readonly { sentence: string }[]).map(({ sentence }) => sentence);
}

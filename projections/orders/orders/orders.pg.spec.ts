import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { orderDetailsEvents } from '../../../modules/orders/details/order-details.events.js';
import { type PreSaleEvent, preSaleEvents } from '../../../modules/orders/pre-sale/pre-sale.events.js';
import {
  begun,
  bought,
  during,
  granted,
  joined,
  line,
  reserved,
  row,
  stateOf,
  submitted,
} from '../../../modules/orders/pre-sale/pre-sale.fixtures.js';
import { isPaid, type PreSale } from '../../../modules/orders/pre-sale/pre-sale-types.state.js';
import { isFree, leftOf, roomIn } from '../../../modules/orders/pre-sale/room.rules.js';
import { mayDo, phaseOf, spaceStatusOf } from '../../../modules/orders/pre-sale/status.rules.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { anyHistories } from './any-history.fixtures.js';
import { historyOf } from './ledger.queries.js';
import { orders } from './orders.projection.js';
import { sumsOf } from './orders.queries.js';
import type { PreSaleTable } from './orders.table.js';
import { productSeen, seenSale } from './pre-sale-view.js';
import {
  countWaiting,
  entriesOfMember,
  freeSpaces,
  lapsedOrders,
  ordersOfBuyer,
  rightsOfVendor,
} from './reader.queries.js';
import { openCents } from './rows.js';
import type { Sale } from './sale.queries.js';
import { openWords } from './sealed-words.js';
import { spacesOf, statusesOf } from './spaces.queries.js';

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(orders);
});
afterAll(() => projection.close());

async function sold(...events: readonly PreSaleEvent[]): Promise<string> {
  const id = newId();
  await projection.record(preSaleEvents, id, ...events);
  return id;
}
const rowsOf = async (table: string, of = '%'): Promise<readonly Record<string, unknown>[]> => {
  const key = table === 'pre_sale' || table === 'erased' ? 'id' : 'pre_sale_id';
  const { rows } = await projection.pool.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from orders.${table} t where ${key} like $1 order by to_jsonb(t)::text`,
    [of],
  );
  return rows.map((one) => one.row);
};
const tables = ['pre_sale', 'space', 'right_given', 'purchase', 'waiting', 'space_history', 'erased'];
const allRows = async () => Promise.all(tables.map((table) => rowsOf(table)));
async function saleOf(id: string): Promise<Sale> {
  const { rows } = await projection.pool.query<PreSaleTable>('select * from orders.pre_sale where id = $1', [
    id,
  ]);
  const [found] = rows;
  if (!found) throw new Error(`There is no pre-sale ${id}`);
  const date = { title: null, time_zone: null, on_day: null, starts_at: null, ends_at: null };
  return { ...found, ...date, is_public: null, gates: null, role: null };
}
const byId = <One extends { readonly id: string }>(all: Iterable<One>) =>
  [...all].toSorted((one, other) => (one.id < other.id ? -1 : 1));

const histories = anyHistories(8, 20_270_806);
const kept: { id: string; preSale: PreSale; now: string }[] = [];
beforeAll(async () => {
  for (const { batches, now } of histories) {
    const id = newId();
    for (const batch of batches) await projection.record(preSaleEvents, id, ...batch);
    kept.push({ id, preSale: stateOf(...batches.flat()), now });
  }
}, 120_000);

test('whatever happens, the rows of a pre-sale are its state', async () => {
  for (const { id, preSale } of kept) {
    const [spaces, purchases, waiting, rights] = await Promise.all(
      ['space', 'purchase', 'waiting', 'right_given'].map((table) => rowsOf(table, id)),
    );
    const sale = await saleOf(id);
    expect(sale).toMatchObject({ status: preSale.status, is_paused: preSale.isPaused, terms: preSale.terms });
    expect(sale).toMatchObject({ map_version: preSale.mapVersion, rights_from: preSale.rightsFrom });
    expect(sale.taken).toEqual(Object.fromEntries(preSale.taken));
    expect(byId((spaces ?? []).map(({ state, id: spaceId }) => ({ id: String(spaceId), state })))).toEqual(
      byId([...preSale.spaces].map(([spaceId, state]) => ({ id: spaceId, state }))),
    );
    expect((purchases ?? []).map(({ state }) => state)).toEqual(
      expect.arrayContaining([...preSale.orders.values()]),
    );
    expect(purchases).toHaveLength(preSale.orders.size);
    expect(waiting).toHaveLength(preSale.waitlist.size);
    expect((waiting ?? []).map(({ state }) => state)).toEqual(
      expect.arrayContaining([...preSale.waitlist.values()]),
    );
    const given = [...preSale.rightsOf].flatMap(([vendor, ids]) =>
      [...ids].map((one) => [vendor, one].join()),
    );
    expect((rights ?? []).map((one) => [one.vendor_id, one.space_id].join()).sort()).toEqual(given.sort());
  }
});

test('what pages read of rows is what the rules say of the state, for everybody at any moment', async () => {
  for (const { id, preSale, now: last } of kept) {
    const sale = await saleOf(id);
    for (const now of [during.renewal, during.firstCall, during.late, last, during.noShows]) {
      const [free, lapsed, seenSpaces] = await Promise.all([
        freeSpaces(projection.db, sale, now),
        lapsedOrders(projection.db, id, now),
        spacesOf(projection.db, id, undefined),
      ]);
      const part = seenSale(sale, { free, lapsed });
      expect(phaseOf(part, now)).toBe(phaseOf(preSale, now));
      expect(free.reduce((sum, one) => sum + one.free, 0)).toBe(
        [...preSale.spaces.values()].filter((space) => isFree(preSale, space, now)).length,
      );
      for (const product of preSale.terms?.products ?? []) {
        if (product.types.length || product.quantity === null) continue;
        const left = leftOf(roomIn(preSale, now), product, Number.POSITIVE_INFINITY);
        expect(productSeen(part, product, free, now)).toMatchObject({ left });
      }
      const statusOf = statusesOf(sale, seenSpaces, now);
      for (const [spaceId, space] of preSale.spaces)
        expect(statusOf({ id: spaceId })).toEqual(spaceStatusOf(preSale, space, now));
      for (const member of ['ana', 'bob', 'cy'])
        expect(await maySee(sale, member, now)).toEqual({
          ...mayDo(preSale, member, now),
          phase: phaseOf(preSale, now),
        });
    }
  }
}, 120_000);

async function maySee(sale: Sale, member: string, now: string) {
  const { db } = projection;
  const [free, lapsed, own, rights, entries] = await Promise.all([
    freeSpaces(db, sale, now),
    lapsedOrders(db, sale.id, now),
    ordersOfBuyer(db, sale.id, member),
    rightsOfVendor(db, sale.id, member),
    entriesOfMember(db, sale.id, member),
  ]);
  const parts = {
    orders: own.toReversed(),
    spaces: rights.flatMap(({ space }) => space ?? []),
    entries: entries.map(({ entry }) => entry),
    rights: rights.flatMap(({ spaceId, isGiven }) => (isGiven ? [{ vendorId: member, spaceId }] : [])),
  };
  const part = seenSale(sale, { free, lapsed, own: parts });
  return { ...mayDo(part, member, now), phase: phaseOf(part, now) };
}

test('sums are those of the state', async () => {
  for (const { id, preSale } of kept) {
    const all = [...preSale.orders.values()];
    const now = during.draft; // no hold is over by itself then
    const sum = (of: (order: (typeof all)[number]) => number) =>
      all.reduce((cents, one) => cents + of(one), 0);
    expect(await sumsOf(projection.db, await saleOf(id), now)).toEqual({
      orders: all.filter(({ status }) => status !== 'abandoned').length,
      paidCents: sum(({ paidCents }) => paidCents),
      grantedCents: sum(({ grantedCents }) => grantedCents),
      awaitingCents: sum((order) => (order.status === 'awaiting payment' ? openCents(order) : 0)),
      assigned: [...preSale.spaces.values()].filter(({ holder }) => {
        const order = holder && preSale.orders.get(holder.orderId);
        return order && isPaid(order);
      }).length,
      spaces: [...preSale.spaces.values()].filter(({ isOnMap }) => isOnMap).length,
    });
    expect(await countWaiting(projection.db, id)).toBe(preSale.waiting.size);
  }
});

test('the history ends where the state does: who has a space has it without an end', async () => {
  for (const { id, preSale } of kept) {
    const open = (await rowsOf('space_history', id)).filter(({ until_at }) => until_at === null);
    const had = [...preSale.orders.values()]
      .filter(isPaid)
      .flatMap((order) =>
        order.lines.flatMap(({ spaceId, status }) =>
          spaceId !== null && status === 'on' ? [`${order.id} ${order.buyerId} ${spaceId}`] : [],
        ),
      );
    expect(open.map((one) => `${one.order_id} ${one.vendor_id} ${one.space_id}`).sort()).toEqual(had.sort());
  }
});

const historyIn = async (id: string) =>
  (await historyOf(projection.db, 'carlisle', undefined))
    .filter(({ pre_sale_id }) => pre_sale_id === id)
    .map(({ code, vendor_id, source, until_at, reason }) => [
      ...[code, vendor_id, source],
      ...[until_at === null ? 'has it' : reason],
    ]);

test('a ledger says who had which space, how they came to it, and why it ended', async () => {
  const id = await sold(
    ...begun({}, row('a', 5)),
    granted(['a1', 'ana']),
    ...bought('o1', 'ana', [line('a1'), line('a2')], { source: 'renewal' }),
    ...bought('o2', 'bob', [line('a3')], { number: 2 }),
    reserved('o3', 'cy', [line('a5')], { number: 3 }),
    event('SpaceMoved', {
      ...{ orderId: 'o1', buyerId: 'ana', by: 'rex', reason: 'A tree fell.' },
      ...{ lineId: 'a2', fromSpaceId: 'a2', toSpaceId: 'a4', isOneYear: false },
    }),
    event('NoShowsReleased', { by: 'gus', lines: [{ orderId: 'o2', lineId: 'a3' }] }),
    event('CheckedIn', {
      ...{ orderId: 'o2', buyerId: 'bob', by: 'gus', lineId: 'a3', gate: 'north', at: during.noShows },
    }),
    event('LinesCancelled', {
      ...{
        orderId: 'o1',
        buyerId: 'ana',
        by: 'ana',
        reason: 'My words.',
        lineIds: ['a1'],
        keepRight: [],
        feeCents: 0,
      },
    }),
  );
  expect(await historyIn(id)).toEqual(
    expect.arrayContaining([
      ['A1', 'ana', 'renewal', 'Given back'],
      ['A2', 'ana', 'renewal', 'A tree fell.'],
      ['A4', 'ana', 'renewal', 'has it'],
      ['A3', 'bob', 'sale', 'Nobody came'],
      ['A3', 'bob', 'sale', 'has it'],
    ]),
  );
  expect(await historyIn(id)).toHaveLength(5);
  const found = await historyOf(projection.db, 'carlisle', 'a4');
  expect(found.filter(({ pre_sale_id }) => pre_sale_id === id).map(({ code }) => code)).toEqual(['A4']);
});

const said = {
  sells: 'Model T parts',
  isNamed: true,
  coSellers: ['Bo'],
  vehicle: 'red F-150',
  note: 'Near the water.',
};
const described = (preSaleId: string, buyerId: string) =>
  event('OrderDescribed', { buyerId, preSaleId, words: said });
const wordsOf = async (id: string) => {
  const { rows } = await projection.pool.query('select * from orders.purchase where pre_sale_id = $1', [id]);
  const [order] = rows;
  const known = await projection.eventStore.keys.getMany([order.buyer_id]);
  return {
    sells: order.sells,
    isNamed: order.is_named,
    all: openWords(known, order),
    text: JSON.stringify(order),
  };
};

test('what a vendor wrote is encrypted, and what all may read is open while the vendor has something', async () => {
  const orderId = newId();
  const id = await sold(...begun(), reserved(orderId, 'ana', [line('a1')]));
  await projection.record(orderDetailsEvents, orderId, described(id, 'ana'));
  const held = await wordsOf(id);
  expect(held).toMatchObject({ sells: '', isNamed: false, all: said });
  expect(held.text).not.toMatch(/Model T|F-150|water|"Bo"/);
  const [, ...payment] = bought(orderId, 'ana', [line('a1')]);
  await projection.record(preSaleEvents, id, ...payment);
  const paid = await wordsOf(id);
  expect(paid).toMatchObject({ sells: 'Model T parts', isNamed: true, all: said });
  expect(paid.text).not.toMatch(/F-150|water|"Bo"/);
  const found = await spacesOf(projection.db, id, 'part');
  expect(found.filter(({ is_found }) => is_found).map(({ code }) => code)).toEqual(['A1']);
  await projection.record(
    preSaleEvents,
    id,
    event('LinesCancelled', {
      ...{ orderId, buyerId: 'ana', by: 'rex', reason: '', lineIds: ['a1'], keepRight: [], feeCents: 0 },
    }),
  );
  expect(await wordsOf(id)).toMatchObject({ sells: '', isNamed: false, all: said });
});

test('nobody writes about the order of another', async () => {
  const orderId = newId();
  const id = await sold(...begun(), ...bought(orderId, 'ana', [line('a1')]));
  await projection.record(orderDetailsEvents, orderId, described(id, 'bob'));
  expect((await wordsOf(id)).sells).toBe('');
});

test('who is erased is in no waitlist, has written nothing, and has no name in the ledger, then and later', async () => {
  const [member, orderId] = [newId(), newId()];
  const id = await sold(
    ...begun(),
    ...bought(orderId, member, [line('a1')]),
    reserved('o9', member, [line('a2')], { number: 2 }),
    joined('e1', member),
  );
  await projection.record(orderDetailsEvents, orderId, described(id, member));
  await projection.record(memberEvents, member, event('MemberErased', { memberId: member }));
  expect(await historyIn(id)).toEqual([['A1', null, 'sale', 'has it']]);
  expect(await rowsOf('waiting', id)).toEqual([]);
  const { rows } = await projection.pool.query(
    'select sells, is_named, sealed from orders.purchase where pre_sale_id = $1 and id = $2',
    [id, orderId],
  );
  expect(rows).toEqual([{ sells: '', is_named: false, sealed: null }]);
  const [, ...payment] = bought('o9', member, [line('a2')], { number: 2 });
  await projection.record(preSaleEvents, id, ...payment);
  expect(await historyIn(id)).toEqual([
    ['A1', null, 'sale', 'has it'],
    ['A2', null, 'sale', 'has it'],
  ]);
});

test('an order of each pre-sale may have the same id', async () => {
  const first = await sold(...begun(), reserved('same', 'ana', [line('a1')]), submitted('same', 'ana'));
  const second = await sold(...begun(), reserved('same', 'bob', [line('a2')]));
  expect(await rowsOf('purchase', first)).toMatchObject([{ buyer_id: 'ana', status: 'awaiting payment' }]);
  expect(await rowsOf('purchase', second)).toMatchObject([{ buyer_id: 'bob', status: 'reserved' }]);
});

test('the log handled again, and a rebuild, give the same rows', async () => {
  const before = await allRows();
  await projection.handleAgain();
  expect(await allRows()).toEqual(before);
  await projection.rebuild();
  expect(await allRows()).toEqual(before);
}, 120_000);

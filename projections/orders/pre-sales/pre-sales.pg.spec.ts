import { event } from '../../../modules/kernel/decider/decider.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { plusHours } from '../../../modules/kernel/decider/time.js';
import { type PreSaleEvent, preSaleEvents } from '../../../modules/orders/pre-sale/pre-sale.events.js';
import {
  announced,
  drafted,
  during,
  granted,
  joined,
  line,
  offered,
  paid,
  reserved,
  submitted,
  terms,
} from '../../../modules/orders/pre-sale/pre-sale.fixtures.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { preSales } from './pre-sales.projection.js';
import { dateOfOrder, datesOfEvent, datesOfMember, duePreSales, overdueOrders } from './pre-sales.queries.js';

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(preSales);
});
afterAll(() => projection.close());

async function sale(...events: readonly PreSaleEvent[]): Promise<string> {
  const id = newId();
  await projection.record(preSaleEvents, id, drafted(), offered(), announced, ...events);
  return id;
}
const dueIn = async (id: string, now: string) =>
  (await duePreSales(projection.db, now)).find((due) => due.id === id);
const held = (orderId: string) => reserved(orderId, 'ana', [line('a1')]);
const heldUntil = '2027-06-22T04:16:00.000Z';

test('the pre-sale of an order is found, and so are those of a member and of an event', async () => {
  const [order, bob] = [newId(), newId()];
  const id = await sale(held(order), granted(['a2', bob]));
  expect(await dateOfOrder(projection.db, order)).toBe(id);
  expect(await dateOfOrder(projection.db, newId())).toBeUndefined();
  expect(await datesOfMember(projection.db, bob)).toEqual([id]);
  expect(await datesOfEvent(projection.db, 'carlisle', 'on')).toContain(id);
  await projection.record(preSaleEvents, id, event('PreSaleCancelled', { by: 'rex', reason: '' }));
  expect(await datesOfEvent(projection.db, 'carlisle', 'on')).not.toContain(id);
  expect(await datesOfEvent(projection.db, 'carlisle', 'all')).toContain(id);
});

test('an order stays with its date, whatever another date calls by its id', async () => {
  const order = newId();
  const id = await sale(held(order));
  const other = await sale(held(order), paid(order, 'ana', 4_500));
  expect([await dateOfOrder(projection.db, order), other === id]).toEqual([id, false]);
  expect((await dueIn(id, heldUntil))?.hasLapsed).toBe(true);
});

test('a hold is due when its time is over, and not once it is paid or left', async () => {
  const [one, other] = [newId(), newId()];
  const id = await sale(held(one));
  expect((await dueIn(id, plusHours(heldUntil, -1)))?.hasLapsed).toBeUndefined();
  expect((await dueIn(id, heldUntil))?.hasLapsed).toBe(true);
  const left = event('OrderAbandoned', { orderId: one, buyerId: 'ana', how: 'left' as const });
  await projection.record(preSaleEvents, id, left, held(other), paid(other, 'ana', 4_500));
  expect((await dueIn(id, heldUntil))?.hasLapsed).toBeUndefined();
});

test('an order that waits for a payment is overdue some minutes after its time, and no hold that is over', async () => {
  const order = newId();
  const id = await sale(held(order), submitted(order, 'ana', 'a payment'));
  const at = plusHours('2027-06-22T04:31:00.000Z', 1);
  expect((await dueIn(id, at))?.hasLapsed).toBeUndefined();
  expect(await overdueOrders(projection.db, at)).toContainEqual({
    ...{ orderId: order, dateId: id, paymentId: 'a payment' },
  });
});

test('those who wait are due each minute until they are offered something', async () => {
  const entry = newId();
  const id = await sale(joined(entry, 'bob'));
  expect((await dueIn(id, during.sale))?.hasWaiting).toBe(true);
  const offer = { entryId: entry, memberId: 'bob', orderId: entry, until: heldUntil };
  await projection.record(preSaleEvents, id, event('WaitlistOffered', offer));
  expect(await dueIn(id, during.sale)).toBeUndefined();
});

test('rights and no-shows are due at their moments, until that is recorded', async () => {
  const id = await sale();
  const grace = terms.renewal?.graceUntil ?? '';
  expect((await dueIn(id, grace))?.graceUntil).toBe(grace);
  await projection.record(preSaleEvents, id, event('RightsExpired', { spaceIds: ['a1'] }));
  expect(await dueIn(id, grace)).toBeUndefined();
  expect((await dueIn(id, during.noShows))?.noShowAt).toBe(during.noShows);
});

test('a rebuild makes the same rows', async () => {
  const order = newId();
  await sale(held(order), joined(newId(), 'bob'));
  const rows = async () =>
    (
      await projection.pool.query(`select 'order' as t, to_jsonb(o) as row from pre_sales.order_of o
        union all select 'waiting', to_jsonb(w) from pre_sales.waiting w
        union all select 'part', to_jsonb(p) from pre_sales.part p
        union all select 'sale', to_jsonb(s) from pre_sales.pre_sale s order by 1, 2`)
    ).rows;
  const before = await rows();
  await projection.rebuild();
  expect(await rows()).toEqual(before);
});

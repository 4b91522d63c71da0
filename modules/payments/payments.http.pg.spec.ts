import { newId } from '../kernel/decider/identifiers.js';
import { metaOf } from '../kernel/testing/decider.fixtures.js';
import { openMembers } from '../members/members.fixtures.js';
import { PAYMENTS, type PaymentOrder, type Payments } from './payments.ports.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers({ CHECKS_TO: 'Swap Meet Classics, 1 Main St' });
});
afterAll(() => smc.close());

const orderOf = (way: PaymentOrder['way']): PaymentOrder => ({
  id: newId(),
  payerId: newId(),
  purpose: { kind: 'spaces', id: newId() },
  lines: [{ id: 'spaces', words: 'Space', quantity: 2, unitCents: 2_500 }],
  way,
  until: null,
  email: null,
  returnTo: { paid: '/paid', left: '/left' },
});

test('a check is promised, received by staff and sent back in part', async () => {
  const admin = await smc.adminMember();
  const order = orderOf('by hand');
  const payments = smc.server.app.get<Payments>(PAYMENTS);
  const asked = { ...metaOf(order.payerId), commandId: newId() };
  expect((await payments.request(order, asked)).url).toBeNull();
  await smc.waitForProcessors();
  const path = `/api/payments/${order.id}`;
  const listed = await admin.get('/api/payments?show=by-hand');
  expect(listed.body).toMatchObject({
    payments: [{ id: order.id, words: 'Spaces', amount: 50, status: 'requested' }],
    counts: { byHand: 1, disputed: 0, differences: 0 },
  });
  const check = { method: 'check', amount: 45.5, receivedOn: '2026-11-20', reason: 'Check 1204' };
  expect(await admin.call('POST', `${path}/receive`, { ...check, receivedOn: '2062-11-20' })).toMatchObject({
    body: { code: 'DAY_TO_COME' },
  });
  await admin.ok('POST', `${path}/receive`, check);
  const refund = {
    refundId: newId(),
    amount: 20,
    lines: [{ id: 'spaces', amount: 20 }],
    reason: 'Gave one up',
  };
  await admin.ok('POST', `${path}/refund`, refund);
  await admin.ok('POST', `${path}/refund`, refund);
  expect(await admin.call('POST', `${path}/cancel`, { reason: 'No' })).toMatchObject({
    body: { code: 'PAYMENT_SETTLED' },
  });
  await smc.waitForProcessors();
  const { body } = await admin.get(path);
  expect(body).toMatchObject({ status: 'settled', amount: 45.5, refunded: 20, can: ['refund'] });
  expect(body.lines).toEqual([{ id: 'spaces', words: 'Space', quantity: 2, unit: 25, left: 30 }]);
  expect((body.history as { words: string; note: string }[]).map(({ words, note }) => [words, note])).toEqual(
    [
      ['$50 asked for', ''],
      ['Check of $45.50', 'Check 1204'],
      ['Refund of $20 asked for', 'Gave one up'],
      ['$20 went back', ''],
    ],
  );
  expect((await admin.get('/api/payments/differences')).body).toEqual({ last: null, differences: [] });
});

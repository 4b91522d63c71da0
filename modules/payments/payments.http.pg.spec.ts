import { loadState } from '../kernel/decider/handle-command.js';
import { newId } from '../kernel/decider/identifiers.js';
import { metaOf } from '../kernel/testing/decider.fixtures.js';
import { openMembers } from '../members/members.fixtures.js';
import { paymentState } from './payment/payment.state.js';
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

test('staff of what is paid for receive by the port what came by hand, and nothing that a provider collects', async () => {
  const payments = smc.server.app.get<Payments>(PAYMENTS);
  const treasurer = () => ({ ...metaOf('tre', new Date().toISOString()), commandId: newId() });
  const check = { method: 'check', cents: 5_000, day: '2026-11-20', note: '' } as const;
  const [byHand, byCard] = [orderOf('by hand'), orderOf('card')];
  for (const order of [byHand, byCard])
    await payments.request(order, { ...metaOf(order.payerId, new Date().toISOString()), commandId: newId() });
  await payments.receive(byHand.id, check, treasurer());
  const { eventStore } = smc.runtime;
  expect(await loadState(eventStore, paymentState, byHand.id)).toMatchObject({
    status: 'settled',
    settled: { paidCents: 5_000, paidAt: '2026-11-20T12:00:00.000Z' },
  });
  await expect(payments.receive(byHand.id, check, treasurer())).rejects.toMatchObject({
    code: 'PAYMENT_OVER',
  });
  await expect(payments.receive(byCard.id, check, treasurer())).rejects.toMatchObject({
    code: 'NOT_BY_HAND',
  });
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

import { event } from '../kernel/decider/decider.js';
import { line, reserved } from '../orders/pre-sale/pre-sale.fixtures.js';
import { noticeOf } from './tell-buyers.process.js';

const told = (one: object) =>
  noticeOf(
    { ...one, entityId: 'carlisle', recordedAt: '2027-06-22T04:01:00.000Z' } as never,
    'America/New_York',
  );
const of = { orderId: 'o', buyerId: 'ana' };

test('who waits is told until when an offer holds, by clocks of the event', () => {
  const until = '2027-06-23T04:01:00.000Z';
  const offer = { entryId: 'o', memberId: 'ana', orderId: 'o', until };
  expect(told(event('WaitlistOffered', offer))).toMatchObject({
    subtype: 'offer',
    recipientId: 'ana',
    delivery: 'urgent',
    message: expect.stringContaining('12:01 AM on Wednesday, June 23'),
  });
});

test('a buyer is told what others do with their order, and nothing that they did', () => {
  const cancelled = (by: string) =>
    event('LinesCancelled', { ...of, by, reason: '', lineIds: ['1'], keepRight: [], feeCents: 0 });
  expect([told(cancelled('ana')), told(cancelled('rex'))?.subtype]).toEqual([null, 'order_cancelled']);
  const held = (by: string | null, source: 'sale' | 'gate' | 'record') =>
    told(reserved('o', 'ana', [line('a1')], { by, source }))?.subtype;
  expect([held(null, 'sale'), held('gil', 'gate'), held('rex', 'record')]).toEqual([
    undefined,
    'reserved',
    undefined,
  ]);
});

test('what costs nothing is not told to be paid', () => {
  const paid = (paidCents: number) =>
    told(event('OrderPaid', { ...of, paymentId: 'p', paidCents, paidAt: '2027-06-22T04:01:00.000Z' }));
  expect([paid(0), paid(100)?.subtype]).toEqual([null, 'order_paid']);
});

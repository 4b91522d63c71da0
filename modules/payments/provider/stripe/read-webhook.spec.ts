import { paySession } from '../../../../test/stripe/checkout.js';
import { newRefund, openDispute } from '../../../../test/stripe/money-back.js';
import { openStripeDouble, type StripeDouble } from '../../../../test/stripe/stripe-double.js';
import type { Happening } from '../../../../test/stripe/things.js';
import type { CheckoutOrder, PaymentProvider } from '../payment-provider.js';
import { stripeProvider } from './stripe-provider.js';

let stripe: StripeDouble;
let provider: PaymentProvider;
const clock = { now: () => new Date().toISOString() };

beforeAll(async () => {
  stripe = await openStripeDouble();
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = stripe.settings;
  const settings = { key, webhookSecret, api: stripe.url, publicUrl: 'https://swap.example' };
  provider = stripeProvider(settings, clock);
  const order: CheckoutOrder = {
    id: 'payment-1',
    attempt: 1,
    what: { kind: 'payment', lines: [{ id: 'a', words: 'Donation', quantity: 1, unitCents: 500 }] },
    until: new Date(Date.now() + 7_200_000).toISOString(),
    email: null,
    customerRef: null,
    returnTo: { paid: '/', left: '/' },
  };
  const { ref } = await provider.openCheckout(order);
  const intent = paySession(stripe.store, ref).payment_intent ?? '';
  newRefund(stripe.store, { payment_intent: intent, amount: '100' });
  openDispute(stripe.store, intent);
  const gift = {
    kind: 'subscription',
    plan: 'gift',
    words: 'Gift',
    amountCents: 500,
    interval: 'month',
  } as const;
  paySession(stripe.store, (await provider.openCheckout({ ...order, id: 'subscription-1', what: gift })).ref);
});
afterAll(() => stripe.close());

const eventOf = (type: string, index = 0): Happening => {
  const event = stripe.store.events.filter((one) => one.type === type)[index];
  if (!event) throw new Error(`Nothing of the kind: ${type}`);
  return event;
};

function read(
  event: Happening,
  how: { secret?: string; secondsOff?: number } = {},
  change = (text: string) => text,
) {
  const { payload, signature } = stripe.signed(event, how);
  return provider.readWebhook(Buffer.from(change(payload)), signature, clock.now());
}

test.each([
  ['checkout.session.completed', 0, { kind: 'payment', id: 'payment-1' }],
  ['payment_intent.succeeded', 0, { kind: 'payment', id: 'payment-1' }],
  ['charge.refunded', 0, { kind: 'payment', id: 'payment-1' }],
  ['checkout.session.completed', 1, { kind: 'subscription', id: 'subscription-1' }],
  ['customer.subscription.created', 0, { kind: 'subscription', id: 'subscription-1' }],
  ['invoice.paid', 0, { kind: 'subscription', id: 'subscription-1' }],
  ['refund.created', 0, { kind: 'ref', ref: expect.stringMatching(/^pi_/) }],
  ['charge.dispute.created', 0, { kind: 'ref', ref: expect.stringMatching(/^pi_/) }],
])('%s (%i) says what to look at again', (type, index, about) => {
  const event = eventOf(type, index);
  expect(read(event)).toEqual({ id: event.id, type, about: [about] });
});

test('an event of an older version of the API says it too, and one of something else, or of the payment of an invoice, says nothing', () => {
  const event = eventOf('invoice.paid');
  const { parent: _parent, ...invoice } = Object(event.data.object);
  const older = { ...event, data: { object: invoice } };
  expect(read(older).about).toEqual([{ kind: 'ref', ref: invoice.subscription }]);
  const other = { ...event, type: 'payout.paid', data: { object: Object({ object: 'payout', id: 'po_1' }) } };
  expect(read(other).about).toEqual([]);
  expect(read(eventOf('payment_intent.succeeded', 1)).about).toEqual([]);
});

test.each([
  ['another secret', { secret: 'whsec_other' }],
  ['a clock that is ten minutes behind', { secondsOff: -600 }],
  ['a clock that is ten minutes ahead', { secondsOff: 600 }],
])('a webhook with %s is refused', (_, how) => {
  expect(() => read(eventOf('invoice.paid'), how)).toThrow(
    expect.objectContaining({ kind: 'invalid', code: 'WEBHOOK_REFUSED' }),
  );
});

test('a clock that is four minutes off is good enough', () => {
  expect(read(eventOf('invoice.paid'), { secondsOff: 240 }).type).toBe('invoice.paid');
  expect(read(eventOf('invoice.paid'), { secondsOff: -240 }).type).toBe('invoice.paid');
});

test('a webhook with one byte changed, or without a signature, is refused', () => {
  const refused = expect.objectContaining({ code: 'WEBHOOK_REFUSED' });
  expect(() => read(eventOf('invoice.paid'), {}, (text) => text.replace('500', '501'))).toThrow(refused);
  const { payload } = stripe.signed(eventOf('invoice.paid'));
  expect(() => provider.readWebhook(Buffer.from(payload), undefined, clock.now())).toThrow(refused);
});

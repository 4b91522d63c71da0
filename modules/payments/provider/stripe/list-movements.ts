import type Stripe from 'stripe';
import { z } from 'zod';
import type { Movement } from '../payment-provider.js';
import { disputeStatus, foundRefund } from './found-payment.js';
import { foundTerm } from './found-subscription.js';
import { ours } from './kept-prices.js';
import { Dispute, Intent, Refund, Subscription } from './stripe-answers.js';
import { ask, askForAll } from './stripe-client.js';
import { iso, seconds } from './stripe-time.js';

/** Everything that moved since: payments, refunds and disputes that were made, subscriptions that something happened to. */
export async function* listMovements(stripe: Stripe, since: string): AsyncIterable<Movement> {
  const window = { created: { gte: seconds(since) }, limit: 100 };
  yield* payments(stripe, window);
  yield* refunds(stripe, window);
  yield* disputes(stripe, window);
  yield* subscriptions(stripe, window);
}

type Window = { readonly created: { readonly gte: number }; readonly limit: number };

/** When a payment came is said by Stripe's list of what happened alone: a bank takes days, and the payment has the time of its beginning. */
async function* payments(stripe: Stripe, window: Window): AsyncIterable<Movement> {
  const list = stripe.events.list({ ...window, type: 'payment_intent.succeeded' });
  for await (const { created, data } of askForAll(Came, list)) {
    const { id: ref, amount_received: amountCents, metadata } = data.object;
    const id = metadata?.[ours.payment] ?? null;
    yield { kind: 'payment', ref, id, paymentRef: ref, amountCents, status: 'paid', at: iso(created) };
  }
}

async function* refunds(stripe: Stripe, window: Window): AsyncIterable<Movement> {
  for await (const refund of askForAll(Refund, stripe.refunds.list(window))) {
    const { ref, id, amountCents, status } = foundRefund(refund);
    const at = iso(refund.created);
    yield { kind: 'refund', ref, id, paymentRef: refund.payment_intent, amountCents, status, at };
  }
}

async function* disputes(stripe: Stripe, window: Window): AsyncIterable<Movement> {
  for await (const dispute of askForAll(Dispute, stripe.disputes.list(window))) {
    const status = disputeStatus(dispute.status);
    if (status === null) continue;
    yield {
      kind: 'dispute',
      ref: dispute.id,
      id: null,
      paymentRef: dispute.payment_intent,
      amountCents: dispute.amount,
      status,
      at: iso(dispute.created),
    };
  }
}

/** A subscription has no time of its last change, so that list says which to look at. It goes back 30 days. */
async function* subscriptions(stripe: Stripe, window: Window): AsyncIterable<Movement> {
  const types = ['created', 'updated', 'deleted', 'paused', 'resumed'].map(
    (what) => `customer.subscription.${what}`,
  );
  const seen = new Set<string>();
  for await (const { created, data } of askForAll(Happened, stripe.events.list({ ...window, types }))) {
    const ref = data.object.id;
    if (seen.has(ref)) continue;
    seen.add(ref);
    const said = await ask(OfAnybody, stripe.subscriptions.retrieve(ref));
    const id = said.metadata?.[ours.subscription] ?? null;
    const { status, amountCents } =
      id === null ? { ...said, amountCents: 0 } : foundTerm(Subscription.parse(said));
    yield { kind: 'subscription', ref, id, paymentRef: null, amountCents, status, at: iso(created) };
  }
}

/** What was made at Stripe by hand may be paid in any rhythm. */
const OfAnybody = z.looseObject({ status: z.string(), metadata: Subscription.shape.metadata });
const happened = <T extends z.ZodType>(object: T) =>
  z.object({ created: z.number().int(), data: z.object({ object }) });
const Came = happened(Intent.pick({ id: true, amount_received: true, metadata: true }));
const Happened = happened(z.object({ id: z.string() }));

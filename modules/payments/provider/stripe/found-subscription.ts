import type Stripe from 'stripe';
import type { FoundSubscription, SubscriptionRefs } from '../payment-provider.js';
import { ours, planOf } from './kept-prices.js';
import { Checkout, Invoice, InvoiceLine, Subscription } from './stripe-answers.js';
import { allOf, ask, askForAll } from './stripe-client.js';
import { iso, isoOrNull } from './stripe-time.js';

/** How a subscription is now, with its paid invoices. */
export async function findSubscription(
  stripe: Stripe,
  refs: SubscriptionRefs,
): Promise<FoundSubscription | null> {
  const ref = refs.subscriptionRef ?? (await refOf(stripe, refs.checkoutRef));
  if (ref === null) return null;
  const subscription = await ask(Subscription, stripe.subscriptions.retrieve(ref));
  const invoices = await paidInvoices(stripe, ref);
  const covered = await Promise.all(invoices.map((invoice) => coveredBy(stripe, invoice)));
  const term = foundTerm(subscription);
  return {
    ...term,
    plan: paidPlan(covered) ?? term.plan,
    paidUntil: iso(paidUntil(subscription, covered.flat())),
    invoices: invoices.filter(({ amount_paid }) => amount_paid > 0).map(foundInvoice),
  };
}

/** Everything of a subscription that its invoices are not needed for. */
export function foundTerm(subscription: Subscription): Omit<FoundSubscription, 'paidUntil' | 'invoices'> {
  const { price, quantity = 1, current_period_end: periodEnd } = itemOf(subscription);
  const endsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null);
  const reason = subscription.cancellation_details?.reason ?? null;
  return {
    ref: subscription.id,
    customerRef: subscription.customer,
    status: statusOf(subscription),
    plan: price.metadata?.[ours.plan] ?? subscription.metadata?.[ours.plan] ?? '',
    amountCents: price.unit_amount * quantity,
    interval: price.recurring.interval,
    endsAt: isoOrNull(endsAt),
    endedAt: isoOrNull(
      subscription.ended_at ?? (subscription.status === 'canceled' ? subscription.canceled_at : null),
    ),
    endedBecause: reason === 'payment_failed' || reason === 'payment_disputed' ? 'not paid' : 'cancelled',
  };
}

export const itemOf = ({ items }: Subscription): Subscription['items']['data'][number] => {
  const [item] = items.data;
  if (!item) throw new Error('A subscription at Stripe has no item.');
  return item;
};

async function refOf(stripe: Stripe, checkoutRef: string | null): Promise<string | null> {
  if (checkoutRef === null) return null;
  return (await ask(Checkout, stripe.checkout.sessions.retrieve(checkoutRef))).subscription;
}

function statusOf({ status, pause_collection }: Subscription): FoundSubscription['status'] {
  switch (status) {
    case 'incomplete':
      return 'not begun';
    case 'canceled':
    case 'incomplete_expired':
      return 'ended';
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return status;
    case 'active':
    case 'trialing':
      return pause_collection === null ? 'active' : 'paused';
    default:
      throw new Error(`A subscription at Stripe has a status that we do not know: ${status}`);
  }
}

/** Oldest first. One of nothing, as after a credit, is among them: it pays for a time too. */
async function paidInvoices(stripe: Stripe, subscription: string): Promise<readonly Invoice[]> {
  const list = stripe.invoices.list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] });
  return [...(await allOf(askForAll(Invoice, list)))].reverse();
}

const foundInvoice = (invoice: Invoice): FoundSubscription['invoices'][number] => ({
  ref: invoice.id,
  paymentRef: invoice.payments.data.find(({ status }) => status === 'paid')?.payment.payment_intent ?? null,
  paidCents: invoice.amount_paid,
  paidAt: iso(invoice.status_transitions.paid_at ?? invoice.created),
});

/** A period of Stripe begins before it is paid, so that its end says nothing: the end of what paid invoices are for does. After a change from a year to a
 *  month the month counts.
 *  units  seconds since 1970 */
function paidUntil(subscription: Subscription, covered: readonly InvoiceLine[]): number {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  const paid = Math.max(...covered.map(({ period }) => period.end), 0);
  return paid === 0 ? start : Math.min(paid, end);
}

/** The plan that the newest paid invoice is for. In the portal another plan is the subscription's at once, also when the invoice for the difference is never
 *  paid.
 *  in   covered: by invoice, oldest first
 *  out  null where no invoice is for a plan on sale */
function paidPlan(covered: readonly (readonly InvoiceLine[])[]): string | null {
  const plans = covered.flatMap((lines) =>
    lines
      .toSorted((one, other) => one.period.end - other.period.end || one.period.start - other.period.start)
      .flatMap(({ pricing }) => planOf(pricing?.price_details?.product ?? '') ?? []),
  );
  return plans.at(-1) ?? null;
}

/** The lines of an invoice, without credits, which are for what is not used any more. */
async function coveredBy(stripe: Stripe, { id, lines }: Invoice): Promise<readonly InvoiceLine[]> {
  const all = lines.has_more
    ? await allOf(askForAll(InvoiceLine, stripe.invoices.listLineItems(id, { limit: 100 })))
    : lines.data;
  return all.filter(({ amount }) => amount >= 0);
}

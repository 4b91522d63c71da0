import { missing } from './answers.js';
import { type Form, formOf, formsOf, metadataOf, textOf } from './form.js';
import { chargeIntent, newIntent } from './intents.js';
import { newPrice } from './prices.js';
import type { Store } from './store.js';
import type { Customer, Invoice, InvoiceLine, Price, Session, Subscription } from './things.js';

export interface Order {
  readonly form: Form;
  readonly lines: readonly { readonly price: Price; readonly quantity: number }[];
}

/** The page of a subscription was paid. */
export function beginSubscription(store: Store, session: Session, { form, lines }: Order): void {
  const [line] = lines;
  if (!line) throw new Error('A subscription without a line.');
  const now = store.now();
  session.customer ??= store.add<Customer>({
    id: store.id('cus'),
    object: 'customer',
    created: now,
    email: session.customer_email,
  }).id;
  const subscription = store.add<Subscription>({
    id: store.id('sub'),
    object: 'subscription',
    created: now,
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    metadata: metadataOf(formOf(form, 'subscription_data')),
    customer: session.customer,
    cancellation_details: { reason: null },
    pause_collection: null,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: store.id('si'),
          object: 'subscription_item',
          created: now,
          quantity: line.quantity,
          current_period_start: now,
          current_period_end: after(now, line.price),
          price: line.price,
        },
      ],
    },
  });
  session.subscription = subscription.id;
  store.happened('customer.subscription.created', subscription);
  payInvoice(store, invoiceOf(store, subscription, 'subscription_create'));
}

/** A period is over: the next begins, with an invoice that is paid or not. Stripe moves the period before it is paid. */
export function renewSubscription(store: Store, id: string, isPaid = true): Invoice {
  const subscription = store.get('subscription', id);
  const item = subscription.items.data[0];
  item.current_period_start = item.current_period_end;
  item.current_period_end = after(item.current_period_start, item.price);
  const invoice = invoiceOf(store, subscription, 'subscription_cycle');
  if (subscription.pause_collection) invoice.status = 'void';
  else if (isPaid) payInvoice(store, invoice);
  else {
    subscription.status = 'past_due';
    store.happened('invoice.payment_failed', invoice);
  }
  changed(store, subscription);
  return invoice;
}

/** The card works again. */
export function payLate(store: Store, invoice: Invoice): void {
  payInvoice(store, invoice);
  const subscription = store.get('subscription', invoice.subscription);
  subscription.status = 'active';
  changed(store, subscription);
}

export function endSubscription(store: Store, id: string, reason: string): Subscription {
  const subscription = store.find('subscription', id);
  if (!subscription || subscription.status === 'canceled') throw missing('subscription', id);
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: store.now(),
    ended_at: store.now(),
    cancellation_details: { reason },
  });
  store.happened('customer.subscription.deleted', subscription);
  return subscription;
}

/** What `POST /v1/subscriptions/:id` does. */
export function updateSubscription(store: Store, id: string, form: Form): Subscription {
  const subscription = store.find('subscription', id);
  if (!subscription || subscription.status === 'canceled') throw missing('subscription', id);
  const atEnd = textOf(form, 'cancel_at_period_end');
  const end = subscription.items.data[0].current_period_end;
  if (atEnd !== null)
    Object.assign(subscription, {
      cancel_at_period_end: atEnd === 'true',
      cancel_at: atEnd === 'true' ? end : null,
    });
  if ('pause_collection' in form) {
    const behavior = textOf(formOf(form, 'pause_collection'), 'behavior');
    subscription.pause_collection = behavior === null ? null : { behavior };
  }
  for (const item of formsOf(form, 'items'))
    subscription.items.data[0].price = newPrice(store, formOf(item, 'price_data'));
  changed(store, subscription);
  return subscription;
}

/** In the portal: to another price at once, the difference charged, whether the card pays it or not. */
export function upgradeSubscription(
  store: Store,
  id: string,
  price: Price,
  differenceCents: number,
  isPaid = true,
): Invoice {
  const subscription = store.get('subscription', id);
  const item = subscription.items.data[0];
  const before = item.price;
  item.price = price;
  const invoice = invoiceOf(store, subscription, 'subscription_update', differenceCents);
  const period = { start: store.now(), end: item.current_period_end };
  invoice.lines.data.push(lineOf(store, before, -500, period));
  if (isPaid) payInvoice(store, invoice);
  else {
    subscription.status = 'past_due';
    store.happened('invoice.payment_failed', invoice);
  }
  changed(store, subscription);
  return invoice;
}

const changed = (store: Store, subscription: Subscription) =>
  store.happened('customer.subscription.updated', subscription);

function invoiceOf(store: Store, subscription: Subscription, reason: string, amount?: number): Invoice {
  const {
    price,
    quantity = 1,
    current_period_start: start,
    current_period_end: end,
  } = subscription.items.data[0];
  const due = amount ?? (price.unit_amount ?? 0) * quantity;
  const intent = newIntent(store, due, {});
  const { id, metadata } = subscription;
  return store.add<Invoice>({
    id: store.id('in'),
    object: 'invoice',
    created: store.now(),
    status: 'open',
    amount_due: due,
    amount_paid: 0,
    billing_reason: reason,
    subscription: id,
    parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata } },
    status_transitions: { paid_at: null },
    lines: {
      object: 'list',
      has_more: false,
      data: [lineOf(store, price, due, { start, end })],
    },
    payments: {
      object: 'list',
      data: [
        {
          id: store.id('inpay'),
          status: 'open',
          payment: { type: 'payment_intent', payment_intent: intent.id },
        },
      ],
    },
  });
}

const lineOf = (store: Store, price: Price, amount: number, period: InvoiceLine['period']): InvoiceLine => ({
  object: 'line_item',
  id: store.id('il'),
  ...{ amount, period },
  pricing: { type: 'price_details', price_details: { price: price.id, product: String(price.product) } },
});

function payInvoice(store: Store, invoice: Invoice): void {
  for (const paid of invoice.payments.data) {
    paid.status = 'paid';
    chargeIntent(store, store.get('payment_intent', paid.payment.payment_intent));
  }
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    status_transitions: { paid_at: store.now() },
  });
  store.happened('invoice.paid', invoice);
}

function after(start: number, { recurring }: Price): number {
  const end = new Date(start * 1000);
  if (recurring?.interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1);
  else end.setUTCMonth(end.getUTCMonth() + 1);
  return Math.floor(end.getTime() / 1000);
}

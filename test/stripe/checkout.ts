import { missing, Refused } from './answers.js';
import { type Form, formOf, formsOf, metadataOf, numberOf, textOf } from './form.js';
import { chargeIntent, failIntent, newIntent } from './intents.js';
import { newPrice } from './prices.js';
import type { Store } from './store.js';
import { beginSubscription, type Order } from './subscriptions.js';
import type { Intent, Price, Session } from './things.js';

const day = 86_400;

/** What `POST /v1/checkout/sessions` does. */
export function openSession(store: Store, form: Form, address: string): Session {
  const now = store.now();
  const expiresAt = numberOf(form, 'expires_at') ?? now + day;
  if (expiresAt < now + 1_800 || expiresAt > now + day)
    throw new Refused(
      400,
      undefined,
      'The `expires_at` timestamp must be 30 minutes to 24 hours away.',
      'expires_at',
    );
  const email = textOf(form, 'customer_email');
  if (email?.endsWith('.invalid')) throw new Refused(400, 'email_invalid', `Invalid email address: ${email}`);
  const customer = textOf(form, 'customer');
  if (customer !== null && !store.find('customer', customer)) throw missing('customer', customer, 'customer');
  const lines = formsOf(form, 'line_items').map((line) => ({
    price: priceOf(store, line),
    quantity: numberOf(line, 'quantity') ?? 1,
  }));
  const total = lines.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * quantity, 0);
  if (total < 50) throw new Refused(400, 'amount_too_small', 'The total must be at least $0.50.');
  const id = store.id('cs_test');
  asked.set(id, { form, lines });
  return store.add<Session>({
    id,
    object: 'checkout.session',
    created: now,
    status: 'open',
    url: `${address}/pay/${id}`,
    mode: textOf(form, 'mode') ?? 'payment',
    payment_status: 'unpaid',
    client_reference_id: textOf(form, 'client_reference_id'),
    metadata: metadataOf(form),
    expires_at: expiresAt,
    success_url: textOf(form, 'success_url'),
    cancel_url: textOf(form, 'cancel_url'),
    amount_total: total,
    customer_email: email,
    payment_intent: null,
    subscription: null,
    customer,
  });
}

/** The payer pays on the page; a bank takes its time. */
export function paySession(store: Store, id: string, how: 'card' | 'bank' = 'card'): Session {
  const session = openOne(store, id);
  session.status = 'complete';
  session.url = null;
  if (session.mode === 'subscription') beginSubscription(store, session, orderOf(id));
  else {
    const intent = intentOf(store, session);
    intent.status = 'processing';
    if (how === 'card') chargeIntent(store, intent);
  }
  session.payment_status = how === 'card' ? 'paid' : 'unpaid';
  store.happened('checkout.session.completed', session);
  return session;
}

/** The bank of the payer says yes, or no. */
export function bankAnswers(store: Store, id: string, isGood: boolean): void {
  const session = store.get('checkout.session', id);
  const intent = store.get('payment_intent', session.payment_intent ?? '');
  if (isGood) chargeIntent(store, intent);
  else failIntent(store, intent, 'insufficient_funds');
  session.payment_status = isGood ? 'paid' : 'unpaid';
  store.happened(`checkout.session.async_payment_${isGood ? 'succeeded' : 'failed'}`, session);
}

export function declineSession(store: Store, id: string): void {
  failIntent(store, intentOf(store, openOne(store, id)), 'insufficient_funds');
}

export function expireSession(store: Store, id: string): Session {
  const session = store.find('checkout.session', id);
  if (!session) throw missing('checkout.session', id);
  if (session.status !== 'open')
    throw new Refused(400, undefined, `Only Checkout Sessions with a status of open can be expired: ${id}`);
  session.status = 'expired';
  session.url = null;
  store.happened('checkout.session.expired', session);
  return session;
}

/** What each page was opened with; ids never repeat. */
const asked = new Map<string, Order>();

function orderOf(id: string): Order {
  const order = asked.get(id);
  if (!order) throw new Error(`Nobody opened ${id}.`);
  return order;
}

function openOne(store: Store, id: string): Session {
  const session = store.get('checkout.session', id);
  if (session.status !== 'open') throw new Error(`The page ${id} is not open: ${session.status}.`);
  return session;
}

function intentOf(store: Store, session: Session): Intent {
  const form = formOf(orderOf(session.id).form, 'payment_intent_data');
  const intent =
    store.find('payment_intent', session.payment_intent ?? '') ??
    newIntent(store, session.amount_total ?? 0, metadataOf(form));
  session.payment_intent = intent.id;
  return intent;
}

function priceOf(store: Store, line: Form): Price {
  const kept = textOf(line, 'price');
  if (kept === null) return newPrice(store, formOf(line, 'price_data'));
  const price = store.find('price', kept);
  if (!price) throw missing('price', kept, 'line_items[0][price]');
  if (!price.active)
    throw new Refused(400, undefined, 'The price specified is inactive.', 'line_items[0][price]');
  return price;
}

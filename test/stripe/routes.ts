import { missing, pageOf } from './answers.js';
import { expireSession, openSession } from './checkout.js';
import { type Form, formOf, listOf, metadataOf, textOf } from './form.js';
import { newRefund } from './money-back.js';
import { newPrice, newProduct } from './prices.js';
import type { Store } from './store.js';
import { endSubscription, updateSubscription } from './subscriptions.js';
import type { Configuration, Thing } from './things.js';

export type Answer = (store: Store, form: Form, id: string, address: string) => object;

/** The calls of Stripe's API that this one answers: those that we make. */
export const routes: Readonly<Record<string, Answer>> = {
  'POST /v1/checkout/sessions': (store, form, _, address) => openSession(store, form, address),
  'GET /v1/checkout/sessions/:id': one('checkout.session'),
  'POST /v1/checkout/sessions/:id/expire': (store, _, id) => expireSession(store, id),
  'GET /v1/payment_intents/:id': one('payment_intent'),
  'POST /v1/refunds': (store, form) => newRefund(store, form),
  'GET /v1/refunds': list('refund', '/v1/refunds', 'payment_intent'),
  'GET /v1/disputes': list('dispute', '/v1/disputes', 'payment_intent'),
  'GET /v1/subscriptions/:id': one('subscription'),
  'POST /v1/subscriptions/:id': (store, form, id) => updateSubscription(store, id, form),
  'DELETE /v1/subscriptions/:id': (store, _, id) => endSubscription(store, id, 'cancellation_requested'),
  'GET /v1/invoices': list('invoice', '/v1/invoices', 'subscription', 'status'),
  'POST /v1/products': (store, form) => newProduct(store, form),
  'POST /v1/prices': (store, form) => newPrice(store, form),
  'POST /v1/prices/:id': (store, form, id) =>
    Object.assign(store.get('price', id), { active: textOf(form, 'active') === 'true' }),
  'GET /v1/prices': (store, form) => {
    const keys = listOf(form, 'lookup_keys');
    const found = store
      .all('price')
      .filter(({ lookup_key }) => lookup_key !== null && keys.includes(lookup_key));
    return pageOf(found, form, '/v1/prices');
  },
  'GET /v1/billing_portal/configurations': list(
    'billing_portal.configuration',
    '/v1/billing_portal/configurations',
  ),
  'POST /v1/billing_portal/configurations': (store, form) =>
    store.add<Configuration>({
      id: store.id('bpc'),
      object: 'billing_portal.configuration',
      created: store.now(),
      active: true,
      metadata: metadataOf(form),
      features: formOf(form, 'features'),
    }),
  'POST /v1/billing_portal/configurations/:id': (store, form, id) =>
    Object.assign(store.get('billing_portal.configuration', id), {
      metadata: metadataOf(form),
      features: formOf(form, 'features'),
    }),
  'POST /v1/billing_portal/sessions': (store, form, _, address) => {
    const customer = textOf(form, 'customer') ?? '';
    if (!store.find('customer', customer)) throw missing('customer', customer, 'customer');
    store.get('billing_portal.configuration', textOf(form, 'configuration') ?? '');
    return {
      id: store.id('bps'),
      object: 'billing_portal.session',
      url: `${address}/portal/${customer}`,
      created: 0,
    };
  },
  'GET /v1/events': (store, form) => {
    const types = [textOf(form, 'type'), ...listOf(form, 'types')];
    return pageOf(
      store.events.filter(({ type }) => types.includes(type)),
      form,
      '/v1/events',
    );
  },
};

function one(kind: Thing['object']): Answer {
  return (store, _, id) => {
    const thing = store.find(kind, id);
    if (!thing) throw missing(kind, id);
    return thing;
  };
}

/** Those whose fields are what the query says. */
function list(kind: Thing['object'], url: string, ...fields: readonly string[]): Answer {
  return (store, form) => {
    const isAsked = (thing: Thing) =>
      fields.every((field) => textOf(form, field) === null || Object(thing)[field] === textOf(form, field));
    return pageOf(store.all(kind).filter(isAsked), form, url);
  };
}

import { missing, Refused } from './answers.js';
import { type Form, formOf, metadataOf, numberOf, textOf } from './form.js';
import type { Store } from './store.js';
import type { Price, Product } from './things.js';

export function newProduct(store: Store, form: Form): Product {
  const id = textOf(form, 'id') ?? store.id('prod');
  if (store.find('product', id))
    throw new Refused(400, 'resource_already_exists', `Product already exists: ${id}`, 'id');
  const name = textOf(form, 'name') ?? '';
  return store.add<Product>({ id, object: 'product', created: store.now(), active: true, name });
}

export function newPrice(store: Store, form: Form): Price {
  const lookupKey = textOf(form, 'lookup_key');
  if (lookupKey !== null && store.all('price').some((price) => price.lookup_key === lookupKey))
    throw new Refused(400, undefined, `A price already uses that lookup key: ${lookupKey}`, 'lookup_key');
  const product = textOf(form, 'product') ?? newProduct(store, formOf(form, 'product_data')).id;
  if (!store.find('product', product)) throw missing('product', product, 'product');
  const interval = textOf(formOf(form, 'recurring'), 'interval');
  return store.add<Price>({
    id: store.id('price'),
    object: 'price',
    created: store.now(),
    active: true,
    currency: textOf(form, 'currency') ?? '',
    lookup_key: lookupKey,
    metadata: metadataOf(form),
    unit_amount: numberOf(form, 'unit_amount'),
    product,
    recurring: interval === 'month' || interval === 'year' ? { interval, interval_count: 1 } : null,
  });
}

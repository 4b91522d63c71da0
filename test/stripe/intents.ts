import type { Store } from './store.js';
import type { Charge, Intent } from './things.js';

/** The money of an intent comes. */
export function chargeIntent(store: Store, intent: Intent): Charge {
  const charge = store.add<Charge>({
    id: store.id('ch'),
    object: 'charge',
    created: store.now(),
    amount: intent.amount,
    amount_refunded: 0,
    disputed: false,
    refunded: false,
    metadata: intent.metadata,
    payment_intent: intent.id,
  });
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
  });
  store.happened('payment_intent.succeeded', intent);
  store.happened('charge.succeeded', charge);
  return charge;
}

export function newIntent(store: Store, amount: number, metadata: Readonly<Record<string, string>>): Intent {
  return store.add<Intent>({
    id: store.id('pi'),
    object: 'payment_intent',
    created: store.now(),
    status: 'requires_payment_method',
    amount,
    amount_received: 0,
    currency: 'usd',
    metadata: { ...metadata },
    description: null,
    latest_charge: null,
    last_payment_error: null,
  });
}

export function failIntent(store: Store, intent: Intent, code: string): void {
  intent.status = 'requires_payment_method';
  intent.last_payment_error = { code: 'card_declined', decline_code: code };
  store.happened('payment_intent.payment_failed', intent);
}

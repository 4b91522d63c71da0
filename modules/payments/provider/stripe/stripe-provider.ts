import type { Clock } from '../../../kernel/decider/clock.js';
import type { PaymentProvider } from '../payment-provider.js';
import { changeSubscription } from './change-subscription.js';
import { findPayment } from './found-payment.js';
import { findSubscription } from './found-subscription.js';
import { listMovements } from './list-movements.js';
import { openStripeCheckout } from './open-checkout.js';
import { openStripePortal } from './open-portal.js';
import { readStripeWebhook } from './read-webhook.js';
import { refundAtStripe } from './refund-at-stripe.js';
import { Checkout } from './stripe-answers.js';
import { ask, openStripe, type StripeSettings } from './stripe-client.js';

/** Payments by Stripe's Checkout and portal: no number of a card reaches us.
 *  source  ADR 0099 */
export function stripeProvider(settings: StripeSettings, clock: Clock): PaymentProvider {
  const stripe = openStripe(settings);
  return {
    name: 'stripe',
    openCheckout: (order) =>
      openStripeCheckout(stripe, order, { now: clock.now(), publicUrl: settings.publicUrl }),
    addressOf: async (ref) => {
      const { status, url } = await ask(Checkout, stripe.checkout.sessions.retrieve(ref));
      return status === 'open' ? url : null;
    },
    closeCheckout: async (ref) => {
      try {
        await ask(Checkout, stripe.checkout.sessions.expire(ref));
      } catch (error) {
        const { status } = await ask(Checkout, stripe.checkout.sessions.retrieve(ref));
        if (status === 'open') throw error;
      }
    },
    payment: (refs) => findPayment(stripe, refs),
    subscription: (refs) => findSubscription(stripe, refs),
    refund: (refund) => refundAtStripe(stripe, refund),
    portal: (customer, { returnUrl, plans }) =>
      openStripePortal(stripe, customer, { returnUrl: new URL(returnUrl, settings.publicUrl).href, plans }),
    change: (ref, id, to) => changeSubscription(stripe, ref, id, to),
    readWebhook: (bytes, signature, now) =>
      readStripeWebhook(stripe, settings.webhookSecret, { bytes, signature, now }),
    movements: (since) => listMovements(stripe, since),
  };
}

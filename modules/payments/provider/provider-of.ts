import type { PaymentProvider } from './payment-provider.js';
import type { ProviderDeps } from './provider-deps.js';
import { stripeProvider } from './stripe/stripe-provider.js';
import { TestProvider } from './test/test-provider.js';

/** The provider of payments by card: Stripe where it is configured, else the test checkout, and none in production. */
export function providerOf(deps: ProviderDeps): PaymentProvider | null {
  const {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API: api,
    publicUrl,
    NODE_ENV,
  } = deps.environment;
  if (key !== undefined && webhookSecret !== undefined)
    return stripeProvider({ key, webhookSecret, api, publicUrl }, deps.clock);
  return NODE_ENV === 'production' ? null : new TestProvider(deps);
}

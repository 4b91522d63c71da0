import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { PaymentProvider } from './payment-provider.js';
import { stripeProvider } from './stripe/stripe-provider.js';

export type ProviderDeps = Pick<ModuleContext, 'environment' | 'db' | 'clock' | 'secret'>;

/** The provider of payments by card: Stripe where it is configured, else the test checkout, and none in production. */
export function providerOf({ environment, clock }: ProviderDeps): PaymentProvider | null {
  const {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API: api,
    publicUrl,
  } = environment;
  if (key !== undefined && webhookSecret !== undefined) {
    return stripeProvider({ key, webhookSecret, api, publicUrl }, clock);
  }
  return null;
}

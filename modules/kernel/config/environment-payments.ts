import { z } from 'zod';

/** Payments by card, and where checks go. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w{8,}$/, 'must be a secret key: sk_live_… or sk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'must be the secret of an endpoint: whsec_…')
    .optional(),
  STRIPE_API: z.url({ protocol: /^https?$/, error: 'must be an address: http://127.0.0.1:12111' }).optional(),
  CHECKS_TO: z.string().max(300).optional(),
};

/** Checks variables that belong together: both secrets of Stripe or none; another address of Stripe's API never in production; a key for tests neither. */
export function checkPayments(
  settings: Readonly<Record<string, unknown>>,
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  const wrong = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
  const [key, webhook] = [settings.STRIPE_SECRET_KEY, settings.STRIPE_WEBHOOK_SECRET];
  if (key !== undefined && webhook === undefined)
    wrong('STRIPE_WEBHOOK_SECRET', 'must be set when STRIPE_SECRET_KEY is');
  if (webhook !== undefined && key === undefined)
    wrong('STRIPE_SECRET_KEY', 'must be set when STRIPE_WEBHOOK_SECRET is');
  if (settings.STRIPE_API !== undefined && settings.NODE_ENV === 'production')
    wrong('STRIPE_API', 'must not be set in production');
  if (settings.STRIPE_API !== undefined && key === undefined)
    wrong('STRIPE_SECRET_KEY', 'must be set when STRIPE_API is');
  if (/^.k_test_/.test(String(key)) && settings.NODE_ENV === 'production')
    wrong('STRIPE_SECRET_KEY', 'must not be a key for tests in production');
}

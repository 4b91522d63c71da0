import type Stripe from 'stripe';
import { z } from 'zod';
import { invalid } from '../../../kernel/decider/errors.js';
import type { Webhook, WebhookSubject } from '../payment-provider.js';
import { ours } from './kept-prices.js';

/** In seconds: how old, or how new, a webhook may be. */
const tolerance = 300;

/** Verify a webhook by its bytes as they came, and read what it is about. Stripe's library lets one from the future pass; here its clock may be off as
 *  much as ours and no more.
 *  errors  WEBHOOK_REFUSED (invalid)
 *  source  ADR 0097 */
export function readStripeWebhook(
  stripe: Stripe,
  secret: string,
  {
    bytes,
    signature,
    now,
  }: { readonly bytes: Buffer; readonly signature: string | undefined; readonly now: string },
): Webhook {
  const received = Date.parse(now);
  const event = Event.safeParse(verified(stripe, secret, bytes, signature ?? '', received));
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
  if (!event.success || signedAt - received / 1000 > tolerance) throw refused();
  const { id, type, data } = event.data;
  return { id, type, about: aboutOf(data.object) };
}

/** What webhooks hold has the fields of the version that the endpoint, or the account, has at Stripe. So all that may lead to us is read where it is. */
const Text = z.string().nullish().catch(null);
const Metadata = z.record(z.string(), z.string()).nullish().catch(null);
const Details = z.object({ subscription: Text, metadata: Metadata }).nullish().catch(null);
const About = z.object({
  object: z.string(),
  id: z.string(),
  metadata: Metadata,
  payment_intent: Text,
  subscription: Text,
  parent: z.object({ subscription_details: Details }).nullish().catch(null),
  subscription_details: Details,
});
type About = z.output<typeof About>;
const Event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: About }) });

function verified(
  stripe: Stripe,
  secret: string,
  bytes: Buffer,
  signature: string,
  received: number,
): unknown {
  try {
    return stripe.webhooks.constructEvent(bytes, signature, secret, tolerance, undefined, received);
  } catch {
    throw refused();
  }
}

const refused = () =>
  invalid('WEBHOOK_REFUSED', { message: 'The signature of this webhook is wrong, or its time is.' });

function aboutOf(about: About): readonly WebhookSubject[] {
  const details = about.parent?.subscription_details ?? about.subscription_details;
  const payment = about.metadata?.[ours.payment];
  const subscription = about.metadata?.[ours.subscription] ?? details?.metadata?.[ours.subscription];
  if (payment !== undefined) return [{ kind: 'payment', id: payment }];
  if (subscription !== undefined) return [{ kind: 'subscription', id: subscription }];
  const ref = refOf(about) ?? details?.subscription;
  return ref ? [{ kind: 'ref', ref }] : [];
}

/** A payment without our id is of an invoice, which has its own webhook; or it is none of ours. */
function refOf({ object, id, payment_intent, subscription }: About): string | null | undefined {
  switch (object) {
    case 'subscription':
      return id;
    case 'charge':
    case 'refund':
    case 'dispute':
      return payment_intent;
    case 'invoice':
      return subscription;
    default:
      return null;
  }
}

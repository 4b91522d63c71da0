import type { CardProvider } from '../payments.schemas.js';
import type { WebhookSubject } from '../provider/payment-provider.js';

/** Webhooks as they came; times are ISO-8601 UTC. */
export type WebhookTables = {
  readonly 'paying.webhook': {
    readonly provider: CardProvider;
    /** Of the provider. */
    readonly id: string;
    readonly type: string;
    /** JSON of its subjects. */
    readonly about: string | readonly WebhookSubject[];
    /** Its bytes, encrypted; null once they are old. */
    readonly sealed: Buffer | null;
    readonly received_at: string;
    readonly handled_at: string | null;
  };
};

import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { invalid } from '../../../kernel/decider/errors.js';
import { derivedKey } from '../../../kernel/encryption/derived-key.js';
import type { Webhook } from '../payment-provider.js';

/** In either direction. */
const toleranceSeconds = 300;

/** Signs and reads the webhooks of the test checkout, in the manner of Stripe: `t=<seconds>,v1=<HMAC-SHA256 of the seconds and the bytes>`. */
export class TestWebhooks {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = derivedKey(secret, 'webhooks of the test checkout');
  }

  sign(bytes: Buffer, now: string): string {
    const seconds = Math.floor(Date.parse(now) / 1_000);
    return `t=${seconds},v1=${this.#mac(seconds, bytes).toString('hex')}`;
  }

  /** errors  WEBHOOK_REFUSED (invalid) */
  read(bytes: Buffer, signature: string | undefined, now: string): Webhook {
    const [, at, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
    if (at === undefined || mac === undefined) throw refused();
    if (!timingSafeEqual(Buffer.from(mac, 'hex'), this.#mac(Number(at), bytes))) throw refused();
    if (Math.abs(Date.parse(now) / 1_000 - Number(at)) > toleranceSeconds) throw refused();
    return Body.parse(JSON.parse(bytes.toString()));
  }

  #mac(seconds: number, bytes: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(`${seconds}.`).update(bytes).digest();
  }
}

const Body = z.object({
  id: z.string(),
  type: z.string(),
  about: z.array(
    z.union([
      z.object({ kind: z.enum(['payment', 'subscription']), id: z.string() }),
      z.object({ kind: z.literal('ref'), ref: z.string() }),
    ]),
  ),
});

const refused = () =>
  invalid('WEBHOOK_REFUSED', { message: 'The signature of this webhook is wrong, or its time is.' });

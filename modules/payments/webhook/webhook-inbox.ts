import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, MASTER_SECRET } from '../../kernel/config/tokens.js';
import { MasterKey } from '../../kernel/encryption/master-key.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { PaymentProvider } from '../provider/payment-provider.js';
import { webhookQueue } from './webhook.queue.js';
import type { WebhookTables } from './webhook.tables.js';

/** Takes webhooks in: verified on their bytes, stored as they came, and once for each id of the provider. A job carries them out later, so that a provider gets
 *  its answer at once, and a process that dies afterwards loses nothing.
 *  source  README, Rules 1; ADR 0097 */
@Injectable()
export class WebhookInbox {
  readonly #key: MasterKey;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MASTER_SECRET) secret: string,
  ) {
    this.#key = new MasterKey(secret, 'webhooks');
  }

  /** units   now: ISO-8601 UTC
   *  errors  WEBHOOK_REFUSED (invalid) */
  async receive(
    provider: PaymentProvider,
    bytes: Buffer,
    signature: string | undefined,
    now: string,
  ): Promise<void> {
    const { id, type, about } = provider.readWebhook(bytes, signature, now);
    const row = {
      provider: provider.name,
      id,
      type,
      about: JSON.stringify(about),
      sealed: this.#key.encrypt(bytes, `${provider.name} ${id}`),
      received_at: now,
      handled_at: about.length === 0 ? now : null,
    };
    await this.db.transaction().execute(async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .withTables<WebhookTables>()
        .insertInto('paying.webhook')
        .values(row)
        .onConflict((same) => same.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n || about.length === 0) return;
      const payload = { provider: provider.name, id };
      await webhookQueue.enqueue(tx, { key: `${provider.name} ${id}`, payload, dueAt: now });
    });
  }
}

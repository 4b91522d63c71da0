import { newId } from '../../../kernel/decider/identifiers.js';
import { defineQueue, type QueuedJob } from '../../../kernel/jobs/job.js';
import type { Database, DatabaseTransaction } from '../../../kernel/postgres/database.js';
import type { Webhook } from '../payment-provider.js';
import type { TestCheckoutTables } from './test-checkout.tables.js';
import { TestWebhooks } from './test-webhooks.js';

const queue = defineQueue<{ readonly webhookId: string }>({
  name: 'send-test-webhook',
  retry: { maxAttempts: 12, delaySeconds: (failed) => 5 * 2 ** failed },
});

/** Tell us what happened, in the transaction in which it happens. */
export async function sendWebhook(
  tx: DatabaseTransaction,
  { type, about }: Pick<Webhook, 'type' | 'about'>,
  now: string,
): Promise<void> {
  const id = `te_${newId()}`;
  await tx
    .withTables<TestCheckoutTables>()
    .insertInto('test_checkout.webhook')
    .values({ id, body: JSON.stringify({ id, type, about }), at: now })
    .execute();
  await queue.enqueue(tx, { key: id, payload: { webhookId: id }, dueAt: now });
}

interface Deps {
  readonly db: Database;
  readonly secret: string;
  readonly receive: (bytes: Buffer, signature: string, now: string) => Promise<unknown>;
}

/** Send a webhook until it is received. One that is received twice, after a crash, counts once by its id. */
export const sendTestWebhooksJob = ({ db, secret, receive }: Deps): QueuedJob =>
  queue.job(async ({ webhookId }, { now }) => {
    const webhooks = db.withTables<TestCheckoutTables>();
    const row = await webhooks
      .selectFrom('test_checkout.webhook')
      .select('body')
      .where('id', '=', webhookId)
      .executeTakeFirst();
    if (!row) return;
    const bytes = Buffer.from(row.body);
    await receive(bytes, new TestWebhooks(secret).sign(bytes, now), now);
    await webhooks.deleteFrom('test_checkout.webhook').where('id', '=', webhookId).execute();
  });

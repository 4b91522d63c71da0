import { newId } from '../../../kernel/decider/identifiers.js';
import { defineQueue, type QueuedJob } from '../../../kernel/jobs/job.js';
import type { ModuleContext } from '../../../kernel/manifest/manifest.js';
import type { DatabaseTransaction } from '../../../kernel/postgres/database.js';
import { WebhookInbox } from '../../webhook/webhook-inbox.js';
import { PAYMENT_PROVIDER, type Webhook } from '../payment-provider.js';
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

type Deps = Pick<ModuleContext, 'db' | 'secret' | 'get'>;

/** Send a webhook until it is received. One that is received twice, after a crash, counts once by its id. */
export const sendTestWebhooksJob = ({ db, secret, get }: Deps): QueuedJob =>
  queue.job(async ({ webhookId }, { now }) => {
    const webhooks = db.withTables<TestCheckoutTables>();
    const row = await webhooks
      .selectFrom('test_checkout.webhook')
      .select('body')
      .where('id', '=', webhookId)
      .executeTakeFirst();
    const provider = get(PAYMENT_PROVIDER);
    if (!row || provider?.name !== 'test') return;
    const bytes = Buffer.from(row.body);
    const signature = new TestWebhooks(secret).sign(bytes, now);
    await get(WebhookInbox).receive(provider, bytes, signature, now);
    await webhooks.deleteFrom('test_checkout.webhook').where('id', '=', webhookId).execute();
  });

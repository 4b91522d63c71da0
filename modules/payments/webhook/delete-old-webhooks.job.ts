import { plusDays } from '../../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { WebhookTables } from './webhook.tables.js';

/** Delete what webhooks held after ninety days: names and addresses of payers are in it. Their ids stay, so that none is handled twice. */
export const deleteOldWebhooksJob = ({ db }: { readonly db: Database }): ScheduledJob =>
  scheduledJob({
    name: 'delete-old-webhooks',
    everySeconds: 3_600,
    run: ({ now }) =>
      db
        .withTables<WebhookTables>()
        .updateTable('paying.webhook')
        .set({ sealed: null })
        .where('sealed', 'is not', null)
        .where('received_at', '<', plusDays(now, -90))
        .execute(),
  });

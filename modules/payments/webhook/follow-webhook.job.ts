import { unreachable } from '../../kernel/decider/errors.js';
import type { QueuedJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { Looks } from '../look/looks.service.js';
import { PAYMENT_LOOKUP } from '../payments.ports.js';
import type { WebhookSubject } from '../provider/payment-provider.js';
import { webhookQueue } from './webhook.queue.js';
import type { WebhookTables } from './webhook.tables.js';

type Deps = Pick<ModuleContext, 'db' | 'clock' | 'get'>;

/** Look at what a webhook is about. An id of the provider that is not known yet is looked up again later, since the read model may be behind; after the last
 *  attempt it is none of ours, and the comparison would find it.
 *  source  ADR 0097 */
export const followWebhookJob = ({ db, clock, get }: Deps): QueuedJob =>
  webhookQueue.job(async ({ provider, id }, { attempt }) => {
    const webhooks = db.withTables<WebhookTables>();
    const webhook = await webhooks
      .selectFrom('paying.webhook')
      .select('about')
      .where('provider', '=', provider)
      .where('id', '=', id)
      .where('handled_at', 'is', null)
      .executeTakeFirst();
    if (!webhook) return;
    const unknown: string[] = [];
    for (const subject of webhook.about as readonly WebhookSubject[])
      if (!(await look(get, subject))) unknown.push(subject.kind === 'ref' ? subject.ref : subject.id);
    if (unknown.length && attempt < attemptsForUnknown)
      throw new Error(`not known yet: ${unknown.join(', ')}`);
    await webhooks
      .updateTable('paying.webhook')
      .set({ handled_at: clock.now() })
      .where('provider', '=', provider)
      .where('id', '=', id)
      .execute();
  });

const attemptsForUnknown = 5;

/** out  false when nothing here has this id */
async function look(get: Deps['get'], subject: WebhookSubject): Promise<boolean> {
  switch (subject.kind) {
    case 'payment':
      await get(Looks).payment(subject.id);
      return true;
    case 'subscription':
      await get(Looks).subscription(subject.id);
      return true;
    case 'ref': {
      const known = await get(PAYMENT_LOOKUP).byRef(subject.ref);
      return known ? look(get, known) : false;
    }
    default:
      return unreachable(subject);
  }
}

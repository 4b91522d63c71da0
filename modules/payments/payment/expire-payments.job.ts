import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { PAYMENT_LOOKUP } from '../payments.ports.js';
import { Subscriptions } from '../subscription/subscriptions.service.js';
import { PaymentOrders } from './payment-orders.service.js';

type Deps = Pick<ModuleContext, 'get'>;

/** End what nobody has paid in its time: pages of a day, promises of sixty, holds of what is sold. */
export const expirePaymentsJob = (deps: Deps): ScheduledJob =>
  scheduledJob({ name: 'expire-payments', everySeconds: 60, run: ({ now }) => expirePayments(deps, now) });

/** units  now: ISO-8601 UTC */
export async function expirePayments({ get }: Deps, now: string): Promise<void> {
  const due = await get(PAYMENT_LOOKUP).due(now);
  await forEachSettled(due, ({ kind, id }) =>
    kind === 'payment'
      ? get(PaymentOrders).expire(id, systemCommand(now))
      : get(Subscriptions).expire(id, systemCommand(now)),
  );
}

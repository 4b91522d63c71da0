import { openStripeDouble } from '../../../../test/stripe/stripe-double.js';
import type { Happening } from '../../../../test/stripe/things.js';
import { JobWorker } from '../../../kernel/jobs/job-worker.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../../kernel/manifest/manifest.js';
import { openMembers } from '../../../members/members.fixtures.js';

/** The whole server with a Stripe of its own, whose webhooks a test delivers, and the jobs of payments. */
export async function openWithStripe() {
  const stripe = await openStripeDouble();
  const smc = await openMembers(stripe.settings);
  const context = smc.server.app.get<ModuleContext>(MODULE_CONTEXT);
  const { db, pool } = smc.runtime;
  const jobs = context.manifests
    .flatMap(({ jobs: made }) => made?.(context) ?? [])
    .filter(({ name }) => names.includes(name));
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead).toISOString() };
  const worker = new JobWorker(jobs, { db, pool, clock, report: () => undefined });

  return {
    stripe,
    smc,
    context,
    newsOf,
    deliver,
    settle,
    close: async () => {
      await smc.close();
      await stripe.close();
    },
  };

  /** What happens at Stripe by this, of what our endpoint hears. */
  function newsOf(act: () => unknown): readonly Happening[] {
    const before = stripe.store.events.length;
    act();
    return stripe.store.events.slice(before).filter(({ type }) => type !== 'charge.succeeded');
  }

  /** out  the status that Stripe gets */
  async function deliver(
    event: Happening,
    how: { readonly secret?: string; readonly secondsOff?: number } = {},
  ): Promise<number> {
    const { payload, signature } = stripe.signed(event, how);
    const answer = await fetch(`${smc.url}/api/payments/webhooks/stripe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body: payload,
    });
    return answer.status;
  }

  /** Every processor is done, and so is each job; one that waits for its next attempt has it now. */
  async function settle(): Promise<void> {
    for (;;) {
      await smc.waitForProcessors();
      if ((await worker.runDue()) > 0) continue;
      const { rows } = await pool.query<{ due: string | null }>(
        "select min(due_at) as due from kernel.job where state = 'waiting' and name = any($1)",
        [names],
      );
      const due = rows[0]?.due;
      if (!due) return;
      ahead = Math.max(ahead, Date.parse(due) - Date.now());
    }
  }
}

const names = ['follow-webhook', 'send-refund', 'send-receipt'];

import { dayIn, usualTimeZone } from '../../kernel/decider/days.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../kernel/manifest/manifest.js';
import type { openMembers } from '../../members/members.fixtures.js';
import { paymentOfGift } from './gift-ids.shared.js';

type Smc = Awaited<ReturnType<typeof openMembers>>;
export type Member = Awaited<ReturnType<Smc['member']>>;

/** Settings of a server that takes checks. */
export const takesChecks = { CHECKS_TO: 'Swap Meet Classics, PO Box 1, Janesville, WI 53545' };

export const bodyOf = (name: string, email: string, more: object = {}) => ({
  id: newId(),
  amount: 50,
  frequency: 'once',
  way: 'by hand',
  choice: {},
  name,
  email,
  ...more,
});

/** Staff receive the check of a gift, and everything that follows from it has happened. */
export async function receive(smc: Smc, admin: Member, giftId: string, amount = 50): Promise<void> {
  const path = `/api/payments/${paymentOfGift(giftId)}/receive`;
  await admin.ok('POST', path, {
    method: 'check',
    amount,
    receivedOn: dayIn(new Date().toISOString(), usualTimeZone),
    reason: 'It came by mail.',
  });
  await carryOut(smc);
}

/** What is left in queues by what is sold before events. */
const ofPreSales = ['give-up-for-erased', 'end-order-payment'];

/** Every processor is done, and so is each entry of the queues that money uses. */
export async function carryOut({ pool, server, waitForProcessors }: Smc): Promise<void> {
  const context = server.app.get<ModuleContext>(MODULE_CONTEXT);
  const jobs = new Map(
    context.manifests
      .flatMap(({ jobs }) => jobs?.(context) ?? [])
      .flatMap((job) => (job.kind === 'queued' ? [[job.name, job] as const] : [])),
  );
  const { signal } = new AbortController();
  for (;;) {
    await waitForProcessors();
    const { rows } = await pool.query<{ id: string; name: string; payload: unknown }>(
      'delete from kernel.job where name = any($1) returning id, name, payload',
      [['send-receipt', 'erase-donor', 'send-refund', 'end-subscription', ...ofPreSales]],
    );
    if (rows.length === 0) return;
    for (const { name, payload } of rows)
      await jobs.get(name)?.run(payload, { attempt: 1, isLast: false, now: context.clock.now(), signal });
  }
}

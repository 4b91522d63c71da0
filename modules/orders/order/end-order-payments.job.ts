import { lookAt } from '../../kernel/decider/command-bus.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { pick } from '../../kernel/event-store/events.js';
import { defineQueue, type QueuedJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { reactor } from '../../kernel/processing/projection.js';
import { PAYMENTS } from '../../payments/payments.ports.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import { preSaleEvents } from '../pre-sale/pre-sale.events.js';

const queue = defineQueue<{ readonly dateId: string; readonly orderId: string }>({
  name: 'end-order-payment',
  retry: { maxAttempts: 10, delaySeconds: (failed) => Math.min(10 * 2 ** failed, 3_600) },
});

/** Whenever lines are canceled, a job sees whether the order was to be paid still. */
export const endOrderPayments = reactor({
  name: 'end-order-payments',
  handles: [pick(preSaleEvents, 'LinesCancelled')],
  handle: async (tx, events) => {
    for (const { id: key, entityId: dateId, data, recordedAt: dueAt } of events)
      await queue.enqueue(tx, { key, payload: { dateId, orderId: data.orderId }, dueAt });
  },
});

type Deps = Pick<ModuleContext, 'bus' | 'get'>;

/** Nobody pays for an order that was canceled before it was paid: its page closes. Who paid at that moment gets it back.
 *  source  README, Money 12 */
export const endOrderPaymentJob = ({ bus, get }: Deps): QueuedJob =>
  queue.job(async ({ dateId, orderId }, { now }) => {
    const order = await lookAt(bus, preSaleDecider, dateId, ({ orders }) => orders.get(orderId));
    if (order?.status !== 'cancelled' || order.paymentId === null || order.payments.length > 0) return;
    const meta = systemCommand(now, deterministicId('end-order-payment', order.paymentId));
    await get(PAYMENTS)
      .cancel(order.paymentId, 'The order was canceled.', meta)
      .catch((error: unknown) => {
        if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
      });
  });

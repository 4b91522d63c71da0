import { pick } from '../../kernel/event-store/events.js';
import { reactor } from '../../kernel/processing/projection.js';
import { paymentEvents } from './payment.events.js';
import { refundQueue } from './refund.queue.js';

/** A refund that was asked for is sent by a job. */
export const sendRefunds = reactor({
  name: 'send-refunds',
  handles: [pick(paymentEvents, 'RefundRequested')],
  async handle(tx, events) {
    for (const { id: key, entityId: paymentId, recordedAt: dueAt, data } of events)
      await refundQueue.enqueue(tx, { key, payload: { paymentId, refundId: data.refundId }, dueAt });
  },
});

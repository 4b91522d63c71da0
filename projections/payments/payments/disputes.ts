import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { PaymentEvent } from '../../../modules/payments/payment/payment.events.js';
import type { getPayment } from '../../../modules/payments/payments.contract.js';

type Dispute = ResponseOf<typeof getPayment>['disputes'][number];

/** Each dispute of a payment as it is now, oldest first. */
export function disputesOf(history: readonly RecordedEvent<PaymentEvent>[]): Dispute[] {
  const disputes = new Map<string, Dispute>();
  for (const { type, data, recordedAt } of history) {
    if (type === 'DisputeOpened') {
      const { ref, amountCents } = data;
      disputes.set(ref, {
        ref,
        amount: amountCents / 100,
        state: 'open',
        openedAt: recordedAt,
        decidedAt: null,
      });
    }
    if (type !== 'DisputeClosed') continue;
    const opened = disputes.get(data.ref);
    const state = data.isLost ? 'lost' : 'won';
    if (opened)
      disputes.set(data.ref, { ...opened, amount: data.amountCents / 100, state, decidedAt: recordedAt });
  }
  return [...disputes.values()];
}

import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { dollarsOf } from '../../../modules/kernel/decider/money.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { PaymentEvent } from '../../../modules/payments/payment/payment.events.js';

/** One line of what happened to a payment, for staff. */
export interface Line {
  readonly at: string;
  readonly words: string;
  readonly note: string;
  /** The id of the member of staff; null for the provider or the payer. */
  readonly by: string | null;
}

export function lineOf(event: RecordedEvent<PaymentEvent>): Line {
  const at = event.recordedAt;
  const plain = (words: string): Line => ({ at, words, note: '', by: null });
  switch (event.type) {
    case 'PaymentRequested':
      return plain(`${dollarsOf(event.data.amountCents)} asked for`);
    case 'CheckoutOpened':
      return plain('Page to pay opened');
    case 'PaymentProcessing':
      return plain('The money is on its way');
    case 'PaymentDeclined':
      return plain(`Declined: ${event.data.code}`);
    case 'PaymentSettled': {
      const { paidCents, method, receivedBy, note = '' } = event.data;
      const how = method === null ? 'Paid' : methods[method];
      return { at, words: `${how} ${dollarsOf(paidCents)}`, note, by: receivedBy };
    }
    case 'PaymentExpired':
      return plain('Its time is over');
    case 'PaymentCancelled':
      return { at, words: 'Cancelled', note: event.data.reason ?? '', by: event.data.by };
    case 'RefundRequested': {
      const { amountCents, reason = '', by } = event.data;
      return { at, words: `Refund of ${dollarsOf(amountCents)} asked for`, note: reason, by };
    }
    case 'RefundSettled':
      return plain(`${dollarsOf(event.data.amountCents)} went back`);
    case 'RefundFailed':
      return plain(`A refund failed: ${event.data.code}`);
    case 'DisputeOpened':
      return plain(`Disputed: ${dollarsOf(event.data.amountCents)}, ${event.data.code}`);
    case 'DisputeClosed':
      return plain(event.data.isLost ? 'The dispute is lost' : 'The dispute is won');
    default:
      return unreachable(event);
  }
}

const methods = { check: 'Check of', cash: 'Cash,', bank: 'Transfer of' } as const;

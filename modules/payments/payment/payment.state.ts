import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import type { PaymentStatus } from '../payments.schemas.js';
import { type PaymentEvent, paymentEvents } from './payment.events.js';

type DataOf<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { readonly type: Type }>['data'];

export type Payment = { readonly status: 'none' } | KnownPayment;

/** units  USD cents; ISO-8601 UTC */
export interface KnownPayment extends DataOf<'PaymentRequested'> {
  readonly status: PaymentStatus;
  /** The page of the provider that was opened last, and how many there were. */
  readonly checkoutRef: string | null;
  readonly pages: number;
  /** The code of the last attempt that failed. */
  readonly declined: string | null;
  readonly settled: Pick<DataOf<'PaymentSettled'>, 'paidCents' | 'paidAt' | 'ref'> | null;
  readonly refunds: ReadonlyMap<string, Refund>;
  /** By their ids at the provider. */
  readonly disputes: ReadonlyMap<string, Dispute>;
}

export interface Refund extends Pick<DataOf<'RefundRequested'>, 'amountCents' | 'lines'> {
  readonly status: 'requested' | 'settled' | 'failed';
}

export interface Dispute {
  readonly status: 'open' | 'won' | 'lost';
  readonly amountCents: number;
}

type Draft = {
  payment: Payment;
  readonly refunds: Map<string, Refund>;
  readonly disputes: Map<string, Dispute>;
};

export const paymentState: StreamState<typeof paymentEvents, Payment> = {
  events: paymentEvents,
  ...foldInPlace<Payment, PaymentEvent, Draft>(
    { status: 'none' },
    {
      open: (payment) => ({
        payment,
        refunds: new Map(payment.status === 'none' ? [] : payment.refunds),
        disputes: new Map(payment.status === 'none' ? [] : payment.disputes),
      }),
      change,
      close: ({ payment, refunds, disputes }) =>
        payment.status === 'none' ? payment : { ...payment, refunds, disputes },
    },
  ),
};

function change(draft: Draft, event: PaymentEvent): void {
  if (event.type === 'PaymentRequested') {
    draft.payment = { ...event.data, ...asked };
    return;
  }
  const { payment, refunds, disputes } = draft;
  if (payment.status === 'none') return;
  switch (event.type) {
    case 'CheckoutOpened': {
      const isWaiting = payment.status === 'requested' || payment.status === 'open';
      const status = isWaiting ? 'open' : payment.status;
      draft.payment = { ...payment, status, checkoutRef: event.data.ref, pages: payment.pages + 1 };
      return;
    }
    case 'PaymentProcessing':
      draft.payment = { ...payment, status: 'processing' };
      return;
    case 'PaymentDeclined':
      draft.payment = { ...payment, declined: event.data.code };
      return;
    case 'PaymentSettled': {
      const { paidCents, paidAt, ref } = event.data;
      draft.payment = { ...payment, status: 'settled', settled: { paidCents, paidAt, ref }, declined: null };
      return;
    }
    case 'PaymentExpired':
      draft.payment = { ...payment, status: 'expired' };
      return;
    case 'PaymentCancelled':
      draft.payment = { ...payment, status: 'cancelled' };
      return;
    case 'RefundRequested':
    case 'RefundSettled':
    case 'RefundFailed':
      refunds.set(event.data.refundId, refundAfter(refunds.get(event.data.refundId), event));
      return;
    case 'DisputeOpened':
      disputes.set(event.data.ref, { status: 'open', amountCents: event.data.amountCents });
      return;
    case 'DisputeClosed': {
      const { ref, isLost, amountCents } = event.data;
      disputes.set(ref, { status: isLost ? 'lost' : 'won', amountCents });
      return;
    }
    default:
      unreachable(event);
  }
}

const asked = {
  status: 'requested',
  checkoutRef: null,
  pages: 0,
  declined: null,
  settled: null,
  refunds: new Map<string, Refund>(),
  disputes: new Map<string, Dispute>(),
} as const;

type OfRefund = Extract<
  PaymentEvent,
  { readonly type: 'RefundRequested' | 'RefundSettled' | 'RefundFailed' }
>;

function refundAfter(before: Refund | undefined, event: OfRefund): Refund {
  switch (event.type) {
    case 'RefundRequested':
      return { amountCents: event.data.amountCents, lines: event.data.lines, status: 'requested' };
    case 'RefundSettled':
      return { lines: before?.lines ?? [], amountCents: event.data.amountCents, status: 'settled' };
    case 'RefundFailed':
      return { lines: [], amountCents: 0, ...before, status: 'failed' };
    default:
      return unreachable(event);
  }
}

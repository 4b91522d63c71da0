import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { wentBack } from './left.rules.js';
import type { PaymentEvent } from './payment.events.js';
import { type KnownPayment, type Payment, paymentState, type Refund } from './payment.state.js';

/** What a provider says of a payment, as it is now. It has no time of its own: the newest that is known is followed.
 *  units  USD cents; ISO-8601 UTC */
export interface Found {
  readonly status: 'open' | 'processing' | 'paid' | 'expired';
  readonly paymentRef: string | null;
  readonly paidCents: number;
  readonly paidAt: string | null;
  readonly declined: string | null;
  readonly refunds: readonly FoundRefund[];
  readonly disputes: readonly FoundDispute[];
}

export interface FoundRefund {
  readonly ref: string;
  /** Of ours; one that was made at the provider has an id that follows from its own. */
  readonly id: string;
  readonly amountCents: number;
  readonly status: 'pending' | 'settled' | 'failed';
  readonly code: string | null;
}

interface FoundDispute {
  readonly ref: string;
  readonly amountCents: number;
  readonly code: string;
  readonly status: 'open' | 'won' | 'lost';
}

export type FollowingCommand = Command<
  'FollowProvider',
  {
    readonly found: Found;
    /** The page that was asked about. */
    readonly checkoutRef: string | null;
  }
>;

/** Record what is new in what a provider says. Nothing goes back on what was recorded: money that came has come, a refund that failed has failed, a
 *  dispute that is closed is closed, but that a lost one can be won on appeal. So an older answer that comes late changes nothing.
 *  events  in this order: [PaymentProcessing | PaymentDeclined | PaymentSettled | PaymentExpired], refunds, disputes; [] when all is known
 *  source  README, Rules 1–4; ADR 0097 */
export function followProvider(
  command: CommandOf<FollowingCommand, 'FollowProvider'>,
  payment: Payment,
): readonly PaymentEvent[] {
  if (payment.status === 'none') return [];
  const { found } = command;
  const events = followStatus(command, payment);
  let then: Payment = events.reduce<Payment>(paymentState.evolve, payment);
  for (const refund of found.refunds) {
    const more = followRefund(refund, then);
    events.push(...more);
    then = more.reduce(paymentState.evolve, then);
  }
  return [...events, ...found.disputes.flatMap((dispute) => followDispute(dispute, then))];
}

/** A page that is over ends a payment without a time of its own, and one whose time is over: before that another page can be opened. */
function followStatus(
  { found, checkoutRef, meta: { now } }: CommandOf<FollowingCommand, 'FollowProvider'>,
  payment: KnownPayment,
): PaymentEvent[] {
  const { status, purpose, until } = payment;
  if (status === 'settled') return [];
  if (found.status === 'paid') return [settledOf(found, payment, now)];
  if (status === 'expired' || status === 'cancelled') return [];
  if (found.status === 'expired') {
    const isOver = (until === null || until <= now) && checkoutRef === payment.checkoutRef;
    return isOver ? [event('PaymentExpired', { purpose })] : [];
  }
  const events: PaymentEvent[] = [];
  if (found.declined !== null && found.declined !== payment.declined)
    events.push(event('PaymentDeclined', { code: found.declined }));
  if (found.status === 'processing' && status !== 'processing')
    events.push(event('PaymentProcessing', { ref: found.paymentRef }));
  return events;
}

const settledOf = (found: Found, { payerId, purpose }: KnownPayment, now: string): PaymentEvent =>
  event('PaymentSettled', {
    payerId,
    purpose,
    paidCents: found.paidCents,
    paidAt: found.paidAt ?? now,
    ref: found.paymentRef,
    method: null,
    receivedBy: null,
  });

function followRefund(found: FoundRefund, payment: Payment): readonly PaymentEvent[] {
  if (payment.status === 'none' || payment.status !== 'settled') return [];
  const { id: refundId, ref, amountCents } = found;
  const known: Refund | undefined = payment.refunds.get(refundId);
  if (found.status === 'failed')
    return known && known.status !== 'failed'
      ? [event('RefundFailed', { refundId, code: found.code ?? 'unknown' })]
      : [];
  if (found.status === 'pending' || (known && known.status !== 'requested')) return [];
  const totalCents = wentBack(payment) + amountCents;
  return [event('RefundSettled', { purpose: payment.purpose, refundId, amountCents, totalCents, ref })];
}

function followDispute(found: FoundDispute, payment: Payment): readonly PaymentEvent[] {
  if (payment.status !== 'settled') return [];
  const { purpose } = payment;
  const { ref, amountCents, code, status } = found;
  const known = payment.disputes.get(ref)?.status;
  const opened = known === undefined ? [event('DisputeOpened', { purpose, ref, amountCents, code })] : [];
  const isNew = known === undefined || known === 'open' || (known === 'lost' && status === 'won');
  if (status === 'open' || !isNew) return opened;
  return [...opened, event('DisputeClosed', { purpose, ref, isLost: status === 'lost', amountCents })];
}

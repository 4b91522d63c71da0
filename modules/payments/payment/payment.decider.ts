import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, type DomainError, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { HandMethod, PaymentLine, Provider, Purpose } from '../payments.schemas.js';
import { type FollowingCommand, followProvider } from './following.rules.js';
import { sum } from './left.rules.js';
import type { PaymentEvent, paymentEvents } from './payment.events.js';
import { type KnownPayment, type Payment, paymentState } from './payment.state.js';
import { failRefund, paymentNotFound, type RefundingCommand, requestRefund } from './refunding.rules.js';

/** units  USD cents; until, paidAt: ISO-8601 UTC */
interface Order {
  readonly payerId: string;
  readonly purpose: Purpose;
  readonly lines: readonly PaymentLine[];
  readonly provider: Provider;
  readonly until: string | null;
}

/** `closedRef`: the page that was closed before, so that nobody pays there any more; null when there was none. */
interface AfterClosing {
  readonly closedRef: string | null;
}

export type PaymentCommand =
  | Command<'RequestPayment', Order>
  | Command<'RecordCheckout', { readonly ref: string; readonly attempt: number }>
  | Command<'ReceiveByHand', Received>
  | Command<'CancelPayment', AfterClosing & { readonly reason: string }>
  | Command<'ExpirePayment', AfterClosing>
  | Command<'RecordInvoice', Invoice>
  | FollowingCommand
  | RefundingCommand;

interface Received {
  readonly method: HandMethod;
  readonly paidCents: number;
  readonly paidAt: string;
  readonly note: string;
}

/** A paid invoice of a subscription. */
interface Invoice extends Omit<Order, 'until'> {
  readonly paidCents: number;
  readonly paidAt: string;
  readonly ref: string | null;
}

/** source  README, Commands */
export const paymentDecider: StreamDecider<typeof paymentEvents, Payment, PaymentCommand> = {
  ...paymentState,
  decide,
  isAlwaysCarriedOut: ({ type }) => type !== 'RequestPayment' && type !== 'RecordCheckout',
};

function decide(command: PaymentCommand, payment: Payment): readonly PaymentEvent[] {
  switch (command.type) {
    case 'RequestPayment':
      return request(command, payment);
    case 'RecordCheckout':
      return recordCheckout(command, payment);
    case 'ReceiveByHand':
      return receive(command, payment);
    case 'CancelPayment':
      return cancel(command, payment);
    case 'ExpirePayment':
      return expire(command, payment);
    case 'RecordInvoice':
      return recordInvoice(command, payment);
    case 'FollowProvider':
      return followProvider(command, payment);
    case 'RequestRefund':
      return requestRefund(command, payment);
    case 'FailRefund':
      return failRefund(command, payment);
    default:
      return unreachable(command);
  }
}

/** events  [PaymentRequested]; [] when the same is asked for, and still can be paid
 *  errors  PAYMENT_ID_TAKEN, PAYMENT_OVER (conflict) */
function request(
  { payerId, purpose, lines, provider, until, meta }: CommandOf<PaymentCommand, 'RequestPayment'>,
  payment: Payment,
): readonly PaymentEvent[] {
  const amountCents = amountOf(lines);
  if (payment.status === 'none')
    return [event('PaymentRequested', { payerId, purpose, lines: [...lines], amountCents, provider, until })];
  const isSame =
    payment.payerId === payerId &&
    payment.purpose.kind === purpose.kind &&
    payment.purpose.id === purpose.id &&
    payment.amountCents === amountCents &&
    payment.provider === provider;
  if (!isSame) throw conflict('PAYMENT_ID_TAKEN', { message: 'There is another payment with this id.' });
  mustBePayable(payment, meta.now);
  return [];
}

/** One page at a time: the one that was recorded first for this attempt is kept.
 *  events  [CheckoutOpened], or [] when there was one for this attempt
 *  errors  PAYMENT_NOT_FOUND (not-found), PAYMENT_OVER (conflict): whoever opened it closes it */
function recordCheckout(
  { ref, attempt, meta }: CommandOf<PaymentCommand, 'RecordCheckout'>,
  payment: Payment,
): readonly PaymentEvent[] {
  if (payment.status === 'none') throw paymentNotFound();
  if (payment.checkoutRef === ref) return [];
  mustBePayable(payment, meta.now);
  return payment.pages < attempt ? [event('CheckoutOpened', { ref })] : [];
}

/** errors  PAYMENT_OVER (conflict) */
export function mustBePayable({ status, until }: KnownPayment, now: string): void {
  const isInTime = until === null || until > now;
  if ((status === 'requested' || status === 'open') && isInTime) return;
  throw paymentOver(
    status === 'settled' || status === 'processing'
      ? 'It was paid before.'
      : 'It can no longer be paid. Begin again.',
  );
}

/** What comes by hand counts whenever it comes: after the end of a promise too.
 *  errors  PAYMENT_NOT_FOUND (not-found); NOT_BY_HAND, PAYMENT_OVER (conflict) */
function receive(
  { method, paidCents, paidAt, note, meta }: CommandOf<PaymentCommand, 'ReceiveByHand'>,
  payment: Payment,
): readonly PaymentEvent[] {
  if (payment.status === 'none') throw paymentNotFound();
  const { provider, status, payerId, purpose } = payment;
  if (provider !== 'by-hand')
    throw conflict('NOT_BY_HAND', { message: 'The provider collects this one: look again how it is.' });
  if (status === 'settled') throw paymentOver('It was received before.');
  const data = { payerId, purpose, paidCents, paidAt, ref: null, method, receivedBy: meta.actor.id };
  return [event('PaymentSettled', note ? { ...data, note } : data)];
}

/** events  [PaymentCancelled]; [] once it has ended, and while a page is open that was not closed before
 *  errors  PAYMENT_NOT_FOUND (not-found), PAYMENT_SETTLED (conflict) */
function cancel(
  { closedRef, reason, meta }: CommandOf<PaymentCommand, 'CancelPayment'>,
  payment: Payment,
): readonly PaymentEvent[] {
  if (payment.status === 'none') throw paymentNotFound();
  const { status, payerId, purpose, checkoutRef } = payment;
  if (status === 'settled' || status === 'processing')
    throw conflict('PAYMENT_SETTLED', { message: 'It was paid. Refund it.' });
  if (status === 'expired' || status === 'cancelled' || checkoutRef !== closedRef) return [];
  const data = { payerId, purpose, by: meta.actor.id };
  return [event('PaymentCancelled', reason ? { ...data, reason } : data)];
}

/** out  [PaymentExpired] once its time is over, and its page is closed; [] before, and for one that was paid, is on its way, or has ended */
function expire(
  { closedRef, meta }: CommandOf<PaymentCommand, 'ExpirePayment'>,
  payment: Payment,
): readonly PaymentEvent[] {
  if (payment.status !== 'requested' && payment.status !== 'open') return [];
  const { until, purpose, checkoutRef } = payment;
  const isOver = until === null || until <= meta.now;
  return isOver && checkoutRef === closedRef ? [event('PaymentExpired', { purpose })] : [];
}

/** events  [PaymentRequested, PaymentSettled], or [] when it was recorded */
function recordInvoice(
  { payerId, purpose, lines, provider, paidCents, paidAt, ref }: CommandOf<PaymentCommand, 'RecordInvoice'>,
  payment: Payment,
): readonly PaymentEvent[] {
  if (payment.status !== 'none') return [];
  const amountCents = amountOf(lines);
  return [
    event('PaymentRequested', { payerId, purpose, lines: [...lines], amountCents, provider, until: null }),
    event('PaymentSettled', { payerId, purpose, paidCents, paidAt, ref, method: null, receivedBy: null }),
  ];
}

const paymentOver = (message: string): DomainError => conflict('PAYMENT_OVER', { message });

const amountOf = (lines: readonly PaymentLine[]): number =>
  sum(lines.map(({ quantity, unitCents }) => quantity * unitCents));

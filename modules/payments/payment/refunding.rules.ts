import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, type DomainError, notFound } from '../../kernel/decider/errors.js';
import { dollarsOf } from '../../kernel/decider/money.js';
import { leftOf, leftOfLine, sum, wentBack } from './left.rules.js';
import type { PaymentEvent } from './payment.events.js';
import type { Payment } from './payment.state.js';

export type RefundingCommand =
  | Command<
      'RequestRefund',
      {
        readonly refundId: string;
        readonly amountCents: number;
        readonly lines: readonly { readonly id: string; readonly amountCents: number }[];
        readonly reason: string;
      }
    >
  /** The provider says no for good. */
  | Command<'FailRefund', { readonly refundId: string; readonly code: string }>;

/** Ask for money to go back. By hand it is recorded as sent back, since whoever asks hands it over.
 *  events  [RefundRequested], by hand [RefundRequested, RefundSettled]; [] for an id that was asked for before
 *  errors  PAYMENT_NOT_FOUND (not-found); NOTHING_TO_REFUND, TOO_MUCH_TO_REFUND (conflict)
 *  source  README, Rules 5–7 */
export function requestRefund(
  { refundId, amountCents, lines, reason, meta }: CommandOf<RefundingCommand, 'RequestRefund'>,
  payment: Payment,
): readonly PaymentEvent[] {
  if (payment.status === 'none') throw paymentNotFound();
  if (payment.refunds.has(refundId)) return [];
  const left = leftOf(payment);
  if (left === 0)
    throw conflict('NOTHING_TO_REFUND', { message: 'It was not paid, or all of it went back before.' });
  if (amountCents > left) throw tooMuch(`At most ${dollarsOf(left)} can go back.`);
  const ofLines = groupById(lines);
  if (sum([...ofLines.values()]) > amountCents) throw tooMuch('Its lines are more than the refund.');
  for (const [id, cents] of ofLines) {
    const most = leftOfLine(payment, id);
    if (cents > most) throw tooMuch(`At most ${dollarsOf(most)} of that line can go back.`);
  }
  const { payerId, purpose } = payment;
  const data = { payerId, refundId, amountCents, lines: [...lines], by: meta.actor.id };
  const requested = event('RefundRequested', reason ? { ...data, reason } : data);
  if (payment.provider !== 'by-hand') return [requested];
  const totalCents = wentBack(payment) + amountCents;
  return [requested, event('RefundSettled', { purpose, refundId, amountCents, totalCents, ref: null })];
}

/** out  [RefundFailed], or [] once it is known how it ended */
export function failRefund(
  { refundId, code }: CommandOf<RefundingCommand, 'FailRefund'>,
  payment: Payment,
): readonly PaymentEvent[] {
  if (payment.status === 'none' || payment.refunds.get(refundId)?.status !== 'requested') return [];
  return [event('RefundFailed', { refundId, code })];
}

/** errors  PAYMENT_NOT_FOUND (not-found) */
export const paymentNotFound = (): DomainError =>
  notFound('PAYMENT_NOT_FOUND', { message: 'There is no such payment.' });

const tooMuch = (message: string): DomainError => conflict('TOO_MUCH_TO_REFUND', { message });

function groupById(lines: readonly { readonly id: string; readonly amountCents: number }[]) {
  const groups = new Map<string, number>();
  for (const { id, amountCents } of lines) groups.set(id, (groups.get(id) ?? 0) + amountCents);
  return groups;
}

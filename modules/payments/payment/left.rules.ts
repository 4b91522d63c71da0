import type { KnownPayment, Refund } from './payment.state.js';

/** What could still be sent back: what was paid, less what went or goes back, and less what a bank took or holds back.
 *  units  USD cents */
export function leftOf(payment: KnownPayment): number {
  const { settled, refunds, disputes } = payment;
  if (!settled) return 0;
  const back = sum([...refunds.values()].filter(counts).map(({ amountCents }) => amountCents));
  const taken = [...disputes.values()].filter(({ status }) => status !== 'won');
  return Math.max(0, settled.paidCents - back - sum(taken.map(({ amountCents }) => amountCents)));
}

/** What is left of one line; 0 for one that it does not have. */
export function leftOfLine({ lines, refunds }: KnownPayment, id: string): number {
  const line = lines.find((one) => one.id === id);
  if (!line) return 0;
  const back = [...refunds.values()].filter(counts).flatMap((refund) => refund.lines);
  const ofLine = back.filter((one) => one.id === id).map(({ amountCents }) => amountCents);
  return Math.max(0, line.quantity * line.unitCents - sum(ofLine));
}

/** Everything that went back so far. */
export const wentBack = ({ refunds }: Pick<KnownPayment, 'refunds'>): number =>
  sum([...refunds.values()].filter(({ status }) => status === 'settled').map((one) => one.amountCents));

/** What banks took: of a dispute that was won on appeal, nothing. */
export const lostOf = ({ disputes }: Pick<KnownPayment, 'disputes'>): number =>
  sum([...disputes.values()].filter(({ status }) => status === 'lost').map((one) => one.amountCents));

export const isDisputed = ({ disputes }: Pick<KnownPayment, 'disputes'>): boolean =>
  [...disputes.values()].some(({ status }) => status === 'open');

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const counts = ({ status }: Refund): boolean => status !== 'failed';

import { dayIn, dollarsOf, timeIn } from '@lib/format';
import type { RefundRule } from '@modules/orders/pre-sale/pre-sale.schemas';

type RefundWordsProps = { readonly refunds: readonly RefundRule[]; readonly timeZone: string };

/** What goes back until when, and what becomes of the right to the space. */
export function RefundWords({ refunds, timeZone }: RefundWordsProps) {
  if (refunds.length === 0) return <p>Nothing goes back when you cancel.</p>;
  return (
    <>
      <ul>
        {refunds.map(({ until, percent, feeCents, keepsRight }) => (
          <li key={until}>
            Canceled until {dayIn(until, timeZone)}, {timeIn(until, timeZone)}: {percent}% goes back
            {feeCents > 0 && `, less ${dollarsOf(feeCents)} an order`}.{' '}
            {keepsRight ? 'You keep the right to the space.' : 'The right to the space ends.'}
          </li>
        ))}
      </ul>
      <p>After that nothing goes back.</p>
    </>
  );
}

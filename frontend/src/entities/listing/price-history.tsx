import { dayIn, money } from '@lib/format';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { getOfferHistory } from '@modules/marketplace/marketplace.contract';

/** The prices of a listing with their days, behind a line of words. */
export function PriceHistory({
  words,
  prices,
  className,
}: {
  readonly words: string;
  readonly prices: ResponseOf<typeof getOfferHistory>['prices'];
  readonly className: string | undefined;
}) {
  return (
    <details className={className}>
      <summary>{words}</summary>
      <ul>
        {prices.map(({ at, price }) => (
          <li key={at}>
            {dayIn(at)}: {money(price)}
          </li>
        ))}
      </ul>
    </details>
  );
}

import { Notice } from '@ui/feedback/notice';
import type { ReactNode } from 'react';
import type { PreSale } from './pre-sale.queries';
import { phaseWords, whyNotWords } from './sale-phase';
import { useServerNow } from './server-clock';

type SaleNoticeProps = {
  readonly sale: PreSale;
  /** When it was read: `dataUpdatedAt` of its query. */
  readonly readAt: number;
  readonly action?: ReactNode;
};

/** Where the sale is, told plainly, with a countdown by the server's clock. */
export function SaleNotice({ sale, readAt, action }: SaleNoticeProps) {
  const now = useServerNow({ now: sale.now, readAt });
  const { tone, title, words } = phaseWords(sale, now);
  const whyNot = whyNotWords(sale);
  return (
    <Notice live={false} tone={tone} title={title} action={action}>
      {words && <p>{words}</p>}
      {whyNot && <p>{whyNot}</p>}
    </Notice>
  );
}

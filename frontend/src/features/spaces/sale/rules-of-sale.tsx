import type { PreSale } from '@entities/orders/pre-sale.queries';
import { RefundWords } from '@entities/orders/refund-words';
import { dayIn, timeIn } from '@lib/format';
import { Panel } from '@ui/layout/panel';
import style from './spaces-page.module.css';

/** The rules that follow from the terms, as vendors read them. */
export function RulesOfSale({ sale }: { readonly sale: PreSale }) {
  const { terms, timeZone } = sale;
  const at = (iso: string) => `${dayIn(iso, timeZone)}, ${timeIn(iso, timeZone)}`;
  return (
    <Panel title="Rules of the sale">
      {terms.words !== '' && <p className={style.words}>{terms.words}</p>}
      <ul className={style.rules}>
        <li>What you choose is held for {terms.holdMinutes} minutes, until you pay.</li>
        {terms.spacesPerVendor !== null && <li>One vendor has at most {terms.spacesPerVendor} spaces.</li>}
        {terms.checkDays > 0 && (
          <li>
            A check has to come within {terms.checkDays} days
            {terms.checksUntil && `, and is taken until ${at(terms.checksUntil)}`}.
          </li>
        )}
        {terms.noShowAt && <li>Spaces of those who have not come by {at(terms.noShowAt)} are free again.</li>}
      </ul>
      <RefundWords refunds={terms.refunds} timeZone={timeZone} />
    </Panel>
  );
}

import { worthQuery } from '@entities/build/build.queries';
import { counted, money } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Panel } from '@ui/layout/panel';
import type { BuildTabProps } from '../build/build-tab-props';
import style from './costs.module.css';

/** What such cars sold for here, beside what this one cost: for its owner alone. */
export function Worth({ build: { id, make, model } }: BuildTabProps) {
  const { data, instead } = loadedPart(useQuery(worthQuery(id)), 'Loading what such cars sold for');
  return (
    <Panel title="What such cars sold for here" heading="h3">
      {instead}
      {data?.sold === null && (
        <p className={style.quiet}>
          Too few sales to say: it takes five of a {make} {model} of about this year, by five different
          sellers.
        </p>
      )}
      {data?.sold && (
        <>
          <dl className={style.range}>
            <div>
              <dt>A quarter sold below</dt>
              <dd>{money(data.sold.low)}</dd>
            </div>
            <div>
              <dt>Half sold below</dt>
              <dd>{money(data.sold.middle)}</dd>
            </div>
            <div>
              <dt>A quarter sold above</dt>
              <dd>{money(data.sold.high)}</dd>
            </div>
          </dl>
          <p className={style.quiet}>
            {counted(data.sold.sales, 'sale')} of {yearsOf(data.sold)} {make} {model}. You spent{' '}
            {money(data.spent)}, without what the car itself cost you unless you wrote it down. Only you read
            this.
          </p>
        </>
      )}
    </Panel>
  );
}

const yearsOf = ({ yearFrom, yearTo }: { readonly yearFrom: number; readonly yearTo: number }): string =>
  yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo}`;

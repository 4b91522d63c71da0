import { pricesQuery } from '@entities/analytics/analytics.queries';
import { compsWords } from '@entities/analytics/comps-words';
import { counted, dollarsOf } from '@lib/format';
import { paths } from '@lib/paths';
import type { listPrices } from '@modules/analytics/prices/prices.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { Row } from '@ui/layout/layout';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './analytics.module.css';
import { NothingYet } from './nothing-yet';
import { Part } from './part';
import { KeyOfRanges, PriceRange } from './price-range';
import { SaveCsv } from './save-csv';

type Priced = ResponseOf<typeof listPrices>['rows'][number];

const lead =
  'What such parts for the same car sold for between members, where at least five sellers named a price. Half of the prices are in the range.';
const shownFirst = 8;

/** The member's prices beside what such parts sold for here. */
export function Prices() {
  const [isWhole, setWhole] = useState(false);
  const { data, instead } = loaded(useQuery(pricesQuery), { label: 'Loading prices', shape: 'row' });
  if (!data) return <Part title="Your prices">{instead}</Part>;
  const { rows, tooFew } = data;
  if (rows.length === 0)
    return (
      <Part title="Your prices" lead={lead}>
        {tooFew > 0 ? (
          <NothingYet
            title="Too few have sold to say"
            to={`${paths.listings}?status=active`}
            step="Look at your listings"
          >
            {`You have ${counted(tooFew, 'listing')} with a price. When five sellers have sold such a part here, its price is compared. The kind and the car in a listing help.`}
          </NothingYet>
        ) : (
          <NothingYet title="No listing with a price" to={paths.createListing} step="Create a listing">
            List something for a price, and it is compared with what such parts sold for.
          </NothingYet>
        )}
      </Part>
    );
  return (
    <Part title="Your prices" lead={lead}>
      <KeyOfRanges />
      <ul className={style.list}>
        {(isWhole ? rows : rows.slice(0, shownFirst)).map((row) => (
          <li key={row.listingId}>
            <div className={style.words}>
              <Link to={paths.listing(row.listingId)}>{row.title}</Link>
              <p>{priceWords(row)}</p>
            </div>
            <div className={style.price}>
              <PriceRange own={row.priceCents} comps={row.comps} />
            </div>
          </li>
        ))}
      </ul>
      {tooFew > 0 && (
        <p className={style.quiet}>
          {`For ${counted(tooFew, 'other listing')} of yours, too few have sold to say.`}
        </p>
      )}
      <Row>
        {rows.length > shownFirst && !isWhole && (
          <Button size="small" onClick={() => setWhole(true)}>
            Show all {rows.length}
          </Button>
        )}
        <SaveCsv what="prices" name="analytics-prices" rows={() => csvRows(rows)} />
      </Row>
    </Part>
  );
}

/** "$300, above the range: sold here for $180–260, 7 sales, 12 days to sell, in any condition" */
function priceWords({ priceCents, comps }: Priced): string {
  const { lowCents, highCents, ofCondition } = comps;
  const where = priceCents > highCents ? 'above' : priceCents < lowCents ? 'below' : 'in';
  const condition = ofCondition ? 'in the same condition' : 'in any condition';
  return `${dollarsOf(priceCents)}, ${where} the range: ${compsWords(comps)}, ${condition}`;
}

const csvRows = (rows: readonly Priced[]) => [
  ['Listing', 'Kind', 'Price', 'Low', 'Middle', 'High', 'Sales', 'Median days to sell'],
  ...rows.map(({ title, kind, priceCents, comps }) => [
    ...[title, kind, priceCents / 100, comps.lowCents / 100, comps.middleCents / 100, comps.highCents / 100],
    ...[comps.sales, Math.round(comps.daysToSell * 10) / 10],
  ]),
];

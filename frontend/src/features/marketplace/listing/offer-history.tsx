import { offerHistoryQuery } from '@entities/listing/listing.queries';
import { PriceHistory } from '@entities/listing/price-history';
import { dayOf, daysFrom, today } from '@lib/day';
import { counted } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import style from './listing-page.module.css';

/** "First offered 94 days ago · 3 price cuts", with the prices and their days: also across earlier listings of the same part. */
export function OfferHistory({ id }: { readonly id: string }) {
  const { data } = useQuery(offerHistoryQuery(id));
  if (!data?.firstOfferedAt) return null;
  const days = daysFrom(dayOf(data.firstOfferedAt), today());
  if (days < 1 && data.prices.length < 2) return null;
  const words = [
    days < 1 ? 'First offered today' : `First offered ${counted(days, 'day')} ago`,
    ...(data.priceCuts > 0 ? [counted(data.priceCuts, 'price cut')] : []),
  ].join(' · ');
  if (data.prices.length < 2) return <p className={style.quiet}>{words}</p>;
  return <PriceHistory words={words} prices={data.prices} className={style.quiet} />;
}

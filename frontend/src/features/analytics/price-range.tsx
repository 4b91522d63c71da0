import type { Comps } from '@modules/analytics/prices/prices.contract';
import style from './analytics.module.css';

type PriceRangeProps = { readonly own: number; readonly comps: Comps };

/** The middle half of the prices as a bar, and the own price as a mark. The words beside it say the same. */
export function PriceRange({ own, comps: { lowCents, middleCents, highCents } }: PriceRangeProps) {
  const [from, to] = [Math.min(own, lowCents), Math.max(own, highCents)];
  const placeOf = (cents: number) => 10 + ((cents - from) / Math.max(to - from, 1)) * 180;
  const [low, middle, high, at] = [lowCents, middleCents, highCents, own].map(placeOf) as [
    number,
    number,
    number,
    number,
  ];
  return (
    <svg className={style.range} viewBox="0 0 200 28" aria-hidden="true">
      <line className={style.track} x1="4" x2="196" y1="14" y2="14" />
      <rect className={style.middle} x={low} y="7" width={Math.max(high - low, 3)} height="14" rx="2" />
      <line className={style.median} x1={middle} x2={middle} y1="7" y2="21" />
      <Own at={at} />
    </svg>
  );
}

export const KeyOfRanges = () => (
  <p className={style.key}>
    <span>
      <svg viewBox="0 0 24 18" aria-hidden="true">
        <rect className={style.middle} x="1" y="2" width="22" height="14" rx="2" />
        <line className={style.median} x1="10" x2="10" y1="2" y2="16" />
      </svg>
      half of the prices, with the middle one
    </span>
    <span>
      <svg viewBox="0 -5 24 28" aria-hidden="true">
        <Own at={12} />
      </svg>
      your price
    </span>
  </p>
);

const Own = ({ at }: { readonly at: number }) => (
  <path className={style.own} d={`M${at} 4l7 10-7 10-7-10z`} />
);

import { dollarsOf } from '@lib/format';
import { classes } from '../classes';
import style from './price.module.css';

export type PriceProps = {
  /** Whole cents; null when buyers should ask the seller. */
  readonly cents: number | null;
  /** Shown when there is no amount: "Trade". Default: "Ask". */
  readonly noSum?: string;
  /** "each", "the set", "or best offer" */
  readonly unit?: string;
  /** "Up to" */
  readonly upTo?: string | undefined;
  /** The previous price, in cents. */
  readonly was?: number;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
};

/** A price: "$1,250", "Ask" or "Free". */
export function Price({ cents, noSum, upTo, unit, was, size = 'medium', className }: PriceProps) {
  return (
    <span className={classes(style.price, style[size], className)}>
      {upTo && cents !== null && <span className={style.unit}>{upTo} </span>}
      {cents === null && noSum ? noSum : priceText(cents)}
      {unit && <span className={style.unit}> {unit}</span>}
      {was !== undefined && (
        <s className={style.was}>
          <span className={style.unseen}>was </span>
          {priceText(was)}
        </s>
      )}
    </span>
  );
}

/** Formats cents: 125000 → "$1,250", 1250 → "$12.50", 0 → "Free", null → "Ask". */
export function priceText(cents: number | null): string {
  if (cents === null) return 'Ask';
  if (cents === 0) return 'Free';
  return dollarsOf(cents);
}

import { counted, dollarsOf } from '@lib/format';
import type { Comps } from '@modules/analytics/prices/prices.contract';

/** "sold here for $180–260": the middle half of the prices. */
export function soldFor({ lowCents, highCents }: Pick<Comps, 'lowCents' | 'highCents'>): string {
  if (lowCents === highCents) return `sold here for ${dollarsOf(lowCents)}`;
  return `sold here for ${dollarsOf(lowCents)}–${dollarsOf(highCents).slice(1)}`;
}

/** "sold here for $180–260, 7 sales, 12 days to sell" */
export const compsWords = (comps: Omit<Comps, 'middleCents' | 'ofCondition'>): string =>
  `${soldFor(comps)}, ${counted(comps.sales, 'sale')}, ${counted(Math.round(comps.daysToSell), 'day')} to sell`;

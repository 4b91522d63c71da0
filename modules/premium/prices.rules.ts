/** A year costs ten months.
 *  in     monthDollars: whole dollars, as the settings have them
 *  units  out: USD cents */
export const priceCents = (monthDollars: number, interval: 'month' | 'year'): number =>
  Math.round(monthDollars * 100) * (interval === 'year' ? 10 : 1);

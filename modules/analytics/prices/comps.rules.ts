import { median, quantile } from './quantiles.rules.js';

/** A part that a member here bought, for a price that its seller named. */
export interface PartSale {
  readonly sellerId: string;
  /** USD cents, above 0. */
  readonly cents: number;
  /** Days from published to sold. */
  readonly days: number;
  readonly condition: string | null;
  /** The years of the car that it fits. */
  readonly yearFrom: number;
  readonly yearTo: number;
}

export interface CompsOfSales {
  readonly sales: number;
  readonly lowCents: number;
  readonly middleCents: number;
  readonly highCents: number;
  readonly daysToSell: number;
  readonly ofCondition: boolean;
}

/** So many sellers have to say it. As each says one price, there are as many sales at least. */
export const fewestSellers = 5;
/** Older prices say little. */
export const compsDays = 3 * 365;

/** What such parts sold for: the quartiles of one price for each seller, of the asked condition where enough sold it, of the years nearest to the asked one.
 *  in   sales: of one kind, for one make and model, without those of whoever is told, so that nobody learns one price by taking away their own
 *  out  null: too few to say
 *  source  spec N8; ADR 0121 */
export function compsOf(
  sales: readonly PartSale[],
  { year, condition }: { readonly year: number; readonly condition: string | null },
): CompsOfSales | null {
  const alike = condition === null ? [] : sales.filter((sale) => sale.condition === condition);
  for (const [some, ofCondition] of [
    [alike, true],
    [sales, false],
  ] as const)
    for (const years of spansOfYears) {
      const near = some.filter(({ yearFrom, yearTo }) => yearFrom <= year + years && yearTo >= year - years);
      const found = comps(near);
      if (found) return { ...found, ofCondition };
    }
  return null;
}

/** Years to each side, the narrowest first. */
const spansOfYears = [0, 2, 5, 10] as const;

function comps(sales: readonly PartSale[]): Omit<CompsOfSales, 'ofCondition'> | null {
  const sellers = Object.values(Object.groupBy(sales, ({ sellerId }) => sellerId)).filter(
    (own) => own !== undefined,
  );
  if (sellers.length < fewestSellers) return null;
  const prices = sellers
    .map((own) => median(own.map(({ cents }) => cents)))
    .toSorted((one, other) => one - other);
  const days = sellers
    .map((own) => median(own.map((sale) => sale.days)))
    .toSorted((one, other) => one - other);
  return {
    sales: sales.length,
    lowCents: rounded(quantile(prices, 0.25)),
    middleCents: rounded(quantile(prices, 0.5)),
    highCents: rounded(quantile(prices, 0.75)),
    daysToSell: Math.round(quantile(days, 0.5)),
  };
}

/** To the dollar below fifty, to five below five hundred, else to ten: of five sellers a quartile is the price of one, and is said no closer than that. */
function rounded(cents: number): number {
  const step = cents < 5_000 ? 100 : cents < 50_000 ? 500 : 1_000;
  return Math.round(cents / step) * step;
}

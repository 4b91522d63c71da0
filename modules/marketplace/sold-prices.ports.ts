import { definePort } from '../kernel/manifest/port.js';

/** What such cars sold for here, for whoever builds one. Provided by the read model of listings under SOLD_PRICES. */
export interface SoldPrices {
  /** The quartiles of what members paid each other for cars of one make and model, of about this year, in the last five years. The span of years is the
   *  narrowest that has enough: two years to each side, five, or ten.
   *  out    null: fewer than five sales, or of fewer than five sellers, so that nobody learns what one of them got
   *  units  USD cents, to the hundred dollars; now: ISO-8601 UTC */
  ofCars(
    car: { readonly year: number; readonly make: string; readonly model: string },
    now: string,
  ): Promise<SoldFor | null>;
}

export interface SoldFor {
  readonly sales: number;
  readonly lowCents: number;
  readonly middleCents: number;
  readonly highCents: number;
  readonly yearFrom: number;
  readonly yearTo: number;
}

export const SOLD_PRICES = definePort<SoldPrices>('SoldPrices');

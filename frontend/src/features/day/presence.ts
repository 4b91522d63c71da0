import type { SpaceOfSale } from '@entities/orders/pre-sale.queries';

/** How it is said that a vendor is there. */
export const presenceLabels: Readonly<Record<NonNullable<SpaceOfSale['presence']>, string>> = {
  here: 'Here now',
  'packed up': 'Packed up',
};

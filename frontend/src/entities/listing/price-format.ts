import type { ListingCard } from '@modules/marketplace/listing.schemas';

/** The text around a price: { noSum: 'Trade', fullNoSum: 'For trade' } instead of it, { unit: 'or best offer', shortUnit: 'OBO' } after it. */
export function priceFormat({ priceMode, listingType }: Pick<ListingCard, 'priceMode' | 'listingType'>): {
  readonly noSum?: string;
  /** Use the longer form, where there is room. */
  readonly fullNoSum?: string;
  readonly unit?: string;
  readonly shortUnit?: string;
  /** Text before the price. */
  readonly upTo?: string;
} {
  if (listingType === 'wanted' && priceMode === 'fixed') return { upTo: 'Up to' };
  switch (priceMode) {
    case 'obo':
      return { unit: 'or best offer', shortUnit: 'OBO' };
    case 'trade':
      return { noSum: 'Trade', fullNoSum: 'For trade', unit: 'or trade', shortUnit: 'or trade' };
    case 'ask':
      return listingType === 'wanted'
        ? { noSum: 'Offer', fullNoSum: 'Open to offers' }
        : { noSum: 'Ask', fullNoSum: 'Ask for price' };
    case 'fixed':
    case 'free':
      return {};
  }
}

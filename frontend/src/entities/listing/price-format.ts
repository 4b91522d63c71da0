import type { ListingCard } from '@modules/marketplace/listing.schemas';

/** What stands in place of, and after, the sum: { noSum: 'Trade' with fullNoSum: 'For trade' }, { unit: 'or best offer', shortUnit: 'OBO' }. */
export function priceFormat({ priceMode, listingType }: Pick<ListingCard, 'priceMode' | 'listingType'>): {
  readonly noSum?: string;
  /** The same where there is room for it. */
  readonly fullNoSum?: string;
  readonly unit?: string;
  readonly shortUnit?: string;
  /** What stands before the sum. */
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
        ? { noSum: 'Offer', fullNoSum: 'Make an offer' }
        : { noSum: 'Ask', fullNoSum: 'Ask for the price' };
    case 'fixed':
    case 'free':
      return {};
  }
}

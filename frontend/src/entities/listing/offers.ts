import type { ListingCard } from '@modules/marketplace/listing.schemas';

/** Whether buyers may offer another price. */
export const takesOffers = ({
  listingType,
  priceMode,
}: Pick<ListingCard, 'listingType' | 'priceMode'>): boolean =>
  listingType === 'for_sale' && ['obo', 'ask', 'trade'].includes(priceMode);

/** What a buyer can still do whose one hold of a listing is used. */
export const stillPossible = (mayOffer: boolean): string =>
  mayOffer ? 'You can still make an offer or ask the seller.' : 'You can still ask the seller.';

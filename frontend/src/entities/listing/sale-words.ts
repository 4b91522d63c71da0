import { money } from '@lib/format';
import type { ListingCard, SaleView } from '@modules/marketplace/listing.schemas';

/** How a listing of the reader ended: "Sold to Bob for $150", "Found with Bob". */
export function saleWords(
  { price, other, status }: SaleView,
  listingType: ListingCard['listingType'],
): string {
  const name = other?.name ?? 'a former member';
  if (status === 'disputed') return `${name} says that this did not happen`;
  if (listingType === 'wanted') return `Found with ${name}`;
  return price === null ? `Sold to ${name}` : `Sold to ${name} for ${money(price)}`;
}

import { paths } from '@lib/paths';
import type { ListingDetail } from '@modules/marketplace/listing.schemas';

type Shelf = Pick<ListingDetail, 'categoryPrimary' | 'categorySub'>;

/** The category of a listing, and words, as a search has them in its address. */
export function shelfSearch({ categoryPrimary, categorySub }: Shelf, search?: string): string {
  const shelf = { categoryPrimary, ...(categorySub && { categorySub }), ...(search && { search }) };
  return new URLSearchParams(shelf).toString();
}

/** All listings of a listing's category. */
export const shelfPath = (listing: Shelf): string => `${paths.home}?${shelfSearch(listing)}`;

/** Those of the same thing. */
export const similarPath = (listing: Shelf & Pick<ListingDetail, 'similar'>): string =>
  `${paths.home}?${shelfSearch(listing, listing.similar)}`;

import { paths } from '@lib/paths';
import type { ListingDetail } from '@modules/marketplace/listing.schemas';

type Shelf = Pick<ListingDetail, 'categoryPrimary' | 'categorySub'>;

/** The search address of a listing's category, with words. */
export function shelfSearch({ categoryPrimary, categorySub }: Shelf, search?: string): string {
  const shelf = { categoryPrimary, ...(categorySub && { categorySub }), ...(search && { search }) };
  return new URLSearchParams(shelf).toString();
}

/** All listings of a listing's category. */
export const shelfPath = (listing: Shelf): string => `${paths.home}?${shelfSearch(listing)}`;

/** All listings for the same part. */
export const similarPath = (listing: Shelf & Pick<ListingDetail, 'similar'>): string =>
  `${paths.home}?${shelfSearch(listing, listing.similar)}`;

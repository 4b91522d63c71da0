import { paths } from '@lib/paths';
import type { ListingDetail } from '@modules/marketplace/listing.schemas';

type Category = Pick<ListingDetail, 'categoryPrimary' | 'categorySub'>;

/** The search address of a listing's category, with words. */
export function categorySearch({ categoryPrimary, categorySub }: Category, search?: string): string {
  const category = { categoryPrimary, ...(categorySub && { categorySub }), ...(search && { search }) };
  return new URLSearchParams(category).toString();
}

/** All listings of a listing's category. */
export const categoryPath = (listing: Category): string => `${paths.home}?${categorySearch(listing)}`;

/** All listings for the same part. */
export const similarPath = (listing: Category & Pick<ListingDetail, 'similar'>): string =>
  `${paths.home}?${categorySearch(listing, listing.similar)}`;

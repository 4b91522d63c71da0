import type { Point } from '@entities/listing/listing.queries';
import type { ListingQueryInput, MapQueryInput } from '@modules/marketplace/listing.schemas';
import { changed, type SearchFilter, type Sort } from './search-filter';

export const LIST_PAGE = 24;

/** The query for the server: the filter, the origin and the sort order. Without an origin there is no radius; the
 *  server widens a search that finds too few. */
export function queryOf(filter: SearchFilter, from: Point | null): Omit<ListingQueryInput, 'cursor'> {
  const { near: _near, view: _view, radius, sort: _sort, ...plain } = filter;
  const around = from && {
    latitude: from.latitude,
    longitude: from.longitude,
    ...(radius !== undefined && { radius }),
  };
  return {
    ...plain,
    ...around,
    sort: sortOf(filter, from),
    limit: LIST_PAGE,
    expand: 'true',
  };
}

/** The same search among the listings of one kind. */
export const ofKind = (listingType: SearchFilter['listingType'], filter: SearchFilter, from: Point | null) =>
  queryOf(changed(filter, { listingType, view: undefined }), from);

/** The same search for a map or for counts, within the radius of the list. */
export function mapSearchOf(filter: SearchFilter, from: Point | null, radius: number | null): MapSearch {
  const { near: _near, view: _view, radius: _radius, sort: _sort, ...plain } = filter;
  const around = from && radius !== null && { ...from, radius };
  return { ...plain, ...(from ?? {}), ...around };
}
export type MapSearch = Omit<MapQueryInput, 'west' | 'south' | 'east' | 'north' | 'zoom'>;

/** The sort order: the chosen one, else nearest first, else newest first without an origin. */
export function sortOf({ sort, view }: SearchFilter, from: Point | null): Sort {
  if (from === null) return sort === undefined || sort === 'distance' ? 'newest' : sort;
  return view === 'map' ? 'distance' : (sort ?? 'distance');
}

/** The origin of the search: the typed place, else the device, rounded to about a hundred yards; null when neither
 *  is known. */
export function searchOrigin(filter: SearchFilter, device: Point | null): Point | null {
  if (filter.near) return { latitude: filter.near.latitude, longitude: filter.near.longitude };
  return device && { latitude: thousandth(device.latitude), longitude: thousandth(device.longitude) };
}

const thousandth = (value: number) => Math.round(value * 1000) / 1000;

import type { Point } from '@entities/listing/listing.queries';
import type { ListingQueryInput } from '@modules/marketplace/listing.schemas';
import type { SearchFilter, Sort } from './search-filter';

/** How many a page of the list and of the map asks for. */
export const LIST_PAGE = 24;
export const MAP_PAGE = 100;

/** What the server is asked: the filter, from where, in which order. Without a place there is no radius to search
 *  within; the server widens a search that finds too few. */
export function queryOf(filter: SearchFilter, from: Point | null): Omit<ListingQueryInput, 'cursor'> {
  const { near: _near, view, radius, sort: _sort, ...plain } = filter;
  const around = from && {
    latitude: from.latitude,
    longitude: from.longitude,
    ...(radius !== undefined && { radius }),
  };
  return {
    ...plain,
    ...around,
    sort: sortOf(filter, from),
    limit: view === 'map' ? MAP_PAGE : LIST_PAGE,
    expand: 'true',
  };
}

/** The order in force: the chosen one, else nearest first, else newest first where nothing is near or far. */
export function sortOf({ sort, view }: SearchFilter, from: Point | null): Sort {
  if (from === null) return sort === undefined || sort === 'distance' ? 'newest' : sort;
  return view === 'map' ? 'distance' : (sort ?? 'distance');
}

/** From where to search: the typed place, else the device, to about a hundred yards; null when neither is known. */
export function searchOrigin(filter: SearchFilter, device: Point | null): Point | null {
  if (filter.near) return { latitude: filter.near.latitude, longitude: filter.near.longitude };
  return device && { latitude: thousandth(device.latitude), longitude: thousandth(device.longitude) };
}

const thousandth = (value: number) => Math.round(value * 1000) / 1000;

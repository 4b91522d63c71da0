import type { Point } from '@entities/listing/listing.queries';
import type { Feed } from '@entities/post/post.queries';
import type { WallAddress } from './wall-address';

/** The feed of an address; null while a place is needed and not known.
 *  in      radius: miles; undefined is any distance
 *  Pure. */
export function feedOf(
  { feed, id, search, kind }: WallAddress,
  from: Point | null,
  radius: number | undefined,
): Feed | null {
  const narrowed = { ...(search && { search }), ...(kind && { kind }) };
  if (feed !== 'near') return { feed, ...(id && { id }), ...narrowed };
  if (!from) return null;
  return { feed, latitude: from.latitude, longitude: from.longitude, ...(radius && { radius }), ...narrowed };
}

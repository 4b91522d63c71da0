import type { AdRow } from '@modules/ads/ads.contract';
import type { AdPlace } from '@modules/ads/ads.schemas';

export const placeLabels: Readonly<Record<AdPlace, string>> = {
  results: 'In search results, after eight',
  wall: 'On the wall, after five posts',
  listing: 'Below a listing',
  events: 'Below the list of events',
};

/** What an ad does now, in a word or two. */
export function statusOf({ status, isShown }: Pick<AdRow, 'status' | 'isShown'>): string {
  if (status === 'running') return isShown ? 'Shown' : 'Not shown now';
  return { draft: 'Draft', paused: 'Paused', ended: 'Ended' }[status];
}

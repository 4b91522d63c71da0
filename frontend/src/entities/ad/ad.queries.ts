import { call } from '@lib/api/call';
import type { AdPlace } from '@modules/ads/ads.schemas';
import { showAd } from '@modules/ads/shown-ad.contract';
import { queryOptions } from '@tanstack/react-query';

export type Point = { readonly latitude: number; readonly longitude: number };

/** The ad for a place of a page; null without one. Nothing waits for it, and a failure is none. */
export const adQuery = (place: AdPlace, near?: Point | null) => {
  const query = { place, latitude: near?.latitude, longitude: near?.longitude };
  return queryOptions({
    queryKey: [showAd.path, query] as const,
    queryFn: ({ signal }) => call(showAd, { query, signal }),
    retry: false,
    staleTime: 300_000,
  });
};

import type { AdPlace } from '@modules/ads/ads.schemas';
import type { AdShown } from '@modules/ads/shown-ad.contract';
import { useQuery } from '@tanstack/react-query';
import { adQuery, type Point } from './ad.queries';

/** The ad for a place; null without one, undefined as long as it is unknown. Nothing waits for it. */
export const useAd = (place: AdPlace, near?: Point | null): AdShown | null | undefined =>
  useQuery(adQuery(place, near)).data?.ad;

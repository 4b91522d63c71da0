import { whenIdle } from '@lib/browser/when-idle';
import type { ListingCard } from '@modules/marketplace/listing.schemas';
import { type RefCallback, useCallback } from 'react';

/** Counts which of these listings a visitor sees, in the element with this ref: its first child has one child for each of them. */
export function useSeenCards(listings: readonly ListingCard[] | undefined): RefCallback<Element> {
  return useCallback(
    (place) => {
      const gone = new AbortController();
      const watch = () =>
        import('./seen-listings').then((seen) => seen.watchCards(place, listings, gone.signal));
      whenIdle(() => void watch().catch(() => undefined));
      return () => gone.abort();
    },
    [listings],
  );
}

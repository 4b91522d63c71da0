import type { ShownListing } from '@entities/listing/listing-card';
import { local } from '@lib/browser/browser-store';
import type { ListingPage } from '@modules/marketplace/listing.schemas';
import { useSyncExternalStore } from 'react';

/** The listings of a page with the boosted ones among them: one in each eight, after the fourth. */
export const withBoosts = ({ listings, boosted }: ListingPage): readonly ShownListing[] =>
  listings.flatMap((listing, at) => {
    const boost = at % 8 === 3 && boosted[(at - 3) / 8];
    return boost ? [listing, { ...boost, isBoosted: true }] : listing;
  });

/** Whether this device leaves boosted listings out. */
export const useIsPlain = (): boolean => useSyncExternalStore(watch, read, () => false);

/** Where this device keeps that: '1' or nothing. */
export const plainKey = 'plain-order';

const read = () => local.read(plainKey) === '1';

function watch(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

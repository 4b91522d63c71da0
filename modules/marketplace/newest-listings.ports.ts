import type { Viewer } from '../kernel/content/content.js';
import { definePort } from '../kernel/manifest/port.js';
import type { ListingCard } from './listing.schemas.js';

/** What is newly offered and looked for, for the feeds of the community. Provided by the read model of listings under NEWEST_LISTINGS. */
export interface NewestListings {
  /** Listings and wanted ads that are open now, of these sellers and for these vehicles, the newest first, as a viewer sees them.
   *  in  vehicles: keys, `chevrolet` or `chevrolet.c10`; before: the place of the last one */
  newestOf(
    of: { readonly vehicles: readonly string[]; readonly sellers: readonly string[] },
    page: { readonly before?: ListingPlace | undefined; readonly limit: number },
    viewer: Viewer,
  ): Promise<readonly ListingCard[]>;
}

export interface ListingPlace {
  /** ISO-8601 UTC */
  readonly at: string;
  readonly id: string;
}

export const NEWEST_LISTINGS = definePort<NewestListings>('NewestListings');

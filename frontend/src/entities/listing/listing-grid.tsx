import type { AdShown } from '@modules/ads/shown-ad.contract';
import { Skeleton } from '@ui/feedback/skeleton';
import { Fragment, memo } from 'react';
import { AdPlace } from '../ad/ad-place';
import { ListingCard, type ShownListing } from './listing-card';
import style from './listing-grid.module.css';

export type ListingGridProps = {
  readonly listings: readonly ShownListing[];
  /** The number of photos above the fold, which load at once. */
  readonly eager?: number;
  readonly label?: string;
  readonly heading?: 'h2' | 'h3' | 'h4';
  /** Shown after the eighth card. */
  readonly ad?: AdShown | null | undefined;
};

/** Listings side by side: two on a phone, as many as fit on a desktop. Rendered again only when its listings change. */
export const ListingGrid = memo(function ListingGrid(props: ListingGridProps) {
  const { listings, eager = 0, label = 'Listings', heading, ad } = props;
  return (
    <ul role="list" className={style.grid} aria-label={label}>
      {listings.map((listing, index) => (
        <Fragment key={keyOf(listing)}>
          {index === 8 && <AdPlace place="results" ad={ad} />}
          <li data-entry={keyOf(listing)}>
            <ListingCard listing={listing} eager={index < eager} {...(heading && { heading })} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
});

/** A listing may come up in the order, too, in which it is boosted. */
export const keyOf = ({ id, isBoosted }: ShownListing): string => (isBoosted ? `+${id}` : id);

/** The same grid while listings load. */
export function ListingGridSkeleton({ count = 8 }: { readonly count?: number }) {
  return (
    <div className={style.grid}>
      {Array.from({ length: count }, (_, index) => `slot ${index}`).map((slot) => (
        <Skeleton key={slot} shape="card" />
      ))}
    </div>
  );
}

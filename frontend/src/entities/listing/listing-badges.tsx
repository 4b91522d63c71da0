import type { ListingCard } from '@modules/marketplace/listing.schemas';
import { Badge } from '@ui/data/badge';
import { Clock, Handshake, Search } from 'lucide-react';

/** Wanted, on hold, sold: what makes this listing other than plainly for sale. Nothing when it is. */
export function ListingBadges({
  listing,
}: {
  readonly listing: Pick<ListingCard, 'listingType' | 'status'>;
}) {
  const { listingType, status } = listing;
  if (listingType !== 'wanted' && status !== 'held' && status !== 'sold') return null;
  return (
    <>
      {listingType === 'wanted' && (
        <Badge tone="wanted" icon={<Search aria-hidden="true" />}>
          Wanted
        </Badge>
      )}
      {status === 'held' && (
        <Badge tone="held" icon={<Clock aria-hidden="true" />}>
          On hold
        </Badge>
      )}
      {status === 'sold' && (
        <Badge tone="problem" icon={<Handshake aria-hidden="true" />}>
          Sold
        </Badge>
      )}
    </>
  );
}

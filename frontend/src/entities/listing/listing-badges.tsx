import type { ListingCard } from '@modules/marketplace/listing.schemas';
import { Badge } from '@ui/data/badge';
import { Clock, Handshake, Search } from 'lucide-react';

/** Badges for wanted, held and sold; none for a listing that is simply for sale. */
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
          {listingType === 'wanted' ? 'Found' : 'Sold'}
        </Badge>
      )}
    </>
  );
}

import { dealsOnListingQuery } from '@entities/deal/deal.queries';
import { SoldToButton } from '@entities/deal/sold-to-button';
import { money } from '@lib/format';
import { paths } from '@lib/paths';
import type { DealOnListing } from '@modules/deals/deals.contract';
import type { ListingDetail } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@ui/data/badge';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './talks-about.module.css';

/** For the author of a listing: the members they talk with about it, with offers and the hold, and the button that ends the listing. */
export function TalksAbout({ listing }: { readonly listing: ListingDetail }) {
  const { data } = useQuery(dealsOnListingQuery(listing.id));
  if (!data?.deals.length) return null;
  const isOver = !['active', 'paused', 'held', 'expired'].includes(listing.status);
  return (
    <Panel title="Who is talking with you about it" heading="h2">
      <ul className={style.talks}>
        {data.deals.map((deal) => (
          <li key={deal.threadId} className={style.talk}>
            <Link to={paths.thread(deal.threadId)} className={style.name}>
              {deal.other.name}
            </Link>
            <Words deal={deal} />
            {!isOver && (
              <SoldToButton
                size="small"
                listingId={listing.id}
                member={deal.other}
                price={deal.price}
                isAgreed={deal.isAgreed}
                isWanted={listing.listingType === 'wanted'}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Words({ deal: { offer, heldUntil } }: { readonly deal: DealOnListing }) {
  if (heldUntil !== null) return <Badge tone="held">Has it on hold</Badge>;
  if (!offer) return null;
  return (
    <Badge tone={offer.isMine ? 'plain' : 'sale'}>
      {offer.isMine ? `You asked ${money(offer.price)}` : `Offers ${money(offer.price)}`}
    </Badge>
  );
}

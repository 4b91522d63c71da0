import { ListingBadges } from '@entities/listing/listing-badges';
import { priceFormat } from '@entities/listing/price-format';
import { centsOf, counted } from '@lib/format';
import { paths } from '@lib/paths';
import type { ListingCard } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Card } from '@ui/data/card';
import { Photo } from '@ui/data/photo';
import { Price } from '@ui/data/price';
import { Row } from '@ui/layout/layout';
import { NoBreak } from '@ui/layout/no-break';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import { upQuery } from '../members.queries';
import style from './member-page.module.css';

export type MemberListingsProps = { readonly id: string; readonly name: string; readonly isOwn: boolean };

/** The newest of what a member has up, and the way to the rest. */
export function MemberListings({ id, name, isOwn }: MemberListingsProps) {
  const { data } = useQuery(upQuery(id));
  if (!data) return null;
  const { listings, seller } = data;
  if (seller.activeListings === 0)
    return <NoListings id={id} name={name} isOwn={isOwn} hasSold={listings.length > 0} />;
  return (
    <Panel
      title="Listings"
      actions={
        <Button asChild size="small">
          <Link to={paths.seller(id)}>See all {counted(seller.activeListings, 'listing')}</Link>
        </Button>
      }
    >
      <ul role="list" className={style.listings}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <OneListing listing={listing} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What was sold of late is on the storefront, not for sale here. */
function NoListings({ id, name, isOwn, hasSold }: MemberListingsProps & { readonly hasSold: boolean }) {
  return (
    <Panel title="Listings">
      <p>
        {isOwn
          ? 'You have nothing up right now. A part with a photo takes two minutes.'
          : `${name} has nothing up right now.`}
      </p>
      {(isOwn || hasSold) && (
        <Row>
          {isOwn && (
            <Button asChild>
              <Link to={paths.createListing}>List a part</Link>
            </Button>
          )}
          {hasSold && (
            <Button asChild>
              <Link to={paths.seller(id)}>See what was sold</Link>
            </Button>
          )}
        </Row>
      )}
    </Panel>
  );
}

function OneListing({ listing }: { readonly listing: ListingCard }) {
  const { id, title, price, photo, publishedAt, area } = listing;
  const { noSum, upTo } = priceFormat(listing);
  return (
    <Card
      layout="row"
      photo={<Photo src={photo?.card} width={480} height={360} alt="" />}
      badges={<ListingBadges listing={listing} />}
      price={<Price cents={centsOf(price)} noSum={noSum} upTo={upTo} />}
      title={
        <Link to={paths.listing(id)}>
          <NoBreak>{title}</NoBreak>
        </Link>
      }
      facts={[area, publishedAt && <Age key="age" since={publishedAt} />]}
    />
  );
}

import { ListingRow } from '@entities/listing/listing-card';
import { newestListingsQuery } from '@entities/member/member.queries';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Row } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './member-page.module.css';

export type MemberListingsProps = { readonly id: string; readonly name: string; readonly isOwn: boolean };

/** The newest listings of a member, with a link to all of them. */
export function MemberListings({ id, name, isOwn }: MemberListingsProps) {
  const { data } = useQuery(newestListingsQuery(id));
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
            <ListingRow listing={listing} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The storefront shows recent sales. */
function NoListings({ id, name, isOwn, hasSold }: MemberListingsProps & { readonly hasSold: boolean }) {
  return (
    <Panel title="Listings">
      <p>
        {isOwn
          ? 'You have nothing for sale right now. A part with a photo takes two minutes.'
          : `${name} has nothing for sale right now.`}
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
              <Link to={paths.seller(id)}>View sold listings</Link>
            </Button>
          )}
        </Row>
      )}
    </Panel>
  );
}

import { ListingGrid, ListingGridSkeleton } from '@entities/listing/listing-grid';
import { SeeOthers } from '@entities/listing/see-others';
import { paths } from '@lib/paths';
import type { ListingCard, SellerView } from '@modules/marketplace/listing.schemas';
import type { MemberPage as Member } from '@modules/members/profile/profile.contract';
import { Button } from '@ui/actions/button';
import { Pager } from '@ui/data/pager';
import { Empty } from '@ui/feedback/empty';
import { loaded, type Query } from '@ui/feedback/loaded';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ItemsOfMember } from './items-of-member';
import style from './member-page.module.css';

type Pages = {
  readonly pages: readonly { readonly seller: SellerView; readonly listings: readonly ListingCard[] }[];
};

export type ListingsOfKindProps = {
  readonly kind: 'for_sale' | 'wanted';
  readonly member: Member;
  readonly query: Query<Pages> & {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
};

/** What a member has for sale, with the public items of their inventory, or their wanted ads. */
export function ListingsOfKind({ kind, member, query }: ListingsOfKindProps) {
  const { id, name } = member;
  const { data, instead } = loaded(query, {
    label: 'Loading Listings…',
    children: <ListingGridSkeleton />,
    refused: <p className={style.tab}>There is nothing here that you can see right now.</p>,
    within: (waiting) => <div className={style.tab}>{waiting}</div>,
  });
  if (!data) return instead;
  const listings = data.pages.flatMap((page) => page.listings);
  const up = data.pages[0]?.seller[kind === 'wanted' ? 'wanted' : 'forSale'] ?? 0;
  return (
    <div className={style.tab}>
      <VisuallyHidden as="h2">{kind === 'wanted' ? 'Wanted' : 'For sale'}</VisuallyHidden>
      {listings.length === 0 && <Nothing kind={kind} member={member} />}
      {listings.length > 0 && up === 0 && (
        <p>
          {kind === 'wanted'
            ? `${name} is not looking for anything right now. These were found in the last 30 days.`
            : `${name} has nothing for sale right now. These were sold in the last 30 days.`}
        </p>
      )}
      {listings.length > 0 && (
        <>
          <ListingGrid
            listings={listings}
            eager={4}
            heading="h3"
            label={kind === 'wanted' ? `What ${name} is looking for` : `Listings of ${name}`}
          />
          <Pager
            shown={listings.length}
            unit="listings"
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            busy={query.isFetchingNextPage}
          />
        </>
      )}
      {kind === 'for_sale' && <ItemsOfMember key={id} id={id} name={name} />}
    </div>
  );
}

function Nothing({ kind, member: { name, allowedActions } }: Pick<ListingsOfKindProps, 'kind' | 'member'>) {
  const isOwn = allowedActions.includes('edit');
  if (kind === 'wanted') return <p>{isOwn ? 'You are' : `${name} is`} not looking for anything right now.</p>;
  return (
    <Empty
      visual={<Store aria-hidden="true" />}
      title="Nothing for sale right now"
      action={
        isOwn ? (
          <Button asChild variant="primary">
            <Link to={paths.createListing}>List a part</Link>
          </Button>
        ) : (
          <SeeOthers />
        )
      }
    >
      {isOwn
        ? 'A part with a photo takes two minutes.'
        : `${name} has sold out or taken a break. Check back before the next meet.`}
    </Empty>
  );
}

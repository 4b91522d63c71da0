import { FollowButton } from '@entities/follow/follow-button';
import { storefrontItemQuery } from '@entities/inventory/label.queries';
import { PublicItemPage } from '@entities/inventory/public-item-page';
import { storefrontQuery } from '@entities/listing/listing.queries';
import { ListingGrid, ListingGridSkeleton } from '@entities/listing/listing-grid';
import { SeeOthers } from '@entities/listing/see-others';
import { MemberLink, SellerFacts } from '@entities/member/seller-card';
import { ReportButton } from '@entities/report/report-button';
import { retryUnlessRefused } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { SellerView } from '@modules/marketplace/listing.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { ShareButton } from '@ui/actions/share-button';
import { Avatar } from '@ui/data/avatar';
import { Pager } from '@ui/data/pager';
import { Empty, EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Page, Stack } from '@ui/layout/layout';
import { MessageSquare, Store, UserX } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { StorefrontItems } from './storefront-items';
import style from './storefront-page.module.css';

/** /seller/:id: a seller and all their listings, and with ?item= one item of their inventory. The address is short enough for a printed label. */
export default function StorefrontPage() {
  const { id = '' } = useParams();
  const item = useSearchParams()[0].get('item');
  return item ? (
    <PublicItemPage
      key={item}
      query={storefrontItemQuery(id, item)}
      here={paths.sellerItem(id, item)}
      back={paths.seller(id)}
    />
  ) : (
    <Storefront id={id} />
  );
}

function Storefront({ id }: { readonly id: string }) {
  const query = useInfiniteQuery({ ...storefrontQuery(id), retry: retryUnlessRefused });
  const seller = query.data?.pages[0]?.seller;
  usePageTitle(seller?.name);
  const { data, instead } = loadedPage(query, {
    label: 'Loading Storefront…',
    children: <ListingGridSkeleton />,
    refused: <NoSeller />,
  });
  if (!data || !seller) return instead;
  const listings = data.pages.flatMap((page) => page.listings);
  return (
    <Page>
      <Stack gap="loose">
        <SellerHeading seller={seller} />
        {listings.length === 0 ? (
          <NothingUp name={seller.name} />
        ) : (
          <>
            <ListingGrid listings={listings} eager={4} heading="h2" label={`Listings of ${seller.name}`} />
            <Pager
              shown={listings.length}
              unit="listings"
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              busy={query.isFetchingNextPage}
            />
          </>
        )}
        <StorefrontItems key={seller.id} id={seller.id} name={seller.name} />
        <div>
          <ReportButton
            what="this storefront"
            target={{ kind: 'member', id: seller.id, label: seller.name }}
            others={listings.slice(0, 9).map((one) => ({ kind: 'listing', id: one.id, label: one.title }))}
            ownerId={seller.id}
          />
        </div>
      </Stack>
    </Page>
  );
}

function SellerHeading({ seller }: { readonly seller: SellerView }) {
  const path = paths.seller(seller.id);
  const me = useMember()?.id;
  return (
    <header className={style.heading}>
      <Avatar name={seller.name} src={seller.picture} size="large" decorative />
      <div className={style.words}>
        <h1>{seller.name}</h1>
        <SellerFacts seller={seller} />
        <MemberLink seller={seller} />
      </div>
      <div className={style.actions}>
        {me !== seller.id && (
          <>
            <FollowButton kind="member" id={seller.id} name={seller.name} />
            <Button asChild icon={<MessageSquare />}>
              <Link to={paths.writeTo(seller.id)}>Message</Link>
            </Button>
          </>
        )}
        <ShareButton title={`${seller.name} on Swap Meet Classics`} path={path} />
      </div>
    </header>
  );
}

function NothingUp({ name }: { readonly name: string }) {
  return (
    <Empty visual={<Store aria-hidden="true" />} title="Nothing for sale right now" action={<SeeOthers />}>
      {name} has sold out or taken a break. Check back before the next meet.
    </Empty>
  );
}

function NoSeller() {
  usePageTitle('Seller gone');
  return (
    <EmptyPage
      visual={<UserX aria-hidden="true" />}
      title="This seller is no longer here"
      action={
        <Button asChild>
          <Link to={paths.home}>Browse Listings</Link>
        </Button>
      }
    >
      They have left, or the address is wrong.
    </EmptyPage>
  );
}

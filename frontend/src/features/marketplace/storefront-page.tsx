import { PageProblem } from '@lib/load-problem';
import { usePageTitle } from '@lib/page-title';
import { paths } from '@lib/paths';
import { isRefusal, retryUnlessRefused } from '@lib/problem';
import type { SellerView } from '@modules/marketplace/listing.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Avatar } from '@ui/avatar';
import { Button } from '@ui/button';
import { Empty, EmptyPage } from '@ui/empty';
import { Page, Stack } from '@ui/layout';
import { Pager } from '@ui/pager';
import { Loading } from '@ui/skeleton';
import { Store, UserX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { ListingGrid, ListingGridSkeleton } from './listing-grid';
import { storefrontQuery } from './marketplace.queries';
import { AboutSeller, SellerFacts } from './seller-card';
import { ShareButton } from './share-button';
import style from './storefront-page.module.css';

/** /seller/:id: one seller and all they have up, under an address short enough for a label. */
export default function StorefrontPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      ...storefrontQuery(id),
      retry: retryUnlessRefused,
    });
  const seller = data?.pages[0]?.seller;
  usePageTitle(seller?.name);
  if (isPending)
    return (
      <Page>
        <Loading label="Loading Storefront…">
          <ListingGridSkeleton />
        </Loading>
      </Page>
    );
  if (isRefusal(error)) return <NoSeller />;
  if (!seller) return <PageProblem error={error} refetch={refetch} />;
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
              onMore={hasNextPage ? () => void fetchNextPage() : undefined}
              busy={isFetchingNextPage}
            />
          </>
        )}
      </Stack>
    </Page>
  );
}

function SellerHeading({ seller }: { readonly seller: SellerView }) {
  const path = paths.seller(seller.id);
  return (
    <header className={style.heading}>
      <Avatar name={seller.name} src={seller.picture} size="large" decorative />
      <div className={style.words}>
        <h1>{seller.name}</h1>
        <SellerFacts seller={seller} />
        <AboutSeller seller={seller} />
      </div>
      <ShareButton title={`${seller.name} on Swap Meet Classics`} path={path} />
    </header>
  );
}

function NothingUp({ name }: { readonly name: string }) {
  return (
    <Empty
      visual={<Store aria-hidden="true" />}
      title="Nothing up right now"
      action={
        <Button asChild variant="primary">
          <Link to={paths.home}>See what others have</Link>
        </Button>
      }
    >
      {name} has sold out or taken a break. Look again before the next meet.
    </Empty>
  );
}

function NoSeller() {
  usePageTitle('Seller gone');
  return (
    <EmptyPage
      visual={<UserX aria-hidden="true" />}
      title="This seller is not here any more"
      action={
        <Button asChild>
          <Link to={paths.home}>Browse Listings</Link>
        </Button>
      }
    >
      They have left, or the address is not quite right.
    </EmptyPage>
  );
}

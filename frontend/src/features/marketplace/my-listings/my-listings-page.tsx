import { myListingsQuery } from '@entities/listing/listing.queries';
import { statusLabels } from '@entities/listing/listing-labels';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { listingStatuses } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { LoadProblem } from '@ui/feedback/load-problem';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading } from '@ui/layout/layout';
import { Tabs } from '@ui/layout/tabs';
import { Bookmark, Handshake, Plus, Tag } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { MyListings } from './my-listings-list';

type Status = (typeof listingStatuses)[number];

/** These tabs always show; the others once they have listings. */
const usual: readonly Status[] = ['active', 'held', 'draft', 'paused', 'expired', 'sold'];
const inTabs: readonly Status[] = [...usual, 'withdrawn', 'removed'];

/** /listings: the member's own, by status. */
export default function MyListingsPage() {
  usePageTitle('My listings');
  const session = useSession();
  if (session.status === 'loading')
    return (
      <Page>
        <Loading label="Loading Listings…" shape="row" />
      </Page>
    );
  return (
    <Page>
      <PageHeading
        title="My listings"
        lead="Everything you are selling or looking for, and its status."
        actions={
          session.status === 'signed-in' && (
            <>
              <Button asChild icon={<Handshake />}>
                <Link to={paths.matches}>Matches</Link>
              </Button>
              <Button asChild icon={<Bookmark />}>
                <Link to={paths.saved}>Saved</Link>
              </Button>
              <Button asChild variant="primary" icon={<Plus />}>
                <Link to={paths.createListing}>Create a listing</Link>
              </Button>
            </>
          )
        }
      />
      {session.status === 'signed-in' ? <MyTabs /> : <SignInFirst />}
    </Page>
  );
}

function MyTabs() {
  const [params, setParams] = useSearchParams();
  const status = listingStatuses.find((known) => known === params.get('status')) ?? 'active';
  const { data, error, isPending, refetch } = useQuery(myListingsQuery(status));
  if (!data && isPending) return <Loading label="Loading Listings…" shape="row" />;
  if (!data) return <LoadProblem error={error} refetch={refetch} />;
  const { counts, listings } = data;
  const shown = inTabs.filter((one) => usual.includes(one) || one === status || (counts[one] ?? 0) > 0);
  return (
    <Tabs
      label="Listings by status"
      value={status}
      onValueChange={(next) => setParams({ status: next }, { replace: true })}
      tabs={shown.map((one) => ({
        value: one,
        label: statusLabels[one],
        count: counts[one] ?? 0,
        content:
          one === status ? <MyListings status={one} listings={listings} paused={counts.paused ?? 0} /> : null,
      }))}
    />
  );
}

function SignInFirst() {
  return (
    <Empty
      visual={<Tag aria-hidden="true" />}
      title="Sign in to see your listings"
      action={
        <Button asChild variant="primary">
          <Link to={paths.login(paths.listings)}>Sign in</Link>
        </Button>
      }
    >
      Here you see and manage everything you are selling or looking for.
    </Empty>
  );
}

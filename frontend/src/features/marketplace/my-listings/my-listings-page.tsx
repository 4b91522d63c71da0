import { statusLabels } from '@entities/listing/listing-labels';
import { myListingsQuery } from '@entities/listing/own-listings.queries';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { listingStatuses } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading } from '@ui/layout/layout';
import { Tabs } from '@ui/layout/tabs';
import { later } from '@ui/overlays/later';
import { Bookmark, Handshake, Plus, Tag } from 'lucide-react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { HeldForMe } from './held-for-me';
import { MyListings } from './my-listings-list';

/** The tab of listings that the member holds, beside the statuses of their own. */
const heldForMeTab = 'held-for-me';
/** The tab of what the member has bought. */
const boughtTab = 'bought';
type Tab = (typeof listingStatuses)[number] | typeof heldForMeTab | typeof boughtTab;

const Bought = later(() => import('./bought').then((tab) => tab.Bought));

/** These tabs always show; the others once they have listings. */
const usual: readonly Tab[] = [
  'active',
  'held',
  heldForMeTab,
  boughtTab,
  'draft',
  'paused',
  'expired',
  'sold',
];
const tabs: readonly Tab[] = [...usual, 'withdrawn', 'removed'];

/** /listings: the member's own, by status. */
export default function MyListingsPage() {
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
        lead="What you are selling, looking for or holding, and what you bought."
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

/** Without a status in the address, the first tab that is not empty. */
function MyTabs() {
  const [params, setParams] = useSearchParams();
  const asked = tabs.find((known) => known === params.get('status'));
  const listed = listingStatuses.find((known) => known === asked) ?? 'active';
  const { data, instead } = loaded(useQuery(myListingsQuery(listed)), {
    label: 'Loading Listings…',
    shape: 'row',
  });
  if (!data) return instead;
  const { counts, listings, heldForMe, bought } = data;
  const all = { ...counts, [heldForMeTab]: heldForMe, [boughtTab]: bought };
  const countOf = (tab: Tab) => all[tab] ?? 0;
  const open = asked ?? tabs.find((tab) => countOf(tab) > 0) ?? 'active';
  if (!asked) return <Navigate to={`?status=${open}`} replace />;
  const shown = tabs.filter((tab) => usual.includes(tab) || tab === open || countOf(tab) > 0);
  const contentOf = (tab: Tab) => {
    if (tab === heldForMeTab) return <HeldForMe />;
    if (tab === boughtTab) return <Bought />;
    return <MyListings key={tab} status={tab} listings={listings} paused={counts.paused ?? 0} />;
  };
  return (
    <Tabs
      label="Listings by status"
      value={open}
      onValueChange={(next) => setParams({ status: next }, { replace: true })}
      tabs={shown.map((tab) => ({
        value: tab,
        label: labelOf(tab),
        count: countOf(tab),
        content: tab === open ? contentOf(tab) : null,
      }))}
    />
  );
}

function labelOf(tab: Tab): string {
  if (tab === heldForMeTab) return 'Held for me';
  return tab === boughtTab ? 'Bought' : statusLabels[tab];
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

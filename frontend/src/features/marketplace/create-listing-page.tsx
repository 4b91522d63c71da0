import { call } from '@lib/call';
import { usePageTitle } from '@lib/page-title';
import { paths } from '@lib/paths';
import { isRefusal, retryUnlessRefused } from '@lib/problem';
import { RequireMember } from '@lib/require-member';
import { useMember } from '@lib/session';
import { publishListing } from '@modules/marketplace/marketplace.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Page, PageHeading } from '@ui/layout';
import { Loading } from '@ui/skeleton';
import { useToast } from '@ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshListing } from './listing.queries';
import { ListingForm } from './listing-form';
import { dropKept, keptName, readKept } from './listing-form-draft';
import { useListingForm } from './listing-form-state';
import { listingFormQuery } from './marketplace.queries';
import { useWaitsFor, WaitingNotice } from './waiting-notice';

/** /create-listing */
export default function CreateListingPage() {
  usePageTitle('Sell or look for something');
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading
          title="Create a listing"
          lead="Free, and up in a few minutes. What you write is kept as you go."
        />
        <Open />
      </Page>
    </RequireMember>
  );
}

/** Who waits for something sees that first, and fills in nothing in vain. */
function Open() {
  const waitsFor = useWaitsFor('list');
  return waitsFor ? <WaitingNotice need="list" waitsFor={waitsFor} /> : <CreateListing />;
}

/** A form kept in this browser goes on, unless its draft was published or taken down meanwhile. */
function CreateListing() {
  const name = keptName(useMember()?.uid ?? '');
  const [draftId] = useState(() => readKept(name)?.listingId ?? null);
  const { data, error, isLoading } = useQuery({
    ...listingFormQuery(draftId ?? ''),
    enabled: draftId !== null,
    retry: retryUnlessRefused,
    staleTime: 0,
  });
  if (isLoading) return <Loading label="Loading your draft…" />;
  const isOver = isRefusal(error) || (data !== undefined && data.status !== 'draft');
  return <NewListing name={name} isOver={isOver} />;
}

function NewListing({ name, isOver }: { readonly name: string; readonly isOver: boolean }) {
  const [keptAs] = useState(() => {
    if (isOver) dropKept(name);
    return name;
  });
  const state = useListingForm(keptAs);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { toast } = useToast();
  const publish = async (id: string) => {
    await call(publishListing, { params: { id } });
    await refreshListing(queries, id);
    toast({ title: 'Your listing is up', tone: 'good' });
    navigate(paths.listing(id), { replace: true, state: { isStart: true } });
  };
  return (
    <ListingForm
      state={state}
      label="Create a listing"
      finishLabel="Publish"
      onFinish={publish}
      laterLabel="Save and finish later"
      onLater={() => navigate(`${paths.listings}?status=draft`)}
      restoredWords={
        state.listingId
          ? 'Here is the listing you had begun. If you start over, its draft stays under My listings.'
          : 'Here is the listing you had begun. Go on where you stopped.'
      }
    />
  );
}

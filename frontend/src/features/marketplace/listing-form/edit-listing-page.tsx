import { refreshListing } from '@entities/listing/listing.mutations';
import { listingFormQuery } from '@entities/listing/listing.queries';
import { RequireMember } from '@entities/member/require-member';
import { call } from '@lib/api/call';
import { isRefusal, retryUnlessRefused } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { type getListingForm, publishListing } from '@modules/marketplace/marketplace.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PageProblem } from '@ui/feedback/load-problem';
import { Loading } from '@ui/feedback/skeleton';
import { useToast } from '@ui/feedback/use-toast';
import { Page, PageHeading } from '@ui/layout/layout';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ListingGone } from '../listing-gone';
import { ListingForm } from './listing-form';
import { storageKey } from './listing-form-draft';
import { fieldsOf } from './listing-form-fields';
import { useListingForm } from './listing-form-state';
import { loadedListing } from './revise-listing';

/** /listing/:id/edit */
export default function EditListingPage() {
  usePageTitle('Edit listing');
  return (
    <RequireMember>
      <EditListing />
    </RequireMember>
  );
}

function EditListing() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    ...listingFormQuery(id),
    retry: retryUnlessRefused,
    staleTime: 0,
  });
  if (isPending)
    return (
      <Page width="form">
        <Loading label="Loading your listing…" shape="block" count={1} />
      </Page>
    );
  if (isRefusal(error)) return <ListingGone />;
  if (!data) return <PageProblem width="form" error={error} refetch={refetch} />;
  return (
    <Page>
      <PageHeading
        title={data.status === 'draft' ? 'Finish your listing' : 'Edit listing'}
        lead={data.form.title}
      />
      <SavedListingForm key={data.id} listing={data} />
    </Page>
  );
}

function SavedListingForm({ listing }: { readonly listing: ResponseOf<typeof getListingForm> }) {
  const member = useMember();
  const [saved] = useState({
    id: listing.id,
    fields: fieldsOf(listing.form),
    loaded: loadedListing(listing),
  });
  const state = useListingForm(storageKey(member?.uid ?? '', listing.id), { saved });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { toast } = useToast();
  const isDraft = listing.status === 'draft';
  const finish = async (id: string) => {
    if (isDraft) await call(publishListing, { params: { id } });
    await refreshListing(queries, id);
    if (isDraft) toast({ title: 'Your listing is live', tone: 'good' });
    navigate(paths.listing(id), { replace: true, state: { isStart: true } });
  };
  return (
    <ListingForm
      state={state}
      label="Edit listing"
      isOnePage
      publishes={isDraft}
      finishLabel={isDraft ? 'Publish' : 'Save changes'}
      onFinish={finish}
      laterLabel={isDraft ? 'Save and finish later' : 'Save changes'}
      onLater={isDraft ? () => navigate(`${paths.listings}?status=draft`) : finish}
      restoredText="These are the changes you had not saved."
    />
  );
}

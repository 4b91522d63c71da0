import { useListingFormCommands } from '@entities/listing/listing-form.mutations';
import { listingFormQuery } from '@entities/listing/own-listings.queries';
import { RequireMember } from '@entities/member/require-member';
import { retryUnlessRefused } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { type getListingForm } from '@modules/marketplace/marketplace.contract';
import { useQuery } from '@tanstack/react-query';
import { loadedPage } from '@ui/feedback/loaded';
import { useToast } from '@ui/feedback/use-toast';
import { Page, PageHeading } from '@ui/layout/layout';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ListingGone } from '../listing-gone';
import { ConfirmEmail } from './confirm-email';
import { ListingForm } from './listing-form';
import { storageKey } from './listing-form-draft';
import { fieldsOf } from './listing-form-fields';
import { useListingForm } from './listing-form-state';
import { loadedListing } from './revise-listing';

/** /listing/:id/edit */
export default function EditListingPage() {
  return (
    <RequireMember>
      <EditListing />
    </RequireMember>
  );
}

function EditListing() {
  const { id = '' } = useParams();
  const { data: listing, instead } = loadedPage(
    useQuery({ ...listingFormQuery(id), retry: retryUnlessRefused, staleTime: 0 }),
    {
      width: 'form',
      label: 'Loading your listing…',
      shape: 'block',
      count: 1,
      refused: <ListingGone />,
    },
  );
  if (!listing) return instead;
  return (
    <Page>
      <PageHeading
        title={listing.status === 'draft' ? 'Finish your listing' : 'Edit listing'}
        lead={listing.form.title}
      />
      <SavedListingForm key={listing.id} listing={listing} />
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
  const commands = useListingFormCommands();
  const { toast } = useToast();
  const isDraft = listing.status === 'draft';
  const finish = async (id: string) => {
    await (isDraft ? commands.publish(id) : commands.refresh(id));
    if (isDraft) toast({ title: 'Your listing is live', tone: 'good' });
    navigate(paths.listing(id), { replace: true, state: { isStart: true } });
  };
  return (
    <ListingForm
      state={state}
      label="Edit listing"
      isOnePage
      publishes={isDraft}
      before={isDraft && <ConfirmEmail />}
      finishLabel={isDraft ? 'Publish' : 'Save changes'}
      onFinish={finish}
      laterLabel={isDraft ? 'Save and finish later' : 'Save changes'}
      onLater={isDraft ? () => navigate(`${paths.listings}?status=draft`) : finish}
      restoredText="These are the changes you had not saved."
    />
  );
}

import { call } from '@lib/call';
import { usePageTitle } from '@lib/page-title';
import { paths } from '@lib/paths';
import { RequireMember } from '@lib/require-member';
import { useMember } from '@lib/session';
import { publishListing } from '@modules/marketplace/marketplace.contract';
import { useQueryClient } from '@tanstack/react-query';
import { Page, PageHeading } from '@ui/layout';
import { useToast } from '@ui/toast';
import { useNavigate } from 'react-router-dom';
import { refreshListing } from './listing.queries';
import { ListingForm } from './listing-form';
import { keptName } from './listing-form-draft';
import { useListingForm } from './listing-form-state';

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
        <NewListing />
      </Page>
    </RequireMember>
  );
}

function NewListing() {
  const member = useMember();
  const state = useListingForm(keptName(member?.uid ?? ''));
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
      restoredWords="Here is the listing you had begun. Go on where you stopped."
    />
  );
}

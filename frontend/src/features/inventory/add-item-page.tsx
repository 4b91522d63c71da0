import { listingQuery } from '@entities/listing/listing.queries';
import { RequireMember } from '@entities/member/require-member';
import { retryUnlessRefused } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { loaded } from '@ui/feedback/loaded';
import { useToast } from '@ui/feedback/use-toast';
import { Page, PageHeading } from '@ui/layout/layout';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { blankItem, type ItemFields, itemFromListing } from './item-form/item-fields';
import { ItemForm } from './item-form/item-form';
import { useItemForm } from './item-form/item-form-state';

/** /inventory/create; `locationId` in the address is the place of the new item, `bought` the listing that it was bought from. */
export default function AddItemPage() {
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading
          kicker={<Link to={paths.inventory}>Inventory</Link>}
          title="Add Item"
          lead="A title is enough to start. We save your work as you go."
        />
        <AddItemOrBought />
      </Page>
    </RequireMember>
  );
}

function AddItemOrBought() {
  const [params] = useSearchParams();
  const [bought, locationId] = [params.get('bought'), params.get('locationId')];
  if (bought !== null) return <AddBought listingId={bought} />;
  return <AddItem name="" start={{ ...blankItem, locationId }} />;
}

function AddBought({ listingId }: { readonly listingId: string }) {
  const query = useQuery({ ...listingQuery(listingId), retry: retryUnlessRefused });
  const { data, instead } = loaded(query, { label: 'Loading Listing…' });
  if (!data) return instead;
  return <AddItem name={`:${listingId}`} start={itemFromListing(data)} />;
}

/** in  name: tells the drafts of this form in this browser apart */
function AddItem({ name, start: given }: { readonly name: string; readonly start: ItemFields }) {
  const [start] = useState(given);
  const state = useItemForm(`item-form:${useMember()?.uid ?? ''}${name}`, start);
  const [round, setRound] = useState(0);
  const navigate = useNavigate();
  const { toast } = useToast();
  return (
    <ItemForm
      key={round}
      state={state}
      label="Add Item"
      finishLabel="Save"
      isSaved={false}
      onFinish={(id) => navigate(paths.inventoryPart(id), { replace: true })}
      onNext={() => {
        toast({ title: 'Saved. Now the next one.', tone: 'good' });
        setRound(round + 1);
        window.scrollTo(0, 0);
      }}
    />
  );
}

import { RequireMember } from '@entities/member/require-member';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { useToast } from '@ui/feedback/use-toast';
import { Page, PageHeading } from '@ui/layout/layout';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { blankItem } from './item-form/item-fields';
import { ItemForm } from './item-form/item-form';
import { useItemForm } from './item-form/item-form-state';

/** /inventory/create; `locationId` in the address is the place of the new item. */
export default function AddItemPage() {
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading
          kicker={<Link to={paths.inventory}>Inventory</Link>}
          title="Add Item"
          lead="A title is enough to start. We save your work as you go."
        />
        <AddItem />
      </Page>
    </RequireMember>
  );
}

function AddItem() {
  const [params] = useSearchParams();
  const [start] = useState({ ...blankItem, locationId: params.get('locationId') });
  const state = useItemForm(`item-form:${useMember()?.uid ?? ''}`, start);
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

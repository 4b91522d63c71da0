import { itemQuery } from '@entities/inventory/item.queries';
import { RequireMember } from '@entities/member/require-member';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { ItemDetail } from '@modules/inventory/item.schemas';
import { useQuery } from '@tanstack/react-query';
import { loadedPage } from '@ui/feedback/loaded';
import { Page, PageHeading } from '@ui/layout/layout';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { itemFieldsOf } from './item-form/item-fields';
import { ItemForm } from './item-form/item-form';
import { useItemForm } from './item-form/item-form-state';
import { NoSuchPart } from './no-such-part';

/** /inventory/:id/edit */
export default function EditItemPage() {
  return (
    <RequireMember>
      <EditItem />
    </RequireMember>
  );
}

function EditItem() {
  const { id = '' } = useParams();
  const { data: item, instead } = loadedPage(useQuery(itemQuery(id)), {
    width: 'form',
    label: 'Loading Part…',
    shape: 'block',
    count: 1,
    refused: <NoSuchPart id={id} />,
  });
  if (!item) return instead;
  return (
    <Page width="form">
      <PageHeading
        kicker={<Link to={paths.inventoryPart(id)}>{item.title}</Link>}
        title="Edit item"
        lead="To change how many there are or where they are, use the item’s own page."
      />
      <SavedItemForm key={item.id} item={item} />
    </Page>
  );
}

function SavedItemForm({ item }: { readonly item: ItemDetail }) {
  const [start] = useState(() => itemFieldsOf(item));
  const state = useItemForm(`item-form:${useMember()?.uid ?? ''}:${item.id}`, start, item);
  const navigate = useNavigate();
  return (
    <ItemForm
      state={state}
      label="Edit item"
      finishLabel="Save changes"
      isSaved
      onFinish={(id) => navigate(paths.inventoryPart(id), { replace: true })}
    />
  );
}

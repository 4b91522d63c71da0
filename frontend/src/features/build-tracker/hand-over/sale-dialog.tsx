import { useLinkSale } from '@entities/build/hand-over.mutations';
import { myListingsQuery } from '@entities/listing/own-listings.queries';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { BuildView } from '@modules/builds/builds.schemas';
import { useQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { GoesAlongFields, useGiven } from './goes-along';

type SaleDialogProps = { readonly build: BuildView; readonly onClose: () => void };

/** Joins the build to the listing that sells its car: its buyer here is offered it, with what goes along. */
export function SaleDialog({ build, onClose }: SaleDialogProps) {
  const { id, title } = build;
  const { mutate, isPending, error } = useLinkSale(id);
  const [given, setGiven] = useGiven(build.sale?.goesAlong);
  const [listingId, setListingId] = useState(build.sale?.listingId ?? '');
  const [isBlank, setBlank] = useState(false);
  const { data, instead } = loadedPart(useQuery(myListingsQuery()), 'Loading your listings');
  const open = data?.listings.filter((one) => one.listingType === 'for_sale' && unsold.has(one.status)) ?? [];
  const send = () => {
    setBlank(listingId === '');
    if (listingId === '') return;
    mutate(
      { listingId, goesAlong: given },
      {
        onSuccess: () => {
          toast({ title: `${title} goes to the buyer of your listing`, tone: 'good' });
          onClose();
        },
      },
    );
  };
  return (
    <DialogForm
      holds
      size="medium"
      title={`Sell ${title} by a listing`}
      description="When you mark it as sold to a member here, they are offered the build. Sold elsewhere, it stays with you."
      action="Save"
      busy={isPending}
      disabled={!data}
      problem={error && !isAtField(error, ['listingId']) ? messageOf(error) : null}
      onSubmit={send}
      onClose={onClose}
    >
      {instead}
      {data && open.length === 0 && (
        <p>
          You have nothing for sale. <Link to={paths.createListing}>List the car first</Link>.
        </p>
      )}
      {open.length > 0 && (
        <Field
          label="Listing"
          required
          error={
            isBlank && listingId === '' ? 'Choose the listing of the car.' : problemAt(error, 'listingId')
          }
        >
          <Select
            placeholder="Choose a listing"
            value={listingId}
            onChange={({ target }) => setListingId(target.value)}
            options={open.map((one) => ({ value: one.id, label: one.title }))}
          />
        </Field>
      )}
      <GoesAlongFields buildId={id} given={given} onChange={setGiven} />
    </DialogForm>
  );
}

const unsold: ReadonlySet<string> = new Set(['draft', 'active', 'held', 'paused']);

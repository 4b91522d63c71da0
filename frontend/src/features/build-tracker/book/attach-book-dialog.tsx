import { useAttachBook } from '@entities/build/book.mutations';
import { myListingsQuery } from '@entities/listing/own-listings.queries';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { BookView } from '@modules/builds/book/book.contract';
import { isVehicleCategory } from '@modules/marketplace/categories.schemas';
import { useQuery } from '@tanstack/react-query';
import { loaded } from '@ui/feedback/loaded';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { Link } from 'react-router-dom';

export type AttachBookDialogProps = { readonly book: BookView; readonly onClose: () => void };

/** Chooses the listing of a car with which a book is shown; whoever sees the listing reads it. */
export function AttachBookDialog({ book, onClose }: AttachBookDialogProps) {
  const { data, instead } = loaded(useQuery(myListingsQuery()), { label: 'Loading your listings…' });
  const cars = (data?.listings ?? []).filter(
    ({ listingType, categoryPrimary, status }) =>
      listingType === 'for_sale' && isVehicleCategory(categoryPrimary) && status !== 'sold',
  );
  const [listingId, setListingId] = useState(book.listings[0] ?? '');
  const attach = useAttachBook(book.buildId);
  const hasNone = data !== undefined && cars.length === 0;
  return (
    <DialogForm
      title="Show the book with a listing"
      description="Whoever sees the listing reads the book. You can end that at any time."
      action="Save"
      busy={attach.isPending}
      disabled={hasNone && book.listings.length === 0}
      problem={attach.error ? messageOf(attach.error) : null}
      onSubmit={() =>
        attach.mutate(
          { bookId: book.id, listingId: listingId || null },
          {
            onSuccess: () => {
              toast({
                title: listingId ? 'The listing shows the book' : 'No listing shows the book',
                tone: 'good',
              });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {instead}
      {hasNone && (
        <p>
          You have no listing of a car. <Link to={paths.createListing}>List the car</Link> first.
        </p>
      )}
      {cars.length > 0 && (
        <Field label="Listing">
          <Select
            value={listingId}
            onChange={({ target }) => setListingId(target.value)}
            placeholder="None"
            options={cars.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Field>
      )}
    </DialogForm>
  );
}

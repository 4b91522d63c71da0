import { counted } from '@lib/format';
import type { LocationView } from '@modules/inventory/location.schemas';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { placesOutside } from './places-outside';

type PlaceArchiveDialogProps = {
  readonly place: LocationView;
  readonly places: readonly LocationView[];
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onArchive: (rest: { readonly moveRestTo?: string | null }) => void;
  readonly onClose: () => void;
};

/** Archives a place; when it is not empty, asks where to move the contents. */
export function PlaceArchiveDialog(props: PlaceArchiveDialogProps) {
  const { place, places, busy, problem, onArchive, onClose } = props;
  const inside = places.filter(({ parentId }) => parentId === place.id).length;
  const isEmpty = place.items === 0 && inside === 0;
  const [restTo, setRestTo] = useState('');
  const rest = [
    place.items > 0 && counted(place.items, 'item'),
    inside > 0 && counted(inside, 'place'),
  ].filter(Boolean);
  return (
    <DialogForm
      title={`Archive ${place.name}`}
      description={
        isEmpty
          ? 'It leaves the list. You can restore it later, and it keeps its code.'
          : `${rest.join(' and ')} in it need another place first.`
      }
      action={isEmpty ? 'Archive' : 'Move the rest and archive'}
      busy={busy}
      problem={problem}
      onSubmit={() => onArchive(isEmpty ? {} : { moveRestTo: restTo || null })}
      onClose={onClose}
    >
      {!isEmpty && (
        <Field label="The rest goes to">
          <Select
            placeholder="No place yet"
            options={placesOutside(place, places).map(({ id, path }) => ({ value: id, label: path }))}
            value={restTo}
            onChange={({ target }) => setRestTo(target.value)}
          />
        </Field>
      )}
    </DialogForm>
  );
}

import { counted } from '@lib/format';
import type { LocationView } from '@modules/inventory/location.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Stack } from '@ui/layout/layout';
import { Dialog } from '@ui/overlays/dialog';
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

/** Puts a place away; asks for a place for the rest when it is not empty. */
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
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={`Archive ${place.name}`}
      description={
        isEmpty
          ? 'It leaves the list. You can use it again later, and its code stays its own.'
          : `${rest.join(' and ')} in it need another place first.`
      }
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => onArchive(isEmpty ? {} : { moveRestTo: restTo || null })}
          >
            {isEmpty ? 'Archive' : 'Move the rest and archive'}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Notice tone="problem">{problem}</Notice>}
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
      </Stack>
    </Dialog>
  );
}

import type { LocationView } from '@modules/inventory/location.schemas';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { placesOutside } from './places-outside';

type PlaceMoveDialogProps = {
  readonly place: LocationView;
  readonly places: readonly LocationView[];
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onMove: (parentId: string | null) => void;
  readonly onClose: () => void;
};

/** Moves a place with everything in it. */
export function PlaceMoveDialog({ place, places, busy, problem, onMove, onClose }: PlaceMoveDialogProps) {
  const [parentId, setParentId] = useState(place.parentId);
  return (
    <DialogForm
      title={`Move ${place.name}`}
      description="Everything in it moves along."
      action="Move"
      busy={busy}
      disabled={parentId === place.parentId}
      problem={problem}
      onSubmit={() => onMove(parentId)}
      onClose={onClose}
    >
      <Field label="Into">
        <Select
          placeholder="No other place"
          options={placesOutside(place, places).map(({ id, path }) => ({ value: id, label: path }))}
          value={parentId ?? ''}
          onChange={({ target }) => setParentId(target.value || null)}
        />
      </Field>
    </DialogForm>
  );
}

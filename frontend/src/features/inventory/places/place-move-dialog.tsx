import type { LocationView } from '@modules/inventory/location.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Stack } from '@ui/layout/layout';
import { Dialog } from '@ui/overlays/dialog';
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

/** Moves a place with all that it holds. */
export function PlaceMoveDialog({ place, places, busy, problem, onMove, onClose }: PlaceMoveDialogProps) {
  const [parentId, setParentId] = useState(place.parentId);
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={`Move ${place.name}`}
      description="Everything in it moves along."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={parentId === place.parentId}
            onClick={() => onMove(parentId)}
          >
            Move
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Notice tone="problem">{problem}</Notice>}
        <Field label="Into">
          <Select
            placeholder="Nothing else"
            options={placesOutside(place, places).map(({ id, path }) => ({ value: id, label: path }))}
            value={parentId ?? ''}
            onChange={({ target }) => setParentId(target.value || null)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

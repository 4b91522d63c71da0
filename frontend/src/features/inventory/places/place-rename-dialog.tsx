import { locationKindLabels } from '@entities/inventory/inventory-labels';
import { locationQuery } from '@entities/inventory/item.queries';
import { useLocationCommand } from '@entities/inventory/location.mutations';
import { LocationDialog } from '@entities/inventory/location-dialog';
import { messageOf } from '@lib/api/problem';
import type { LocationView } from '@modules/inventory/location.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useReplacement } from '@ui/replace/use-replacement';
import { byCode, type FieldWords } from '@ui/replace/words-of';
import { useState } from 'react';

type PlaceRenameDialogProps = {
  readonly place: LocationView;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

/** Changes the name, the kind and the note of a place. */
export function PlaceRenameDialog({ place, onSaved, onClose }: PlaceRenameDialogProps) {
  const [loaded, setLoaded] = useState(() => loadedPlace(place));
  const [start, setStart] = useState(loaded);
  const [problem, setProblem] = useState<unknown>(null);
  const { mutateAsync, isPending } = useLocationCommand(place.id);
  const queries = useQueryClient();
  const { replace, dialog } = useReplacement<Words>(words);
  const save = (typed: Words) => {
    setProblem(null);
    replace(typed, loaded, {
      read: async () => loadedPlace(await queries.fetchQuery({ ...locationQuery(place.id), staleTime: 0 })),
      send: (fields, madeFrom) => mutateAsync({ type: 'revise', body: { ...fields, madeFrom } }),
      onMerged: (fields, saved) => {
        setStart({ fields, version: saved.version });
        setLoaded(saved);
      },
    }).then(onSaved, setProblem);
  };
  return (
    <>
      <LocationDialog
        key={start.version}
        title="Rename"
        action="Save"
        start={{ ...start.fields, parentId: place.parentId }}
        busy={isPending}
        problem={problem === null ? null : messageOf(problem)}
        onSubmit={({ name, kind, note }) => save({ name, kind, note })}
        onClose={onClose}
      />
      {dialog}
    </>
  );
}

type Words = Pick<LocationView, 'name' | 'kind' | 'note'>;

const loadedPlace = ({ name, kind, note, version }: LocationView) => ({
  fields: { name, kind, note },
  version,
});

/** The labels of the dialog's fields. */
const words: FieldWords = {
  name: 'Name',
  kind: byCode('What it is', locationKindLabels),
  note: 'Note',
};

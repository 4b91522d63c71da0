import { messageOf } from '@lib/api/problem';
import { useQuery } from '@tanstack/react-query';
import { locationsQuery } from './item.queries';
import { useAddLocation } from './location.mutations';
import { LocationDialog } from './location-dialog';

export type NewLocationDialogProps = {
  /** The suggested parent of the new place. */
  readonly parentId: string | null;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
};

/** Makes a place, alone or in another. */
export function NewLocationDialog({ parentId, onMade, onClose }: NewLocationDialogProps) {
  const { data: places = [] } = useQuery(locationsQuery());
  const { mutate, isPending, error } = useAddLocation();
  return (
    <LocationDialog
      title="New place"
      action="Add place"
      start={{ name: '', kind: 'shelf', note: '', parentId }}
      parents={places}
      busy={isPending}
      problem={error && messageOf(error)}
      onClose={onClose}
      onSubmit={(body) => mutate(body, { onSuccess: ({ id }) => onMade(id) })}
    />
  );
}

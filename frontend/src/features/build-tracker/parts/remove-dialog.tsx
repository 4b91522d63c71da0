import { offerUndo } from '@entities/build/offer-undo';
import { usePartCommand } from '@entities/build/task.mutations';
import { LocationSelect } from '@entities/inventory/location-select';
import { messageOf } from '@lib/api/problem';
import type { PartView } from '@modules/builds/builds.schemas';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';

type RemoveDialogProps = BuildTabProps & { readonly part: PartView; readonly onClose: () => void };

/** An item comes out of the car, and goes to a place of the inventory. */
export function RemoveDialog({ build, part, onClose }: RemoveDialogProps) {
  const [locationId, setLocationId] = useState<string | null>(null);
  const { mutate, mutateAsync, isPending, error } = usePartCommand(build.id);
  const of = { taskId: part.taskId, partId: part.id };
  const send = () =>
    mutate(
      { type: 'remove', ...of, body: { locationId } },
      {
        onSuccess: () => {
          onClose();
          offerUndo(`${quoted(part.title)} is back in stock`, () =>
            mutateAsync({ type: 'install', ...of, body: { locationId } }),
          );
        },
      },
    );
  return (
    <DialogForm
      title="Take it out"
      description={part.title}
      action="Take it out"
      busy={isPending}
      problem={error && messageOf(error)}
      onSubmit={send}
      onClose={onClose}
    >
      <LocationSelect label="Where does it go?" value={locationId} onChange={setLocationId} />
    </DialogForm>
  );
}

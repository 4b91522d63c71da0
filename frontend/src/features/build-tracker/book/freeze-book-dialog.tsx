import { useFreezeBook } from '@entities/build/book.mutations';
import { newUuid } from '@entities/inventory/offline/new-uuid';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { BuildView } from '@modules/builds/builds.schemas';
import { Checkbox } from '@ui/forms/checkbox';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

export type FreezeBookDialogProps = { readonly build: BuildView; readonly onClose: () => void };

/** Freezes a build into a book, without what its owner hides, and opens it. */
export function FreezeBookDialog({ build, onClose }: FreezeBookDialogProps) {
  const [bookId] = useState(newUuid);
  const [hides, setHides] = useState({ costs: true, names: false });
  const freeze = useFreezeBook(build.id);
  const navigate = useNavigate();
  return (
    <DialogForm
      title="Make a build book"
      description={`Everything of ${build.title} as it is today: tasks, parts, journal and photos. Budget, VIN and documents are never in it.`}
      action="Make it"
      busy={freeze.isPending}
      problem={freeze.error ? messageOf(freeze.error) : null}
      onSubmit={() =>
        freeze.mutate(
          { bookId, hides },
          { onSuccess: () => void navigate(paths.buildBook(build.id, bookId)) },
        )
      }
      onClose={onClose}
    >
      <Checkbox
        label="Leave out what it cost"
        checked={hides.costs}
        onChange={({ target }) => setHides({ ...hides, costs: target.checked })}
      />
      <Checkbox
        label="Leave out names"
        hint="Yours, and of all who wrote in the journal."
        checked={hides.names}
        onChange={({ target }) => setHides({ ...hides, names: target.checked })}
      />
    </DialogForm>
  );
}

import { useDeleteBuild, useRestoreBuild } from '@entities/build/build.mutations';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { toast } from '@ui/feedback/toast-store';
import { Panel } from '@ui/layout/panel';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';

/** Deletes the build; a toast brings it back at once, the list of deleted ones for 30 days. */
export function DeletePanel({ build: { id, title } }: BuildTabProps) {
  const remove = useDeleteBuild();
  const restore = useRestoreBuild();
  const navigate = useNavigate();
  const tell = (error: unknown) => void toast({ title: messageOf(error), tone: 'problem' });
  const bringBack = () => restore.mutate(id, { onSuccess: () => navigate(paths.build(id)), onError: tell });
  return (
    <Panel title="Delete" heading="h3">
      <p>With its tasks, entries and documents. You can restore it for 30 days; then it is gone for good.</p>
      <p>
        <Button
          variant="danger"
          icon={<Trash2 />}
          busy={remove.isPending}
          onClick={() =>
            remove.mutate(id, {
              onSuccess: () => {
                navigate(paths.buildTracker);
                toast({ title: `${title} is deleted`, action: { label: 'Undo', onClick: bringBack } });
              },
              onError: tell,
            })
          }
        >
          Delete this build
        </Button>
      </p>
    </Panel>
  );
}

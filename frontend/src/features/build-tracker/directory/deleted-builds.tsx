import { useRestoreBuild } from '@entities/build/build.mutations';
import { messageOf } from '@lib/api/problem';
import type { BuildCard } from '@modules/builds/builds.schemas';
import { Button } from '@ui/actions/button';
import { toast } from '@ui/feedback/toast-store';
import { Fold } from '@ui/layout/fold';
import { Undo2 } from 'lucide-react';
import style from './directory.module.css';

/** Builds that the member deleted in the last 30 days, to be restored. */
export function DeletedBuilds({ builds }: { readonly builds: readonly BuildCard[] }) {
  const { mutate, isPending, variables } = useRestoreBuild();
  return (
    <Fold title={`Deleted in the last 30 days: ${builds.length}`}>
      <ul role="list" className={style.deleted}>
        {builds.map(({ id, title, vehicle }) => (
          <li key={id}>
            <span>
              {title}
              {title !== vehicle && <span className={style.quiet}> {vehicle}</span>}
            </span>
            <Button
              size="small"
              icon={<Undo2 />}
              busy={isPending && variables === id}
              aria-label={`Restore ${title}`}
              onClick={() =>
                mutate(id, {
                  onSuccess: () => toast({ title: `${title} is back`, tone: 'good' }),
                  onError: (error) => toast({ title: messageOf(error), tone: 'problem' }),
                })
              }
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

import type { TaskView } from '@modules/builds/builds.schemas';
import { Button } from '@ui/actions/button';
import { later } from '@ui/overlays/later';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';
import { PartActions } from './part-actions';
import { PartRow } from './part-row';
import style from './parts.module.css';
import { usePartCommands } from './use-part-commands';

const PartDialog = later(() => import('./part-dialog').then((dialog) => dialog.PartDialog));

/** The parts of a task. */
export function TaskParts({ build, task }: BuildTabProps & { readonly task: TaskView }) {
  const { commands, dialog } = usePartCommands(build);
  const [isAdding, setAdding] = useState(false);
  const mayPlan = build.allowedActions.includes('plan');
  const parts = task.partList.filter(({ isDropped }) => !isDropped);
  if (!mayPlan && parts.length === 0) return null;
  return (
    <section className={style.parts} aria-labelledby="task-parts">
      <div className={style.head}>
        <h4 id="task-parts">Parts</h4>
        {mayPlan && (
          <Button
            size="small"
            icon={<Plus />}
            onPointerEnter={PartDialog.load}
            onFocus={PartDialog.load}
            onClick={() => setAdding(true)}
          >
            Add a part
          </Button>
        )}
      </div>
      {parts.length === 0 ? (
        <p className={style.muted}>No parts yet: add what it needs, and find it here.</p>
      ) : (
        <ul role="list" className={style.rows}>
          {parts.map((part) => (
            <PartRow
              key={part.id}
              part={part}
              actions={mayPlan && <PartActions part={part} commands={commands} />}
            />
          ))}
        </ul>
      )}
      {isAdding && <PartDialog build={build} taskId={task.id} onClose={() => setAdding(false)} />}
      {dialog}
    </section>
  );
}

import { offerUndo } from '@entities/build/offer-undo';
import { useMoveTask } from '@entities/build/task.mutations';
import { columnLabels } from '@entities/build/task-labels';
import type { TaskCard } from '@modules/builds/builds.schemas';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { Badge } from '@ui/data/badge';
import { Link } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';
import style from './list.module.css';
import { TaskBadges, TaskFacts } from './task-face';
import { useTaskAddress } from './use-task-address';

/** A task in the list, with a box that says whether it is done. */
export function TaskRow({ build, task }: BuildTabProps & { readonly task: TaskCard }) {
  const { to } = useTaskAddress();
  const { mutateAsync } = useMoveTask(build.id);
  const isDone = task.column === 'done';
  const setDone = () => {
    const move = { taskId: task.id, column: isDone ? 'in_progress' : 'done', below: null } as const;
    const undo = { taskId: task.id, column: task.column, below: null };
    mutateAsync(move).then(
      () =>
        offerUndo(
          `${quoted(task.title)} moved to ${columnLabels[move.column]}`,
          () => mutateAsync(undo).catch(() => undefined), // it says why itself
        ),
      () => undefined, // the mutation says why
    );
  };
  return (
    <li className={style.row} data-task={task.id}>
      {build.allowedActions.includes('plan') && (
        <label className={style.check}>
          <input type="checkbox" checked={isDone} onChange={setDone} aria-label={`${task.title} is done`} />
        </label>
      )}
      <div className={style.words}>
        <p className={style.title}>
          <Link className={style.link} to={to(task.id)} preventScrollReset>
            {task.title}
          </Link>
          {!isDone && task.column !== 'backlog' && <Badge>{columnLabels[task.column]}</Badge>}
        </p>
        <TaskBadges task={task} />
        <TaskFacts task={task} />
      </div>
    </li>
  );
}

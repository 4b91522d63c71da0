import { systemLabels } from '@entities/build/build-labels';
import { columnLabels, costOfTask, hoursOfTask, priorityLabels } from '@entities/build/task-labels';
import { counted, dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { TaskView } from '@modules/builds/builds.schemas';
import { Badge } from '@ui/data/badge';
import { Plate } from '@ui/data/plate';
import { Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';
import { TaskParts } from '../parts/task-parts';
import style from './task.module.css';
import { TaskActions } from './task-actions';
import { TaskPhotos } from './task-photos';
import { useTaskAddress } from './use-task-address';

type TaskDetailsProps = BuildTabProps & { readonly task: TaskView; readonly onClose: () => void };

/** What a task is, what it needs, and what can be done with it. */
export function TaskDetails({ build, task, onClose }: TaskDetailsProps) {
  const { to } = useTaskAddress();
  return (
    <Stack gap="loose">
      <TaskActions build={build} task={task} onClose={onClose} />
      <Plate
        title={systemLabels[task.system]}
        facts={[
          { label: 'Priority', value: priorityLabels[task.priority] },
          { label: 'Hours', value: hoursOfTask(task) },
          { label: 'Cost', value: costOfTask(task) },
          { label: 'Done', value: task.doneAt && dayIn(task.doneAt) },
          {
            label: 'Journal',
            value:
              task.entries > 0 ? (
                <Link to={`${paths.buildTab(build.id, 'journal')}&task=${task.id}`}>
                  {counted(task.entries, 'entry', 'entries')}
                </Link>
              ) : null,
          },
          {
            label: 'Notes',
            value: task.notes && <span className={style.notes}>{task.notes}</span>,
            wide: true,
          },
        ]}
      />
      {task.after.length > 0 && (
        <section className={style.part} aria-labelledby="task-after">
          <h4 id="task-after">What comes first</h4>
          <ul role="list" className={style.after}>
            {task.after.map(({ id, title, column }) => (
              <li key={id}>
                <Link to={to(id)} replace preventScrollReset>
                  {title}
                </Link>
                <Badge tone={column === 'done' ? 'good' : 'plain'}>{columnLabels[column]}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TaskParts build={build} task={task} />
      <TaskPhotos build={build} task={task} />
    </Stack>
  );
}

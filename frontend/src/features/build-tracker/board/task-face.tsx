import { systemLabels } from '@entities/build/build-labels';
import { costOfTask, hoursOfTask, missingParts, priorityLabels } from '@entities/build/task-labels';
import { counted } from '@lib/format';
import type { TaskCard } from '@modules/builds/builds.schemas';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { CircleSlash, Hourglass, Puzzle } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './board.module.css';

/** What a tile of the board says of a task. */
export function TaskFace({ task, title }: { readonly task: TaskCard; readonly title: ReactNode }) {
  return (
    <>
      <p className={style.top}>{systemLabels[task.system]}</p>
      <h4 className={style.title}>{title}</h4>
      <TaskBadges task={task} />
      <TaskFacts task={task} />
    </>
  );
}

/** What keeps a task from going on, and how urgent it is. */
export function TaskBadges({ task }: { readonly task: TaskCard }) {
  const missing = missingParts(task);
  const isOpen = task.column !== 'done';
  const [first, ...rest] = task.waitsFor;
  const badges = [
    task.blocked !== null && (
      <Badge key="blocked" tone="problem" icon={<CircleSlash aria-hidden="true" />}>
        Blocked: {task.blocked}
      </Badge>
    ),
    isOpen && task.priority !== 'normal' && (
      <Badge key="priority" tone={task.priority === 'critical' ? 'held' : 'plain'}>
        {priorityLabels[task.priority]}
      </Badge>
    ),
    isOpen && first !== undefined && (
      <Badge key="waits" icon={<Hourglass aria-hidden="true" />}>
        First: {first}
        {rest.length > 0 && ` and ${rest.length} more`}
      </Badge>
    ),
    isOpen && missing > 0 && (
      <Badge key="parts" tone="wanted" icon={<Puzzle aria-hidden="true" />}>
        {counted(missing, 'part')} missing
      </Badge>
    ),
  ].filter(Boolean);
  return badges.length > 0 ? <div className={style.badges}>{badges}</div> : null;
}

/** Hours and costs, real of planned. */
export const TaskFacts = ({ task }: { readonly task: TaskCard }) => (
  <Facts facts={[hoursOfTask(task), costOfTask(task)]} />
);

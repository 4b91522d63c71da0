import { counted } from '@lib/format';
import type { BuildCard } from '@modules/builds/builds.schemas';
import { Progress } from '@ui/feedback/progress';
import style from './build-progress.module.css';

/** How many of its tasks are done. */
export function BuildProgress({
  build: { title, tasks, tasksDone },
}: {
  readonly build: Pick<BuildCard, 'title' | 'tasks' | 'tasksDone'>;
}) {
  if (tasks === 0) return <p className={style.words}>No tasks yet</p>;
  return (
    <div className={style.progress}>
      <p className={style.words}>
        {tasksDone} of {counted(tasks, 'task')} done
      </p>
      <Progress
        value={(tasksDone / tasks) * 100}
        tone={tasksDone === tasks ? 'good' : 'plain'}
        label={`Tasks of ${title} that are done`}
      />
    </div>
  );
}

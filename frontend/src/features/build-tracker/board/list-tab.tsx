import { systemLabels } from '@entities/build/build-labels';
import { tasksQuery } from '@entities/build/task.queries';
import type { TaskCard } from '@modules/builds/builds.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { ToggleChip } from '@ui/data/chip';
import { Pager } from '@ui/data/pager';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Progress } from '@ui/feedback/progress';
import { CircleSlash } from 'lucide-react';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';
import style from './list.module.css';
import { NewTasks, type NewTasksAsked } from './new-tasks';
import { NoTasks } from './no-tasks';
import { OpenTask } from './open-task';
import { TaskRow } from './task-row';
import { TasksBar } from './tasks-bar';
import { useTaskFilter } from './use-task-filter';

/** The tasks by system. */
export function ListTab({ build }: BuildTabProps) {
  const { filter, isFiltered, clear } = useTaskFilter();
  const [isBlocked, setBlocked] = useState(false);
  const [asking, ask] = useState<NewTasksAsked | null>(null);
  const query = useInfiniteQuery(
    tasksQuery(build.id, { ...filter, sort: 'system', ...(isBlocked && { blocked: 'true' }) }),
  );
  const { data, instead } = loaded(query, { label: 'Loading the tasks…', shape: 'row' });
  const tasks = data?.pages.flatMap((page) => page.tasks) ?? [];
  const isNothing = data ? tasks.length === 0 : build.tasks === 0;
  return (
    <OpenTask build={build}>
      {isNothing && !isFiltered && !isBlocked ? (
        (instead ?? <NoTasks build={build} onAsk={ask} />)
      ) : (
        <>
          <TasksBar build={build} onAsk={ask}>
            <ToggleChip
              pressed={isBlocked}
              onPressedChange={setBlocked}
              icon={<CircleSlash aria-hidden="true" />}
            >
              Blocked
            </ToggleChip>
          </TasksBar>
          {instead}
          {data && isNothing && (
            <Empty
              heading="h3"
              title="No such task"
              action={
                <Button
                  onClick={() => {
                    setBlocked(false);
                    clear();
                  }}
                >
                  Show all tasks
                </Button>
              }
            >
              Nothing in this build matches all of that.
            </Empty>
          )}
          {bySystem(tasks).map(([system, own]) => (
            <section key={system} aria-labelledby={`system-${system}`}>
              <SystemHead build={build} system={system} />
              <ul role="list" className={style.rows}>
                {own.map((task) => (
                  <TaskRow key={task.id} build={build} task={task} />
                ))}
              </ul>
            </section>
          ))}
          {data && tasks.length > 0 && (
            <Pager
              shown={tasks.length}
              total={data.pages[0]?.total ?? tasks.length}
              unit="tasks"
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              busy={query.isFetchingNextPage}
            />
          )}
        </>
      )}
      <NewTasks build={build} asking={asking} onClose={() => ask(null)} />
    </OpenTask>
  );
}

/** The name of a system, and how far it is. */
function SystemHead({ build, system }: BuildTabProps & { readonly system: TaskCard['system'] }) {
  const progress = build.systems.find((one) => one.system === system);
  return (
    <div className={style.head}>
      <h3 id={`system-${system}`} className={style.name}>
        {systemLabels[system]}
      </h3>
      {progress && progress.tasks > 0 && (
        <>
          <Progress
            className={style.progress}
            value={(100 * progress.done) / progress.tasks}
            tone={progress.done === progress.tasks ? 'good' : 'plain'}
            label={`${systemLabels[system]}: how far it is`}
          />
          <span className={style.figures}>
            {progress.done} of {progress.tasks} done
          </span>
        </>
      )}
    </div>
  );
}

/** Tasks with the same system that follow each other, as the server sorts them. */
function bySystem(
  tasks: readonly TaskCard[],
): readonly (readonly [TaskCard['system'], readonly TaskCard[]])[] {
  const groups = new Map<TaskCard['system'], TaskCard[]>();
  for (const task of tasks) groups.set(task.system, [...(groups.get(task.system) ?? []), task]);
  return [...groups];
}

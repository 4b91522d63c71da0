import { hoursLabel, systemLabels } from '@entities/build/build-labels';
import { columnLabels, fitLabels, partName } from '@entities/build/task-labels';
import { dayItself, money, shortDayIn } from '@lib/format';
import type { BookContent } from '@modules/builds/book/book.schemas';
import { Facts } from '@ui/data/card';
import style from './book.module.css';

/** The work of a book by system: each task with its parts, and whether they fitted. */
export function BookTasks({ content: { systems, tasks } }: { readonly content: BookContent }) {
  const bySystem = Map.groupBy(tasks, ({ system }) => system);
  return systems
    .filter(({ system }) => bySystem.has(system))
    .map(({ system, tasks: all, done, hours, spent }) => (
      <section key={system} className={style.system} aria-label={systemLabels[system]}>
        <h2 className={style.systemName}>{systemLabels[system]}</h2>
        <Facts
          facts={[
            `${done} of ${all} done`,
            hours > 0 && hoursLabel(hours),
            spent !== null && spent > 0 && money(spent),
          ]}
        />
        <Tasks tasks={bySystem.get(system) ?? []} />
      </section>
    ));
}

/** What was worked on, and in one line what was not begun. */
function Tasks({ tasks }: Pick<BookContent, 'tasks'>) {
  const left = tasks.filter(isNotBegun);
  return (
    <>
      <ul role="list" className={style.tasks}>
        {tasks
          .filter((task) => !isNotBegun(task))
          .map((task, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a frozen book never changes
            <Task key={at} task={task} />
          ))}
      </ul>
      {left.length > 0 && (
        <p className={style.quiet}>Still to do: {left.map(({ title }) => title).join(' · ')}</p>
      )}
    </>
  );
}

const isNotBegun = ({ column, hours, spent, parts }: BookContent['tasks'][number]): boolean =>
  column === 'backlog' && hours === 0 && !spent && parts.length === 0;

function Task({ task }: { readonly task: BookContent['tasks'][number] }) {
  const { title, notes, column, hours, spent, doneOn, parts } = task;
  return (
    <li className={style.task} data-done={column === 'done' || undefined}>
      <p className={style.taskTitle}>{title}</p>
      <Facts
        facts={[
          doneOn ? `done ${shortDayIn(...dayItself(doneOn))}, ${doneOn.slice(0, 4)}` : columnLabels[column],
          hours > 0 && hoursLabel(hours),
          spent !== null && spent > 0 && money(spent),
        ]}
      />
      {notes && <p className={style.text}>{notes}</p>}
      {parts.length > 0 && (
        <ul className={style.parts}>
          {parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a frozen book never changes
            <li key={at}>
              {partName(part)}
              {part.cost !== null && part.cost > 0 && `, ${money(part.cost)}`}
              {part.fit && <span className={style.quiet}> · {fitLabels[part.fit]}</span>}
              {part.note && <span className={style.quiet}> · {part.note}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

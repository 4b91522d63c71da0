import { taskQuery } from '@entities/build/task.queries';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '@ui/actions/back-link';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Stack } from '@ui/layout/layout';
import { NoBreak } from '@ui/layout/no-break';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';
import style from './task.module.css';
import { TaskDetails } from './task-details';
import { useTaskAddress } from './use-task-address';

/** One task, with all that belongs to it. */
export function TaskSection({ build, taskId }: BuildTabProps & { readonly taskId: string }) {
  const { to, close } = useTaskAddress();
  const { data: task, instead } = loaded(useQuery(taskQuery(build.id, taskId)), {
    label: 'Loading the task…',
    shape: 'plate',
    count: 1,
    refused: (
      <Empty heading="h3" title="No such task" action={<Button onClick={close}>All tasks</Button>}>
        It was deleted, or the address is wrong.
      </Empty>
    ),
  });
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = task !== undefined;
  useEffect(() => {
    if (!isThere) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, [isThere]);
  return (
    <Stack>
      <BackLink>
        <Link to={to(null)} preventScrollReset>
          All tasks
        </Link>
      </BackLink>
      {task ? (
        <>
          <h3 ref={title} tabIndex={-1} className={style.title}>
            <NoBreak>{task.title}</NoBreak>
          </h3>
          <TaskDetails build={build} task={task} onClose={close} />
        </>
      ) : (
        instead
      )}
    </Stack>
  );
}

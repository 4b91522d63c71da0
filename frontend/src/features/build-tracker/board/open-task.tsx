import { Skeleton } from '@ui/feedback/skeleton';
import { Stack } from '@ui/layout/layout';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';
import { useTaskAddress } from './use-task-address';

const TaskSection = lazy(() => import('./task-section').then((task) => ({ default: task.TaskSection })));

/** The tasks, or in their place the one that the address names. The tasks stay where they were, and what was opened has the focus again when it is closed. */
export function OpenTask({ build, children }: BuildTabProps & { readonly children: ReactNode }) {
  const { taskId } = useTaskAddress();
  const tasks = useRef<HTMLDivElement>(null);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    const before = opened.current;
    opened.current = taskId;
    if (taskId !== null || before === null) return;
    const link = tasks.current?.querySelector<HTMLElement>(`[data-task="${CSS.escape(before)}"] a`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [taskId]);
  return (
    <>
      <div ref={tasks} hidden={taskId !== null}>
        <Stack>{children}</Stack>
      </div>
      {taskId !== null && (
        <Suspense fallback={<Skeleton shape="plate" />}>
          <TaskSection key={taskId} build={build} taskId={taskId} />
        </Suspense>
      )}
    </>
  );
}

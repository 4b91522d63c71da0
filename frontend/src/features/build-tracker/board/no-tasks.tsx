import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { Row } from '@ui/layout/layout';
import { ListChecks, ListPlus, Plus } from 'lucide-react';
import type { BuildTabProps } from '../build/build-tab-props';
import { loadNewTasks, type NewTasksAsked } from './new-tasks';

/** A build without tasks: the first step is a template, or a task. */
export function NoTasks({
  build,
  onAsk,
}: BuildTabProps & { readonly onAsk: (asked: NewTasksAsked) => void }) {
  const mayPlan = build.allowedActions.includes('plan');
  return (
    <Empty
      heading="h3"
      title="No tasks yet"
      visual={<ListChecks aria-hidden="true" />}
      action={
        mayPlan && (
          <Row>
            <Button
              variant="primary"
              icon={<ListPlus />}
              onPointerEnter={loadNewTasks.template}
              onClick={() => onAsk('template')}
            >
              Use a template
            </Button>
            <Button icon={<Plus />} onPointerEnter={loadNewTasks.plan} onClick={() => onAsk('backlog')}>
              Add a task
            </Button>
          </Row>
        )
      }
    >
      {mayPlan
        ? 'A template has the tasks of a whole restoration, or of one job. Take out what your car does not need.'
        : 'What there is to do will be shown here.'}
    </Empty>
  );
}

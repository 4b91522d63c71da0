import { offerUndo } from '@entities/build/offer-undo';
import { usePlanTask, useTaskCommand } from '@entities/build/task.mutations';
import type { Column } from '@entities/build/task-labels';
import { columnLabels } from '@entities/build/task-labels';
import { newUuid } from '@entities/inventory/offline/new-uuid';
import { messageOf } from '@lib/api/problem';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';
import { blankTask, problemsOfTask, taskBodyOf } from './task-fields';
import { TaskInputs } from './task-inputs';
import { useTaskFilter } from './use-task-filter';

type PlanDialogProps = BuildTabProps & { readonly column: Column; readonly onClose: () => void };

/** Plans a task. */
export function PlanDialog({ build, column, onClose }: PlanDialogProps) {
  const { system = 'other' } = useTaskFilter().filter;
  const [fields, setFields] = useState({ ...blankTask, system });
  // sent again, it plans the same task
  const [taskId] = useState(newUuid);
  const [tries, setTries] = useState(0);
  const plan = usePlanTask(build.id);
  const { mutateAsync: undo } = useTaskCommand(build.id);
  const problems = problemsOfTask(fields);
  const send = () =>
    plan.mutate(
      { ...taskBodyOf(fields), taskId, column },
      {
        onSuccess: () => {
          onClose();
          offerUndo(
            `${quoted(fields.title.trim())} is in ${columnLabels[column]}`,
            () => undo({ type: 'delete', taskId }),
            'good',
          );
        },
      },
    );
  return (
    <DialogForm
      holds
      size="medium"
      title="Add a task"
      action="Add it"
      busy={plan.isPending}
      problem={plan.error && messageOf(plan.error)}
      onSubmit={() => {
        if (Object.keys(problems).length > 0) setTries(tries + 1);
        else send();
      }}
      onClose={onClose}
    >
      <TaskInputs
        buildId={build.id}
        fields={fields}
        problems={tries > 0 ? problems : {}}
        onChange={(part) => setFields((before) => ({ ...before, ...part }))}
      />
    </DialogForm>
  );
}

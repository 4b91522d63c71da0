import { offerUndo } from '@entities/build/offer-undo';
import { useMoveTask, useTaskCommand } from '@entities/build/task.mutations';
import type { Column } from '@entities/build/task-labels';
import { columnLabels } from '@entities/build/task-labels';
import { optionsOf } from '@entities/listing/listing-spec-labels';
import { messageOf } from '@lib/api/problem';
import type { TaskView } from '@modules/builds/builds.schemas';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Row, Stack } from '@ui/layout/layout';
import { later } from '@ui/overlays/later';
import { CircleSlash, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';
import style from './task.module.css';

const EditDialog = later(() => import('./edit-task-dialog').then((dialog) => dialog.EditTaskDialog));
const BlockDialog = later(() => import('./block-dialog').then((dialog) => dialog.BlockDialog));

type TaskActionsProps = BuildTabProps & { readonly task: TaskView; readonly onClose: () => void };

/** Where a task is and what is in its way; whoever plans may change both. */
export function TaskActions({ build, task, onClose }: TaskActionsProps) {
  const [asking, setAsking] = useState<'edit' | 'block' | null>(null);
  const { mutate, mutateAsync, isPending, variables } = useTaskCommand(build.id);
  const mayPlan = build.allowedActions.includes('plan');
  const close = () => setAsking(null);
  const isUnblocking = isPending && variables.type === 'unblock';
  const remove = () =>
    mutateAsync({ type: 'delete', taskId: task.id }).then(
      () => {
        onClose();
        offerUndo(`${quoted(task.title)} deleted`, () => mutateAsync({ type: 'restore', taskId: task.id }));
      },
      (error: unknown) => toast({ title: messageOf(error), tone: 'problem' }),
    );
  return (
    <Stack>
      {mayPlan ? (
        <div className={style.actions}>
          <ColumnSelect build={build} task={task} />
          <Row>
            {task.blocked === null && (
              <Button icon={<CircleSlash />} onClick={() => setAsking('block')}>
                Blocked…
              </Button>
            )}
            <Button icon={<Pencil />} onPointerEnter={EditDialog.load} onClick={() => setAsking('edit')}>
              Edit
            </Button>
            <Button
              variant="quiet"
              icon={<Trash2 />}
              busy={isPending && !isUnblocking}
              onClick={() => void remove()}
            >
              Delete
            </Button>
          </Row>
        </div>
      ) : (
        <Badge className={style.column}>{columnLabels[task.column]}</Badge>
      )}
      {task.blocked !== null && (
        <Notice
          tone="warn"
          live={false}
          title="Blocked"
          action={
            mayPlan && (
              <Button
                size="small"
                busy={isUnblocking}
                onClick={() => mutate({ type: 'unblock', taskId: task.id })}
              >
                It can go on
              </Button>
            )
          }
        >
          {task.blocked}
        </Notice>
      )}
      {task.waitsFor.length > 0 && task.column !== 'done' && (
        <Notice live={false}>Do first: {task.waitsFor.join(', ')}.</Notice>
      )}
      {asking === 'edit' && <EditDialog build={build} task={task} onClose={close} />}
      {asking === 'block' && <BlockDialog build={build} task={task} onClose={close} />}
    </Stack>
  );
}

/** The column of a task, to change it: it goes to the top there. */
function ColumnSelect({ build, task }: BuildTabProps & { readonly task: TaskView }) {
  const { mutate, isPending, variables } = useMoveTask(build.id);
  return (
    <Field label="Column" className={style.column}>
      <Select
        options={optionsOf(columnLabels)}
        value={isPending ? variables.column : task.column}
        onChange={({ target }) => mutate({ taskId: task.id, column: target.value as Column, below: null })}
      />
    </Field>
  );
}

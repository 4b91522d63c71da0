import { offerUndo } from '@entities/build/offer-undo';
import { useTaskCommand } from '@entities/build/task.mutations';
import { messageOf } from '@lib/api/problem';
import type { TaskView } from '@modules/builds/builds.schemas';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';

type BlockDialogProps = BuildTabProps & { readonly task: TaskView; readonly onClose: () => void };

/** Says why a task cannot go on. */
export function BlockDialog({ build, task, onClose }: BlockDialogProps) {
  const [reason, setReason] = useState(task.blocked ?? '');
  const [tries, setTries] = useState(0);
  const { mutate, mutateAsync, isPending, error } = useTaskCommand(build.id);
  const send = () =>
    mutate(
      { type: 'block', taskId: task.id, body: { reason: reason.trim() } },
      {
        onSuccess: () => {
          onClose();
          offerUndo('Blocked', () => mutateAsync({ type: 'unblock', taskId: task.id }));
        },
      },
    );
  return (
    <DialogForm
      title="What is in the way?"
      description={task.title}
      action="Mark it as blocked"
      busy={isPending}
      problem={error && messageOf(error)}
      onSubmit={() => {
        if (reason.trim() === '') setTries(tries + 1);
        else send();
      }}
      onClose={onClose}
    >
      <Field
        label="Reason"
        hint="Like “waiting for the machine shop”. It is shown on the board."
        error={tries > 0 && reason.trim() === '' && 'Say what is in the way.'}
        required
      >
        <TextInput
          maxLength={300}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </DialogForm>
  );
}

import { offerUndo } from '@entities/build/offer-undo';
import { usePartCommand, usePlanPart } from '@entities/build/task.mutations';
import { newUuid } from '@entities/inventory/offline/new-uuid';
import { messageOf, problemAt } from '@lib/api/problem';
import type { PartView } from '@modules/builds/builds.schemas';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { FieldColumns } from '@ui/forms/field-group';
import { MoneyInput } from '@ui/forms/money-input';
import { Segmented } from '@ui/forms/segmented';
import { TextInput } from '@ui/forms/text-input';
import { WholeInput } from '@ui/forms/whole-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';
import { ItemChoice } from './item-choice';
import {
  blankPart,
  maxQuantity,
  type PartFields,
  partBodyOf,
  partFieldsOf,
  problemsOfPart,
} from './part-fields';
import { TaskField } from './task-field';

type PartDialogProps = BuildTabProps & {
  /** null: it is chosen here. */
  readonly taskId: string | null;
  /** The part to change; none: a new one. */
  readonly part?: PartView;
  readonly onClose: () => void;
};

/** A part of a task: something to get, or something that the member has. */
export function PartDialog({ build, taskId: given, part, onClose }: PartDialogProps) {
  const [taskId, setTaskId] = useState(given ?? '');
  const [fields, setFields] = useState(() => (part ? partFieldsOf(part) : blankPart));
  const [isOwn, setOwn] = useState(fields.itemId !== null);
  // sent again, it plans the same part
  const [partId] = useState(() => part?.id ?? newUuid());
  const [tries, setTries] = useState(0);
  const plan = usePlanPart(build.id);
  const command = usePartCommand(build.id);
  const error = plan.error ?? command.error;
  const typed = isOwn ? fields : { ...fields, itemId: null };
  const problems = {
    ...problemsOfPart(typed),
    ...(isOwn && fields.itemId === null && { itemId: 'Choose a part of yours.' }),
    ...(taskId === '' && { taskId: 'Choose the task that needs it.' }),
  };
  const shown: Readonly<Record<string, string | undefined>> =
    tries > 0 ? problems : { link: problemAt(error, 'link') };
  const change = (some: Partial<PartFields>) => setFields((before) => ({ ...before, ...some }));
  const done = () => {
    onClose();
    if (part) toast({ title: 'Part changed', tone: 'good' });
    else
      offerUndo(
        `${quoted(typed.title.trim())} added`,
        () => command.mutateAsync({ type: 'drop', taskId, partId }),
        'good',
      );
  };
  const send = () => {
    const body = partBodyOf(typed);
    if (part) command.mutate({ type: 'change', taskId, partId, body }, { onSuccess: done });
    else plan.mutate({ ...body, taskId, partId }, { onSuccess: done });
  };
  return (
    <DialogForm
      holds
      size="medium"
      title={part ? 'Edit the part' : 'Add a part'}
      action={part ? 'Save' : 'Add it'}
      busy={plan.isPending || command.isPending}
      problem={error && !shown.link ? messageOf(error) : null}
      onSubmit={() => {
        if (Object.keys(problems).length > 0) setTries(tries + 1);
        else send();
      }}
      onClose={onClose}
    >
      {given === null && (
        <TaskField buildId={build.id} value={taskId} error={shown.taskId} onChange={setTaskId} />
      )}
      <Segmented
        block
        label="Where it comes from"
        value={isOwn ? 'own' : 'get'}
        onValueChange={(value) => setOwn(value === 'own')}
        options={[
          { value: 'get', label: 'Something to get' },
          { value: 'own', label: 'From my inventory' },
        ]}
      />
      {isOwn && (
        <ItemChoice
          value={fields.itemId}
          error={shown.itemId}
          onChange={({ id, title }) =>
            change({ itemId: id, ...(fields.title.trim() === '' && { title: title.slice(0, 120) }) })
          }
        />
      )}
      <Field label="Name" hint="Like “front brake hose, left”." error={shown.title} required>
        <TextInput
          maxLength={120}
          autoComplete="off"
          value={fields.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <FieldColumns of={2}>
        <Field label="How many" error={shown.quantity}>
          <WholeInput
            min={1}
            max={maxQuantity}
            value={fields.quantity}
            onValueChange={(quantity) => change({ quantity })}
          />
        </Field>
        {!isOwn && (
          <Field label="Planned price for one" error={shown.planned} optional>
            <MoneyInput cents={fields.cents} onCentsChange={(cents) => change({ cents })} />
          </Field>
        )}
      </FieldColumns>
      {!isOwn && (
        <Field label="Link" hint="Where it can be bought." error={shown.link} optional>
          <TextInput
            type="url"
            inputMode="url"
            maxLength={500}
            autoComplete="off"
            value={fields.link}
            onChange={({ target }) => change({ link: target.value })}
          />
        </Field>
      )}
    </DialogForm>
  );
}

import { offerUndo } from '@entities/build/offer-undo';
import { usePartCommand } from '@entities/build/task.mutations';
import { messageOf } from '@lib/api/problem';
import { today } from '@lib/day';
import type { PartView } from '@modules/builds/builds.schemas';
import { moneyMessage } from '@modules/kernel/http/amounts.schemas';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldColumns } from '@ui/forms/field-group';
import { MoneyInput } from '@ui/forms/money-input';
import { dollarsIn, isUnread, type MoneyValue } from '@ui/forms/money-value';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';
import { ItemChoice } from './item-choice';

type ArrivalDialogProps = BuildTabProps & { readonly part: PartView; readonly onClose: () => void };

/** A part is there: what it cost, since when, and which item of the inventory it is. */
export function ArrivalDialog({ build, part, onClose }: ArrivalDialogProps) {
  const [cents, setCents] = useState<MoneyValue>(
    part.planned === null ? null : Math.round(part.planned * part.quantity * 100),
  );
  const [on, setOn] = useState(today);
  const [itemId, setItemId] = useState(part.itemId);
  const [isOwn, setOwn] = useState(part.itemId !== null);
  const [tries, setTries] = useState(0);
  const { mutate, mutateAsync, isPending, error } = usePartCommand(build.id);
  const of = { taskId: part.taskId, partId: part.id };
  const send = () =>
    mutate(
      {
        type: 'arrive',
        ...of,
        body: { cost: dollarsIn(cents), on: on || null, itemId: isOwn ? itemId : null },
      },
      {
        onSuccess: () => {
          onClose();
          offerUndo(
            `${quoted(part.title)} is here`,
            () => mutateAsync({ type: 'undo arrival', ...of }),
            'good',
          );
        },
      },
    );
  return (
    <DialogForm
      title="It is here"
      description={part.title}
      action="Save"
      busy={isPending}
      problem={error && messageOf(error)}
      onSubmit={() => {
        if (isUnread(cents)) setTries(tries + 1);
        else send();
      }}
      onClose={onClose}
    >
      <FieldColumns of={2}>
        <Field
          label={part.quantity === 1 ? 'What it cost' : `What all ${part.quantity} cost`}
          error={tries > 0 && isUnread(cents) && moneyMessage}
          optional
        >
          <MoneyInput cents={cents} onCentsChange={setCents} />
        </Field>
        <Field label="Here since">
          <TextInput type="date" max={today()} value={on} onChange={({ target }) => setOn(target.value)} />
        </Field>
      </FieldColumns>
      <Checkbox
        label="It is in my inventory"
        hint="Then its stock goes down when you install it."
        checked={isOwn}
        onChange={({ target }) => setOwn(target.checked)}
      />
      {isOwn && <ItemChoice value={itemId} onChange={({ id }) => setItemId(id)} />}
    </DialogForm>
  );
}

import { pathText, quantityText, writeOffLabels } from '@entities/inventory/inventory-labels';
import { useItemCommand } from '@entities/inventory/item.mutations';
import { LocationSelect } from '@entities/inventory/location-select';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { ItemDetail } from '@modules/inventory/item.schemas';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { useToast } from '@ui/feedback/use-toast';
import { Field } from '@ui/forms/field';
import { MoneyInput } from '@ui/forms/money-input';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { NumberInput, TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type ActionFields,
  actionForms,
  blankAction,
  commandOf,
  type DialogAction,
  problemsOf,
} from './item-action-form';

type ItemActionDialogProps = {
  readonly item: ItemDetail;
  readonly action: DialogAction;
  readonly onClose: () => void;
};

/** Asks for the parameters of an action, sends it, and shows why it was refused. */
export function ItemActionDialog({ item, action, onClose }: ItemActionDialogProps) {
  const [fields, setFields] = useState(() => blankAction(item, action));
  const [tries, setTries] = useState(0);
  const { mutate, isPending, error } = useItemCommand(item.id);
  const { toast } = useToast();
  const navigate = useNavigate();
  const { title, action: verb, done } = actionForms[action];
  const problems = problemsOf(action, fields);
  const change = (part: Partial<ActionFields>) => setFields((before) => ({ ...before, ...part }));
  const send = () =>
    mutate(commandOf(action, fields), {
      onSuccess: ({ id }) => {
        onClose();
        toast({
          title: done,
          tone: 'good',
          ...(action === 'split' && {
            action: { label: 'Open the new item', onClick: () => navigate(paths.inventoryPart(id)) },
          }),
        });
      },
    });
  return (
    <DialogForm
      title={title}
      description={
        action === 'delete' ? `${quoted(item.title)}. You can undo it in its history.` : item.title
      }
      action={verb}
      danger={action === 'delete'}
      busy={isPending}
      problem={error && messageOf(error)}
      onSubmit={() => {
        if (Object.keys(problems).length > 0) setTries(tries + 1);
        else send();
      }}
      onClose={onClose}
    >
      <ActionInputs
        item={item}
        action={action}
        fields={fields}
        problems={tries > 0 ? problems : {}}
        onChange={change}
      />
    </DialogForm>
  );
}

type ActionInputsProps = {
  readonly item: ItemDetail;
  readonly action: DialogAction;
  readonly fields: ActionFields;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<ActionFields>) => void;
};

function ActionInputs({ item, action, fields, problems, onChange }: ActionInputsProps) {
  const { asksPlace, quantity } = actionForms[action];
  const line = item.stock.find(({ locationId }) => locationId === fields.fromId);
  return (
    <>
      {asksPlace && item.stock.length > 1 && (
        <Field label={action === 'move' ? 'From' : 'Which ones'}>
          <Select
            value={fields.fromId ?? ''}
            onChange={({ target }) => onChange({ fromId: target.value || null })}
            options={item.stock.map((one) => ({
              value: one.locationId ?? '',
              label: `${pathText(one.path)}: ${quantityText(one.quantity, item.unit)}`,
            }))}
          />
        </Field>
      )}
      {(action === 'move' || action === 'add') && (
        <LocationSelect
          label={action === 'move' ? 'To' : 'Where do they go?'}
          value={fields.toId}
          onChange={(toId) => onChange({ toId })}
          without={action === 'move' && fields.fromId ? [fields.fromId] : []}
          error={problems.toId}
        />
      )}
      {quantity !== 'none' && (
        <Field label="How many" hint={quantityHint(quantity, line, item.unit)} error={problems.quantity}>
          <NumberInput
            inputMode="numeric"
            value={fields.quantity}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
        </Field>
      )}
      {action === 'loan' && (
        <>
          <Field label="Who has it" error={problems.with} required>
            <TextInput
              maxLength={120}
              autoComplete="off"
              value={fields.with}
              onChange={({ target }) => onChange({ with: target.value })}
            />
          </Field>
          <Field label="Due back" optional>
            <TextInput
              type="date"
              value={fields.dueOn}
              onChange={({ target }) => onChange({ dueOn: target.value })}
            />
          </Field>
        </>
      )}
      {action === 'install' && (
        <Field label="Which car" hint="Like “my 1966 Nova”." error={problems.with} required>
          <TextInput
            maxLength={120}
            autoComplete="off"
            value={fields.with}
            onChange={({ target }) => onChange({ with: target.value })}
          />
        </Field>
      )}
      {action === 'write-off' && (
        <RadioGroup
          legend="What happened to it?"
          value={fields.why}
          onValueChange={(why) => onChange({ why })}
          options={WHY.map((why) => ({ value: why, label: writeOffLabels[why] }))}
        />
      )}
      {action === 'sell' && (
        <Field label="Sale price" hint="Only you see it." optional>
          <MoneyInput cents={fields.cents} onCentsChange={(cents) => onChange({ cents })} />
        </Field>
      )}
      {['count', 'add', 'remove', 'split', 'write-off'].includes(action) && (
        <Field label="Why" hint="It stays in the history." optional>
          <TextInput
            maxLength={200}
            value={fields.reason}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
        </Field>
      )}
    </>
  );
}

const WHY = ['lost', 'damaged', 'discarded'] as const;

function quantityHint(
  kind: (typeof actionForms)[DialogAction]['quantity'],
  line: ItemDetail['stock'][number] | undefined,
  unit: string,
): string | undefined {
  const there = line && `There: ${quantityText(line.quantity, unit)}.`;
  if (kind === 'or-all') return [there, 'Leave it blank for all of them.'].filter(Boolean).join(' ');
  if (kind === 'or-unknown') return 'Leave it blank if you don’t know.';
  return there;
}

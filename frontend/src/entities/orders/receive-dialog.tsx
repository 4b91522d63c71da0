import { messageOf, problemAt } from '@lib/api/problem';
import { today } from '@lib/day';
import { dollarsOf } from '@lib/format';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { MoneyInput } from '@ui/forms/money-input';
import type { MoneyValue } from '@ui/forms/money-value';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { methodLabels } from '../payment/payment-labels';
import { isReauthRequired } from '../reauth/reauth.mutations';
import { ReauthFirst } from '../reauth/reauth-first';
import { useReceiveMoney } from './pre-sale.mutations';

type ReceiveDialogProps = {
  readonly dateId: string;
  readonly order: { readonly id: string; readonly number: number; readonly dueCents: number };
  readonly onDone?: () => void;
  readonly onClose: () => void;
};

const methods = ['check', 'cash', 'bank'] as const;

/** Records that a check, or cash, came. */
export function ReceiveDialog({ dateId, order, onDone, onClose }: ReceiveDialogProps) {
  const [cents, setCents] = useState<MoneyValue>(order.dueCents);
  const receive = useReceiveMoney(dateId, order.id);
  const done = () => {
    toast({ title: `Order ${order.number} is paid`, tone: 'good' });
    onDone?.();
    onClose();
  };
  return (
    <>
      <DialogForm
        holds
        title={`Receive money for order ${order.number}`}
        description={`It costs ${dollarsOf(order.dueCents)}. What comes beyond that goes back.`}
        action="It came"
        busy={receive.isPending}
        disabled={typeof cents !== 'number'}
        problem={receive.error && !isReauthRequired(receive.error) ? messageOf(receive.error) : null}
        onSubmit={(typed) => {
          if (typeof cents !== 'number') return;
          receive.mutate(
            {
              cents,
              method: methods.find((one) => one === typed.get('method')) ?? 'check',
              day: String(typed.get('day') ?? today()),
              note: String(typed.get('note') ?? ''),
            },
            { onSuccess: done },
          );
        }}
        onClose={onClose}
      >
        <Field label="Amount" required error={problemAt(receive.error, 'cents')}>
          <MoneyInput cents={cents} onCentsChange={setCents} />
        </Field>
        <Field label="It came as">
          <Select
            name="method"
            defaultValue="check"
            options={methods.map((value) => ({ value, label: methodLabels[value] }))}
          />
        </Field>
        <Field label="Day" required error={problemAt(receive.error, 'day')}>
          <TextInput name="day" type="date" defaultValue={today()} max={today()} />
        </Field>
        <Field label="Note" hint="The number of the check." optional>
          <TextInput name="note" maxLength={200} autoComplete="off" />
        </Field>
      </DialogForm>
      <ReauthFirst mutation={receive} onSuccess={done} />
    </>
  );
}

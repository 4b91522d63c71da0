import { useReceivePayment } from '@entities/payment/payment.mutations';
import type { PaymentView } from '@entities/payment/payment.queries';
import { methodLabels } from '@entities/payment/payment-labels';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { today } from '@lib/day';
import { centsOf } from '@lib/format';
import type { HandMethod } from '@modules/payments/payments.schemas';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { MoneyInput } from '@ui/forms/money-input';
import { dollarsIn, type MoneyValue } from '@ui/forms/money-value';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { ReasonField } from '../reason-field';

type Props = { readonly payment: PaymentView };

/** Records that a check, cash or a transfer came. */
export function ReceiveButton({ payment }: Props) {
  const [isOpen, setOpen] = useState(false);
  const receive = useReceivePayment(payment.id);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        variant="primary"
        onClick={() => {
          receive.reset();
          setOpen(true);
        }}
      >
        It came
      </Button>
      {isOpen && <ReceiveDialog payment={payment} receive={receive} onClose={close} />}
      <ReauthFirst mutation={receive} onSuccess={close} />
    </>
  );
}

type DialogProps = Props & {
  readonly receive: ReturnType<typeof useReceivePayment>;
  readonly onClose: () => void;
};

function ReceiveDialog({ payment, receive, onClose }: DialogProps) {
  const { error } = receive;
  const [cents, setCents] = useState<MoneyValue>(centsOf(payment.amount));
  const [isTried, setTried] = useState(false);
  const [reason, setReason] = useState('');
  const missing = { amount: !dollarsIn(cents), reason: reason.trim() === '' };
  return (
    <DialogForm
      holds
      title="It came"
      description="The receipt is for what came, even when it differs from what was promised."
      action="Record it"
      busy={receive.isPending}
      problem={error && !isAtField(error) && !isReauthRequired(error) ? messageOf(error) : null}
      onClose={onClose}
      onSubmit={(typed) => {
        setTried(true);
        if (missing.amount || missing.reason) return;
        receive.mutate(
          {
            method: typed.get('method') as HandMethod,
            amount: dollarsIn(cents) ?? 0,
            receivedOn: String(typed.get('day')),
            reason: reason.trim(),
          },
          { onSuccess: onClose },
        );
      }}
    >
      <Field label="How it came" required>
        <Select
          name="method"
          required
          options={Object.entries(methodLabels).map(([value, label]) => ({ value, label }))}
        />
      </Field>
      <Field
        label="Amount"
        required
        error={problemAt(error, 'amount') ?? (isTried && missing.amount && 'Write how much came.')}
      >
        <MoneyInput cents={cents} onCentsChange={setCents} required />
      </Field>
      <Field label="Day" required error={problemAt(error, 'receivedOn')}>
        <TextInput type="date" name="day" defaultValue={today()} max={today()} required />
      </Field>
      <ReasonField
        label="Note"
        hint="The number of the check, who counted it. It stays on record with your name."
        value={reason}
        onChange={setReason}
        error={problemAt(error, 'reason') ?? (isTried && missing.reason && 'Write down how you know.')}
      />
    </DialogForm>
  );
}

import { useRefundPayment } from '@entities/payment/payment.mutations';
import type { PaymentView } from '@entities/payment/payment.queries';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { centsOf, dollarsOf } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { MoneyInput } from '@ui/forms/money-input';
import { dollarsIn, type MoneyValue } from '@ui/forms/money-value';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';

type Props = { readonly payment: PaymentView };

/** Sends money back. Each opening of the dialog is one refund, however often it is sent. */
export function RefundButton({ payment }: Props) {
  const [refundId, setRefundId] = useState<string>();
  const refund = useRefundPayment(payment.id);
  const close = () => setRefundId(undefined);
  return (
    <>
      <Button
        size="small"
        variant="danger"
        onClick={() => {
          refund.reset();
          setRefundId(newIdempotencyKey());
        }}
      >
        Send money back
      </Button>
      {refundId && <RefundDialog payment={payment} refundId={refundId} refund={refund} onClose={close} />}
      <ReauthFirst mutation={refund} onSuccess={close} />
    </>
  );
}

type DialogProps = Props & {
  readonly refundId: string;
  readonly refund: ReturnType<typeof useRefundPayment>;
  readonly onClose: () => void;
};

function RefundDialog({ payment, refundId, refund, onClose }: DialogProps) {
  const left = centsOf(payment.amount) - centsOf(payment.refunded);
  const { error } = refund;
  const [cents, setCents] = useState<MoneyValue>(left);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const missing = { amount: !dollarsIn(cents), reason: reason.trim() === '' };
  return (
    <DialogForm
      holds
      danger
      title="Send money back?"
      description={
        payment.provider === 'by-hand'
          ? 'Send it yourself first. This records that it went back.'
          : 'The provider sends it to the card that paid. It cannot be called back.'
      }
      action="Send it back"
      busy={refund.isPending}
      problem={error && !isAtField(error) && !isReauthRequired(error) ? messageOf(error) : null}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (missing.amount || missing.reason) return;
        refund.mutate(
          { refundId, amount: dollarsIn(cents) ?? 0, reason: reason.trim() },
          { onSuccess: onClose },
        );
      }}
    >
      <Field
        label="Amount"
        hint={`At most ${dollarsOf(left)}.`}
        required
        error={problemAt(error, 'amount') ?? (isTried && missing.amount && 'Write how much goes back.')}
      >
        <MoneyInput cents={cents} onCentsChange={setCents} required />
      </Field>
      <Field
        label="Reason"
        hint="It stays on record with your name."
        required
        error={problemAt(error, 'reason') ?? (isTried && missing.reason && 'Write down why.')}
      >
        <TextInput
          maxLength={500}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </DialogForm>
  );
}

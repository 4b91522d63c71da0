import { useRefundPayment } from '@entities/payment/payment.mutations';
import type { PaymentView } from '@entities/payment/payment.queries';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { centsOf, dollarsOf, money } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldGroup } from '@ui/forms/field-group';
import { MoneyInput } from '@ui/forms/money-input';
import { dollarsIn, type MoneyValue } from '@ui/forms/money-value';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { ReasonField } from '../reason-field';

type Props = { readonly payment: PaymentView };

/** Sends money back: ticked lines whole, or an amount. Each opening of the dialog is one refund, however often it is sent. */
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
  const [typed, setTyped] = useState<MoneyValue>(left);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const lines = payment.lines
    .filter(({ id }) => ticked.includes(id))
    .map((line) => ({ id: line.id, amount: line.left }));
  const isByLine = lines.length > 0;
  const cents = isByLine ? lines.reduce((sum, { amount }) => sum + centsOf(amount), 0) : typed;
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
          { refundId, amount: dollarsIn(cents) ?? 0, lines, reason: reason.trim() },
          { onSuccess: onClose },
        );
      }}
    >
      {payment.lines.length > 1 && (
        <FieldGroup legend="Lines" hint="Tick what goes back whole, or write an amount.">
          {payment.lines.map((line) => (
            <Checkbox
              key={line.id}
              label={`${line.words}, ${money(line.left)}`}
              hint={line.left === 0 && 'It went back.'}
              disabled={line.left === 0}
              checked={ticked.includes(line.id)}
              onChange={({ target }) =>
                setTicked((before) =>
                  target.checked ? [...before, line.id] : before.filter((id) => id !== line.id),
                )
              }
            />
          ))}
        </FieldGroup>
      )}
      <Field
        label="Amount"
        hint={isByLine ? 'The sum of the ticked lines.' : `At most ${dollarsOf(left)}.`}
        required
        error={problemAt(error, 'amount') ?? (isTried && missing.amount && 'Write how much goes back.')}
      >
        <MoneyInput cents={cents} onCentsChange={setTyped} readOnly={isByLine} required />
      </Field>
      <ReasonField
        value={reason}
        onChange={setReason}
        error={problemAt(error, 'reason') ?? (isTried && missing.reason && 'Write down why.')}
      />
    </DialogForm>
  );
}

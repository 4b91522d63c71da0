import { statusLabels, statusTones } from '@entities/payment/payment-labels';
import { money } from '@lib/format';
import type { PaymentRow } from '@modules/payments/payments.contract';
import { Badge } from '@ui/data/badge';
import style from './payments.module.css';

type PaymentStatesProps = {
  readonly payment: Pick<PaymentRow, 'status' | 'amount' | 'refunded' | 'isDisputed'>;
};

/** How a payment is: its status, what went back, and whether somebody disputes it. */
export function PaymentStates({ payment: { status, amount, refunded, isDisputed } }: PaymentStatesProps) {
  return (
    <span className={style.states}>
      <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
      {refunded > 0 && (
        <Badge tone="held">{refunded >= amount ? 'Sent back' : `${money(refunded)} sent back`}</Badge>
      )}
      {isDisputed && <Badge tone="problem">Disputed</Badge>}
    </span>
  );
}

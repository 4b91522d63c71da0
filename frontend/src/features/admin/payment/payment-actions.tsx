import { useCancelPayment, useLookAgain } from '@entities/payment/payment.mutations';
import type { PaymentView } from '@entities/payment/payment.queries';
import { messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ReasonDialog } from '../reason-dialog';
import { ReceiveButton } from './receive-button';
import { RefundButton } from './refund-button';

/** What the caller can do with it now; each is on record with a reason. */
export function PaymentActions({ payment }: { readonly payment: PaymentView }) {
  const { id, can } = payment;
  const cancel = useCancelPayment(id);
  const look = useLookAgain(id);
  if (can.length === 0) return null;
  return (
    <Panel title="What you can do">
      <Stack>
        <Row>
          {can.includes('receive') && <ReceiveButton payment={payment} />}
          {can.includes('look-again') && (
            <Button size="small" busy={look.isPending} onClick={() => look.mutate()}>
              Look again
            </Button>
          )}
          {can.includes('refund') && <RefundButton payment={payment} />}
          {can.includes('cancel') && (
            <ReasonDialog
              action="Cancel it"
              title="Cancel this payment?"
              description="Nobody can pay it any more. Whoever began to pay has to begin again."
              danger
              mutation={cancel}
            />
          )}
        </Row>
        {can.includes('look-again') && (
          <p>“Look again” asks the provider how it is, and records what is new.</p>
        )}
        {look.isError && <Notice tone="problem">{messageOf(look.error)}</Notice>}
        {look.isSuccess && <Notice tone="good">The provider answered; what is new is below.</Notice>}
      </Stack>
    </Panel>
  );
}

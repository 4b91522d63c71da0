import { useCancelLines } from '@entities/orders/order.mutations';
import type { WholeOrder } from '@entities/orders/order.queries';
import { RefundWords } from '@entities/orders/refund-words';
import { messageOf } from '@lib/api/problem';
import { counted, dollarsOf } from '@lib/format';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Checkbox } from '@ui/forms/checkbox';
import { FieldGroup } from '@ui/forms/field-group';
import { Fold } from '@ui/layout/fold';
import { Stack } from '@ui/layout/layout';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { useState } from 'react';

/** Cancels lines: it says what goes back, and what becomes of the right, before anything happens. */
export function CancelPart({ order }: { readonly order: WholeOrder }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const cancel = useCancelLines(order.id);
  const lines = order.lines.filter(({ status, checkedIn }) => status === 'on' && !checkedIn);
  const named = lines.filter(({ id }) => chosen.includes(id));
  const back = named.reduce((sum, { refundCents }) => sum + refundCents, 0);
  const isPaid = order.paidCents > 0;
  return (
    <Fold title="If you cannot come" mustOpen={cancel.isError}>
      <Stack>
        <FieldGroup legend="What you cancel">
          {lines.map(({ id, code, name, spaceId, refundCents, keepsRight }) => (
            <Checkbox
              key={id}
              label={code ?? name}
              hint={[
                isPaid ? `${dollarsOf(refundCents)} goes back.` : 'Nothing was paid.',
                spaceId !== null &&
                  (keepsRight ? 'You keep the right to the space.' : 'Your right to the space ends.'),
              ]
                .filter(Boolean)
                .join(' ')}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </FieldGroup>
        {cancel.isError && <Notice tone="problem">{messageOf(cancel.error)}</Notice>}
        <div>
          <ConfirmButton
            variant="danger"
            busy={cancel.isPending}
            disabled={named.length === 0}
            title={`Cancel ${named.map(({ code, name }) => code ?? name).join(', ')}?`}
            description={effectOf(order, named, back)}
            action="Cancel it"
            onConfirm={() =>
              cancel.mutate(
                { lineIds: [...chosen] },
                {
                  onSuccess: ({ refundCents }) => {
                    setChosen([]);
                    toast({
                      title: refundCents > 0 ? `Canceled. ${dollarsOf(refundCents)} goes back.` : 'Canceled.',
                      tone: 'good',
                    });
                  },
                },
              )
            }
          >
            {named.length === 0 ? 'Cancel' : `Cancel ${counted(named.length, 'line')}`}
          </ConfirmButton>
        </div>
        <RefundWords refunds={order.refunds} timeZone={order.timeZone} />
      </Stack>
    </Fold>
  );
}

function effectOf({ paidCents }: WholeOrder, lines: WholeOrder['lines'], back: number): string {
  const spaces = lines.filter(({ spaceId }) => spaceId !== null);
  const lost = spaces.filter(({ keepsRight }) => !keepsRight);
  return [
    paidCents > 0 ? `About ${dollarsOf(back)} goes back, the way it was paid.` : 'Nothing was paid.',
    lost.length > 0 && `Your right to ${lost.map(({ code }) => code).join(', ')} ends, for good.`,
    spaces.length > 0 && lost.length === 0 && 'You keep the right to have it again the next time.',
  ]
    .filter(Boolean)
    .join(' ');
}

import { useCancelFor } from '@entities/orders/pre-sale.mutations';
import type { PreSale, TeamOrder } from '@entities/orders/pre-sale.queries';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { dollarsOf } from '@lib/format';
import { toast } from '@ui/feedback/toast-store';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldGroup } from '@ui/forms/field-group';
import { WholeInput, type WholeValue } from '@ui/forms/whole-input';
import { useState } from 'react';
import { ReasonForm } from './reason-form';

type DialogProps = { readonly sale: PreSale; readonly order: TeamOrder; readonly onClose: () => void };

/** Cancels lines of a vendor's order, with what goes back and what becomes of their right. */
export function CancelDialog({ sale, order, onClose }: DialogProps) {
  const lines = order.lines.filter(({ status, checkedIn }) => status === 'on' && !checkedIn);
  const [chosen, setChosen] = useState<readonly string[]>(lines.map(({ id }) => id));
  const [percent, setPercent] = useState<WholeValue>(100);
  const [keepsRight, setKeepsRight] = useState(true);
  const cancel = useCancelFor(sale.id, order.id);
  const isPaid = order.paidCents > 0;
  const back = lines
    .filter(({ id }) => chosen.includes(id))
    .reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
  const done = () => {
    toast({ title: 'Canceled', tone: 'good' });
    onClose();
  };
  return (
    <>
      <ReasonForm
        danger
        title={`Cancel order ${order.number}?`}
        description={
          isPaid && typeof percent === 'number'
            ? `${dollarsOf(Math.round((back * percent) / 100))} goes back to the vendor. Others can have what is free.`
            : 'Nothing was paid. Others can have what is free.'
        }
        action="Cancel it"
        hint="The vendor reads it."
        busy={cancel.isPending}
        error={cancel.error}
        disabled={chosen.length === 0 || typeof percent !== 'number'}
        onSubmit={(reason) =>
          typeof percent === 'number' &&
          cancel.mutate({ reason, lineIds: [...chosen], percent, keepsRight }, { onSuccess: done })
        }
        onClose={onClose}
      >
        <FieldGroup legend="What is canceled">
          {lines.map(({ id, code, name }) => (
            <Checkbox
              key={id}
              label={code ?? name}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </FieldGroup>
        {isPaid && (
          <Field label="Goes back" required>
            <WholeInput value={percent} min={0} max={100} unit="%" onValueChange={setPercent} />
          </Field>
        )}
        {lines.some(({ spaceId }) => spaceId !== null) && (
          <Checkbox
            label="The vendor keeps the right to the space"
            checked={keepsRight}
            onChange={({ target }) => setKeepsRight(target.checked)}
          />
        )}
      </ReasonForm>
      <ReauthFirst mutation={cancel} onSuccess={done} />
    </>
  );
}

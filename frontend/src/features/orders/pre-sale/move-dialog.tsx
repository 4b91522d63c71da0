import { useMoveSpace } from '@entities/orders/pre-sale.mutations';
import { type PreSale, saleSpacesQuery, type TeamOrder } from '@entities/orders/pre-sale.queries';
import { useQuery } from '@tanstack/react-query';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { SearchSelect } from '@ui/forms/search-select';
import { Select } from '@ui/forms/select';
import { useState } from 'react';
import { ReasonForm } from './reason-form';

type DialogProps = { readonly sale: PreSale; readonly order: TeamOrder; readonly onClose: () => void };

/** Moves a vendor to a free space, at the price that they had. */
export function MoveDialog({ sale, order, onClose }: DialogProps) {
  const own = order.lines.filter(({ spaceId, status }) => spaceId !== null && status === 'on');
  const [lineId, setLineId] = useState(own[0]?.id ?? '');
  const [to, setTo] = useState('');
  const { data } = useQuery(saleSpacesQuery(sale.id));
  const move = useMoveSpace(sale.id, order.id);
  const free = data?.spaces.filter(({ status }) => status === 'available') ?? [];
  const from = own.find(({ id }) => id === lineId)?.code;
  return (
    <ReasonForm
      title={`Move order ${order.number}`}
      description="The price stays. The right to the old space ends, and they get the right to the new one."
      action="Move it"
      hint="The vendor reads it."
      busy={move.isPending}
      error={move.error}
      disabled={to === '' || lineId === ''}
      onSubmit={(reason) =>
        move.mutate(
          { reason, lineId, toSpaceId: to },
          {
            onSuccess: () => {
              toast({
                title: `Moved from ${from} to ${free.find(({ id }) => id === to)?.code ?? 'there'}`,
                tone: 'good',
              });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {own.length > 1 && (
        <Field label="From">
          <Select
            value={lineId}
            options={own.map(({ id, code }) => ({ value: id, label: code ?? '' }))}
            onChange={({ target }) => setLineId(target.value)}
          />
        </Field>
      )}
      <Field label="To" hint="Free spaces alone." required>
        <SearchSelect
          value={to}
          placeholder="Choose a space"
          options={free.map(({ id, code }) => ({ value: id, label: code }))}
          onChange={setTo}
        />
      </Field>
    </ReasonForm>
  );
}

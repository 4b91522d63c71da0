import { useCancelPreSale } from '@entities/orders/pre-sale.mutations';
import { cancellingQuery, type PreSale } from '@entities/orders/pre-sale.queries';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { counted, dollarsOf, figure } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import { Who } from './orders-part';
import { ReasonForm } from './reason-form';

/** What cancelling the sale does to each order, before anything happens; then it is carried out, and goes on where it stopped. */
export function CancellingPart({ sale }: { readonly sale: PreSale }) {
  const [isAsking, setAsking] = useState(false);
  const [most, setMost] = useState(25);
  const cancel = useCancelPreSale(sale.id);
  const { data, instead } = loaded(useQuery(cancellingQuery(sale.id)), {
    label: 'Looking at each order…',
    shape: 'row',
    count: 6,
    stale: 'below',
  });
  if (!data) return instead;
  const isOff = sale.phase === 'cancelled';
  const { orders, count, backCents } = data;
  return (
    <Stack>
      {instead}
      {isOff && count === 0 ? (
        <Notice live={false} tone="good" title="It is off">
          Every order is canceled, and what was paid goes back.
        </Notice>
      ) : (
        <Panel title={isOff ? 'It is off, and not everything is done' : 'What would happen'}>
          <p>
            {counted(count, 'order')} {count === 1 ? 'is' : 'are'} canceled, and <b>{dollarsOf(backCents)}</b>{' '}
            goes back, whole and without a fee. Vendors keep the right to their spaces. Nothing has happened
            yet{isOff && ' to these'}.
          </p>
          {cancel.data !== undefined && cancel.data > 0 && (
            <Notice tone="warn">
              {counted(cancel.data, 'order')} are left. Go on in a moment: nothing is done twice.
            </Notice>
          )}
          <div>
            <Button
              variant="danger"
              busy={cancel.isPending}
              busyLabel="Canceling…"
              onClick={() => setAsking(true)}
            >
              {isOff ? 'Go on canceling' : 'Cancel the sale'}
            </Button>
          </div>
        </Panel>
      )}
      <Table
        caption={`${figure(Math.min(most, orders.length))} of ${figure(count)} orders, those that get most back first`}
        rows={orders.slice(0, most)}
        rowKey={({ id }) => id}
        columns={[
          { key: 'number', header: 'Order', lead: true, cell: ({ number }) => `Order ${number}` },
          { key: 'buyer', header: 'Vendor', words: true, cell: ({ buyer }) => <Who buyer={buyer} /> },
          { key: 'codes', header: 'Spaces', words: true, cell: ({ codes }) => codes.join(', ') },
          { key: 'paid', header: 'Paid', figures: true, cell: ({ paidCents }) => dollarsOf(paidCents) },
          { key: 'back', header: 'Goes back', figures: true, cell: (order) => dollarsOf(order.backCents) },
        ]}
        empty={
          isOff ? null : <Empty title="No order would be canceled">Nobody holds or has anything yet.</Empty>
        }
      />
      {orders.length > most && (
        <div>
          <Button onClick={() => setMost(most + 100)}>Show more</Button>
        </div>
      )}
      {isAsking && (
        <ReasonForm
          danger
          title="Cancel the sale of this date?"
          description={`${counted(count, 'order')}, ${dollarsOf(backCents)} back. It cannot be undone.`}
          action="Cancel the sale"
          hint="Every vendor reads it."
          busy={cancel.isPending}
          error={cancel.error}
          onSubmit={(reason) => cancel.mutate(reason, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
      <ReauthFirst mutation={cancel} onSuccess={() => setAsking(false)} />
    </Stack>
  );
}

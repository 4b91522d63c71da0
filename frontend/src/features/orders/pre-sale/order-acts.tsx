import type { PreSale, TeamOrder } from '@entities/orders/pre-sale.queries';
import { Button } from '@ui/actions/button';
import { Row } from '@ui/layout/layout';
import { later } from '@ui/overlays/later';
import { useState } from 'react';

const ReceiveDialog = later(() =>
  import('@entities/orders/receive-dialog').then((file) => file.ReceiveDialog),
);
const CancelDialog = later(() => import('./cancel-dialog').then((file) => file.CancelDialog));
const MoveDialog = later(() => import('./move-dialog').then((file) => file.MoveDialog));

type OrderActsProps = { readonly sale: PreSale; readonly order: TeamOrder };

/** What the team does with one order. */
export function OrderActs({ sale, order }: OrderActsProps) {
  const [open, setOpen] = useState<'receive' | 'cancel' | 'move' | null>(null);
  const role = sale.me?.role;
  const isRegistrar = role === 'owner' || role === 'editor';
  const isOn = order.lines.some(({ status, checkedIn }) => status === 'on' && !checkedIn);
  const isAlive = !['abandoned', 'cancelled', 'refunded'].includes(order.status);
  const close = () => setOpen(null);
  return (
    <Row>
      {order.status === 'awaiting payment' && order.way === 'by hand' && role !== 'editor' && (
        <Button size="small" onClick={() => setOpen('receive')}>
          Receive a check
        </Button>
      )}
      {isRegistrar && isAlive && order.lines.some(({ spaceId, status }) => spaceId && status === 'on') && (
        <Button size="small" onClick={() => setOpen('move')}>
          Move
        </Button>
      )}
      {isAlive && isOn && order.status !== 'reserved' && (
        <Button size="small" onClick={() => setOpen('cancel')}>
          Cancel
        </Button>
      )}
      {open === 'receive' && <ReceiveDialog dateId={sale.id} order={order} onClose={close} />}
      {open === 'cancel' && <CancelDialog sale={sale} order={order} onClose={close} />}
      {open === 'move' && <MoveDialog sale={sale} order={order} onClose={close} />}
    </Row>
  );
}

import { HoldLeft } from '@entities/orders/hold-left';
import { useLeaveOrder } from '@entities/orders/order.mutations';
import type { WholeOrder } from '@entities/orders/order.queries';
import { orderPaths } from '@entities/orders/order-paths';
import type { ServerClock } from '@entities/orders/server-clock';
import { useLookAt } from '@entities/orders/use-look-at';
import { messageOf } from '@lib/api/problem';
import { dayIn, dayItself, dollarsOf, timeIn } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Row } from '@ui/layout/layout';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { Link } from 'react-router-dom';
import style from './order.module.css';

type OrderStateProps = {
  readonly order: WholeOrder;
  readonly clock: ServerClock | undefined;
  /** Called when its time is over. */
  readonly onOver: () => unknown;
};

/** How far the order is, and until when. */
export function OrderState({ order, clock, onOver }: OrderStateProps) {
  const { until, status, timeZone, dueCents, number, title, day } = order;
  useLookAt(status === 'reserved' ? until : null, clock, onOver);
  const at = (iso: string) => `${dayIn(iso, timeZone)}, ${timeIn(iso, timeZone)}`;
  switch (status) {
    case 'reserved':
      return (
        <Notice
          live={false}
          tone="warn"
          title={
            until && clock ? <HoldLeft until={until} timeZone={timeZone} clock={clock} /> : 'Held for you'
          }
          action={<LetGo order={order} />}
        >
          Pay before that, and it is yours.
        </Notice>
      );
    case 'awaiting payment':
      return order.way === 'by hand' ? (
        <Notice live={false} tone="warn" title={`We wait for your check of ${dollarsOf(dueCents)}`}>
          <p>
            Write “Order {number}, {title}, {dayIn(...dayItself(day))}” on it
            {until && `, and see that it comes by ${at(until)}`}. What you chose stays yours until then.
          </p>
          <ChecksTo text={order.checksTo} />
        </Notice>
      ) : (
        <Notice live={false} title="Your payment is on its way">
          <p>This page shows it once it has come. What you chose is kept until then.</p>
        </Notice>
      );
    case 'abandoned':
      return (
        <Notice
          live={false}
          tone="warn"
          title="It was let go"
          action={
            <Button asChild variant="primary">
              <Link to={orderPaths.spaces(order.eventId, order.preSaleId)}>Choose again</Link>
            </Button>
          }
        >
          The time to pay was over, or you let it go. Nothing was paid.
        </Notice>
      );
    case 'cancelled':
      return (
        <>
          <Notice live={false} title="It is canceled" />
          <GoesBack order={order} />
        </>
      );
    case 'refunded':
    case 'partially refunded':
    case 'paid':
      return <GoesBack order={order} />;
  }
}

/** What of the money goes back, from the moment on at which it is said. */
function GoesBack({
  order: { way, grantedCents, refundedCents, paidCents },
}: Pick<OrderStateProps, 'order'>) {
  if (grantedCents === 0) return null;
  return (
    <Notice live={false} title={`${dollarsOf(grantedCents)} of ${dollarsOf(paidCents)} goes back`}>
      {goesBackBy(way, { grantedCents, refundedCents })}
    </Notice>
  );
}

/** What was paid by check or cash, people give back: nobody else knows when they did. */
function goesBackBy(
  way: WholeOrder['way'],
  { grantedCents, refundedCents }: Pick<WholeOrder, 'grantedCents' | 'refundedCents'>,
): string {
  if (way === 'by hand') return 'You paid by check or cash: the organizer gives it back the same way.';
  if (refundedCents >= grantedCents) return 'It was sent back.';
  return refundedCents > 0 ? `${dollarsOf(refundedCents)} was sent back so far.` : 'It is on its way.';
}

/** To whom a check is made out, and where it goes. */
export const ChecksTo = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p>
      Make it out and send it to:
      <span className={style.address}>{text}</span>
    </p>
  );

/** Lets go what is held, or declines what was offered. */
function LetGo({ order: { id, preSaleId, eventId, allowedActions } }: { readonly order: WholeOrder }) {
  const leave = useLeaveOrder(id);
  const mayDecline = allowedActions.includes('decline');
  if (!mayDecline && !allowedActions.includes('leave')) return null;
  return (
    <Row>
      {allowedActions.includes('change') && (
        <Button asChild>
          <Link to={orderPaths.spaces(eventId, preSaleId)}>Change it</Link>
        </Button>
      )}
      <ConfirmButton
        busy={leave.isPending}
        title={mayDecline ? 'Decline the offer?' : 'Let it go?'}
        description={
          mayDecline
            ? 'It is offered to whoever waits next, and you wait no longer.'
            : 'Others can have it at once.'
        }
        action={mayDecline ? 'Decline it' : 'Let it go'}
        onConfirm={() => leave.mutate()}
      >
        {mayDecline ? 'Decline' : 'Let it go'}
      </ConfirmButton>
      {leave.isError && <span role="alert">{messageOf(leave.error)}</span>}
    </Row>
  );
}

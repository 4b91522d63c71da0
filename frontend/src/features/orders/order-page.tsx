import { RequireMember } from '@entities/member/require-member';
import { orderQuery, type WholeOrder } from '@entities/orders/order.queries';
import { orderStatusLabels, sourceLabels } from '@entities/orders/order-labels';
import { orderPaths } from '@entities/orders/order-paths';
import { preSaleQuery } from '@entities/orders/pre-sale.queries';
import { isRefusal } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { TicketX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { CancelPart } from './order/cancel-part';
import { Checkout } from './order/checkout';
import { DetailsPart } from './order/details-part';
import { GatePass } from './order/gate-pass';
import { HerePart } from './order/here-part';
import { OrderLines } from './order/order-lines';
import { OrderState } from './order/order-state';

const noSuchOrder = 'No such order';

/** /orders/:id: an order from its hold on: to pay, to show at the gate, to cancel. */
export default function OrderPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <OfOrder key={id} id={id} />
    </RequireMember>
  );
}

function OfOrder({ id }: { readonly id: string }) {
  const query = useQuery(orderQuery(id));
  usePageTitle(
    isRefusal(query.error) ? noSuchOrder : query.data && `Order ${query.data.number}, ${query.data.title}`,
  );
  const { data: order, instead } = loadedPage(query, {
    width: 'form',
    label: 'Loading the order…',
    shape: 'plate',
    count: 2,
    refused: <NoSuchOrder />,
  });
  const sale = useQuery({ ...preSaleQuery(order?.preSaleId ?? ''), enabled: order !== undefined });
  if (!order) return instead;
  const clock = sale.data && { now: sale.data.now, readAt: sale.dataUpdatedAt };
  const may = (action: WholeOrder['allowedActions'][number]) => order.allowedActions.includes(action);
  return (
    <Page width="form">
      <OrderHead order={order} />
      <Stack gap="loose">
        <OrderState order={order} clock={clock} onOver={query.refetch} />
        <HerePart order={order} />
        <OrderLines order={order} />
        {may('pay') && <Checkout order={order} terms={sale.data?.terms} />}
        {(order.status === 'paid' || order.status === 'partially refunded') && <GatePass order={order} />}
        {!may('pay') && <DetailsPart order={order} mayChange={may('describe')} />}
        {may('cancel') && <CancelPart order={order} />}
      </Stack>
    </Page>
  );
}

function OrderHead({ order }: { readonly order: WholeOrder }) {
  const { title, day, number, status, source, eventId, preSaleId, buyer } = order;
  const me = useMember()?.id;
  const { words, tone } = orderStatusLabels[status];
  const isOther = buyer !== null && buyer.id !== me;
  return (
    <PageHeading
      kicker={
        isOther ? (
          <Link to={orderPaths.preSale(eventId, preSaleId, 'orders')}>Orders of the sale</Link>
        ) : (
          <Link to={paths.orders}>Your orders</Link>
        )
      }
      title={`Order ${number}`}
      lead={
        <>
          <Link to={paths.event(eventId)}>{title}</Link>, {dayIn(...dayItself(day))}
          {isOther && (
            <>
              , for <Link to={paths.member(buyer.handle)}>{buyer.name}</Link>
            </>
          )}
        </>
      }
      actions={
        <Row>
          <Badge>{sourceLabels[source]}</Badge>
          <Badge tone={tone}>{words}</Badge>
        </Row>
      }
    />
  );
}

function NoSuchOrder() {
  return (
    <EmptyPage
      title={noSuchOrder}
      visual={<TicketX aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.orders}>Your orders</Link>
        </Button>
      }
    >
      The address is wrong, or the order is another member’s.
    </EmptyPage>
  );
}

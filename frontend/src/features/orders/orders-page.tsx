import { RequireMember } from '@entities/member/require-member';
import { ownOrdersQuery } from '@entities/orders/order.queries';
import { orderStatusLabels } from '@entities/orders/order-labels';
import { orderPaths } from '@entities/orders/order-paths';
import { dayIn, dayItself, dollarsOf } from '@lib/format';
import { paths } from '@lib/paths';
import type { OrderView } from '@modules/orders/orders.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { SpaceCode } from '@ui/data/space-code';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { TicketX } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './orders.module.css';

/** /orders: what the member holds, has paid for, and had. */
export default function OrdersPage() {
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading title="Your orders" lead="Spaces, passes and entries of swap meets and shows." />
        <OwnOrders />
      </Page>
    </RequireMember>
  );
}

function OwnOrders() {
  const query = useInfiniteQuery(ownOrdersQuery);
  const { data, instead } = loaded(query, { label: 'Loading your orders…', shape: 'row' });
  if (!data) return instead;
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0)
    return (
      <Empty
        title="You have ordered nothing yet"
        visual={<TicketX aria-hidden="true" />}
        action={
          <Button asChild variant="primary">
            <Link to={paths.events}>Find a swap meet</Link>
          </Button>
        }
      >
        Once you hold a space at an event, it is listed here with its code for the gate.
      </Empty>
    );
  return (
    <Stack>
      <ul role="list" className={style.list}>
        {orders.map((order) => (
          <li key={order.id} className={style.entry}>
            <OrderEntry order={order} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div>
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Stack>
  );
}

function OrderEntry({ order }: { readonly order: OrderView }) {
  const { id, title, day, number, status, lines, totalCents, dueCents, eventId, preSaleId, allowedActions } =
    order;
  const { words, tone } = orderStatusLabels[status];
  const on = lines.filter((line) => line.status === 'on');
  return (
    <article aria-label={`${title}, order ${number}`}>
      <Stack gap="tight">
        <Row justify="between">
          <h2 className={style.title}>
            <Link to={paths.order(id)}>{title}</Link>
          </h2>
          <Badge tone={tone}>{words}</Badge>
        </Row>
        <p className={style.quiet}>
          {dayIn(...dayItself(day))} · Order {number} · {dollarsOf(totalCents)}
        </p>
        <Row>
          {on.map((line) =>
            line.code ? (
              <SpaceCode key={line.id} code={line.code} />
            ) : (
              <span key={line.id}>
                {line.name}
                {line.quantity > 1 && ` × ${line.quantity}`}
              </span>
            ),
          )}
        </Row>
        {allowedActions.includes('pay') && (
          <Row>
            <Button asChild size="small" variant="primary">
              <Link to={paths.order(id)}>Pay {dollarsOf(dueCents)}</Link>
            </Button>
            {allowedActions.includes('change') && (
              <Button asChild size="small">
                <Link to={orderPaths.spaces(eventId, preSaleId)}>Change it</Link>
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </article>
  );
}

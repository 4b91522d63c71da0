import { joinPaths } from '@entities/match/join-paths';
import { bySales } from '@entities/orders/date-of-sale';
import { dayInId, orderPaths } from '@entities/orders/order-paths';
import { preSaleQuery } from '@entities/orders/pre-sale.queries';
import { SaleNotice } from '@entities/orders/sale-notice';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import type { EventPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Row } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import style from './event-page.module.css';
import { nextDateOf } from './next-date';

/** Where the sale of the next date is, and the way there. Nothing where nothing is sold; its team begins here. */
export function EventSpaces({ event }: { readonly event: EventPage }) {
  const next = nextDateOf(bySales(event));
  const { status } = useSession();
  const isAsked = next !== undefined && event.sold.includes(next.dateId) && status !== 'loading';
  const { data: sale, dataUpdatedAt } = useQuery({ ...preSaleQuery(next?.dateId ?? ''), enabled: isAsked });
  const isTeam = event.allowedActions.includes('edit');
  if (!next || (!sale && !isTeam)) return null;
  return (
    <section className={style.part}>
      <h2>Spaces</h2>
      {sale ? (
        <SaleNotice
          sale={sale}
          readAt={dataUpdatedAt}
          action={
            <Row>
              {sale.me?.rights.some((right) => right.status === 'live') && (
                <Button asChild variant="primary">
                  <Link to={orderPaths.renew(event.id, next.dateId)}>Renew your spaces</Link>
                </Button>
              )}
              {sale.phase !== 'draft' && isAtGate(sale.me?.role) && (
                <Button asChild>
                  <Link to={orderPaths.gate(event.id, next.dateId)}>Gate</Link>
                </Button>
              )}
              <Button asChild>
                <Link to={orderPaths.spaces(event.id, next.dateId)}>
                  {sale.phase === 'open' ? 'Map and spaces to buy' : 'Map of the spaces'}
                </Link>
              </Button>
              {sale.me && (
                <Button asChild>
                  <Link to={joinPaths.list(event.id, next.dateId)}>Your list at this meet</Link>
                </Button>
              )}
              {sale.me?.orders.some((order) => order.status === 'paid') && (
                <Button asChild>
                  <Link to={joinPaths.bring(event.id, next.dateId)}>What to bring</Link>
                </Button>
              )}
              {sale.terms.products.some(({ kind }) => kind === 'show entry') && (
                <Button asChild>
                  <Link to={paths.show(event.id) + dateIn(next.dateId)}>The show</Link>
                </Button>
              )}
            </Row>
          }
        />
      ) : (
        <p className={style.quiet}>Nothing is sold before this event yet. Your team alone reads this.</p>
      )}
      {isTeam && (
        <Row>
          <Button asChild size="small">
            <Link to={sale ? orderPaths.preSale(event.id, next.dateId) : paths.preSale(event.id)}>
              {sale ? 'Manage the sale' : 'Sell spaces before the event'}
            </Link>
          </Button>
          {sale && (
            <Button asChild size="small">
              <Link to={paths.mapLabels(event.id)}>Print codes for the spaces</Link>
            </Button>
          )}
        </Row>
      )}
    </section>
  );
}

const isAtGate = (role: string | null | undefined): boolean =>
  role === 'owner' || role === 'editor' || role === 'gate';
const dateIn = (dateId: string): string => {
  const day = dayInId(dateId);
  return day === null ? '' : `?date=${day}`;
};

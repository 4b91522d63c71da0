import { AllocationLink } from '@entities/orders/allocation-link';
import { HoldLeft } from '@entities/orders/hold-left';
import { orderQuery } from '@entities/orders/order.queries';
import { orderPaths } from '@entities/orders/order-paths';
import { type PreSale, preSaleQuery, saleSpacesQuery } from '@entities/orders/pre-sale.queries';
import { SaleNotice } from '@entities/orders/sale-notice';
import { useLookAt } from '@entities/orders/use-look-at';
import { SpaceLegend } from '@entities/spaces/canvas/mark-swatch';
import { spaceMapQuery } from '@entities/spaces/space-map.queries';
import { figure } from '@lib/format';
import { paths } from '@lib/paths';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { spaceStatuses } from '@modules/orders/pre-sale/pre-sale.schemas';
import { useQuery } from '@tanstack/react-query';
import { ActionBar } from '@ui/actions/action-bar';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Loading } from '@ui/feedback/skeleton';
import { Row, Stack } from '@ui/layout/layout';
import { Printer, TicketX } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type BasketLine, linesOf, priced, withSpace } from './basket';
import { BasketPanel } from './basket-panel';
import { fieldSpaces, matching } from './field-spaces';
import { OtherProducts } from './other-products';
import { type Refusal, refusalOf } from './refusal';
import { RulesOfSale } from './rules-of-sale';
import { SpaceList } from './space-list';
import { SpacesFilters } from './spaces-filters';
import style from './spaces-page.module.css';
import { useBasket } from './use-basket';
import { useHold } from './use-hold';
import { useSpacesFilter } from './use-spaces-filter';
import { WaitingLine } from './waiting-line';
import { WaitlistPart } from './waitlist-part';

const FieldMap = lazy(() => import('./field-map'));

type OfDate = { readonly event: EventPage; readonly date: DateView };

/** The sale of one date: how it is now, the map, the list, and what the reader chose. */
export function SaleView({ event, date }: OfDate) {
  const query = useQuery({ ...preSaleQuery(date.dateId), refetchInterval: 60_000 });
  const { data: sale, instead } = loaded(query, {
    label: 'Loading the sale…',
    shape: 'block',
    count: 1,
    refused: <NothingSold event={event} date={date} />,
  });
  const readAt = query.dataUpdatedAt;
  useLookAt(sale?.nextAt ?? null, sale && { now: sale.now, readAt }, query.refetch);
  if (!sale) return instead;
  return <Sale key={sale.id} event={event} sale={sale} readAt={readAt} />;
}

type SaleProps = { readonly event: EventPage; readonly sale: PreSale; readonly readAt: number };

function Sale({ event, sale, readAt }: SaleProps) {
  const [filter, setFilter] = useSpacesFilter();
  const navigate = useNavigate();
  const kept = useBasket(sale.id);
  const { lines } = kept.basket;
  const spaces = useQuery({ ...saleSpacesQuery(sale.id, filter.q), refetchInterval: 60_000 });
  const { data: map } = useQuery(spaceMapQuery(event.id));
  const held = useHeld(sale, kept);
  const hold = useHold({ preSaleId: sale.id, kept, onHeld: (id) => navigate(paths.order(id)) });
  const [refusals, drop] = useRefusals(hold.error);
  const all = useMemo(() => fieldSpaces(sale, spaces.data?.spaces ?? [], map), [sale, spaces.data, map]);
  const byId = useMemo(() => new Map(all.map(({ now }) => [now.id, now])), [all]);
  const chosen = new Set(lines.flatMap(({ spaceId }) => spaceId ?? []));
  const inBasket = priced(lines, sale, byId);
  const setLines = (next: readonly BasketLine[]) => {
    kept.setLines(next);
    drop(next);
  };
  const canChoose = !hold.isPending && !['draft', 'paused', 'closed', 'cancelled'].includes(sale.phase);
  const list = loaded(spaces, { label: 'Loading the spaces…', shape: 'row', count: 6 });
  const found = matching(all, filter);
  if (hold.isPending && hold.ahead !== null) return <WaitingLine ahead={hold.ahead} lines={inBasket} />;
  const pick = ({ now, product }: (typeof all)[number]) => {
    if (canChoose && product) setLines(withSpace(lines, product.id, now.id));
  };
  return (
    <Stack gap="loose">
      <SaleNotice sale={sale} readAt={readAt} action={<SaleActions sale={sale} />} />
      <AllocationLink eventId={event.id} dateId={sale.id} />
      <div className={style.layout}>
        <div className={style.field}>
          <SpacesFilters
            filter={filter}
            zones={map?.layout.zones.map(({ name }) => name) ?? []}
            onChange={setFilter}
          />
          {map && (
            <figure className={style.map}>
              <Suspense fallback={<Loading label="Loading the map…" shape="block" count={1} />}>
                <FieldMap map={map} spaces={all} found={found} chosen={chosen} onPick={pick} />
              </Suspense>
              <figcaption>
                <SpaceLegend marks={spaceStatuses} label="What the map shows" />
              </figcaption>
            </figure>
          )}
          <section aria-labelledby="space-list" className={style.field}>
            <Row justify="between">
              <h2 id="space-list">Spaces by code</h2>
              <Row>
                <Button asChild size="small" icon={<Printer />}>
                  <Link to={orderPaths.print(event.id, sale.id, 'map')}>Print the map</Link>
                </Button>
                <Button asChild size="small" icon={<Printer />}>
                  <Link to={orderPaths.print(event.id, sale.id, 'program')}>Print the program</Link>
                </Button>
              </Row>
            </Row>
            {list.instead}
            {list.data && (
              <SpaceList
                spaces={found}
                chosen={chosen}
                canChoose={canChoose}
                refused={wordsBy(refusals, 'spaceId')}
                onPick={pick}
              />
            )}
          </section>
        </div>
        <aside aria-label="Your choice" className={style.aside}>
          {canBuyEver(sale) && (
            <BasketPanel
              sale={sale}
              readAt={readAt}
              lines={inBasket}
              held={held}
              refusals={refusals}
              isSending={hold.isPending}
              onRemove={(line) => setLines(lines.filter((one) => one !== line))}
              onHold={hold.send}
            />
          )}
          {canBuyEver(sale) && (
            <OtherProducts
              sale={sale}
              lines={lines}
              refused={wordsBy(refusals, 'productId')}
              onChange={setLines}
            />
          )}
          <WaitlistPart sale={sale} map={map} />
          <RulesOfSale sale={sale} />
        </aside>
      </div>
      {lines.length > 0 && (
        <div className={style.bar}>
          <ActionBar label="Your choice">
            <Button asChild variant="primary" block>
              <a href="#basket">{`See your choice: ${figure(lines.length)}`}</a>
            </Button>
            {held?.until && (
              <span className={style.left}>
                <HoldLeft
                  isShort
                  until={held.until}
                  timeZone={sale.timeZone}
                  clock={{ now: sale.now, readAt }}
                />
              </span>
            )}
          </ActionBar>
        </div>
      )}
    </Stack>
  );
}

const canBuyEver = ({ phase }: PreSale): boolean => phase !== 'closed' && phase !== 'cancelled';

/** Where the reader's rights and orders are. */
function SaleActions({ sale }: { readonly sale: PreSale }) {
  const { me, eventId, id } = sale;
  const canRenew = me?.rights.some(({ status }) => status === 'live') && sale.phase !== 'paused';
  const isTeam = me?.role === 'owner' || me?.role === 'editor' || me?.role === 'treasurer';
  if (!canRenew && !isTeam && !me?.orders.length) return null;
  return (
    <Row>
      {canRenew && (
        <Button asChild variant="primary">
          <Link to={orderPaths.renew(eventId, id)}>Renew your spaces</Link>
        </Button>
      )}
      {me && me.orders.length > 0 && (
        <Button asChild>
          <Link to={paths.orders}>Your orders</Link>
        </Button>
      )}
      {isTeam && (
        <Button asChild>
          <Link to={orderPaths.preSale(eventId, id)}>Manage the sale</Link>
        </Button>
      )}
    </Row>
  );
}

/** What the reader holds already: the basket goes on with it. */
function useHeld(sale: PreSale, kept: ReturnType<typeof useBasket>) {
  const holdId = sale.me?.holdId ?? null;
  const { data } = useQuery({ ...orderQuery(holdId ?? ''), enabled: holdId !== null });
  const { basket, adopt } = kept;
  useEffect(() => {
    if (!data || data.id !== holdId || basket.orderId === holdId || basket.ticket !== null) return;
    const own = linesOf(data);
    const more = basket.lines.filter(
      (line) =>
        !own.some(
          (one) =>
            one.spaceId === line.spaceId &&
            one.productId === line.productId &&
            one.showClass === line.showClass,
        ),
    );
    adopt(data.id, [...own, ...more]);
  });
  return data?.id === holdId && data.status === 'reserved' ? data : undefined;
}

/** What was refused stays said until the reader changes it. */
function useRefusals(error: unknown) {
  const [dropped, setDropped] = useState<unknown>(null);
  const refusals: readonly Refusal[] = error && error !== dropped ? [refusalOf(error)] : [];
  const drop = (lines: readonly BasketLine[]) => {
    const isSaid = refusals.some(
      ({ spaceId, productId }) =>
        (spaceId !== null && lines.some((line) => line.spaceId === spaceId)) ||
        (productId !== null && lines.some((line) => line.productId === productId)),
    );
    if (!isSaid) setDropped(error);
  };
  return [refusals, drop] as const;
}

const wordsBy = (refusals: readonly Refusal[], name: 'spaceId' | 'productId') =>
  new Map(refusals.flatMap((one) => (one[name] === null ? [] : [[one[name], one.message] as const])));

function NothingSold({ event, date }: OfDate) {
  return (
    <Empty
      title="Nothing is sold for this date yet"
      visual={<TicketX aria-hidden="true" />}
      action={
        <Row>
          <Button asChild>
            <Link to={paths.event(event.id)}>Back to the event</Link>
          </Button>
          {event.allowedActions.includes('edit') && (
            <Button asChild variant="primary">
              <Link to={orderPaths.preSale(event.id, date.dateId)}>Write its pre-sale</Link>
            </Button>
          )}
        </Row>
      }
    >
      Spaces appear here once the organizer announces their sale.
    </Empty>
  );
}

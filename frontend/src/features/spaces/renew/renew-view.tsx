import { RequireMember } from '@entities/member/require-member';
import { orderPaths } from '@entities/orders/order-paths';
import { type PreSale, preSaleQuery, saleSpacesQuery } from '@entities/orders/pre-sale.queries';
import { RefundWords } from '@entities/orders/refund-words';
import { SaleNotice } from '@entities/orders/sale-notice';
import { useLookAt } from '@entities/orders/use-look-at';
import { spaceMapQuery } from '@entities/spaces/space-map.queries';
import { dollarsOf } from '@lib/format';
import { paths } from '@lib/paths';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { SpaceCode } from '@ui/data/space-code';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { fieldSpaces } from '../sale/field-spaces';
import style from './renew.module.css';
import { RenewForm } from './renew-form';

type OfDate = { readonly event: EventPage; readonly date: DateView };

/** Last time's spaces: all are chosen from the start, so that renewing takes two minutes. */
export function RenewView({ event, date }: OfDate) {
  return (
    <RequireMember>
      <OfMember event={event} date={date} />
    </RequireMember>
  );
}

function OfMember({ event, date }: OfDate) {
  const query = useQuery(preSaleQuery(date.dateId));
  const spaces = useQuery(saleSpacesQuery(date.dateId));
  const map = useQuery(spaceMapQuery(event.id));
  const { data: sale, instead } = loaded(query, {
    label: 'Loading your spaces…',
    shape: 'row',
    refused: (
      <Empty title="Nothing is sold for this date yet">Renewals appear here once they are announced.</Empty>
    ),
  });
  const readAt = query.dataUpdatedAt;
  useLookAt(sale?.nextAt ?? null, sale && { now: sale.now, readAt }, query.refetch);
  if (!sale) return instead;
  const rights = sale.me?.rights ?? [];
  if (rights.length === 0) return <NoRights sale={sale} />;
  const live = rights.filter(({ status }) => status === 'live');
  const isReady = spaces.data !== undefined && map.isFetched;
  const drawn = fieldSpaces(sale, spaces.data?.spaces ?? [], map.data);
  return (
    <Stack gap="loose">
      <SaleNotice sale={sale} readAt={readAt} />
      {live.length > 0 && isReady && (
        <RenewForm
          sale={sale}
          rights={live.map((right) => ({
            ...right,
            productId: drawn.find(({ now }) => now.id === right.spaceId)?.product?.id ?? null,
          }))}
          layout={map.data?.layout}
        />
      )}
      <Done rights={rights.filter(({ status }) => status !== 'live')} sale={sale} />
      <Panel title="When you cancel later">
        <RefundWords refunds={sale.terms.refunds} timeZone={sale.timeZone} />
      </Panel>
    </Stack>
  );
}

const doneWords = {
  exercised: { words: 'Renewed', tone: 'good' },
  'rolled over': { words: 'Lent for this time', tone: 'wanted' },
  surrendered: { words: 'Given up', tone: 'plain' },
  expired: { words: 'Ran out', tone: 'plain' },
  live: { words: 'Yours to renew', tone: 'sale' },
} as const;

/** What was decided already. */
function Done({
  sale,
  rights,
}: {
  readonly sale: PreSale;
  readonly rights: NonNullable<PreSale['me']>['rights'];
}) {
  if (rights.length === 0) return null;
  return (
    <Panel
      title="Decided"
      actions={
        <Button asChild size="small">
          <Link to={paths.orders}>Your orders</Link>
        </Button>
      }
    >
      <ul role="list" className={style.list}>
        {rights.map(({ spaceId, code, cents, status }) => (
          <li key={spaceId} className={style.done}>
            <SpaceCode code={code} />
            <Badge tone={doneWords[status].tone}>{doneWords[status].words}</Badge>
            <span>{dollarsOf(cents)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={orderPaths.spaces(sale.eventId, sale.id)}>See all spaces of this date</Link>
      </p>
    </Panel>
  );
}

function NoRights({ sale }: { readonly sale: PreSale }) {
  return (
    <Empty
      title="You have no space to renew"
      visual={<RotateCcw aria-hidden="true" />}
      action={
        <Row>
          <Button asChild variant="primary">
            <Link to={orderPaths.spaces(sale.eventId, sale.id)}>See the spaces</Link>
          </Button>
        </Row>
      }
    >
      Whoever had a space the last time renews it here, before anybody else buys.
    </Empty>
  );
}

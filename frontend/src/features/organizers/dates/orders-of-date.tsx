import { bySales } from '@entities/orders/date-of-sale';
import { orderPaths } from '@entities/orders/order-paths';
import { cancellingQuery } from '@entities/orders/pre-sale.queries';
import { counted, dollarsOf, figure } from '@lib/format';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Table } from '@ui/data/table';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';
import type { DateAct } from './date-act';

type OrdersOfDateProps = {
  readonly act: Exclude<DateAct, 'add'>;
  readonly event: EventPage;
  readonly date: DateView;
};

/** What moving, postponing or cancelling a date does to each order for it, before it is done.
 *  source  modules/orders/README.md, Terms 5 and 6; modules/orders/README.md, Money 9 */
export function OrdersOfDate({ act, event, date: { firstDay } }: OrdersOfDateProps) {
  const date = bySales(event).dates.find((one) => one.firstDay === firstDay);
  return date && event.sold.includes(date.dateId) ? <OfSale act={act} event={event} date={date} /> : null;
}

function OfSale({ act, event, date }: OrdersOfDateProps) {
  const { data, instead } = loaded(useQuery(cancellingQuery(date.dateId)), {
    label: 'Looking at each order…',
    shape: 'row',
    stale: 'below',
  });
  if (!data) return instead;
  const { orders, count, backCents } = data;
  if (count === 0) return null;
  return (
    <Notice live={false} tone="warn" title={`${counted(count, 'order')} for this date`}>
      <p>{act === 'cancel' ? ofCancelling(backCents) : ofMoving(act, backCents)}</p>
      {act === 'cancel' && (
        <p>
          <Link to={orderPaths.preSale(event.id, date.dateId)}>See the sale of this date</Link>
        </p>
      )}
      <details>
        <summary>What each order would get back</summary>
        <Table
          caption={`${figure(orders.length)} of ${figure(count)} orders, those with most first`}
          rows={orders}
          rowKey={({ id }) => id}
          columns={[
            { key: 'number', header: 'Order', lead: true, cell: ({ number }) => `Order ${number}` },
            {
              key: 'buyer',
              header: 'Vendor',
              words: true,
              cell: ({ buyer }) => buyer?.name ?? 'Somebody who left',
            },
            { key: 'codes', header: 'Spaces', words: true, cell: ({ codes }) => codes.join(', ') },
            { key: 'back', header: 'At most', figures: true, cell: (order) => dollarsOf(order.backCents) },
          ]}
        />
      </details>
    </Notice>
  );
}

const ofCancelling = (cents: number): string =>
  `Nothing more is sold. The orders stay until you cancel the sale: then ${dollarsOf(cents)} goes back, and vendors keep the right to their spaces.`;

const ofMoving = (act: 'move' | 'postpone', cents: number): string =>
  `They stay as they are, and nothing more is sold until you resume the sale. With another day, buyers are told: for ${act === 'move' ? '14' : '60'} days, until the date opens at the latest, they may cancel for everything back. That is ${dollarsOf(cents)} at most.`;

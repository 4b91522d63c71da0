import { type PreSale, type WaitingEntry, waitingQuery } from '@entities/orders/pre-sale.queries';
import { spaceMarks } from '@entities/spaces/canvas/space-marks';
import { spaceMapQuery } from '@entities/spaces/space-map.queries';
import { counted, dayIn, figure, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { Zone } from '@modules/spaces/map/space-map.schemas';
import { useQuery } from '@tanstack/react-query';
import { Plate } from '@ui/data/plate';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import { Who } from './orders-part';

/** Who waits for what, and how offers are made. */
export function WaitingPart({ sale }: { readonly sale: PreSale }) {
  const { terms, products } = sale;
  const { data, instead } = loaded(useQuery(waitingQuery(sale.id)), {
    label: 'Loading the waitlist…',
    shape: 'row',
    count: 4,
  });
  const { data: map } = useQuery(spaceMapQuery(sale.eventId));
  const soldOut = terms.products.filter(({ id }) => products.find((one) => one.id === id)?.left === 0);
  if (!data) return instead;
  if (data.entries.length === 0)
    return (
      <Empty title="Nobody waits">
        Members wait once something is sold out. What is given back is then offered to them by itself.
      </Empty>
    );
  return (
    <Stack>
      <Plate
        title="Waitlist"
        facts={[
          { label: 'Waiting', value: counted(sale.waiting, 'member') },
          { label: 'Sold out', value: soldOut.map(({ name }) => name).join(', ') },
          { label: 'An offer lasts', value: `${figure(terms.waitlistHours)} hours` },
          { label: 'In the last three days', value: `${figure(terms.lateWaitlistHours)} hours` },
        ]}
      />
      <p>
        What comes free is offered to whoever waits longest and whom it fits: so many side by side, of the
        type and in the zone that they named. You need not do anything.
      </p>
      <Table
        caption="Who waits, the longest first"
        rows={data.entries}
        rowKey={({ id }) => id}
        columns={[
          { key: 'who', header: 'Member', lead: true, cell: ({ member }) => <Who buyer={member} /> },
          {
            key: 'what',
            header: 'Waits for',
            words: true,
            cell: ({ wishes }) => wishesIn(wishes, terms.products, map?.layout.zones ?? []),
          },
          {
            key: 'offer',
            header: 'Offer',
            words: true,
            cell: ({ offer }) =>
              offer ? (
                <Link to={paths.order(offer.orderId)}>
                  Until {dayIn(offer.until, sale.timeZone)}, {timeIn(offer.until, sale.timeZone)}
                </Link>
              ) : (
                'None yet'
              ),
          },
        ]}
      />
    </Stack>
  );
}

/** "2 × Vendor space, corner, in South field" */
function wishesIn(
  { productId, count, types, zoneIds, minWidth, nextTo }: WaitingEntry['wishes'],
  products: PreSale['terms']['products'],
  zones: readonly Zone[],
): string {
  const name = products.find(({ id }) => id === productId)?.name ?? 'Something that is sold no more';
  const inZones = zones.filter(({ id }) => zoneIds.includes(id)).map((zone) => zone.name);
  return [
    count > 1 ? `${count} × ${name}` : name,
    ...types.map((type) => spaceMarks[type].label.toLowerCase()),
    ...(minWidth > 0 ? [`${minWidth} ft wide at least`] : []),
    ...(inZones.length > 0 ? [`in ${inZones.join(' or ')}`] : []),
    ...(nextTo === null ? [] : ['beside a space of theirs']),
  ].join(', ');
}

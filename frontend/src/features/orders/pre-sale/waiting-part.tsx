import type { PreSale } from '@entities/orders/pre-sale.queries';
import { counted, figure } from '@lib/format';
import { Plate } from '@ui/data/plate';
import { Empty } from '@ui/feedback/empty';
import { Stack } from '@ui/layout/layout';

/** How many wait, and how offers are made. */
export function WaitingPart({ sale }: { readonly sale: PreSale }) {
  const { waiting, terms, products } = sale;
  const soldOut = terms.products.filter(({ id }) => products.find((one) => one.id === id)?.left === 0);
  if (waiting === 0)
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
          { label: 'Waiting', value: counted(waiting, 'member') },
          { label: 'Sold out', value: soldOut.map(({ name }) => name).join(', ') },
          { label: 'An offer lasts', value: `${figure(terms.waitlistHours)} hours` },
          { label: 'In the last three days', value: `${figure(terms.lateWaitlistHours)} hours` },
        ]}
      />
      <p>
        What comes free is offered to whoever waits longest and whom it fits: so many side by side, of the
        type and in the zone that they named. You need not do anything.
      </p>
    </Stack>
  );
}

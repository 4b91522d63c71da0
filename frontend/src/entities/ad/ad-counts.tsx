import { dayIn, dayItself, figure } from '@lib/format';
import type { AdReport } from '@modules/ads/ads.contract';
import { Table } from '@ui/data/table';
import { placeLabels } from './ad-labels';

/** How often an ad was seen and pressed, by the day and the place. */
export function AdCounts({ report: { total, days } }: { readonly report: AdReport }) {
  return (
    <>
      <p>
        Seen {figure(total.shown)} times, pressed {figure(total.pressed)} times.
      </p>
      <Table
        caption="By the day"
        rows={days}
        rowKey={({ day, place }) => `${day} ${place}`}
        empty={<p>Nothing was counted yet.</p>}
        columns={[
          { key: 'day', header: 'Day', lead: true, cell: ({ day }) => dayIn(...dayItself(day)) },
          { key: 'place', header: 'Where', words: true, cell: ({ place }) => placeLabels[place] },
          { key: 'shown', header: 'Seen', figures: true, cell: ({ shown }) => figure(shown) },
          { key: 'pressed', header: 'Pressed', figures: true, cell: ({ pressed }) => figure(pressed) },
        ]}
      />
    </>
  );
}

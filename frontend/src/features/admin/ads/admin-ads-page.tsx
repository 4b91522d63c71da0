import { statusOf } from '@entities/ad/ad-labels';
import { adsQuery } from '@entities/ad/staff-ads.queries';
import { dayItself, figure, shortDayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { AdRow } from '@modules/ads/ads.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Link } from 'react-router-dom';
import { ConsoleFrame } from '../console/console-frame';

/** /admin/ads: all ads and notices, with their counts. */
export default function AdminAdsPage() {
  return (
    <ConsoleFrame
      capability="administer"
      title="Ads"
      lead="Ads of our own making, for guests and free members. Minors see notices alone."
      actions={
        <Button asChild variant="primary">
          <Link to={paths.adminAd('new')}>New ad</Link>
        </Button>
      }
    >
      <Ads />
    </ConsoleFrame>
  );
}

function Ads() {
  const { data, instead } = loaded(useQuery(adsQuery), {
    label: 'Loading ads',
    shape: 'line',
    title: 'The ads could not be loaded',
  });
  if (!data) return instead;
  return (
    <Table
      caption="Ads"
      rows={data.ads}
      rowKey={({ id }) => id}
      empty={<Empty title="No ads yet">Without ads, pages have no places for them.</Empty>}
      columns={[
        {
          key: 'title',
          header: 'Title',
          lead: true,
          cell: ({ id, title }) => <Link to={paths.adminAd(id)}>{title}</Link>,
        },
        { key: 'for', header: 'For', words: true, cell: whoseOf },
        {
          key: 'status',
          header: 'Status',
          cell: (ad) => <Badge tone={ad.isShown ? 'good' : 'plain'}>{statusOf(ad)}</Badge>,
        },
        { key: 'days', header: 'Days', cell: daysOf },
        {
          key: 'seen',
          header: 'Seen',
          figures: true,
          cell: ({ counts, cap }) => figure(counts.shown) + (cap === null ? '' : ` of ${figure(cap)}`),
        },
        { key: 'pressed', header: 'Pressed', figures: true, cell: ({ counts }) => figure(counts.pressed) },
      ]}
    />
  );
}

const whoseOf = ({ kind, advertiser }: AdRow): string => (kind === 'notice' ? 'Notice of ours' : advertiser);
const daysOf = ({ from, until }: AdRow): string => `${dayOf(from)}\u00a0– ${dayOf(until)}`;

/** A day that stays on one line. */
const dayOf = (day: string): string =>
  `${shortDayIn(...dayItself(day))}, ${day.slice(0, 4)}`.replaceAll(' ', '\u00a0');

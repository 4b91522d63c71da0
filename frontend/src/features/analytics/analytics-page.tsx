import { audienceQuery } from '@entities/listing/audience';
import { statusLabels } from '@entities/listing/listing-labels';
import { myListingsQuery } from '@entities/listing/own-listings.queries';
import { RequireMember } from '@entities/member/require-member';
import { counted, figure } from '@lib/format';
import { paths } from '@lib/paths';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { getAudience } from '@modules/marketplace/audience/audience.contract';
import { type MyListing } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading } from '@ui/layout/layout';
import { ChartNoAxesColumn } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The member's own figures: listings by status, how often they were seen, and their age. */
export default function AnalyticsPage() {
  return (
    <RequireMember>
      <Page>
        <PageHeading
          title="Analytics"
          lead="Your listings by category: how many are active, held and sold, how often they were shown and viewed, and how old they are."
        />
        <Figures />
      </Page>
    </RequireMember>
  );
}

function Figures() {
  const audience = useQuery(audienceQuery).data?.listings ?? [];
  const { data, instead } = loaded(useQuery(myListingsQuery()), {
    label: 'Loading your figures',
    shape: 'plate',
    count: 2,
    title: 'Your figures could not be loaded',
    stale: 'hidden',
    isEmpty: ({ listings }) => listings.length === 0,
    empty: (
      <Empty
        title="Nothing to count yet"
        visual={<ChartNoAxesColumn aria-hidden="true" />}
        action={
          <Button asChild variant="primary">
            <Link to={paths.createListing}>Create a listing</Link>
          </Button>
        }
      >
        List something, and its figures appear here.
      </Empty>
    ),
  });
  if (!data) return instead;
  return (
    <Table
      caption="Your listings by category"
      rows={byCategory(data.listings, audience)}
      rowKey={({ category }) => category}
      columns={[
        { key: 'category', header: 'Category', cell: ({ category }) => category, lead: true },
        { key: 'active', header: statusLabels.active, cell: ({ active }) => active, figures: true },
        { key: 'held', header: statusLabels.held, cell: ({ held }) => held, figures: true },
        { key: 'sold', header: statusLabels.sold, cell: ({ sold }) => sold, figures: true },
        { key: 'shown', header: 'Shown (30 days)', cell: ({ shown }) => figure(shown), figures: true },
        { key: 'views', header: 'Views (30 days)', cell: ({ views }) => figure(views), figures: true },
        { key: 'age', header: 'Average age', cell: ({ age }) => counted(age, 'day'), figures: true },
      ]}
    />
  );
}

interface CategoryFigures {
  readonly category: string;
  readonly active: number;
  readonly held: number;
  readonly sold: number;
  /** In searches, and opened. */
  readonly shown: number;
  readonly views: number;
  /** The average age of active and held listings, in whole days. */
  readonly age: number;
}

function byCategory(
  listings: readonly MyListing[],
  audience: ResponseOf<typeof getAudience>['listings'],
): readonly CategoryFigures[] {
  const seen = new Map(audience.map((one) => [one.id, one]));
  const groups = Object.groupBy(listings, ({ categoryPrimary }) => categoryPrimary);
  return Object.entries(groups).map(([category, own = []]) => {
    const count = (status: MyListing['status']) => own.filter((one) => one.status === status).length;
    const [active, held, sold] = [count('active'), count('held'), count('sold')];
    const days = sumOf(own, ({ status, age }) => (status === 'active' || status === 'held' ? age : 0));
    return {
      category,
      active,
      held,
      sold,
      shown: sumOf(own, ({ id }) => seen.get(id)?.impressions ?? 0),
      views: sumOf(own, ({ id }) => seen.get(id)?.views ?? 0),
      age: Math.round(days / Math.max(active + held, 1)),
    };
  });
}

const sumOf = <One,>(all: readonly One[], of: (one: One) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

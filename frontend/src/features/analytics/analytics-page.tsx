import { myListingsQuery } from '@entities/listing/listing.queries';
import { RequireMember } from '@entities/member/require-member';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { type MyListing } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading } from '@ui/layout/layout';
import { ChartNoAxesColumn } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The member's own figures: active listings, their age, and sales. */
export default function AnalyticsPage() {
  return (
    <RequireMember>
      <Page>
        <PageHeading
          title="Analytics"
          lead="Views and clicks are not counted yet. Here are your listings by category: how many are active, how many sold, and their age."
        />
        <Figures />
      </Page>
    </RequireMember>
  );
}

function Figures() {
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
      rows={byCategory(data.listings)}
      rowKey={({ category }) => category}
      columns={[
        { key: 'category', header: 'Category', cell: ({ category }) => category, lead: true },
        { key: 'up', header: 'Active', cell: ({ up }) => up, figures: true },
        { key: 'sold', header: 'Sold', cell: ({ sold }) => sold, figures: true },
        { key: 'age', header: 'Average age', cell: ({ age }) => counted(age, 'day'), figures: true },
      ]}
    />
  );
}

interface CategoryFigures {
  readonly category: string;
  readonly up: number;
  readonly sold: number;
  /** The average age of active listings, in whole days. */
  readonly age: number;
}

function byCategory(listings: readonly MyListing[]): readonly CategoryFigures[] {
  const groups = Object.groupBy(listings, ({ categoryPrimary }) => categoryPrimary);
  return Object.entries(groups).map(([category, own = []]) => {
    const up = own.filter(({ status }) => status === 'active' || status === 'held');
    const days = up.reduce((sum, { age }) => sum + age, 0);
    return {
      category,
      up: up.length,
      sold: own.filter(({ status }) => status === 'sold').length,
      age: up.length === 0 ? 0 : Math.round(days / up.length),
    };
  });
}

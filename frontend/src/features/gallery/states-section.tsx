import { Button } from '@ui/actions/button';
import { Pager } from '@ui/data/pager';
import { Ring } from '@ui/data/ring';
import { Empty } from '@ui/feedback/empty';
import { ErrorBox } from '@ui/feedback/error-box';
import { Notice } from '@ui/feedback/notice';
import { Loading, Skeleton } from '@ui/feedback/skeleton';
import { Grid, Stack } from '@ui/layout/layout';
import { MessageSquare } from 'lucide-react';
import { Sample, Section } from './sample';

const AROUND = [
  { miles: 25, count: 0 },
  { miles: 50, count: 0 },
  { miles: 100, count: 14 },
];

export function StatesSection() {
  return (
    <Section name="States">
      <Sample name="Notice">
        <Stack gap="tight">
          <Notice tone="good" live={false}>
            Location enabled for radius search
          </Notice>
          <Notice tone="problem" live={false}>
            Location access denied - showing all results
          </Notice>
          <Notice tone="info" live={false} title="Live Radius Search Active">
            Find parts &amp; events within 200 miles of your location
          </Notice>
          <Notice
            tone="warn"
            live={false}
            title="The hold ends tonight"
            action={<Button size="small">Extend it</Button>}
          >
            After 9 PM the listing is open to everyone again.
          </Notice>
        </Stack>
      </Sample>
      <Sample name="Empty">
        <Grid min="20rem">
          <Empty
            heading="h3"
            visual={<Ring rings={AROUND} selected={50} />}
            title="Nothing in 50 miles, 14 in 100"
            action={<Button variant="primary">Search 100 miles</Button>}
          >
            There is more a little farther out.
          </Empty>
          <Empty
            heading="h3"
            visual={<MessageSquare aria-hidden="true" />}
            title="No messages yet"
            action={<Button>Browse Listings</Button>}
          >
            Ask a seller about a part, and the talk is kept here.
          </Empty>
        </Grid>
      </Sample>
      <Sample name="ErrorBox">
        <ErrorBox
          message="Failed to fetch dynamically imported module"
          action={<Button>Reload the page</Button>}
        />
      </Sample>
      <Sample name="Skeleton, Loading">
        <Loading label="Loading Inventory…" shape="card" count={3} />
        <Grid min="20rem">
          <Skeleton shape="row" />
          <Skeleton shape="plate" />
          <Skeleton shape="line" />
        </Grid>
      </Sample>
      <Sample name="Pager">
        <Pager shown={24} total={1310} unit="listings" onMore={() => undefined} />
        <Pager shown={48} unit="listings" busy onMore={() => undefined} />
      </Sample>
    </Section>
  );
}

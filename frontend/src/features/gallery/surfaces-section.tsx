import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { Card } from '@ui/data/card';
import { Distance } from '@ui/data/distance';
import { Photo } from '@ui/data/photo';
import { Price } from '@ui/data/price';
import { SpaceCode } from '@ui/data/space-code';
import { Table } from '@ui/data/table';
import { Grid, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Tabs } from '@ui/layout/tabs';
import photo from './carburetor.svg';
import { Sample, Section } from './sample';

const NOW = new Date('2026-11-20T16:00:00Z');
const age = <Age since="2026-11-17T15:04:00Z" now={NOW} />;

export function SurfacesSection() {
  return (
    <Section name="Surfaces">
      <Sample name="PageHeading">
        <PageHeading
          heading="h2"
          kicker="Inventory"
          title="What is on your shelves"
          lead="184 parts in 12 bins, 31 of them on the market."
          actions={<Button variant="primary">Add a part</Button>}
        />
      </Sample>
      <Sample name="Card in a Grid">
        <Grid>
          <Card
            photo={<Photo src={photo} alt="Four-barrel carburetor" />}
            badges={<Badge tone="sale">For sale</Badge>}
            price={<Price cents={32_500} />}
            title={<a href="#main">Carter AFB four-barrel, rebuilt, off a 1964 Impala 327</a>}
            facts={[<Distance key="d" miles={12} />, age, 'Rebuilt']}
          />
          <Card
            photo={<Photo src={photo} alt="Carburetor body" />}
            badges={
              <>
                <Badge tone="wanted">Wanted</Badge>
                <Badge tone="good">New to the wall</Badge>
              </>
            }
            price={<Price cents={null} />}
            title={<a href="#main">Rochester 2-jet base plate</a>}
            facts={[<Distance key="d" miles={88} />, age]}
          />
          <Card
            photo={<Photo src={null} alt="Fender skirt" />}
            badges={<Badge tone="held">Held</Badge>}
            price={<Price cents={4_000} unit="the pair" />}
            code={<SpaceCode code="A-3-07" size="small" />}
            title={<a href="#main">Fender skirts, 1955–57 Chevrolet, primer</a>}
            facts={['Good used']}
            actions={<Button size="small">Ask the seller</Button>}
          />
        </Grid>
      </Sample>
      <Sample name="Card in a row">
        <Grid min="20rem">
          <Card
            layout="row"
            photo={<Photo src={photo} alt="Carburetor" />}
            price={<Price cents={1_250} size="small" />}
            title={<a href="#main">Float bowl gasket set</a>}
            facts={[<Distance key="d" miles={0.4} />, age]}
          />
          <Card
            layout="row"
            photo={<Photo alt="Radiator" />}
            badges={<Badge tone="wanted">Wanted</Badge>}
            price={<Price cents={null} size="small" />}
            title={<a href="#main">Big block radiator, 26 inches wide</a>}
            facts={[<Distance key="d" miles={31} />, age]}
          />
          <Card
            title={<a href="#main">Jefferson Swap Meet &amp; Car Show</a>}
            facts={['Sep 25–27', 'Jefferson, WI']}
          >
            Gates at six, rain or shine.
          </Card>
        </Grid>
      </Sample>
      <Sample name="Panel, Table, Tabs">
        <Stack gap="loose">
          <Panel title="On the shelf" actions={<Button size="small">Print labels</Button>}>
            <Tabs
              label="Inventory"
              tabs={[
                { value: 'parts', label: 'Parts', count: 3, content: <Shelf /> },
                { value: 'bins', label: 'Bins', count: 12, content: <p>Twelve bins in two sheds.</p> },
                { value: 'sold', label: 'Sold', content: <p>Nothing sold yet this month.</p> },
              ]}
            />
          </Panel>
        </Stack>
      </Sample>
    </Section>
  );
}

function Shelf() {
  return (
    <Table
      caption="Parts on the shelf"
      rows={PARTS}
      rowKey={(part) => part.number}
      columns={[
        { key: 'name', header: 'Part', lead: true, cell: (part) => <a href="#main">{part.name}</a> },
        { key: 'number', header: 'Number', cell: (part) => <code>{part.number}</code> },
        { key: 'bin', header: 'Bin', cell: (part) => <SpaceCode code={part.bin} size="small" /> },
        { key: 'count', header: 'On hand', figures: true, cell: (part) => part.count },
        {
          key: 'price',
          header: 'Price',
          figures: true,
          cell: (part) => <Price cents={part.cents} size="small" />,
        },
      ]}
    />
  );
}

const PARTS = [
  { name: 'Distributor cap', number: '1971244', bin: 'A-3-07', count: 4, cents: 1_850 },
  { name: 'Intake manifold', number: '3844461', bin: 'F-1', count: 1, cents: 22_000 },
  { name: 'Hub cap, 14 in', number: '3872838', bin: 'C-2-11', count: 12, cents: null },
];

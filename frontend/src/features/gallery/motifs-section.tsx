import { Age } from '@ui/data/age';
import { Avatar } from '@ui/data/avatar';
import { Badge } from '@ui/data/badge';
import { CalendarDate } from '@ui/data/calendar-date';
import { Facts } from '@ui/data/card';
import { Distance } from '@ui/data/distance';
import { Plate } from '@ui/data/plate';
import { Price } from '@ui/data/price';
import { Ring, RingMark } from '@ui/data/ring';
import { SpaceCode } from '@ui/data/space-code';
import { Grid, Row, Stack } from '@ui/layout/layout';
import { Sample, Section } from './sample';

const NEARBY = [
  { miles: 25, count: 0 },
  { miles: 50, count: 0 },
  { miles: 100, count: 14 },
  { miles: 200, count: 31 },
];

export function MotifsSection() {
  return (
    <Section name="Motifs">
      <Sample name="Plate">
        <Grid min="20rem">
          <Plate
            title="1967 Chevrolet Camaro"
            code={<SpaceCode code="B12" kind="space" size="small" />}
            facts={ENGINE}
          />
          <Plate
            title="Swap meet"
            facts={[
              { label: 'Gates', value: '06:00' },
              { label: 'Spaces', value: '412' },
              { label: 'Where', value: 'Jefferson County Fair Park, Jefferson, WI' },
            ]}
          />
        </Grid>
      </Sample>
      <Sample name="SpaceCode">
        <Row gap="normal">
          <SpaceCode code="B12" kind="space" />
          <SpaceCode code="A-3-07" kind="bin" />
          <SpaceCode code="7KQ2" />
          <SpaceCode code="B12" size="small" />
          <SpaceCode code="7KQ2" size="large" />
        </Row>
      </Sample>
      <Sample name="CalendarDate">
        <Row>
          <CalendarDate month="Jun" day="13" />
          <CalendarDate month="Dec" day="6" />
        </Row>
      </Sample>
      <Sample name="Ring, RingMark">
        <Row gap="loose">
          <Ring rings={NEARBY} selected={100} />
          <Ring rings={NEARBY} selected={200} size="large" />
          <Ring rings={[{ miles: 25 }, { miles: 50 }, { miles: 100 }]} selected={50} size="small" />
          <RingMark filled={1} />
          <RingMark filled={2} />
          <RingMark filled={4} />
        </Row>
      </Sample>
      <Sample name="Price, Distance, Age, Facts">
        <Row gap="loose" align="baseline">
          <Price cents={125_000} size="large" />
          <Price cents={1_250} was={1_800} />
          <Price cents={4_500} unit="each" />
          <Price cents={null} />
          <Price cents={0} size="small" />
        </Row>
        <Facts
          facts={[
            <Distance key="distance" miles={12.2} />,
            <Age key="age" since="2026-11-17T15:04:00Z" now={new Date('2026-11-20T16:00:00Z')} />,
            'Good used',
          ]}
        />
      </Sample>
      <Sample name="Badge">
        <Row>
          <Badge>Parts</Badge>
          <Badge tone="sale">For sale</Badge>
          <Badge tone="wanted">Wanted</Badge>
          <Badge tone="good">New to the wall</Badge>
          <Badge tone="held">Held</Badge>
          <Badge tone="problem">Taken down</Badge>
        </Row>
      </Sample>
      <Sample name="Avatar">
        <Stack>
          <Row>
            {NAMES.map((name) => (
              <Avatar key={name} name={name} />
            ))}
          </Row>
          <Row>
            <Avatar name="Ray Kowalski" size="small" />
            <Avatar name="Ray Kowalski" size="large" />
            <Avatar name="Dot" src="/missing.webp" />
          </Row>
        </Stack>
      </Sample>
    </Section>
  );
}

const ENGINE = [
  { label: 'Part number', value: '3970010' },
  { label: 'Casting date', value: 'D 14 7' },
  { label: 'Displacement', value: '327 cu in' },
  { label: 'Condition', value: 'Rebuildable core' },
  { label: 'Notes', value: 'Standard bore, one main cap missing. Stored dry since 2011.', wide: true },
];

const NAMES = [
  'Ray Kowalski',
  'Marge Olson',
  'Luis Ortega',
  'Dee Washington',
  'Hank',
  'Ana Lindqvist',
  'Walt Schmidt',
  'June Park',
  'Pete Nowak',
  'Carla Ruiz',
  'Bo Jensen',
  'Gus',
  'Nell Young',
];

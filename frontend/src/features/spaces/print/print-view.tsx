import { orderPaths } from '@entities/orders/order-paths';
import { saleSpacesQuery } from '@entities/orders/pre-sale.queries';
import { SpaceLegend } from '@entities/spaces/canvas/mark-swatch';
import { FieldDrawing } from '@entities/spaces/field-drawing';
import { spaceMapQuery } from '@entities/spaces/space-map.queries';
import { dayIn, dayItself } from '@lib/format';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { spaceStatuses } from '@modules/orders/pre-sale/pre-sale.schemas';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '@ui/actions/back-link';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { byCode } from '../sale/field-spaces';
import style from './print.module.css';

type PrintViewProps = { readonly event: EventPage; readonly date: DateView; readonly as: string };

/** One sheet of paper: the map with its codes, or the program by code. */
export function PrintView({ event, date, as }: PrintViewProps) {
  const isProgram = as === 'program';
  const at = (shown: 'map' | 'program') => orderPaths.print(event.id, date.dateId, shown);
  return (
    <Page>
      <div className={style.screen}>
        <BackLink>
          <Link to={orderPaths.spaces(event.id, date.dateId)}>Spaces</Link>
        </BackLink>
        <Row justify="between">
          <LinkTabs
            label="What is printed"
            tabs={[
              { to: at('map'), label: 'Map', isCurrent: !isProgram },
              { to: at('program'), label: 'Program', isCurrent: isProgram },
            ]}
          />
          <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
        </Row>
      </div>
      <div className={isProgram ? style.program : style.sheet}>
        <PageHeading
          title={event.title}
          lead={`${isProgram ? 'Who is where' : 'Map of the spaces'}, ${dayIn(...dayItself(date.day))}`}
        />
        {isProgram ? (
          <Program dateId={date.dateId} />
        ) : (
          <PrintedMap eventId={event.id} dateId={date.dateId} />
        )}
      </div>
    </Page>
  );
}

function PrintedMap({ eventId, dateId }: { readonly eventId: string; readonly dateId: string }) {
  const spaces = useQuery(saleSpacesQuery(dateId));
  const { data: map, instead } = loaded(useQuery(spaceMapQuery(eventId)), {
    label: 'Loading the map…',
    shape: 'block',
    count: 1,
    refused: <Empty title="No map is published yet">Print the program instead.</Empty>,
  });
  if (!map) return instead;
  const now = new Map(spaces.data?.spaces.map(({ id, status }) => [id, status]));
  return (
    <Stack>
      <FieldDrawing
        layout={map.layout}
        label={`Map of ${map.spaces} spaces. The program says the same in words.`}
        statusOf={({ id }) => now.get(id) ?? null}
        className={style.map}
      />
      <SpaceLegend marks={spaceStatuses} label="What the map shows" />
    </Stack>
  );
}

function Program({ dateId }: { readonly dateId: string }) {
  const { data, instead } = loaded(useQuery(saleSpacesQuery(dateId)), {
    label: 'Loading the program…',
    shape: 'row',
    refused: (
      <Empty title="Nothing is sold for this date yet">The program fills as vendors get spaces.</Empty>
    ),
  });
  if (!data) return instead;
  const known = data.spaces
    .filter(({ vendor, sells }) => vendor || sells !== '')
    .toSorted((one, other) => byCode.compare(one.code, other.code));
  if (known.length === 0)
    return <Empty title="Nobody says yet what they bring">The program fills as vendors say it.</Empty>;
  return (
    <>
      <dl className={style.entries}>
        {known.map(({ id, code, vendor, sells }) => (
          <div key={id} className={style.entry}>
            <dt>{code}</dt>
            <dd>{[vendor?.name, sells].filter(Boolean).join(': ')}</dd>
          </div>
        ))}
      </dl>
      <p className={style.small}>Only those who said what they bring, or gave their name.</p>
    </>
  );
}

import { countsOf } from '@entities/gate/gate-orders';
import { orderPaths } from '@entities/orders/order-paths';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { chooseGate, chosenGate } from '../gate-dates';
import type { AtGate } from '../gate-frame';
import { SellPart } from '../sell/sell-part';
import { CheckInPart } from './check-in-part';
import { ChooseGate } from './choose-gate';
import { GateStatus } from './gate-status';
import { MissingPart } from './missing-part';

/** The gate of one date: first which gate this is, then who comes. */
export function GateView(at: AtGate) {
  const { eventId, date, dates, gate, now } = at;
  const [params] = useSearchParams();
  const before = chosenGate(eventId);
  const [name, setName] = useState(before?.dateId === date.dateId ? before.gate : undefined);
  const [sold, setSold] = useState<string>();
  const { list } = now.copy;
  const counts = countsOf(now.orders);
  const parts = [
    { part: 'check-in', label: 'Check in' },
    { part: 'missing', label: 'Not here yet', count: counts.missing },
    { part: 'sell', label: 'Sell' },
  ] as const;
  const shown = parts.find(({ part }) => part === params.get('show'))?.part ?? 'check-in';
  return (
    <Page width="form">
      <PageHeading
        kicker={<Link to={paths.event(eventId)}>{list.title}</Link>}
        title={name === undefined ? 'Gate' : `Gate: ${name}`}
        lead={dayIn(...dayItself(date.day))}
        actions={
          <Row>
            {name !== undefined && <Button onClick={() => setName(undefined)}>Change</Button>}
            <Button asChild icon={<Printer />}>
              <Link to={orderPaths.gatePrint(eventId, date.dateId)}>Print the list</Link>
            </Button>
          </Row>
        }
      />
      <Stack>
        <GateStatus gate={gate} now={now} />
        {name === undefined ? (
          <ChooseGate
            eventId={eventId}
            date={date}
            dates={dates}
            gates={list.gates}
            before={before?.gate}
            onChosen={(chosen) => {
              chooseGate(eventId, { ...date, gate: chosen });
              setName(chosen);
            }}
          />
        ) : (
          <>
            <LinkTabs
              label="What the gate does"
              tabs={parts.map(({ part, ...tab }) => ({
                ...tab,
                to: orderPaths.gate(eventId, date.dateId, part),
                isCurrent: part === shown,
              }))}
            />
            {shown === 'check-in' && <CheckInPart gate={gate} now={now} name={name} first={sold} />}
            {shown === 'missing' && <MissingPart gate={gate} now={now} />}
            {shown === 'sell' && (
              <SellPart eventId={eventId} dateId={date.dateId} gate={gate} onSold={setSold} />
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}

import { useRetryParked, useSkipParked } from '@entities/operations/operations.mutations';
import { parkedQuery } from '@entities/operations/operations.queries';
import { counted } from '@lib/format';
import type { ParkedStream } from '@modules/operations/processors/processors.contract';
import { useQuery } from '@tanstack/react-query';
import { Age } from '@ui/data/age';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Row, Stack } from '@ui/layout/layout';
import { ReasonDialog } from '../../reason-dialog';
import { Entry } from '../entry';
import { LogLink } from '../log-link';

/** Streams that could not be handled, each with its fault in words. */
export function Parked() {
  const { data, instead } = loadedPart(useQuery(parkedQuery), 'Loading parked streams');
  if (!data) return instead;
  if (!data.parked.length) return <p>Nothing is parked.</p>;
  return (
    <Stack gap="tight">
      {data.parked.map((parked) => (
        <ParkedEntry key={`${parked.processor} ${parked.stream}`} parked={parked} />
      ))}
    </Stack>
  );
}

function ParkedEntry({ parked }: { readonly parked: ParkedStream }) {
  const { processor, stream, position, event, error, since, attempts, retryAt } = parked;
  const retry = useRetryParked(processor, stream);
  const skip = useSkipParked(processor, stream, position);
  const what = event ? `${event.type} (version ${event.version})` : `the event at ${position}`;
  return (
    <Entry
      title={`${processor} stopped at ${what}`}
      facts={[
        <LogLink key="stream" stream={stream} />,
        event && `by ${event.actor.name ?? event.actor.id}`,
        <span key="since">
          parked <Age since={since} />
        </span>,
        `tried ${counted(attempts, 'time')}`,
        retryAt === null ? 'not tried again by itself' : 'tried again by itself',
      ]}
      fault={error}
      actions={
        <Row>
          <ReasonDialog
            action="Retry"
            label={`Retry ${stream} in ${processor}`}
            title={`Retry ${stream}?`}
            description={`${processor} handles ${what} and the later events of this stream again, in order. If one still fails, the stream stays parked.`}
            mutation={retry}
          />
          <ReasonDialog
            action="Skip"
            label={`Skip the event of ${stream} in ${processor}`}
            title={`Skip ${what}?`}
            description={`${processor} leaves out this one event for good, and handles the later events of ${stream}. What the event said is then missing there until a rebuild. The event stays in the log.`}
            danger
            mutation={skip}
          />
        </Row>
      }
    />
  );
}

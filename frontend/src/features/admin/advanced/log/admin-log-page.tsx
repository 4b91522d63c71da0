import { type LogFilter, logQuery } from '@entities/operations/operations.queries';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useSearchParams } from 'react-router-dom';
import { AdvancedFrame } from '../advanced-frame';
import { LogEvent } from './log-event';
import { LogFilterForm } from './log-filter-form';

/** The event log, newest first. Filters are in the address. */
export default function AdminLogPage() {
  return (
    <AdvancedFrame
      title="The log"
      lead="Every event as it was recorded. Personal fields stay covered until you open those of one event, for a reason."
    >
      <Log />
    </AdvancedFrame>
  );
}

function Log() {
  const [params] = useSearchParams();
  const filter: LogFilter = {
    ...(params.get('stream') && { stream: params.get('stream') ?? '' }),
    ...(params.get('type') && { type: params.get('type') ?? '' }),
    ...(params.get('position') && { position: params.get('position') ?? '' }),
    ...(params.get('until') && { until: params.get('until') ?? '' }),
  };
  return (
    <>
      <LogFilterForm key={params.toString()} filter={filter} />
      <Panel title={filter.stream ? `Events of ${filter.stream}` : 'Events, newest first'}>
        <Events filter={filter} />
      </Panel>
    </>
  );
}

function Events({ filter }: { readonly filter: LogFilter }) {
  const query = useInfiniteQuery(logQuery(filter));
  const { data, instead } = loadedPart(query, 'Loading events');
  if (!data) return instead;
  const events = data.pages.flatMap((page) => page.events);
  const lookedBackTo = data.pages.at(-1)?.lookedBackTo;
  const more = query.hasNextPage ? 'Look further back' : undefined;
  return (
    <Stack gap="tight">
      {events.map((event) => (
        <LogEvent key={event.event} event={event} />
      ))}
      {!events.length && <p>No such event{more ? ' so far' : ''}.</p>}
      {lookedBackTo && (
        <p>
          {more ? 'Looked back to ' : 'That is all, back to '}
          <time dateTime={lookedBackTo}>{new Date(lookedBackTo).toLocaleString('en-US')}</time>.
        </p>
      )}
      {more && (
        <Row>
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {more}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

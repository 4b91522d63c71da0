import { call } from '@lib/api/call';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { getProjections } from '@modules/kernel/http/health.contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Badge } from '@ui/data/badge';
import { Table } from '@ui/data/table';
import { LoadProblem } from '@ui/feedback/load-problem';
import { Notice } from '@ui/feedback/notice';
import { Loading } from '@ui/feedback/skeleton';
import style from './processors.module.css';

const REFRESH_MS = 10_000;

const projectionsQuery = queryOptions({
  queryKey: [getProjections.path] as const,
  queryFn: ({ signal }) => call(getProjections, { signal }),
  refetchInterval: REFRESH_MS,
});

type Processor = ResponseOf<typeof getProjections>['processors'][number];

/** Every processor with its distance to the head of the log; looks again every ten seconds. */
export function Processors() {
  const health = useQuery(projectionsQuery);
  if (health.isPending) return <Loading label="Asking the processors" shape="line" />;
  if (health.isError) {
    return (
      <LoadProblem title="No answer from the machine room" error={health.error} refetch={health.refetch} />
    );
  }
  const { well, processors } = health.data;
  return (
    <>
      <Notice tone={well ? 'good' : 'problem'} live={false}>
        {well
          ? 'All well: nothing is parked and nobody is far behind.'
          : 'Something is parked or far behind. Look at the rows below and at the log of the server.'}
      </Notice>
      <Table
        caption="Processors"
        rows={processors}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: 'Processor', cell: ({ name }) => name, lead: true },
          { key: 'state', header: 'State', cell: stateOf },
          { key: 'position', header: 'Position', cell: ({ position }) => figures(position), figures: true },
          { key: 'lag', header: 'Behind', cell: ({ lag }) => figures(lag), figures: true },
          { key: 'parked', header: 'Parked', cell: ({ parked }) => figures(parked), figures: true },
        ]}
      />
      <ul className={style.meanings}>
        {meanings.map(([word, meaning]) => (
          <li key={word}>
            <strong>{word}:</strong> {meaning}
          </li>
        ))}
      </ul>
    </>
  );
}

const kindLabels: Readonly<Record<Processor['kind'], string>> = {
  projection: 'List',
  sender: 'Sender',
};

/** What the words in the table mean. */
const meanings: readonly (readonly [string, string])[] = [
  ['Live', 'it follows the log.'],
  ['Waiting', 'another server does its work, or it is about to start.'],
  ['Replaced', 'a server of another version has built it anew. This server leaves it alone: stop it.'],
  ['Stopped', 'this server has not started it.'],
  ['List', 'keeps what pages read. It can be built again from the log.'],
  ['Sender', 'carries on what follows from a fact: e-mails, notifications, other steps.'],
  ['Kept up at once', 'who changes something sees it there with the very next page.'],
  ['Behind', 'facts of the log that it has not taken yet.'],
  ['Parked', 'facts that it could not take and has set aside.'],
];

const stateLabels: Readonly<Record<Processor['state'], string>> = {
  live: 'Live',
  waiting: 'Waiting',
  replaced: 'Replaced',
  stopped: 'Stopped',
};

const tones = { live: 'good', waiting: 'held', replaced: 'problem', stopped: 'problem' } as const;

function stateOf({ state, kind, strong }: Processor) {
  return (
    <span>
      <Badge tone={tones[state]}>{stateLabels[state]}</Badge> {kindLabels[kind]}
      {strong && ', kept up at once'}
    </span>
  );
}

const figures = (value: number) => value.toLocaleString('en-US');

import { useRebuild } from '@entities/operations/operations.mutations';
import {
  isAtWork,
  type Processor,
  parkedQuery,
  projectionsQuery,
} from '@entities/operations/operations.queries';
import type { Rebuild } from '@modules/operations/processors/processors.contract';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@ui/data/badge';
import { Table } from '@ui/data/table';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Progress } from '@ui/feedback/progress';
import { Fold } from '@ui/layout/fold';
import { Row } from '@ui/layout/layout';
import { ReasonDialog } from '../../reason-dialog';
import style from './processors.module.css';

/** One line that says whether all is well, and every processor with its lag behind the log. Refreshes every ten seconds. */
export function Processors() {
  const { data, instead } = loaded(useQuery(projectionsQuery), {
    label: 'Loading processors',
    shape: 'line',
    title: 'System status did not load',
    stale: 'hidden',
  });
  const rebuilds = useQuery(parkedQuery).data?.rebuilds ?? [];
  if (!data) return instead;
  const { well, processors } = data;
  return (
    <>
      <Notice tone={well ? 'good' : 'problem'} live={false}>
        {well
          ? 'All well: nothing is parked, and no processor is far behind.'
          : 'Something is parked or far behind. Check the rows below and the server log.'}
      </Notice>
      <Table
        caption="Processors"
        rows={processors}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: 'Processor', cell: ({ name }) => name, lead: true },
          { key: 'state', header: 'State', cell: stateOf },
          {
            key: 'position',
            header: 'Position',
            cell: ({ position }) => figures(position ?? 0),
            figures: true,
          },
          { key: 'lag', header: 'Behind', cell: lagOf, figures: true },
          { key: 'process', header: 'Server', cell: ({ process }) => process ?? '—' },
          { key: 'parked', header: 'Parked', cell: ({ parked }) => figures(parked), figures: true },
          {
            key: 'rebuild',
            header: 'Rebuild',
            cell: (processor) => (
              <RebuildCell
                processor={processor}
                rebuild={rebuilds.find(({ name }) => name === processor.name)}
                isBusy={rebuilds.some(isAtWork)}
              />
            ),
          },
        ]}
      />
      <Fold title="What the words mean">
        <ul className={style.meanings}>
          {meanings.map(([word, meaning]) => (
            <li key={word}>
              <strong>{word}:</strong> {meaning}
            </li>
          ))}
        </ul>
      </Fold>
    </>
  );
}

type RebuildCellProps = {
  readonly processor: Processor;
  readonly rebuild: Rebuild | undefined;
  /** Another rebuild runs or waits. */
  readonly isBusy: boolean;
};

/** How far a rebuild is, or the button that begins one. A reactor has none. */
function RebuildCell({ processor: { name, kind, head }, rebuild, isBusy }: RebuildCellProps) {
  const mutation = useRebuild(name);
  if (kind === 'reactor') return 'never';
  if (rebuild && isAtWork(rebuild))
    return (
      <span className={style.progress}>
        <Progress value={rebuild.percent} label={`Rebuild of ${name}`} />
        {rebuild.state === 'waiting' ? 'waits' : `${rebuild.percent} %`}
      </span>
    );
  return (
    <Row>
      {rebuild?.state === 'failed' && <Badge tone="problem">Failed</Badge>}
      {isBusy ? (
        'after the other'
      ) : (
        <ReasonDialog
          action="Rebuild"
          label={`Rebuild ${name}`}
          title={`Rebuild ${name}?`}
          description={`It is made from ${head ? `all events up to ${figures(head)}` : 'the whole log'}, beside the tables that serve, and replaces them when it is complete. Pages go on; the server works harder until then. Skipped events are tried again.${rebuild?.error ? ` The last one failed: ${rebuild.error}` : ''}`}
          mutation={mutation}
        />
      )}
    </Row>
  );
}

const kindLabels: Readonly<Record<Processor['kind'], string>> = {
  projection: 'List',
  reactor: 'Reactor',
};

/** Explains the terms in the table. */
const meanings: readonly (readonly [string, string])[] = [
  ['Live', 'it follows the log.'],
  ['Waiting', 'another server does its work, or it is about to start.'],
  [
    'Replaced',
    'a server of another version has rebuilt it. This server no longer updates it: stop this server.',
  ],
  ['Stopped', 'no server runs it.'],
  ['Silent', 'the server that runs it has not reported for half a minute.'],
  ['List', 'keeps the data that pages read. It can be rebuilt from the log.'],
  ['Reactor', 'acts on events: sends e-mails and notifications, starts other steps.'],
  [
    'Behind',
    'how old the oldest event is that it has not handled, and how many there are where the log counts them.',
  ],
  ['Parked', 'events that it could not handle and has set aside.'],
];

const stateLabels: Readonly<Record<Processor['state'], string>> = {
  live: 'Live',
  waiting: 'Waiting',
  replaced: 'Replaced',
  stopped: 'Stopped',
  silent: 'Silent',
};

const tones = {
  live: 'good',
  waiting: 'held',
  replaced: 'problem',
  stopped: 'problem',
  silent: 'problem',
} as const;

function lagOf({ lagSeconds, lagEvents }: Processor): string {
  if (lagSeconds === null) return 'log unreachable';
  const age = ageOf(lagSeconds);
  return lagEvents ? `${age}, ${figures(lagEvents)}` : age;
}

/** "75 s", "12 min", "5 h", "3 days" */
function ageOf(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}

function stateOf({ state, kind }: Processor) {
  return (
    <span>
      <Badge tone={tones[state]}>{stateLabels[state]}</Badge> {kindLabels[kind]}
    </span>
  );
}

const figures = (value: number) => value.toLocaleString('en-US');

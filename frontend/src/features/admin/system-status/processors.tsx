import { call } from '@lib/api/call';
import { counted } from '@lib/format';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { getProjections } from '@modules/kernel/http/health.contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Badge } from '@ui/data/badge';
import { Table } from '@ui/data/table';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Fold } from '@ui/layout/fold';
import style from './processors.module.css';

const REFRESH_MS = 10_000;

const projectionsQuery = queryOptions({
  queryKey: [getProjections.path] as const,
  queryFn: ({ signal }) => call(getProjections, { signal }),
  refetchInterval: REFRESH_MS,
});

type Processor = ResponseOf<typeof getProjections>['processors'][number];

/** One line that says whether all is well. It unfolds to every processor and its lag behind the log, and is open
 *  while something is wrong. Refreshes every ten seconds. */
export function Processors() {
  const { data, instead } = loaded(useQuery(projectionsQuery), {
    label: 'Loading processors',
    shape: 'line',
    title: 'System status did not load',
    stale: 'hidden',
  });
  if (!data) return instead;
  const { well, processors } = data;
  return (
    <>
      <Notice tone={well ? 'good' : 'problem'} live={false}>
        {well
          ? 'All well: nothing is parked, and no processor is far behind.'
          : 'Something is parked or far behind. Check the rows below and the server log.'}
      </Notice>
      <Fold title={counted(processors.length, 'processor')} mustOpen={!well}>
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
          ]}
        />
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
  const age = `${figures(lagSeconds)} s`;
  return lagEvents ? `${age}, ${figures(lagEvents)}` : age;
}

function stateOf({ state, kind }: Processor) {
  return (
    <span>
      <Badge tone={tones[state]}>{stateLabels[state]}</Badge> {kindLabels[kind]}
    </span>
  );
}

const figures = (value: number) => value.toLocaleString('en-US');

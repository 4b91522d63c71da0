import { counted, figure } from '@lib/format';
import { paths } from '@lib/paths';
import { listCheckpoints } from '@modules/audit/audit.contract';
import type { Category } from '@modules/moderation/moderation.schemas';
import type { PublicFigures } from '@modules/moderation/transparency/transparency.contract';
import { useQuery } from '@tanstack/react-query';
import { Table } from '@ui/data/table';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import { publicFiguresQuery } from './transparency.queries';

/** /transparency: how many reports came, how long decisions took, how often they were overturned, and how anybody can check the log. */
export default function TransparencyPage() {
  return (
    <Page width="text">
      <PageHeading
        title="Transparency"
        lead="What members report, how long we take, and how often we were wrong."
      />
      <Stack gap="loose">
        <Panel title="In numbers">
          <Figures />
        </Panel>
        <Panel title="Nobody can change the record unseen">
          <Checkpoints />
        </Panel>
      </Stack>
    </Page>
  );
}

function Figures() {
  const { data, instead } = loadedPart(useQuery(publicFiguresQuery), 'Loading the figures');
  if (!data) return instead;
  return (
    <Stack gap="loose">
      <p>
        A figure is shown from five on. A smaller one could tell of a person, so we say “fewer than 5”, which
        may also be none.
      </p>
      <Table
        caption="Reports by category"
        captionShown
        rows={reportRows(data)}
        rowKey={({ name }) => name}
        columns={columns}
      />
      <Table
        caption="Decisions and appeals"
        captionShown
        rows={decisionRows(data)}
        rowKey={({ name }) => name}
        columns={columns}
      />
      <p>
        The time counts from the opening of a case to its decision; half of the cases took less. Who disagrees
        with a decision can appeal, and somebody else looks at it: see our <Link to={paths.terms}>terms</Link>
        .
      </p>
    </Stack>
  );
}

interface Row {
  readonly name: string;
  readonly last90Days: string;
  readonly last12Months: string;
}

const columns = [
  { key: 'name', header: 'What', cell: ({ name }: Row) => name, lead: true },
  { key: '90', header: 'Last 90 days', cell: ({ last90Days }: Row) => last90Days, figures: true },
  { key: '12', header: 'Last 12 months', cell: ({ last12Months }: Row) => last12Months, figures: true },
] as const;

const few = 'fewer than 5';
const shown = (count: number | null): string => (count === null ? few : figure(count));

function reportRows({ last90Days, last12Months }: PublicFigures): readonly Row[] {
  return last12Months.reports.map(({ category, count }) => ({
    name: categoryNames[category],
    last90Days: shown(last90Days.reports.find((one) => one.category === category)?.count ?? null),
    last12Months: shown(count),
  }));
}

function decisionRows({ last90Days, last12Months }: PublicFigures): readonly Row[] {
  const row = (name: string, of: (period: PublicFigures['last90Days']) => string): Row => ({
    name,
    last90Days: of(last90Days),
    last12Months: of(last12Months),
  });
  return [
    row('Cases decided', ({ decisions }) => shown(decisions.count)),
    row('Usual time to a decision', ({ decisions: { medianHours } }) =>
      medianHours === null ? few : counted(Math.max(1, Math.round(medianHours)), 'hour'),
    ),
    row('Appeals decided', ({ appeals }) => shown(appeals.count)),
    row('Decisions that fell on appeal', ({ appeals: { overturned } }) =>
      overturned === null ? few : `${overturned} %`,
    ),
  ];
}

const categoryNames: Readonly<Record<Category, string>> = {
  'minor-safety': 'Safety of minors',
  unsafe: 'Dangerous things or acts',
  scam: 'Scams',
  stolen: 'Stolen things',
  harassment: 'Harassment',
  counterfeit: 'Counterfeits',
  prohibited: 'Things that may not be sold',
  spam: 'Spam',
  miscategorised: 'In the wrong place',
  'already-sold': 'Already sold',
  other: 'Something else',
};

function Checkpoints() {
  return (
    <Stack>
      <p>
        Everything that our staff decides or opens is recorded before it happens. The record is a chain: each
        part contains a number that is calculated from everything before it. If anybody changed, removed or
        moved an entry later, the numbers would no longer fit.
      </p>
      <p>
        Once a day, and after every 10,000 events, we sign where the chain ends and publish it: the{' '}
        <a href={listCheckpoints.path}>signed checkpoints</a>, with the key that checks the signatures
        (Ed25519). They tell nothing about anybody.
      </p>
      <ol>
        <li>Save that file today, and keep it where we cannot reach it.</li>
        <li>
          Save it again later. Every line of the old file has to be in the new one, unchanged. A line that is
          missing or different shows that the record was changed.
        </li>
        <li>
          The signature of a line is over four lines of text, each with a line end: “Swap Meet Classics log
          checkpoint”, its position, its hash, and its time, as they are in the file.
        </li>
      </ol>
      <p>
        Whoever audits us can compare a kept file with the whole record. It finds an end that was cut off,
        too.
      </p>
    </Stack>
  );
}

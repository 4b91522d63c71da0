import { type AppealsStatus, appealFiguresQuery, appealsQuery } from '@entities/appeal/appeal-review.queries';
import { figure } from '@lib/format';
import { paths } from '@lib/paths';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Pager } from '@ui/data/pager';
import { Plate } from '@ui/data/plate';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { Panel } from '@ui/layout/panel';
import { CircleCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { AppealRow } from '../appeal-row';
import style from '../cases/cases.module.css';
import { ConsoleFrame } from '../console/console-frame';

/** /admin/appeals: what waits, by when it is due, and how fast and how often decisions are overturned. */
export default function AdminAppealsPage() {
  return (
    <ConsoleFrame
      capability="review"
      title="Appeals"
      lead="A first look within 72 hours, a decision within 14 days. The member sees both dates."
    >
      <Stack>
        <Appeals />
        <Panel title="Figures">
          <Figures />
        </Panel>
      </Stack>
    </ConsoleFrame>
  );
}

function Appeals() {
  const [address] = useSearchParams();
  const status = statuses.find(([one]) => one === address.get('status'))?.[0] ?? 'waiting';
  return (
    <Stack gap="tight">
      <LinkTabs
        label="Which appeals"
        tabs={statuses.map(([to, label]) => ({
          to: to === 'waiting' ? paths.adminAppeals : `${paths.adminAppeals}?status=${to}`,
          label,
          isCurrent: to === status,
        }))}
      />
      <AppealList status={status} />
    </Stack>
  );
}

function AppealList({ status }: { readonly status: AppealsStatus }) {
  const query = useInfiniteQuery(appealsQuery({ status }));
  const { data, instead } = loaded(query, {
    label: 'Loading appeals',
    shape: 'line',
    title: 'The appeals could not be loaded',
  });
  if (!data) return instead;
  const lines = data.pages.flatMap(({ appeals }) => appeals);
  if (lines.length === 0)
    return (
      <Empty title={emptyWords[status]} visual={<CircleCheck aria-hidden="true" />}>
        Members appeal from the page of a decision, within 180 days.
      </Empty>
    );
  return (
    <>
      <ol
        role="list"
        aria-label="Appeals"
        className={style.queue}
        data-stale={query.isPlaceholderData || undefined}
      >
        {lines.map((line) => (
          <AppealRow key={line.id} line={line} />
        ))}
      </ol>
      <Pager
        shown={lines.length}
        total={data.pages[0]?.total}
        unit="appeals"
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
      />
    </>
  );
}

function Figures() {
  const { data, instead } = loadedPart(useQuery(appealFiguresQuery), 'Loading figures');
  if (!data) return instead;
  return (
    <Stack>
      <Plate
        title="Last 180 days"
        facts={[
          { label: 'Waiting', value: figure(data.waiting) },
          { label: 'Late', value: figure(data.late) },
          { label: 'Median to first look', value: hours(data.medianHoursToLook) },
          { label: 'Median to decision', value: hours(data.medianHoursToDecide) },
        ]}
      />
      <Table
        caption="How often decisions were overturned, by who decided"
        captionShown
        rows={data.deciders}
        rowKey={({ decider }) => decider.id}
        empty={<p>Nobody has decided a case yet.</p>}
        columns={[
          {
            key: 'who',
            header: 'Decided by',
            lead: true,
            cell: ({ decider }) => decider.name ?? 'Former staff',
          },
          { key: 'decided', header: 'Decided', figures: true, cell: ({ decided }) => figure(decided) },
          { key: 'appealed', header: 'Appealed', figures: true, cell: ({ appealed }) => figure(appealed) },
          {
            key: 'overturned',
            header: 'Overturned',
            figures: true,
            cell: ({ overturned }) => figure(overturned),
          },
          {
            key: 'rate',
            header: 'Rate',
            figures: true,
            cell: ({ decided, overturned }) =>
              decided === 0 ? '—' : `${Math.round((100 * overturned) / decided)}%`,
          },
        ]}
      />
    </Stack>
  );
}

const statuses: readonly (readonly [AppealsStatus, string])[] = [
  ['waiting', 'Waiting'],
  ['mine', 'Mine'],
  ['decided', 'Decided'],
  ['all', 'All'],
];

const emptyWords: Readonly<Record<AppealsStatus, string>> = {
  waiting: 'No appeal is waiting',
  mine: 'You are reviewing no appeal',
  decided: 'No appeal is decided yet',
  all: 'There are no appeals yet',
};

const hours = (value: number | null): string =>
  value === null ? 'too few to say' : `${Math.round(value)} h`;

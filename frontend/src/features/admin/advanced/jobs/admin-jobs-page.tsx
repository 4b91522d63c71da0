import { useReleaseJobs, useRunJob } from '@entities/operations/operations.mutations';
import { jobsQuery } from '@entities/operations/operations.queries';
import { counted, figure } from '@lib/format';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { listJobs } from '@modules/operations/jobs/jobs.contract';
import { useQuery } from '@tanstack/react-query';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { Table } from '@ui/data/table';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ReasonDialog } from '../../reason-dialog';
import { AdvancedFrame } from '../advanced-frame';
import { Entry } from '../entry';
import { Until } from '../until';

/** The queue: what is dead, what waits, and what time starts. */
export default function AdminJobsPage() {
  return (
    <AdvancedFrame title="Jobs" lead="Work that waits in the queue, and work that time starts.">
      <Jobs />
    </AdvancedFrame>
  );
}

type Answer = ResponseOf<typeof listJobs>;

function Jobs() {
  const { data, instead } = loadedPart(useQuery(jobsQuery), 'Loading jobs');
  if (!data) return instead;
  return (
    <>
      <Panel title="Dead jobs">
        <Dead dead={data.dead} queues={data.queues} />
      </Panel>
      <Panel title="Waiting">
        <Table
          caption="Jobs that wait or run"
          rows={data.queues}
          rowKey={({ name }) => name}
          empty={<p>Nothing waits.</p>}
          columns={[
            { key: 'name', header: 'Job', cell: ({ name }) => name, lead: true },
            { key: 'waiting', header: 'Waiting', cell: ({ waiting }) => figure(waiting), figures: true },
            { key: 'running', header: 'Running', cell: ({ running }) => figure(running), figures: true },
            { key: 'dead', header: 'Dead', cell: ({ dead }) => figure(dead), figures: true },
            { key: 'next', header: 'Next', cell: ({ nextDueAt }) => nextDueAt && <Until at={nextDueAt} /> },
            { key: 'error', header: 'Last error', cell: ({ lastError }) => lastError, words: true },
          ]}
        />
      </Panel>
      <Panel title="Started by time">
        <Table
          caption="Jobs that time starts"
          rows={data.scheduled}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: 'Job', cell: ({ name }) => name, lead: true },
            { key: 'state', header: 'State', cell: stateOf },
            {
              key: 'ran',
              header: 'Last run',
              cell: ({ ranAt }) => (ranAt === null ? 'not yet' : <Age since={ranAt} />),
            },
            {
              key: 'next',
              header: 'Next run',
              cell: ({ dueAt, isRunning }) => (isRunning ? 'runs now' : <Until at={dueAt} />),
            },
            { key: 'error', header: 'Last error', cell: ({ lastError }) => lastError, words: true },
            { key: 'run', header: 'Run', cell: (job) => <RunNow job={job} /> },
          ]}
        />
      </Panel>
    </>
  );
}

function Dead({ dead, queues }: Pick<Answer, 'dead' | 'queues'>) {
  if (!dead.length) return <p>No job is dead.</p>;
  const several = queues.filter((queue) => queue.dead > 1);
  return (
    <Stack gap="tight">
      {several.map(({ name, dead: count }) => (
        <Entry
          key={name}
          title={`All of ${name}`}
          facts={[counted(count, 'dead job')]}
          actions={<Release which={name} what={`all ${count} dead jobs of ${name}`} />}
        />
      ))}
      {dead.map(({ id, name, key, attempts, lastError }) => (
        <Entry
          key={id}
          title={name}
          facts={[`number ${id}`, key, `tried ${counted(attempts, 'time')}`]}
          fault={lastError}
          actions={<Release which={String(id)} what={`job ${id} of ${name}`} />}
        />
      ))}
    </Stack>
  );
}

function Release({ which, what }: { readonly which: string; readonly what: string }) {
  return (
    <ReasonDialog
      action="Release"
      label={`Release ${what}`}
      title={`Release ${what}?`}
      description="It is tried at once, with all of its attempts before it. What it did before it failed may be done again."
      mutation={useReleaseJobs(which)}
    />
  );
}

type Scheduled = Answer['scheduled'][number];

const stateOf = ({ isRunning, lastError }: Scheduled) => {
  if (isRunning) return <Badge tone="held">Runs</Badge>;
  return lastError ? <Badge tone="problem">Failed</Badge> : <Badge tone="good">Well</Badge>;
};

function RunNow({ job: { name, isRunning } }: { readonly job: Scheduled }) {
  const mutation = useRunJob(name);
  if (isRunning) return null;
  return (
    <ReasonDialog
      action="Run now"
      label={`Run now: ${name}`}
      title={`Run ${name} now?`}
      description="It runs once, now, and then at its usual times. It does what it would do at its next turn."
      mutation={mutation}
    />
  );
}

import { useKeptBuilds } from '@entities/build/on-device/use-kept-builds';
import { dayIn, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import { Empty } from '@ui/feedback/empty';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EntriesOnDevice } from '../journal/entries-on-device';
import { WaitingEntries } from '../journal/waiting-entries';
import { WriteButton } from '../journal/write-button';

/** A build without a connection: its newest entries, and where the next one is written. */
export function BuildOnDevice({ id }: { readonly id: string }) {
  const builds = useKeptBuilds();
  const build = builds?.find((one) => one.id === id);
  return (
    <Page width="form">
      {builds === undefined ? (
        <Loading label="Reading this device…" shape="row" />
      ) : build ? (
        <Stack gap="loose">
          <PageHeading
            kicker={<Link to={paths.buildTracker}>Builds</Link>}
            title={build.title}
            lead={build.title !== build.vehicle && build.vehicle}
          />
          <p>
            On this device since {dayIn(build.readAt)}, {timeIn(build.readAt)}. Write as always: it is kept
            here, and goes by itself with the next signal. Board, photos and costs need a connection.
          </p>
          <WriteButton build={build} />
          <WaitingEntries buildId={id} />
          <EntriesOnDevice buildId={id} />
        </Stack>
      ) : (
        <Empty
          heading="h1"
          visual={<CloudOff aria-hidden="true" />}
          title="This build is not on this device"
          action={<Link to={paths.buildTracker}>Builds on this device</Link>}
        >
          Open a build that you work on once with a connection. From then on you write in its journal here
          without one.
        </Empty>
      )}
    </Page>
  );
}

import { useKeptBuilds } from '@entities/build/on-device/use-kept-builds';
import { paths } from '@lib/paths';
import { Empty } from '@ui/feedback/empty';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading } from '@ui/layout/layout';
import { CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The builds that open without a connection. */
export function BuildsOnDevice() {
  const builds = useKeptBuilds();
  if (builds === undefined) return <Loading label="Reading this device…" shape="row" />;
  return (
    <Page width="form">
      <PageHeading
        title="Builds on this device"
        lead="They open without a connection, to write in the journal."
      />
      {builds.length === 0 ? (
        <Empty visual={<CloudOff aria-hidden="true" />} title="No build is on this device yet">
          Open a build that you work on once with a connection.
        </Empty>
      ) : (
        <ul>
          {builds.map(({ id, title, vehicle }) => (
            <li key={id}>
              <Link to={paths.build(id)}>{title}</Link>
              {title !== vehicle && ` · ${vehicle}`}
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

import { useDevicePoint } from '@lib/browser/user-location';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBuildsFilter } from './builds-filter';
import { BuildsSearch } from './builds-search';
import { Directory } from './directory';
import { OwnBuilds } from './own-builds';

/** /build-tracker: the builds of the member, and those that others show. */
export default function BuildTrackerPage() {
  const [filter, change] = useBuildsFilter();
  const near = useDevicePoint();
  const isMember = useMember() !== undefined;
  const search = <BuildsSearch filter={filter} isLocated={near !== null} onChange={change} />;
  const directory = (own: readonly string[]) => (
    <>
      {search}
      <Directory filter={filter} near={near} own={own} onChange={change} />
    </>
  );
  return (
    <Page>
      <PageHeading
        title="Build Tracker"
        lead="One car, what there is to do, what is missing, and what you did. Private until you show it."
        actions={
          <Button asChild variant="primary" icon={<Plus />}>
            <Link to={paths.newBuild}>Start a build</Link>
          </Button>
        }
      />
      <Stack gap="loose">
        {isMember ? <OwnBuilds filter={filter}>{directory}</OwnBuilds> : directory(none)}
      </Stack>
    </Page>
  );
}

const none: readonly string[] = [];

import { myBuildsQuery } from '@entities/build/build.queries';
import { useOnline } from '@lib/browser/connection';
import { useDevicePoint } from '@lib/browser/user-location';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BuildsOnDevice } from '../on-device/on-demand';
import { useBuildsFilter } from './builds-filter';
import { BuildsSearch } from './builds-search';
import { Directory } from './directory';
import style from './directory.module.css';
import { OwnBuilds } from './own-builds';

/** /build-tracker: the builds of the member, and those that others show. */
export default function BuildTrackerPage() {
  const [filter, change] = useBuildsFilter();
  const near = useDevicePoint();
  const isMember = useMember() !== undefined;
  const isOnline = useOnline();
  const isRead = useQueryClient().getQueryData(myBuildsQuery.queryKey) !== undefined;
  if (!isOnline && !isRead) return <BuildsOnDevice />;
  const search = <BuildsSearch filter={filter} isLocated={near !== null} onChange={change} />;
  const directory = (own: readonly string[]) => (
    <section aria-labelledby="directory" className={style.shelf}>
      <h2 id="directory">Builds of our members</h2>
      {search}
      <Directory filter={filter} near={near} own={own} onChange={change} />
    </section>
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

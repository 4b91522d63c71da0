import { buildQuery } from '@entities/build/build.queries';
import { useKeepBuild } from '@entities/build/on-device/use-keep-build';
import { isRefusal } from '@lib/api/problem';
import { useOnline } from '@lib/browser/connection';
import { usePageTitle } from '@lib/browser/page-title';
import { useQuery } from '@tanstack/react-query';
import { loadedPage } from '@ui/feedback/loaded';
import { Page, Stack } from '@ui/layout/layout';
import { useParams } from 'react-router-dom';
import { NoSuchBuild, noSuchBuild } from '../no-such-build';
import { BuildOnDevice } from '../on-device/on-demand';
import { BuildHead } from './build-head';
import { BuildNotices } from './build-notices';
import { BuildTabs } from './build-tabs';

/** /build-tracker/:id; `tab` in the address is the open part. */
export default function BuildPage() {
  const { id = '' } = useParams();
  const query = useQuery(buildQuery(id));
  const isOnline = useOnline();
  useKeepBuild(query.data);
  usePageTitle(isRefusal(query.error) ? noSuchBuild : query.data?.title);
  const { data: build, instead } = loadedPage(query, {
    label: 'Loading the build…',
    shape: 'block',
    count: 1,
    refused: <NoSuchBuild />,
  });
  if (!build) return isOnline ? instead : <BuildOnDevice id={id} />;
  return (
    <Page>
      <Stack gap="loose">
        <BuildHead build={build} />
        <BuildNotices build={build} />
        <BuildTabs build={build} />
      </Stack>
    </Page>
  );
}

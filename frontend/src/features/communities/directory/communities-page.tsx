import { useDevicePoint } from '@lib/browser/user-location';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCommunitiesFilter } from './communities-filter';
import { CommunitiesSearch } from './communities-search';
import { Directory } from './directory';
import { OwnCommunities } from './own-communities';

/** /communities: those of the member, suggestions for their garage, and all of them. */
export default function CommunitiesPage() {
  const [filter, change] = useCommunitiesFilter();
  const near = useDevicePoint();
  const isMember = useMember() !== undefined;
  return (
    <Page>
      <PageHeading
        title="Communities"
        lead="Clubs, regions, and people with the same car. Each has its own wall, members and rules."
        actions={
          <Button asChild icon={<Plus />}>
            <Link to={paths.communityForm}>Start a community</Link>
          </Button>
        }
      />
      <Stack gap="loose">
        <CommunitiesSearch filter={filter} isLocated={near !== null} onChange={change} />
        {isMember ? (
          <OwnCommunities filter={filter}>
            {(own) => <Directory filter={filter} near={near} own={own} onChange={change} />}
          </OwnCommunities>
        ) : (
          <Directory filter={filter} near={near} own={none} onChange={change} />
        )}
      </Stack>
    </Page>
  );
}

const none: readonly string[] = [];

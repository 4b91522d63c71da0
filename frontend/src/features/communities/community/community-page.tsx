import { communityQuery } from '@entities/community/community.queries';
import { isRefusal } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { useQuery } from '@tanstack/react-query';
import { loadedPage } from '@ui/feedback/loaded';
import { Page, Stack } from '@ui/layout/layout';
import { useParams } from 'react-router-dom';
import style from '../communities.module.css';
import { NoSuchCommunity, noSuchCommunity } from '../no-such-community';
import { CommunityHead, CommunityPlate } from './community-head';
import { CommunityNotices } from './community-notices';
import { CommunityTabs } from './community-tabs';
import { JoinCommunity } from './join-community';

/** /communities/:slug; `show` in the address is the open tab. With # and a secret: an invitation. */
export default function CommunityPage() {
  const { slug = '' } = useParams();
  const query = useQuery(communityQuery(slug));
  usePageTitle(isRefusal(query.error) ? noSuchCommunity : query.data?.name);
  const { data: community, instead } = loadedPage(query, {
    label: 'Loading the community…',
    shape: 'block',
    count: 1,
    refused: <NoSuchCommunity />,
  });
  if (!community) return instead;
  return (
    <Page>
      <Stack gap="loose">
        <CommunityHead community={community}>
          <JoinCommunity key={community.id} community={community} />
        </CommunityHead>
        <CommunityNotices community={community} />
        <div className={style.columns}>
          <aside aria-label="Figures and people">
            <CommunityPlate community={community} />
          </aside>
          <CommunityTabs community={community} />
        </div>
      </Stack>
    </Page>
  );
}

import { useMember } from '@lib/session/session';
import type { CommunityView } from '@modules/community/community/community.contract';
import { Empty } from '@ui/feedback/empty';
import { Link } from 'react-router-dom';
import style from '../communities.module.css';
import { CommunityInsights } from './community-insights';
import { CommunityWatched } from './community-watched';

/** What moderators with the tools read of their community; the others read that there are such. */
export function CommunityTools({ community }: { readonly community: CommunityView }) {
  if (!useMember()?.capabilities.includes('community-tools'))
    return (
      <Empty title="Figures by week, and words to watch for">
        These two come with <Link to="/premium">Premium</Link>. Everything else that moderators do is free.
      </Empty>
    );
  return (
    <div className={style.part}>
      <CommunityWatched community={community} />
      <CommunityInsights community={community} />
    </div>
  );
}
